import type { PhoneCallOutcome } from '@towline/contract'
import { type Selectable, sql } from 'kysely'
import { literally, prepared, type Tables, type Tx } from '../../platform/db/index.ts'

const onTheWire = sql`jsonb_build_object(
  'id', p.id, 'fromNumber', p.from_number, 'toNumber', p.to_number,
  'createdDate', floor(extract(epoch from p.started_at) * 1000)::bigint,
  'seconds', p.seconds, 'outcome', p.outcome, 'trouble', p.trouble,
  'summary', p.summary, 'questions', p.questions, 'aiAgentChatId', p.ai_agent_chat_id,
  'dispatchCallId', coalesce(p.dispatch_call_id::text, ''), 'customData', p.custom_data, 'mind', p.mind)`

type Page = { companyId: string; limit: number; before: string | null }

const olderThan = (before: string | null) =>
  before
    ? sql`and (p.started_at, p.id) < (select b.started_at, b.id from phone_call b where b.id = ${before})`
    : sql``

async function asList(tx: Tx, rows: ReturnType<typeof sql>): Promise<string> {
  const found = await sql<{ json: string }>`
    select coalesce(jsonb_agg(wire order by started_at desc, id desc), '[]')::text as json from (${rows}) page`.execute(
    tx,
  )
  return found.rows[0]?.json ?? '[]'
}

/** Which calls; what is left out does not matter. */
type Wanted = {
  /** Ten digits, or as the carrier wrote it. */
  fromNumber?: string
  numberPart?: string
  outcome?: PhoneCallOutcome
  /** First and last day, `YYYY-MM-DD` or empty, in a time zone. */
  days?: { from: string; to: string; zone: string }
  dispatchCallId?: string
}

/** Text as LIKE finds it anywhere, its own special characters taken as they are. */
const containing = (text: string) => `%${literally(text)}%`

const during = ({ from, to, zone }: NonNullable<Wanted['days']>) => sql`
  ${from ? sql`and p.started_at >= ${from}::date::timestamp at time zone ${zone}` : sql``}
  ${to ? sql`and p.started_at < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``}`

/** Phone calls newest first as JSON text. */
export function callsAsJson(
  tx: Tx,
  { companyId, limit, before }: Page,
  { fromNumber, numberPart, outcome, days, dispatchCallId }: Wanted,
): Promise<string> {
  return asList(
    tx,
    sql`select p.started_at, p.id, ${onTheWire} as wire from phone_call p
      where p.company_id = ${companyId}
        ${fromNumber === undefined ? sql`` : sql`and p.from_number = ${fromNumber}`}
        ${numberPart ? sql`and p.from_number like ${containing(numberPart)}` : sql``}
        ${outcome ? sql`and p.outcome = ${outcome}` : sql``}
        ${dispatchCallId ? sql`and p.dispatch_call_id = ${dispatchCallId}` : sql``}
        ${days ? during(days) : sql``} ${olderThan(before)}
      order by p.started_at desc, p.id desc limit ${limit}`,
  )
}

/**
 * The latest call of each number whose name contains the words or whose digits contain the digits, as
 * JSON text. What is searched stands in an index alone; only the page that is shown is read whole.
 */
export function customersAsJson(
  tx: Tx,
  { companyId, limit, before }: Page,
  { words, digits, isNameless }: { words: string; digits: string; isNameless: boolean },
): Promise<string> {
  const meant = sql`p.company_id = ${companyId} and (p.plain_name like towline_plain(${containing(words)})
      ${digits ? sql`or p.from_number like ${containing(digits)}` : sql``}
      ${isNameless ? sql`or p.plain_name = ''` : sql``})`
  // Without a number each call is of a customer of its own.
  const hits = sql`(select distinct on (p.from_number) p.started_at, p.id from phone_call p
      where ${meant} and p.from_number <> ''
      order by p.from_number, p.started_at desc, p.id desc)
    union all select p.started_at, p.id from phone_call p where ${meant} and p.from_number = ''`
  return asList(
    tx,
    sql`select p.started_at, p.id, ${onTheWire} as wire from (
        select * from (${hits}) p where true ${olderThan(before)}
        order by p.started_at desc, p.id desc limit ${limit}) found
      join phone_call p on p.id = found.id`,
  )
}

/** Calls, seconds and calls that became jobs. */
export type CallFigures = { calls: number; seconds: number; jobs: number }
type Figures = { month: CallFigures; lifetime: CallFigures }

/** The month a moment is in, as it began in a time zone. */
const monthBegan = (now: number, zone: string) =>
  sql`date_trunc('month', ${new Date(now).toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`

/** What all calls of a company that count, and those of this month in its time zone, come to, which the database keeps count of. */
export async function callFigures(
  tx: Tx,
  { companyId, zone, now }: { companyId: string; zone: string; now: number },
): Promise<Figures> {
  const { rows } = await sql<CallFigures & { span: 'month' | 'lifetime' }>`
    select 'month' as span, coalesce(sum(calls), 0)::int as calls, coalesce(sum(jobs), 0)::int as jobs,
      coalesce(sum(seconds), 0)::float8 as seconds
    from call_sum where company_id = ${companyId} and at >= ${monthBegan(now, zone)}
    union all
    select 'lifetime', calls, jobs, seconds::float8 from call_totals where company_id = ${companyId}`.execute(
    tx,
  )
  const of = (wanted: 'month' | 'lifetime'): CallFigures => {
    const { calls, jobs, seconds } = rows.find(({ span }) => span === wanted) ?? noCalls
    return { calls, jobs, seconds }
  }
  return { month: of('month'), lifetime: of('lifetime') }
}

const noCalls: CallFigures = { calls: 0, jobs: 0, seconds: 0 }

/** Calls that count and jobs of each hour of the last days, today included, by the company's clock; hours without a call are left out. */
export async function callsByHour(
  tx: Tx,
  { companyId, zone, now, days }: { companyId: string; zone: string; now: number; days: number },
): Promise<{ day: string; hour: number; calls: number; jobs: number }[]> {
  const today = sql`(${new Date(now).toISOString()}::timestamptz at time zone ${zone})::date`
  const { rows } = await sql<{ day: string; hour: number; calls: number; jobs: number }>`
    select to_char(hour, 'YYYY-MM-DD') as day, extract(hour from hour)::int as hour, calls, jobs
    from (
      select date_trunc('hour', at at time zone ${zone}) as hour, sum(calls)::int as calls, sum(jobs)::int as jobs
      from call_sum
      where company_id = ${companyId}
        and at >= (${today} - ${days - 1}::int)::timestamp at time zone ${zone}
        and at < (${today} + 1)::timestamp at time zone ${zone}
      group by 1 having sum(calls) > 0) hours
    order by 1, 2`.execute(tx)
  return rows
}

/** A phone call by the carrier's name for it. */
export function phoneCallBySid(tx: Tx, callSid: string) {
  return tx.selectFrom('phone_call').selectAll().where('call_sid', '=', callSid).executeTakeFirst()
}

/** A call's record as the phone line opens it. */
export type OpenCall = Pick<
  Selectable<Tables['phone_call']>,
  | 'id'
  | 'ai_agent_chat_id'
  | 'relay_token'
  | 'dispatch_call_id'
  | 'memory'
  | 'last_seq'
  | 'ended_at'
  | 'continues_call_id'
>

/** What a call's record is opened with. */
export const openCallColumns = sql`id, ai_agent_chat_id, relay_token, dispatch_call_id, memory, last_seq, ended_at,
  continues_call_id`

/** Phone calls by the carrier's names for them. */
export async function callsBySid(tx: Tx, callSids: string[]): Promise<Map<string, OpenCall>> {
  const { rows } = await sql<OpenCall & { call_sid: string }>`${prepared}
    select call_sid, ${openCallColumns} from phone_call where call_sid = any(${sql.val(callSids)}::text[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.call_sid, row]))
}

/** A phone call by its own id or the carrier's. */
export function phoneCallBy(tx: Tx, which: string) {
  const isOwnId = /^[0-9a-f-]{36}$/.test(which)
  const call = tx.selectFrom('phone_call').select(['id', 'memory'])
  return call.where(isOwnId ? 'id' : 'call_sid', '=', which).executeTakeFirst()
}

/** The log of a call, in order. */
export function eventsOf(tx: Tx, phoneCallId: string) {
  return tx
    .selectFrom('phone_call_event')
    .select(['seq', 'at', 'kind', 'data'])
    .where('phone_call_id', '=', phoneCallId)
    .orderBy('seq')
    .execute()
}

/** The newest call of each of these numbers, if it ended after `since` and its job is still open. */
export async function lastCallsOf(tx: Tx, companyId: string, numbers: string[], since: Date) {
  const { rows } = await sql<{
    number: string
    id: string
    memory: unknown
    dispatchCallId: string | null
  }>`${prepared}
    select number, last.id, last.memory, last.dispatch_call_id as "dispatchCallId"
    from unnest(${sql.val(numbers)}::text[]) as number
    cross join lateral (
      select id, memory, ended_at, dispatch_call_id from phone_call
      where company_id = ${companyId}::uuid and from_number = number
      order by started_at desc, id desc limit 1) last
    left join dispatch_call job on job.id = last.dispatch_call_id
    where last.ended_at >= ${since}::timestamptz
      and coalesce(job.status not in ('completed', 'cancelled'), true)`.execute(tx)
  return rows
}
