import {
  IconAddressBook,
  IconChartBar,
  IconFileInvoice,
  IconHeadset,
  IconLayoutDashboard,
  IconMap2,
  IconParking,
  IconPhone,
  IconSettings,
  IconSteeringWheel,
  IconTruck,
} from '@tabler/icons-react'
import { may, type Permission, type Role } from '@towline/contract'
import { settingsTabsFor } from './settings-tabs.ts'

type Section = { path: string; permission: Permission }
type MenuSection = Section & {
  name: string
  Icon: typeof IconMap2
  /** Shown to people of this role only. */
  role?: Role
}

/** The sections of the menu, each with the right that it needs. */
const inMenu: readonly MenuSection[] = [
  { path: '', name: 'Dashboard', permission: 'dashboard.read', Icon: IconLayoutDashboard },
  { path: '/dispatching', name: 'Dispatching', permission: 'dispatch.read', Icon: IconTruck },
  { path: '/map', name: 'Map', permission: 'dispatch.read', Icon: IconMap2 },
  { path: '/calls', name: 'Calls', permission: 'calls.read', Icon: IconPhone },
  { path: '/accounts', name: 'Accounts', permission: 'accounts.read', Icon: IconAddressBook },
  { path: '/impounds', name: 'Impounds', permission: 'impounds.read', Icon: IconParking },
  { path: '/invoices', name: 'Invoices', permission: 'invoices.read', Icon: IconFileInvoice },
  { path: '/reports', name: 'Reports', permission: 'reports.read', Icon: IconChartBar },
  {
    path: '/jobs',
    name: 'My jobs',
    permission: 'ownJobs.read',
    Icon: IconSteeringWheel,
    role: 'driver',
  },
  {
    path: '/practice',
    name: 'Test your agent',
    permission: 'company.write',
    Icon: IconHeadset,
  },
  { path: '/settings', name: 'Settings', permission: 'profile.read', Icon: IconSettings },
]

/** Those that have an address and no place in the menu. */
const others: readonly Section[] = [{ path: '/sandbox', permission: 'sandbox.read' }]

/** The menu of somebody with these roles. */
export const sectionsFor = (roles: readonly Role[]): readonly MenuSection[] =>
  inMenu.filter(({ permission, role }) => may(roles, permission) && (!role || roles.includes(role)))

/** The section that an address of the dashboard belongs to. */
export const sectionAt = (path: string): string => /^\/[^/]+/.exec(path)?.[0] ?? ''

/** Where a section begins for somebody with these roles: Settings with the first tab they may open. */
export function beginningOf(path: string, roles: readonly Role[]): string {
  const [tab] = path === '/settings' ? settingsTabsFor(roles) : []
  return tab ? `${path}/${tab.path}` : path
}

/** Where somebody is led who may not open this address of the dashboard; null when they may. */
export function otherSection(roles: readonly Role[], path: string): string | null {
  const section = [...inMenu, ...others].find((one) => one.path === sectionAt(path))
  if (!section || may(roles, section.permission)) return null
  return sectionsFor(roles)[0]?.path ?? '/settings'
}
