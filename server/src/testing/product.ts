import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Registration, TRIAL_PLAN_ID } from '@towline/contract'
import { register } from '../features/site/index.ts'
import { systemOf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db/index.ts'
import { executed } from '../platform/execute.ts'
import { type Running, start } from '../start.ts'
import { freePort } from './free-port.ts'

/** The product running on a port of its own, for one test file. */
export type Product = Running & {
  /** An HTTP request to it; `basic` is `email:password`. */
  call(
    method: string,
    path: string,
    options?: {
      basic?: string
      body?: unknown
      /** Sent as it is, in place of a body of JSON. */
      file?: NonNullable<RequestInit['body']>
      headers?: Record<string, string>
    },
  ): Promise<Response>
  /** Registers a trial whose address is confirmed, and answers how to get in. */
  company(name: string, more?: Partial<Registration>): Promise<TestCompany>
  /** Has a company pay from now on. */
  pays(company: TestCompany): Promise<void>
}

export type TestCompany = {
  companyId: string /** E.164 */
  number: string
  email: string /** `email:password` */
  basic: string
}

const NO_WEB_APP = join(import.meta.dirname, 'no-web-app')

/**
 * Starts the product on an open test database with the sandboxes; `stop` also removes its folder. It serves the
 * web app only where a test asks for it: reading the built pages is a fifth of a start.
 */
export async function startProduct(
  db: Db,
  environment: Record<string, string> = {},
  now?: () => number,
  webRoot = NO_WEB_APP,
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-test-'))
  const running = await start(
    {
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...environment,
    },
    { db, checkReplies: true, webRoot, isCold: true, ...(now ? { now } : {}) },
  )
  const call: Product['call'] = (method, path, { basic, body, file, headers } = {}) =>
    fetch(running.app.settings.PUBLIC_URL + path, {
      method,
      headers: {
        ...(basic ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file, duplex: 'half' }),
      redirect: 'manual',
    })
  return {
    ...running,
    call,
    company: (name, more) => registerCompany(running.app, name, more),
    pays: async ({ companyId }) => {
      await db.raw(
        `update company set plan_type = 'paid', trial_ends_at = null, opened_at = now() where id = $1`,
        [companyId],
      )
    },
    stop: async () => {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function registerCompany(
  app: App,
  name: string,
  more: Partial<Registration> = {},
): Promise<TestCompany> {
  const password = 'correct horse battery'
  const body: Registration = {
    email: `owner@${name.toLowerCase().replace(/\W+/g, '-')}.example`,
    password,
    confirmPassword: password,
    firstName: 'Olive',
    lastName: 'Owner',
    companyName: name,
    phoneNumber: '4695550188',
    street: '1 Yard Rd',
    city: 'Frisco',
    zip: '75034',
    aiAgentName: 'Riley',
    priceId: '',
    planId: TRIAL_PLAN_ID,
    planType: 'trial',
    ...more,
  }
  // Signed up by the product itself: there is no address to confirm, and no limit.
  const made = await executed(app, register, { actor: systemOf(null), input: { body } })
  if (!made.companyId) throw new Error(`no company was made: ${JSON.stringify(made)}`)
  return {
    companyId: made.companyId,
    number: `+${made.twilioPhoneNumber}`,
    email: body.email,
    basic: `${body.email}:${password}`,
  }
}
