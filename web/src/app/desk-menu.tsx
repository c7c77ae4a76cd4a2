import { Drawer } from '@mantine/core'
import {
  IconLayoutDashboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconTruck,
} from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useLogout } from '../features/auth/index.ts'
import styles from './desk-menu.module.css'

/** The left menu of wide screens; collapsed it shows icons only. */
export function DeskMenu(props: { home: string; collapsed: boolean; onToggle: () => void }) {
  const Toggle = props.collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      aria-label="Sections"
      className={styles.side}
      data-collapsed={props.collapsed || undefined}
    >
      <Sections home={props.home} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!props.collapsed}
        onClick={props.onToggle}
      >
        <Toggle size={20} stroke={1.8} aria-hidden="true" />
        <span className={styles.name}>{props.collapsed ? 'Expand menu' : 'Collapse menu'}</span>
      </button>
    </nav>
  )
}

/** The same menu on a phone. */
export function DeskMenuDrawer(props: { home: string; opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={props.opened}
      onClose={props.onClose}
      title="Towline"
      size={280}
      closeButtonProps={{ 'aria-label': 'Close the menu' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <nav aria-label="Sections">
        <Sections home={props.home} onGo={props.onClose} />
      </nav>
    </Drawer>
  )
}

function Sections(props: { home: string; onGo?: () => void }) {
  const logout = useLogout()
  const sections = [
    { to: props.home, name: 'Dashboard', Icon: IconLayoutDashboard },
    { to: `${props.home}/dispatching`, name: 'Dispatching', Icon: IconTruck },
  ]
  return (
    <ul className={styles.list}>
      {sections.map(({ to, name, Icon }) => (
        <li key={to}>
          <NavLink to={to} end className={() => styles.item} title={name} onClick={props.onGo}>
            <Icon size={20} stroke={1.8} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} title="Logout" onClick={logout}>
          <IconLogout size={20} stroke={1.8} aria-hidden="true" />
          <span className={styles.name}>Logout</span>
        </button>
      </li>
    </ul>
  )
}
