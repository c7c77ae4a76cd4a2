import { z } from 'zod'
import { BASE, Instant, operation } from '../kernel/index.ts'

const manager = { kind: 'staff', permission: 'company.write' } as const

/** How far a new company is. Each step is read from what there is, so that nobody ticks anything by hand. */
export const Setup = z.object({
  /** The company shows made-up calls and their jobs. */
  isDemo: z.boolean(),
  /** The list was put away. */
  isHidden: z.boolean(),
  /** The owner's email is confirmed. */
  email: z.boolean(),
  /** Somebody talked to the agent with the dashboard's own phone. */
  testCall: z.boolean(),
  /** Hours, languages, service area or another of the agent's settings were saved. */
  settings: z.boolean(),
  /** There is somebody beside the owner. */
  people: z.boolean(),
  truck: z.boolean(),
  job: z.boolean(),
  /** Epoch ms of the last call that came over the company's own number; 0 when there was none. */
  lineHeardAt: Instant,
  /** Epoch ms since when such a call is waited for; 0 when nobody waits. */
  lineCheckAt: Instant,
})
export type Setup = z.infer<typeof Setup>

/** How long a call that comes in counts as the owner's check of the line, in ms. */
export const LINE_CHECK_MS = 15 * 60 * 1000

export const readSetup = operation({
  name: 'readSetup',
  method: 'GET',
  path: `${BASE}/company/setup`,
  summary: 'How far the company is with its first steps',
  access: manager,
  reply: Setup,
  fails: [],
})

export const changeSetup = operation({
  name: 'changeSetup',
  method: 'PUT',
  path: `${BASE}/company/setup`,
  summary: 'Waits from now on for a call over the company’s own number, or puts the list away',
  access: manager,
  body: z.object({ checkLine: z.literal(true).optional(), isHidden: z.boolean().optional() }),
  reply: Setup,
  fails: [],
})

export const removeDemo = operation({
  name: 'removeDemo',
  method: 'DELETE',
  path: `${BASE}/company/setup/demo`,
  summary: 'Removes the made-up calls of a demo company and the jobs they became',
  access: manager,
  reply: Setup,
  fails: [],
})
