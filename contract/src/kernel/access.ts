import { z } from 'zod'

export const Role = z.enum(['manager', 'dispatcher', 'driver'])
export type Role = z.infer<typeof Role>

/** What each permission allows, and which roles hold it. Read by the server and the web alike. */
export const permissions = {
  'dispatch.read': ['manager', 'dispatcher'],
  'dispatch.write': ['manager', 'dispatcher'],
  'ownJobs.read': ['manager', 'dispatcher', 'driver'],
  'ownJobs.write': ['manager', 'dispatcher', 'driver'],
  'media.read': ['manager', 'dispatcher', 'driver'],
  'media.write': ['manager', 'dispatcher', 'driver'],
  'calls.read': ['manager', 'dispatcher'],
  'calls.steer': ['manager', 'dispatcher'],
  'dashboard.read': ['manager', 'dispatcher'],
  'company.read': ['manager', 'dispatcher', 'driver'],
  'company.write': ['manager'],
  'profile.read': ['manager', 'dispatcher', 'driver'],
  'profile.write': ['manager', 'dispatcher', 'driver'],
  'employees.read': ['manager', 'dispatcher'],
  'employees.write': ['manager'],
  'trucks.read': ['manager', 'dispatcher'],
  'trucks.write': ['manager'],
  'privacy.manage': ['manager'],
  'history.read': ['manager', 'dispatcher'],
  'accounts.read': ['manager', 'dispatcher'],
  'accounts.write': ['manager', 'dispatcher'],
  'rates.read': ['manager', 'dispatcher'],
  'rates.write': ['manager'],
  'zones.read': ['manager', 'dispatcher'],
  'zones.write': ['manager'],
  'impounds.read': ['manager', 'dispatcher'],
  'impounds.write': ['manager', 'dispatcher'],
  'impounds.setup': ['manager'],
  'invoices.read': ['manager', 'dispatcher'],
  'invoices.write': ['manager', 'dispatcher'],
  'invoices.manage': ['manager'],
  'imports.write': ['manager'],
  'reports.read': ['manager'],
  'reports.write': ['manager'],
  'position.write': ['manager', 'dispatcher', 'driver'],
  'messages.send': ['manager', 'dispatcher'],
  'billing.read': ['manager'],
  'billing.write': ['manager'],
  'phone.ring': ['manager', 'dispatcher'],
  'sandbox.read': ['manager', 'dispatcher'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether somebody with these roles holds the permission. */
export function may(roles: readonly Role[], permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission]
  return roles.some((role) => holders.includes(role))
}

/**
 * Who may call an operation; it has no default on purpose.
 * `inside` operations have no address on the network: the phone line, jobs and seeds perform them.
 */
export type Access =
  /** `knowsCaller`: who is signed in is found out all the same. */
  | { kind: 'public'; because: string; knowsCaller?: true }
  | { kind: 'signed'; by: 'carrier' | 'payments' }
  | { kind: 'chat' }
  | { kind: 'staff'; permission: Permission }
  | { kind: 'inside'; because: string }

/** The languages the driver's page and texts to drivers speak. */
export const DriverLanguage = z.enum(['en', 'es'])
export type DriverLanguage = z.infer<typeof DriverLanguage>

export const driverLanguageNames: Record<DriverLanguage, string> = { en: 'English', es: 'Español' }
