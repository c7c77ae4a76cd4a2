import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Registration, RegistrationReply, TRIAL_PLAN_ID } from '@towline/contract'
import type { Db } from '../platform/db/index.ts'
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
  /** Registers a trial and answers how to get in. */
  company(name: string, more?: Partial<Registration>): Promise<TestCompany>
}

export type TestCompany = {
  companyId: string /** E.164 */
  number: string
  email: string /** `email:password` */
  basic: string
}

/** Starts the product on an open test database with the local twins; `stop` also removes its folder. */
export async function startProduct(
  db: Db,
  environment: Record<string, string> = {},
  now?: () => number,
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
    { db, checkReplies: true, ...(now ? { now } : {}) },
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
    company: (name, more) => registerCompany(call, name, more),
    stop: async () => {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function registerCompany(
  call: Product['call'],
  name: string,
  more: Partial<Registration> = {},
): Promise<TestCompany> {
  const email = `owner@${name.toLowerCase().replace(/\W+/g, '-')}.example`
  const password = 'correct horse battery'
  const body = {
    email,
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
    planId: TRIAL_PLAN_ID,
    planType: 'trial',
    ...more,
  }
  const answer = await call('POST', '/towline/register', { body })
  const made = RegistrationReply.parse(await answer.json())
  if (!made.companyId) throw new Error(`no company was made: ${JSON.stringify(made)}`)
  return {
    companyId: made.companyId,
    number: `+${made.twilioPhoneNumber}`,
    email: body.email,
    basic: `${body.email}:${password}`,
  }
}
