import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconMenu2, IconMessages, IconPhoneCall } from '@tabler/icons-react'
import { type Company, formatPhone } from '@towline/contract'
import { usePhone } from '../features/voice/index.ts'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { useNow } from '../ui/use-now.ts'
import { useScrolled } from '../ui/use-scrolled.ts'
import { trialLeft } from './dashboard-notices.text.ts'
import styles from './dashboard-top-bar.module.css'

/** The bar over the dashboard: whose it is, the number its agent answers, and the phone. */
export function DashboardTopBar(props: {
  company: Company | undefined
  userName: string
  mayTestCall: boolean
  onOpenMenu: () => void
  /** Shows the note about the sandboxes again; null while it is shown. */
  onUnfold: (() => void) | null
  /** What stands beside the sections; null for who has nothing to do with it. */
  dock: { isShown: boolean; waiting: number; toggle: () => void } | null
}) {
  const scrolled = useScrolled()
  const phone = usePhone()
  const now = useNow()
  const trial = props.company && trialLeft(props.company, now)
  return (
    <header className={styles.bar} data-scrolled={scrolled || undefined}>
      <span className={styles.menu}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label="Open the menu"
          onClick={props.onOpenMenu}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
      </span>
      <div className={styles.company}>
        {props.company ? (
          <>
            <strong className={styles.name}>{props.company.name}</strong>
            <span className={styles.number}>
              <abbr title="The number your AI agent answers">AI</abbr>{' '}
              {formatPhone(props.company.twilioPhoneNumber)}
            </span>
            {trial && <span className={styles.trial}>{trial}</span>}
            {props.onUnfold && props.company.sandbox.length > 0 && (
              <button type="button" className={styles.sandbox} onClick={props.onUnfold}>
                Sandbox
              </button>
            )}
          </>
        ) : (
          <Skeleton width={180} height={18} />
        )}
      </div>
      <span className={styles.greeting}>Welcome, {props.userName}</span>
      <span className={styles.scheme}>
        <ColorSchemeSwitch />
      </span>
      {props.dock && <DockSwitch {...props.dock} />}
      {props.mayTestCall && (
        <Button
          variant="outline"
          color="gray.3"
          size="sm"
          leftSection={<IconPhoneCall size={18} stroke={2} />}
          aria-expanded={phone.shown}
          onClick={phone.toggle}
        >
          Test call
        </Button>
      )}
    </header>
  )
}

function DockSwitch(props: { isShown: boolean; waiting: number; toggle: () => void }) {
  const waiting = props.waiting > 0 ? `, ${props.waiting} waiting` : ''
  return (
    <button
      type="button"
      className={styles.dock}
      aria-label={`Calls and chats${waiting}`}
      aria-expanded={props.isShown}
      title="Calls and chats"
      onClick={props.toggle}
    >
      <IconMessages size={21} stroke={1.8} aria-hidden="true" />
      {props.waiting > 0 && <span aria-hidden="true">{props.waiting}</span>}
    </button>
  )
}
