import { z } from 'zod'
import { BASE, endpoint, Page, text } from '../kernel/index.ts'
import { PhoneCall } from './calls.schema.ts'

export const listCallHistory = endpoint({
  name: 'listCallHistory',
  method: 'GET',
  path: `${BASE}/customer/call_history/:phoneNumber`,
  summary: 'The phone calls from one number, however it is written, newest first',
  access: { kind: 'staff', permission: 'calls.read' },
  params: z.object({ phoneNumber: text(40) }),
  query: Page,
  reply: z.array(PhoneCall),
  fails: [],
})

export const searchCustomers = endpoint({
  name: 'searchCustomers',
  method: 'GET',
  path: `${BASE}/customer/search/:term`,
  summary: 'Customers by number or name, also partly typed: the latest call of each number',
  access: { kind: 'staff', permission: 'calls.read' },
  params: z.object({ term: text(100) }),
  query: Page,
  reply: z.array(PhoneCall),
  fails: [],
})

export const listRecentCalls = endpoint({
  name: 'listRecentCalls',
  method: 'GET',
  path: `${BASE}/customer/calls`,
  summary: 'The latest phone calls of the company, newest first',
  access: { kind: 'staff', permission: 'calls.read' },
  query: Page,
  reply: z.array(PhoneCall),
  fails: [],
})
