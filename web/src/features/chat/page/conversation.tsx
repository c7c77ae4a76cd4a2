import { Tabs } from '@mantine/core'
import {
  type ChatRequest,
  type ChatRole,
  type LoggedInUser,
  UNNAMED_CUSTOMER,
  UNNAMED_REP,
} from '@towline/contract'
import { Notice } from '../../../ui/notice.tsx'
import { whyRefused } from '../chat.text.ts'
import { otherSide } from '../conversation/chat-lines.ts'
import { useChat } from '../conversation/use-chat.ts'
import { type SendingMedia, useSendingMedia } from '../conversation/use-sending-media.ts'
import { AgentLog, CustomerData } from './call-tabs.tsx'
import styles from './chat-page.module.css'
import { ChatTab } from './chat-tab.tsx'
import { RepHead, RepLine } from './rep-line.tsx'

/** The chat for the company's rep. */
export function RepView({ request, name }: { request: ChatRequest; name: string }) {
  const line = useChat(request, { role: 'rep', name: name || UNNAMED_REP })
  const { here } = otherSide('rep', request.sides, line.state.other)
  return (
    <>
      <RepHead request={request} here={here} />
      <Refused line={line} side="rep" isSignedIn />
      <ChatTabs request={request} side="rep" line={line} media={null} />
    </>
  )
}

/** The chat for the customer, or for who of the company looks at the customer's page. */
export function CustomersConversation(props: {
  request: ChatRequest
  staff: LoggedInUser | null
  isSignedIn: boolean
}) {
  const { request, staff, isSignedIn } = props
  const side = staff ? 'rep' : 'customer'
  const name = staff ? staff.name || UNNAMED_REP : request.customerName || UNNAMED_CUSTOMER
  const line = useChat(request, { role: side, name })
  return (
    <>
      {staff && (
        <div className={styles.notice}>
          <Notice kind="info">
            You are signed in to {request.companyName}, so what you write here comes from your team.
            To see what the customer sees, open this link in a private window.
          </Notice>
        </div>
      )}
      <Refused line={line} side={side} isSignedIn={isSignedIn} />
      {staff ? (
        <ChatTabs request={request} side="rep" line={line} media={null} />
      ) : (
        <CustomersChat request={request} line={line} />
      )}
    </>
  )
}

/** The tabs for the customer, whose photos go on being sent whichever tab is shown. */
function CustomersChat(props: { request: ChatRequest; line: ReturnType<typeof useChat> }) {
  const { request, line } = props
  const media = useSendingMedia(request.id, (message) => line.chat?.take(message))
  return <ChatTabs request={request} side="customer" line={line} media={media} />
}

/** Why nobody can write here from this page, where that is so. */
function Refused(props: { line: ReturnType<typeof useChat>; side: ChatRole; isSignedIn: boolean }) {
  if (props.line.state.line !== 'refused') return null
  return (
    <div className={styles.notice}>
      <Notice kind="error">{whyRefused(props.side, props.isSignedIn)}</Notice>
    </div>
  )
}

function ChatTabs(props: {
  request: ChatRequest
  side: ChatRole
  line: ReturnType<typeof useChat>
  media: SendingMedia | null
}) {
  const { request } = props
  return (
    <Tabs defaultValue="chat" keepMounted={false} className={styles.tabs}>
      <Tabs.List className={styles.bar}>
        <Tabs.Tab value="chat">Chat</Tabs.Tab>
        <Tabs.Tab value="custom_data">Customer Data</Tabs.Tab>
        <Tabs.Tab value="voice_agent_log">AI Agent Log</Tabs.Tab>
      </Tabs.List>
      {props.side === 'rep' && <RepLine request={request} />}
      <Tabs.Panel value="chat" className={styles.panel}>
        <ChatTab {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="custom_data" className={styles.panel}>
        <CustomerData request={request} />
      </Tabs.Panel>
      <Tabs.Panel value="voice_agent_log" className={styles.panel}>
        <AgentLog request={request} />
      </Tabs.Panel>
    </Tabs>
  )
}
