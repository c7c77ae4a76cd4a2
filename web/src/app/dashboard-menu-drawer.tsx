import { Drawer } from '@mantine/core'
import type { Role } from '@towline/contract'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import styles from './dashboard-menu.module.css'
import { MenuSections } from './dashboard-menu.tsx'
import type { MenuBadge } from './dock/use-desk-news.ts'

/** The same menu on a phone, with what the top bar has no room for there. */
export function DashboardMenuDrawer(props: {
  home: string
  roles: readonly Role[]
  badges: Readonly<Record<string, MenuBadge>>
  userName: string
  onClose: () => void
}) {
  return (
    <Drawer
      opened
      onClose={props.onClose}
      title="Towline"
      size={280}
      closeButtonProps={{ 'aria-label': 'Close the menu' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={styles.person}>
        <span>Welcome, {props.userName}</span>
        <ColorSchemeSwitch />
      </div>
      <nav aria-label="Sections">
        <MenuSections
          home={props.home}
          roles={props.roles}
          badges={props.badges}
          onGo={props.onClose}
        />
      </nav>
    </Drawer>
  )
}
