import { z } from 'zod'
import { BASE, Id, operation, Page, text } from '../kernel/index.ts'
import { PhoneCall, PhoneCallOutcome } from './calls.schema.ts'

export const listCallHistory = operation({
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

export const searchCustomers = operation({
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

const Day = z.iso.date('Enter a day such as 2026-12-25')
/** Empty, as a form sends it, is no filter. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Which calls; both days are included, and are days of the company's time zone. */
export const CallFilter = z.object({
  ...Page.shape,
  from: unlessEmpty(Day),
  to: unlessEmpty(Day),
  outcome: unlessEmpty(PhoneCallOutcome),
  /** Also a part of one. */
  number: unlessEmpty(text(40)),
  /** Those about this job. */
  dispatchCallId: unlessEmpty(Id),
})
export type CallFilter = z.infer<typeof CallFilter>

export const listRecentCalls = operation({
  name: 'listRecentCalls',
  method: 'GET',
  path: `${BASE}/customer/calls`,
  summary:
    'The phone calls of the company, newest first: all, or those of some days, an outcome, a number however it is written, or a job',
  access: { kind: 'staff', permission: 'calls.read' },
  query: CallFilter,
  reply: z.array(PhoneCall),
  fails: [],
})
