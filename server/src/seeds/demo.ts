import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SaveDispatchCall, TRIAL_PLAN_ID } from '@towline/contract'
import { z } from 'zod'
import { hashPassword } from '../features/auth/index.ts'
import { saveDispatchCall } from '../features/dispatch/index.ts'
import { insertEmployee } from '../features/employees/index.ts'
import { register } from '../features/site/index.ts'
import { type Actor, nobody } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { Failure } from '../platform/failure.ts'
import { newId } from '../platform/ids.ts'
import { performed } from '../platform/perform.ts'
import { isForThisMachine } from '../platform/settings.ts'

const Demo = z.object({
  companyId: z.string(),
  number: z.string(),
  email: z.string(),
  password: z.string(),
})
/** How to get into the demo company; `number` is E.164. */
export type Demo = z.infer<typeof Demo>

const EASY_PASSWORD = 'towline-demo'
const DEMO_DOMAIN = 'lonestar.example'

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
  await makePeopleAndJobs(app, demo)
  return keep(app, demo)
}

function keep(app: App, demo: Demo): Demo {
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
  return keep(app, { ...demo, password })
}

async function makeCompany(app: App): Promise<Demo> {
  const [email, password] = [`owner@${DEMO_DOMAIN}`, passwordFor(app)]
  const made = await performed(app, register, {
    actor: nobody,
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
  return { companyId: made.companyId ?? '', number: `+${made.twilioPhoneNumber}`, email, password }
}

const MINUTE = 60_000

async function makePeopleAndJobs(app: App, { companyId, password }: Demo): Promise<void> {
  const now = app.now()
  const passwordHash = await hashPassword(password)
  const person = (
    firstName: string,
    lastName: string,
    roles: ('manager' | 'dispatcher' | 'driver')[],
  ) => ({
    id: newId(),
    companyId,
    firstName,
    lastName,
    roles,
    passwordHash,
    phoneNumber: '',
    now,
    email: `${firstName.toLowerCase()}@${DEMO_DOMAIN}`,
  })
  const marcus = person('Marcus', 'Reyes', ['dispatcher'])
  const drivers = [person('Teo', 'Alvarez', ['driver']), person('June', 'Park', ['driver'])]
  await app.db.asCompany(companyId, async (tx) => {
    for (const employee of [marcus, ...drivers]) await insertEmployee(tx, employee)
  })
  const dispatcher: Actor = {
    kind: 'employee',
    id: marcus.id,
    companyId,
    name: 'Marcus Reyes',
    email: marcus.email,
    roles: ['dispatcher'],
    sessionId: null,
  }
  for (const body of demoJobs(now, drivers))
    await performed(app, saveDispatchCall, { actor: dispatcher, input: { body } })
}

/** An evening's board: one waiting, one on the way, one for tomorrow, one done. */
function demoJobs(now: number, [teo, june]: { id: string }[]): SaveDispatchCall[] {
  return [
    {
      createdDate: now - 190 * MINUTE,
      customerName: 'Priya Raman',
      customerPhone: '9725550121',
      towReason: 'Flat tire',
      pickupAddress: '2601 Preston Rd, Frisco, TX 75034',
      validPickupAddress: true,
      vehicleYear: '2020',
      vehicleMake: 'Subaru',
      vehicleModel: 'Outback',
      vehicleColor: 'Green',
      driverId: june?.id ?? '',
      driverName: 'June Park',
      dispatchedDateTime: now - 180 * MINUTE,
      onSceneDateTime: now - 155 * MINUTE,
      completedDateTime: now - 130 * MINUTE,
      billing: { lineItems: [{ name: 'Tire change', amount: 85 }], taxPercent: 8.25 },
    },
    {
      createdDate: now - 26 * MINUTE,
      customerName: 'Alicia Moreno',
      customerPhone: '2145550147',
      towReason: 'Dead battery',
      pickupAddress: '6121 W Park Blvd, Plano, TX 75093',
      validPickupAddress: true,
      dropoffAddress: '850 E Main St, Frisco, TX 75034',
      validDropoffAddress: true,
      vehicleYear: '2016',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleColor: 'Blue',
      licensePlateInfo: 'KTR4821',
      licensePlateState: 'TX',
      driverId: teo?.id ?? '',
      driverName: 'Teo Alvarez',
      dispatchedDateTime: now - 18 * MINUTE,
      enrouteDateTime: now - 15 * MINUTE,
      billing: {
        lineItems: [
          { name: 'Hook-up', amount: 95 },
          { name: 'Mileage, 9 mi', amount: 36 },
        ],
        taxPercent: 8.25,
      },
    },
    {
      createdDate: now - 12 * MINUTE,
      status: 'scheduled',
      scheduledDateTime: now + 14 * 60 * MINUTE,
      customerName: 'Grant Auto Body',
      customerPhone: '9405550116',
      towReason: 'Dealer/shop transfer',
      pickupAddress: '1720 S Loop 288, Denton, TX 76205',
      validPickupAddress: true,
      dropoffAddress: '3305 Dallas Pkwy, Plano, TX 75093',
      validDropoffAddress: true,
      vehicleYear: '2019',
      vehicleMake: 'Ford',
      vehicleModel: 'Transit',
      vehicleType: 'Medium',
    },
    {
      createdDate: now - 6 * MINUTE,
      customerName: 'Sam Okafor',
      customerPhone: '4695550163',
      towReason: 'Stuck/winch',
      pickupAddress: 'US-380 westbound near FM 423, Little Elm, TX',
      validPickupAddress: true,
      vehicleYear: '2014',
      vehicleMake: 'Ram',
      vehicleModel: '1500',
      vehicleColor: 'Silver',
      driveType: '4WD',
    },
  ]
}
