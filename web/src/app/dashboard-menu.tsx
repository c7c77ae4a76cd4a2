import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
} from '@tabler/icons-react'
import type { Role } from '@towline/contract'
import { Link, useLocation } from 'react-router'
import { useLogout } from '../features/auth/index.ts'
import styles from './dashboard-menu.module.css'
import { beginningOf, sectionAt, sectionsFor } from './dashboard-sections.ts'
import type { MenuBadge } from './dock/use-desk-news.ts'

/** The left menu of wide screens; collapsed it shows icons only. */
export function DashboardMenu(props: {
  home: string
  roles: readonly Role[]
  badges: Readonly<Record<string, MenuBadge>>
  collapsed: boolean
  onToggle: () => void
}) {
  const Toggle = props.collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      aria-label="Sections"
      className={styles.side}
      data-collapsed={props.collapsed || undefined}
    >
      <MenuSections home={props.home} roles={props.roles} badges={props.badges} />
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

/** The sections somebody may open, and the way out. */
export function MenuSections(props: {
  home: string
  roles: readonly Role[]
  badges: Readonly<Record<string, MenuBadge>>
  onGo?: () => void
}) {
  const logout = useLogout()
  const here = sectionAt(useLocation().pathname.slice(props.home.length))
  return (
    <ul className={styles.list}>
      {sectionsFor(props.roles).map(({ path, name, Icon }) => (
        <li key={path}>
          <Link
            to={`${props.home}${beginningOf(path, props.roles)}`}
            aria-current={path === here ? 'page' : undefined}
            className={styles.item}
            title={name}
            onClick={props.onGo}
          >
            <Icon size={20} stroke={1.8} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <Badge badge={props.badges[path]} />
          </Link>
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

/** What waits in a section: its number to be seen, its words to be heard and pointed at. */
function Badge({ badge }: { badge: MenuBadge | undefined }) {
  if (!badge) return null
  return (
    <span className={styles.badge} data-loud={badge.isLoud || undefined} title={badge.words}>
      <span aria-hidden="true">{badge.count}</span>
      <span className={styles.words}>{badge.words}</span>
    </span>
  )
}
