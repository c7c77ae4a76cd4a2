import type { Account, PaymentMethod } from '@towline/contract'
import { chance } from '@towline/simulator'
import { sql } from 'kysely'
import {
  issueInvoice,
  listUndeposited,
  makeDeposit,
  takePayment,
} from '../features/invoices/index.ts'
import { MADE_UP } from '../features/setup/index.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import type { PastOf } from './demo-past.ts'
import { pastApp } from './past-app.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Jobs of the last days still wait for their invoice. */
const TO_INVOICE = 2 * DAY
/** What drivers took in the last days is still in their pockets. */
const IN_HAND = 6 * DAY

type Job = {
  id: string
  number: string
  callSid: string
  completedAt: number
  driverId: string
  vendorId: string
  hasVehicle: boolean
  invoiceId: string
  totalCents: number
}

/**
 * Invoices of the completed jobs of a month, in their order: most customers have paid at the truck, clubs and shops some
 * weeks later or not yet, and drivers have handed in what they took. What is there already stays.
 */
export async function fillMoney(
  app: App,
  { companyId, accounts, dispatcher: office }: Omit<PastOf, 'crews'>,
): Promise<void> {
  const now = app.now()
  const clock = { at: now }
  const held = pastApp(app, clock)
  let isHandedIn = false
  for (const job of await completedJobs(app, companyId)) {
    if (job.completedAt > now - TO_INVOICE) break
    if (!isHandedIn && job.completedAt > now - IN_HAND) {
      await handIn(held, office)
      isHandedIn = true
    }
    clock.at = job.completedAt + 20 * MINUTE
    const { id, totalCents } = job.invoiceId
      ? { id: job.invoiceId, totalCents: job.totalCents }
      : await issue(held, office, job.id)
    const payment = paymentOf(
      job,
      accounts.find(({ id }) => id === job.vendorId),
    )
    if (!id || !payment || payment.receivedAt > now) continue
    clock.at = payment.receivedAt
    const body = { key: job.id, amountCents: totalCents, ...payment }
    await executed(held, takePayment, { actor: office, input: { params: { id }, body } })
  }
}

/** The made-up jobs that are completed, in their order. */
export async function completedJobs(app: App, companyId: string): Promise<Job[]> {
  const { rows } = await app.db.asCompany(companyId, (tx) =>
    sql<Job>`
      select d.id, d.dispatch_number as number, p.call_sid as "callSid", (d.fields ->> 'completedDateTime')::bigint::float8 as "completedAt",
        coalesce(d.fields ->> 'driverId', '') as "driverId", coalesce(d.fields ->> 'vendorId', '') as "vendorId",
        coalesce(d.fields ->> 'vehicleMake', '') <> '' as "hasVehicle",
        coalesce(i.id::text, '') as "invoiceId", coalesce(i.total_cents, 0)::float8 as "totalCents"
      from dispatch_call d
      join phone_call p on p.company_id = d.company_id and p.dispatch_call_id = d.id
        and p.call_sid like ${MADE_UP}
      left join invoice i on i.company_id = d.company_id and i.job_id = d.id and i.kind = 'invoice'
      where d.company_id = ${companyId} and d.status = 'completed' and d.total_cents > 0
      order by "completedAt"`.execute(tx),
  )
  return rows
}

async function issue(app: App, office: Actor, jobId: string) {
  const [made] = await executed(app, issueInvoice, { actor: office, input: { body: { jobId } } })
  return { id: made?.id ?? '', totalCents: made?.totalCents ?? 0 }
}

type Paid = {
  method: Exclude<PaymentMethod, 'Card'>
  receivedAt: number
  reference: string
  driverId: string
}

/** How a job is paid and when; undefined for who has not paid. */
function paymentOf(
  { callSid, completedAt, driverId }: Job,
  account: Account | undefined,
): Paid | undefined {
  const luck = chance(`paid ${callSid}`)
  const after = (days: number) => completedAt + Math.round(days * DAY)
  const nth = 1000 + Math.floor(chance(`reference ${callSid}`) * 9000)
  if (account?.type === 'Motor Club')
    return { ...club, receivedAt: after(10 + luck * 14), reference: `Remittance ${nth}` }
  if (account)
    return luck < 0.7
      ? { ...check, receivedAt: after(8 + luck * 20), reference: `Check ${nth}` }
      : undefined
  if (luck < 0.08) return
  const atTruck = { receivedAt: completedAt + 25 * MINUTE, driverId }
  if (luck < 0.5) return { method: 'Cash', ...atTruck, reference: '' }
  if (luck < 0.6) return { method: 'Check', ...atTruck, reference: `Check ${nth}` }
  return { method: 'Other', ...atTruck, reference: `Card reader, ends in ${nth}` }
}

const club = { method: 'Motor club', driverId: '' } as const
const check = { method: 'Check', driverId: '' } as const

/** All that drivers and the office have in hand is counted and right. */
async function handIn(app: App, office: Actor): Promise<void> {
  for (const { payments, cashCents, checkCents } of await executed(app, listUndeposited, {
    actor: office,
    input: {},
  })) {
    const body = {
      paymentIds: payments.map(({ id }) => id),
      countedCents: cashCents + checkCents,
    }
    await executed(app, makeDeposit, { actor: office, input: { body } })
  }
}
