import type { QueryClient } from '@tanstack/react-query'
import type { LoggedInUser } from '@towline/contract'
import { askForAccounts } from '../features/accounts/index.ts'
import { askForCalls } from '../features/calls/index.ts'
import { askForDashboard } from '../features/dashboard/index.ts'
import { askForDirectory, askForProfile } from '../features/employees/index.ts'
import { askForImports } from '../features/imports/index.ts'
import { askForImpounds } from '../features/impounds/index.ts'
import { askForInvoices } from '../features/invoices/index.ts'
import { askForRates } from '../features/rates/index.ts'
import { askForReports } from '../features/reports/index.ts'
import { askForTrucks } from '../features/trucks/index.ts'
import { askForZones } from '../features/zones/index.ts'
import { otherSection } from './dashboard-sections.ts'
import { settingsTabsFor } from './settings-tabs.ts'

/** What a page of the dashboard needs before it can show anything. */
type Needs = {
  code: () => Promise<unknown>
  /** What it reads first; those without one have it already, or ask for it as they load. */
  data?: (client: QueryClient, user: LoggedInUser) => void
}

/** What each page of the dashboard needs, by its address. */
const needs: Readonly<Record<string, Needs>> = {
  '': {
    code: () => import('../features/dashboard/dashboard-page.tsx'),
    data: askForDashboard,
  },
  '/dispatching': { code: () => import('./dispatching-page.tsx') },
  '/map': { code: () => import('./map-page.tsx') },
  '/accounts': { code: () => import('./accounts-page.tsx'), data: askForAccounts },
  '/calls': { code: () => import('./calls-page.tsx'), data: askForCalls },
  '/impounds': { code: () => import('./impounds-page.tsx'), data: askForImpounds },
  '/invoices': { code: () => import('./invoices-page.tsx'), data: askForInvoices },
  '/reports': { code: () => import('./reports-page.tsx'), data: askForReports },
  '/practice': { code: () => import('./practice-page.tsx') },
  '/jobs': { code: () => import('./driver-page.tsx') },
  '/settings/directory': {
    code: settings(() => import('./settings-directory.tsx')),
    data: askForDirectory,
  },
  '/settings/trucks': { code: settings(() => import('./settings-trucks.tsx')), data: askForTrucks },
  '/settings/profile': {
    code: settings(() => import('./settings-profile.tsx')),
    data: (client, { id }) => askForProfile(client, id),
  },
  '/settings/company': { code: settings(() => import('./company-profile-page.tsx')) },
  '/settings/zones': { code: settings(() => import('./settings-zones.tsx')), data: askForZones },
  '/settings/rates': { code: settings(() => import('./settings-rates.tsx')), data: askForRates },
  '/settings/invoices': { code: settings(() => import('./settings-invoices.tsx')) },
  '/settings/import': {
    code: settings(() => import('./settings-import.tsx')),
    data: askForImports,
  },
  '/settings/activity': { code: settings(() => import('./settings-activity.tsx')) },
  '/settings/privacy': { code: settings(() => import('./settings-privacy.tsx')) },
  '/settings/subscription': { code: settings(() => import('./subscription-page.tsx')) },
}

/** A tab stands in the page of Settings, which comes along with it. */
function settings(tab: () => Promise<unknown>) {
  return () => Promise.all([import('./settings-page.tsx'), tab()])
}

/** What the page at an address of the dashboard needs; undefined for one that needs nothing worth asking ahead for. */
export const needsOf = (path: string): Needs | undefined => needs[path]

/** The code of every page that somebody may open. */
export const codeFor = ({ roles }: LoggedInUser) => {
  const tabs = settingsTabsFor(roles).map((tab) => `/settings/${tab.path}`)
  return Object.entries(needs)
    .filter(([path]) =>
      path.startsWith('/settings/') ? tabs.includes(path) : otherSection(roles, path) === null,
    )
    .map(([, { code }]) => code)
}
