import { may, type Permission, type Role } from '@towline/contract'

/** The tabs of Settings, each with the right that it needs; each is an address of its own. */
const tabs: readonly { path: string; name: string; permission: Permission }[] = [
  { path: 'directory', name: 'Directory', permission: 'employees.read' },
  { path: 'trucks', name: 'Trucks', permission: 'trucks.read' },
  { path: 'profile', name: 'Profile', permission: 'profile.read' },
  { path: 'company', name: 'Company Profile', permission: 'employees.read' },
  { path: 'number', name: 'Your Number', permission: 'company.write' },
  { path: 'zones', name: 'Zones', permission: 'zones.read' },
  { path: 'rates', name: 'Rates', permission: 'rates.read' },
  { path: 'invoices', name: 'Invoices', permission: 'invoices.manage' },
  { path: 'import', name: 'Import', permission: 'imports.write' },
  { path: 'activity', name: 'Activity', permission: 'company.write' },
  { path: 'privacy', name: 'Privacy', permission: 'privacy.manage' },
  { path: 'subscription', name: 'Subscription', permission: 'billing.read' },
]

/** The tabs of somebody with these roles. */
export const settingsTabsFor = (roles: readonly Role[]) =>
  tabs.filter(({ permission }) => may(roles, permission))
