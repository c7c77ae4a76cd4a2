import {
  accountChanged,
  listRecordHistory,
  listVendors,
  readAccount,
  searchAccounts,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** What shows accounts, and is read again when one was made or saved. */
export const showingAccounts = [
  searchAccounts,
  readAccount,
  listVendors,
  listRecordHistory,
] as const

export const accountsLive: readonly LiveRule[] = [
  { topic: accountChanged, refetches: showingAccounts },
]
