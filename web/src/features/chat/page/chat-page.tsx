import { Skeleton, Tabs } from '@mantine/core'
import {
  type ChatRequest,
  type ChatRole,
  type LoggedInUser,
  UNNAMED_CUSTOMER,
  UNNAMED_REP,
} from '@towline/contract'
import { type MetaFunction, Navigate, useLocation, useParams } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { loginAddress } from '../../../platform/login-address.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useChatRequest } from '../chat.queries.ts'
import { whyRefused } from '../chat.text.ts'
import { otherSide } from '../conversation/chat-lines.ts'
import { useChat } from '../conversation/use-chat.ts'
import { type SendingMedia, useSendingMedia } from '../conversation/use-sending-media.ts'
import { AgentLog, CustomerData } from './call-tabs.tsx'
import styles from './chat-page.module.css'
import { ChatTab } from './chat-tab.tsx'
import { JobPanel } from './job-panel.tsx'
import { LinkedPhones } from './linked-text.tsx'
import { RepHead, RepLine } from './rep-line.tsx'

export const meta: MetaFunction = ({ location }) => [
  { title: isRepPath(location.pathname) ? 'Customer chat · Towline' : 'Your tow · Towline' },
  { name: 'robots', content: 'noindex' },
]

const isRepPath = (path: string) => path.includes('/customer/rep')

/** The chat of a job: for the company's rep under /customer/rep, else for the customer who was texted the link. */
export default function ChatPage() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const isRep = isRepPath(pathname)
  const user = useLoggedInUser()
  const request = useChatRequest(id)
  if (isRep && !user) return <Navigate to={loginAddress(pathname)} replace />
  if (!request.data || isEnded(request.error)) {
    return (
      <main id="content" className={styles.plain}>
        {request.error ? (
          <NotToBeHad error={request.error} onRetry={() => void request.refetch()} />
        ) : (
          <Skeleton height={320} role="status" aria-label="Loading your request" />
        )}
      </main>
    )
  }
  const isOurs = user?.companyId === request.data.companyId
  if (isRep && !isOurs) {
    return (
      <main id="content" className={styles.plain}>
        <Missing />
      </main>
    )
  }
  return isRep ? (
    <RepView request={request.data} name={user?.name ?? ''} />
  ) : (
    <CustomerView
      request={request.data}
      asOf={request.dataUpdatedAt}
      staff={isOurs ? user : null}
      isSignedIn={user !== null}
    />
  )
}

const isEnded = (error: Error | null) => error instanceof ApiError && error.code === 'link_ended'

function RepView({ request, name }: { request: ChatRequest; name: string }) {
  const line = useChat(request, { role: 'rep', name: name || UNNAMED_REP })
  const { here } = otherSide('rep', request.sides, line.state.other)
  return (
    <main id="content" className={styles.rep}>
      <RepHead request={request} here={here} />
      <Refused line={line} side="rep" isSignedIn />
      <ChatTabs request={request} side="rep" line={line} media={null} />
    </main>
  )
}

function CustomerView(props: {
  request: ChatRequest
  asOf: number
  /** Who of the company looks at the customer's page. */
  staff: LoggedInUser | null
  isSignedIn: boolean
}) {
  const { request, staff, isSignedIn } = props
  const side = staff ? 'rep' : 'customer'
  const name = staff ? staff.name || UNNAMED_REP : request.customerName || UNNAMED_CUSTOMER
  const line = useChat(request, { role: side, name })
  return (
    <main id="content" className={styles.customer}>
      <JobPanel request={request} asOf={props.asOf} />
      <div className={styles.layout} id="chat">
        {staff && (
          <div className={styles.notice}>
            <Notice kind="info">
              You are signed in to {request.companyName}, so what you write here comes from your
              team. To see what the customer sees, open this link in a private window.
            </Notice>
          </div>
        )}
        <Refused line={line} side={side} isSignedIn={isSignedIn} />
        {staff ? (
          <ChatTabs request={request} side="rep" line={line} media={null} />
        ) : (
          <CustomersChat request={request} line={line} />
        )}
      </div>
    </main>
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

function NotToBeHad(props: { error: Error; onRetry: () => void }) {
  const known = props.error instanceof ApiError ? props.error.code : ''
  if (isEnded(props.error)) {
    return (
      <>
        <PageHeading>This chat has ended</PageHeading>
        <p>
          <LinkedPhones text={props.error.message} />
        </p>
      </>
    )
  }
  if (known === 'not_found' || known === 'bad_request') return <Missing />
  return <Failed error={props.error} onRetry={props.onRetry} />
}

function Missing() {
  return (
    <>
      <PageHeading>We can’t find this request</PageHeading>
      <p>
        The link may be incomplete or expired. Open it again from the text message, or call the
        company you spoke with.
      </p>
    </>
  )
}
