import { AgentQuestion, CallStatus } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'

/** From this hour on, by the company's clock, the day before is told. */
const HOUR = '07:00'

/** Companies whose morning has come and who have not been told of yesterday. */
export async function companiesToMail(tx: Tx, now: number): Promise<string[]> {
  const local = localTime(now)
  const { rows } = await sql<{ id: string }>`
    select id from company
    where ${local}::time >= ${HOUR}::time
      and (daily_mail_on is null or daily_mail_on < ${local}::date)`.execute(tx)
  return rows.map(({ id }) => id)
}

const localTime = (now: number) =>
  sql`(${new Date(now).toISOString()}::timestamptz at time zone time_zone)`

/**
 * Takes this morning for the company: the day before, `YYYY-MM-DD`, for whoever comes first; null for
 * everybody after, in whatever process, and before the hour.
 */
export async function takeMorning(tx: Tx, companyId: string, now: number): Promise<string | null> {
  const local = localTime(now)
  const { rows } = await sql<{ day: string }>`
    update company set daily_mail_on = ${local}::date
    where id = ${companyId} and ${local}::time >= ${HOUR}::time
      and (daily_mail_on is null or daily_mail_on < ${local}::date)
    returning to_char(${local}::date - 1, 'YYYY-MM-DD') as day`.execute(tx)
  return rows[0]?.day ?? null
}

const DayFigures = z.object({
  calls: z.int(),
  uncounted: z.int(),
  jobs: z.int(),
  transfers: z.int(),
  messages: z.int(),
})
export type DayFigures = z.infer<typeof DayFigures>

const span = (companyId: string, zone: string, day: string) => sql`
  p.company_id = ${companyId}
  and p.started_at >= ${day}::date::timestamp at time zone ${zone}
  and p.started_at < (${day}::date + 1)::timestamp at time zone ${zone}`

type Day = { companyId: string; zone: string; day: string }

/** What the calls of a day come to. */
export async function figuresOfDay(tx: Tx, { companyId, zone, day }: Day): Promise<DayFigures> {
  const { rows } = await sql`
    select count(*)::int as calls, count(*) filter (where not is_counted)::int as uncounted,
      count(distinct dispatch_call_id)::int as jobs,
      count(*) filter (where outcome = 'transfer' or memory ->> 'ending' = 'transfer')::int as transfers,
      count(*) filter (where outcome = 'message')::int as messages
    from phone_call p where ${span(companyId, zone, day)}`.execute(tx)
  return DayFigures.parse(rows[0])
}

const DayMoney = z.object({
  done: z.int(),
  /** Before tax. */
  revenueCents: z.number(),
  /** From when a job came in until somebody was there, the median; null where nobody was. */
  minutesToScene: z.int().nullable(),
})
export type DayMoney = z.infer<typeof DayMoney>

/** What the jobs that came in on a day have come to, in money and time. */
export async function moneyOfDay(tx: Tx, { companyId, zone, day }: Day): Promise<DayMoney> {
  const { rows } = await sql`
    select count(*) filter (where outcome = 'done')::int as done,
      coalesce(sum(revenue_cents), 0)::float8 as "revenueCents",
      round(percentile_disc(0.5) within group (order by to_scene) / 60.0)::int as "minutesToScene"
    from job_figures j
    where j.company_id = ${companyId}
      and j.received_at >= ${day}::date::timestamp at time zone ${zone}
      and j.received_at < (${day}::date + 1)::timestamp at time zone ${zone}`.execute(tx)
  return DayMoney.parse(rows[0])
}

const BadCall = z.object({
  id: z.string(),
  at: z.number(),
  fromNumber: z.string(),
  customerName: z.string(),
  trouble: z.string(),
})
export type BadCall = z.infer<typeof BadCall>

/** More than anybody reads in a mail. */
const MOST_LINES = 50

/** The calls of a day in which something went wrong, in order. */
export async function badCallsOfDay(tx: Tx, { companyId, zone, day }: Day): Promise<BadCall[]> {
  const { rows } = await sql`
    select p.id, (extract(epoch from p.started_at) * 1000)::float8 as at,
      p.from_number as "fromNumber", p.customer_name as "customerName", p.trouble
    from phone_call p where ${span(companyId, zone, day)} and p.trouble <> ''
    order by p.started_at, p.id limit ${MOST_LINES}`.execute(tx)
  return BadCall.array().parse(rows)
}

const AskedJob = z.object({
  id: z.string(),
  dispatchNumber: z.string(),
  status: CallStatus,
  fields: z.looseObject({
    customerName: z.string(),
    agentQuestions: z.array(AgentQuestion),
  }),
})
export type AskedJob = z.infer<typeof AskedJob>

/** The jobs of a day's calls that the agent left questions on, in order. */
export async function askedJobsOfDay(tx: Tx, { companyId, zone, day }: Day): Promise<AskedJob[]> {
  const { rows } = await sql`
    select c.id, c.dispatch_number as "dispatchNumber", c.status, c.fields from dispatch_call c
    where c.company_id = ${companyId} and c.fields -> 'agentQuestions' <> '[]'
      and c.id in (select p.dispatch_call_id from phone_call p where ${span(companyId, zone, day)})
    order by c.created_at, c.id limit ${MOST_LINES}`.execute(tx)
  return AskedJob.array().parse(rows)
}
