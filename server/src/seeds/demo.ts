import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Employee,
  type SaveAccount,
  type SaveEmployee,
  type SaveRateSheet,
  type SaveTruck,
  TRIAL_PLAN_ID,
} from '@towline/contract'
import { z } from 'zod'
import { saveAccount } from '../features/accounts/index.ts'
import { hashPassword } from '../features/auth/index.ts'
import { saveDispatchCall } from '../features/dispatch/index.ts'
import { listEmployeesBy, saveEmployee, sendPosition } from '../features/employees/index.ts'
import { saveRateSheet } from '../features/rates/index.ts'
import { register } from '../features/site/index.ts'
import { saveTruck } from '../features/trucks/index.ts'
import { type Actor, systemOf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import { Failure } from '../platform/failure.ts'
import { isForThisMachine } from '../platform/settings.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoClubRates, demoRates, demoRatesFrom } from './demo-rates.ts'
import { demoPeople, demoPlaces, demoTrucks } from './demo-staff.ts'

const Demo = z.object({
  companyId: z.string(),
  number: z.string(),
  email: z.string(),
  password: z.string(),
  /** A month of calls and tonight's board are in it. Demos of before there was such a month stay as they are. */
  isFilled: z.boolean().default(true),
})
/** How to get into the demo company; `number` is E.164. */
export type Demo = z.infer<typeof Demo>

const EASY_PASSWORD = 'towline-demo'
export const DEMO_DOMAIN = 'lonestar.example'

const fileOf = (app: App) => join(app.settings.DATA_DIR, 'demo.json')

/**
 * Gives a fresh installation without vendors' keys a demo company with people and jobs, once. Answers
 * how to get in, also on later starts; null where there is no demo.
 */
export async function seedDemo(app: App): Promise<Demo | null> {
  const file = fileOf(app)
  const made = existsSync(file) ? Demo.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (made && (await hasCompany(app, made.companyId))) return withSafePassword(app, made)
  if (app.settings.DEMO === 'off' || app.telephony.name !== 'sandbox') return null
  if (await hasCompany(app)) return null
  const demo = await makeCompany(app).catch(nullWhenTaken)
  if (!demo) return null
  await fillCompany(app, demo)
  return keepDemo(app, demo)
}

/** Writes down how to get into the demo company. */
export function keepDemo(app: App, demo: Demo): Demo {
  writeFileSync(fileOf(app), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  return demo
}

/** Another process on the same database may be at it, and has taken the address. */
function nullWhenTaken(error: unknown): null {
  if (error instanceof Failure && error.code === 'email_taken') return null
  throw error
}

/** Whether this company is in the database, or any at all: the file may stem from another database. */
async function hasCompany(app: App, id?: string): Promise<boolean> {
  const row = await app.db.asSystem(
    (tx) => {
      const companies = tx.selectFrom('company').select('id').limit(1)
      return (id ? companies.where('id', '=', id) : companies).executeTakeFirst()
    },
    { readOnly: true },
  )
  return row !== undefined
}

/** On a machine of one's own the password may be easy; where others can reach it, it is random. */
const passwordFor = ({ settings }: App): string =>
  isForThisMachine(settings) ? EASY_PASSWORD : randomBytes(9).toString('base64url')

/** What was tried on one's own machine may be opened to others later: then the easy password goes. */
async function withSafePassword(app: App, demo: Demo): Promise<Demo> {
  if (isForThisMachine(app.settings) || demo.password !== EASY_PASSWORD) return demo
  const password = passwordFor(app)
  const password_hash = await hashPassword(password)
  await app.db.asCompany(demo.companyId, async (tx) => {
    await tx
      .updateTable('employee')
      .set({ password_hash })
      .where('email', 'like', `%@${DEMO_DOMAIN}`)
      .execute()
    await tx.deleteFrom('session').where('company_id', '=', demo.companyId).execute()
  })
  return keepDemo(app, { ...demo, password })
}

async function makeCompany(app: App): Promise<Demo> {
  const [email, password] = [`owner@${DEMO_DOMAIN}`, passwordFor(app)]
  const made = await executed(app, register, {
    // By the product itself: there is nobody's address to confirm.
    actor: systemOf(null),
    input: {
      body: {
        email,
        password,
        confirmPassword: password,
        firstName: 'Dana',
        lastName: 'Whitfield',
        companyName: 'Lone Star Towing',
        phoneNumber: '4695550188',
        street: '410 Commerce Dr',
        city: 'Frisco',
        zip: '75034',
        aiAgentName: 'Riley',
        planId: TRIAL_PLAN_ID,
        planType: 'trial',
      },
    },
  })
  const number = `+${made.twilioPhoneNumber}`
  return { companyId: made.companyId ?? '', number, email, password, isFilled: false }
}

/** Fills the company as its people would: who works there, what they drive, whom they work for, and a day's jobs. */
async function fillCompany(app: App, { companyId, password }: Demo): Promise<void> {
  const actor = systemOf(companyId)
  const managers = { params: { filter: 'manager' as const } }
  const [owner] = await executed(app, listEmployeesBy, { actor, input: managers })
  const employ = (person: SaveEmployee) =>
    executed(app, saveEmployee, { actor, input: { body: { ...person, password } } })
  const buy = (body: SaveTruck) => executed(app, saveTruck, { actor, input: { body } })
  const open = (account: SaveAccount) => {
    const body = { ...account, accountManagerId: owner?.id ?? '' }
    return executed(app, saveAccount, { actor, input: { body } })
  }
  const setRates = (body: SaveRateSheet) => executed(app, saveRateSheet, { actor, input: { body } })
  const [people, trucks, accounts] = await Promise.all([
    Promise.all(demoPeople(DEMO_DOMAIN).map(employ)),
    Promise.all(demoTrucks.map(buy)),
    Promise.all(demoAccounts.map(open)),
  ])
  const club = accounts.find(({ type }) => type === 'Motor Club')
  const validFrom = demoRatesFrom(app.now())
  await setRates({ accountId: '', validFrom, rates: demoRates })
  if (club) await setRates({ accountId: club.id, validFrom, rates: demoClubRates })
  for (const person of people) {
    const place = demoPlaces[person.firstName]
    if (!place) continue
    const input = { body: { place, accuracy: 12 } }
    await executed(app, sendPosition, { actor: actorOf(person, companyId), input })
  }
  const dispatcher = people.find(({ roles }) => roles.includes('dispatcher'))
  if (!dispatcher) throw new Error('the demo company has no dispatcher')
  const asDispatcher = actorOf(dispatcher, companyId)
  for (const body of demoJobs(app.now(), { people, trucks, accounts }))
    await executed(app, saveDispatchCall, { actor: asDispatcher, input: { body } })
}

/** Somebody of the demo company, doing something themselves. */
export function actorOf(employee: Employee, companyId: string): Actor {
  const { id, firstName, lastName, email, roles } = employee
  const name = `${firstName} ${lastName}`
  return { kind: 'employee', id, companyId, name, email, roles, sessionId: null }
}
