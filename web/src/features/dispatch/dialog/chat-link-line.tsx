import { Button } from '@mantine/core'
import { IconMessageCircle, IconSend } from '@tabler/icons-react'
import { type DispatchCall, formatPhone, openJobChat, textChatLink } from '@towline/contract'
import { useDo } from '../../../platform/query.ts'
import { openRepWindow } from '../../../platform/rep-window.ts'
import { dateAndTime } from '../../../ui/dates.ts'
import styles from './chat-link-line.module.css'

/** The way to the customer's chat: its link as a text to them, or the rep's side of it. By what is saved of the call. */
export function ChatLinkLine({ call }: { call: DispatchCall }) {
  const text = useDo(textChatLink)
  const open = useDo(openJobChat)
  const input = { params: { dispatchCallId: call.id } }
  const error = text.error ?? open.error
  const link = text.data ?? open.data
  return (
    <div className={styles.line}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconSend size={16} aria-hidden="true" />}
        loading={text.isPending}
        onClick={() => {
          open.reset()
          text.mutate(input)
        }}
      >
        Text the customer a link
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconMessageCircle size={16} aria-hidden="true" />}
        loading={open.isPending}
        onClick={() => {
          text.reset()
          open.mutate(input, { onSuccess: ({ id }) => openRepWindow(id) })
        }}
      >
        Open the chat
      </Button>
      {error ? (
        <p className={styles.failed} role="alert">
          {error.message}
        </p>
      ) : (
        <p className={styles.said} role="status">
          {link && link.textedDate > 0 && (
            <>
              Link sent to {formatPhone(link.to)} on {dateAndTime(link.textedDate)}.{' '}
            </>
          )}
          {link && <>The customer’s page: {link.url}</>}
        </p>
      )}
    </div>
  )
}
