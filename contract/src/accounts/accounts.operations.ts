import { z } from 'zod'
import { BASE, Id, operation, Page, text, withoutNulls } from '../kernel/index.ts'
import { Account, SaveAccount } from './accounts.schema.ts'

const read = { kind: 'staff', permission: 'accounts.read' } as const

export const listVendors = operation({
  name: 'listVendors',
  method: 'PUT',
  path: `${BASE}/vendor/search`,
  summary: 'Names of the accounts, for choosing one: the placeholder first, then by name',
  access: read,
  body: z.object({
    searchText: text(200).optional(),
    limit: z.int().min(1).max(10_000).optional(),
  }),
  normalize: withoutNulls,
  reply: z.array(z.object({ id: Id, name: z.string() })),
  fails: [],
})

export const listAccountTypes = operation({
  name: 'listAccountTypes',
  method: 'GET',
  path: `${BASE}/vendor/types`,
  summary: 'Types an account can have; the first is the default of a new one',
  access: read,
  reply: z.array(z.object({ value: z.string(), label: z.string() })),
  fails: [],
})

export const searchAccounts = operation({
  name: 'searchAccounts',
  method: 'POST',
  path: `${BASE}/api/vault/Vendor/byCriteria`,
  summary: 'Accounts by type, part of the name (case does not matter) and manager, newest first',
  access: read,
  body: Page.extend({
    type: text(60).optional(),
    name: text(200).optional(),
    accountManagerId: z.union([Id, z.literal('')]).optional(),
  }),
  normalize: withoutNulls,
  reply: z.array(Account),
  fails: [],
})

export const readAccount = operation({
  name: 'readAccount',
  method: 'GET',
  path: `${BASE}/api/vault/Vendor/:id`,
  summary: 'One account, whole',
  access: read,
  params: z.object({ id: Id }),
  reply: Account,
  fails: ['not_found'],
})

export const saveAccount = operation({
  name: 'saveAccount',
  method: 'POST',
  path: `${BASE}/api/vault/Vendor`,
  summary:
    'Makes an account, or changes the one whose id is given; fields left out stay as they are',
  access: { kind: 'staff', permission: 'accounts.write' },
  body: SaveAccount,
  normalize: withoutNulls,
  reply: Account,
  fails: ['not_found', 'newer_version', 'placeholder'],
})
