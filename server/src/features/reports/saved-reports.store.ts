import { ReportQuestion, type SavedReport } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** Managers who are still there, of those a report goes to; `s` is saved_report. */
const recipients = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.first_name || ' ' || e.last_name)
    order by e.first_name, e.last_name, e.id)
  from employee e where e.company_id = s.company_id and e.id = any (s.recipient_ids)
    and e.deleted_at is null and 'manager' = any (e.roles)), '[]')`

/** Stored questions lack what was added to the contract since: it gets its default. */
const asReport = (stored: SavedReport): SavedReport => ({
  ...stored,
  question: ReportQuestion.parse(stored.question),
})

const chosen = (companyId: string, id?: string) => sql<SavedReport>`
  select s.id, s.version, s.name, s.question, s.schedule, ${recipients} as recipients,
    coalesce(floor(extract(epoch from s.sent_at) * 1000), 0)::float8 as "lastSent"
  from saved_report s where s.company_id = ${companyId} ${id ? sql`and s.id = ${id}` : sql``}
  order by lower(s.name), s.id`

/** The reports a company keeps, by name. */
export async function savedReports(tx: Tx, companyId: string): Promise<SavedReport[]> {
  const { rows } = await chosen(companyId).execute(tx)
  return rows.map(asReport)
}

/** One of them; undefined when the company has none of that id. */
export async function savedReport(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<SavedReport | undefined> {
  const { rows } = await chosen(companyId, id).execute(tx)
  return rows.map(asReport)[0]
}

type Kept = Pick<SavedReport, 'name' | 'question' | 'schedule'> & { recipientIds: string[] }

const asRow = ({ name, question, schedule, recipientIds }: Kept) => ({
  name,
  schedule,
  question: JSON.stringify(question),
  recipient_ids: recipientIds,
})

/** Keeps a new report; answers its id. */
export async function insertReport(
  tx: Tx,
  companyId: string,
  report: Kept,
  now: number,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('saved_report')
    .values({ id, company_id: companyId, created_at: new Date(now), ...asRow(report) })
    .execute()
  return id
}

/** Stores a report anew, as the next version. */
export async function updateReport(
  tx: Tx,
  companyId: string,
  id: string,
  report: Kept,
): Promise<void> {
  await tx
    .updateTable('saved_report')
    .set((set) => ({ ...asRow(report), version: set('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Whether there was such a report to delete. */
export async function deleteReport(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('saved_report')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Which of these are managers of the company. */
export async function managersAmong(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; email: string; firstName: string }[]> {
  const { rows } = await sql<{ id: string; email: string; firstName: string }>`
    select id, email, first_name as "firstName" from employee
    where company_id = ${companyId} and id = any (${ids}::uuid[]) and deleted_at is null
      and 'manager' = any (roles) order by id`.execute(tx)
  return rows
}

/** From this hour on, by the company's clock, reports are mailed. */
const HOUR = '07:00'

/** The last day on which a report was to be mailed by its schedule; `c` is company. */
const dueOn = (now: number) => {
  const local = sql`(${new Date(now).toISOString()}::timestamptz at time zone c.time_zone - ${HOUR}::time)`
  return sql`(case s.schedule when 'daily' then ${local}::date
    when 'weekly' then date_trunc('week', ${local})::date
    when 'monthly' then date_trunc('month', ${local})::date end)`
}

/** The reports that are to be mailed now, of all companies. */
export async function dueReports(
  tx: Tx,
  now: number,
): Promise<{ companyId: string; reportId: string }[]> {
  const { rows } = await sql<{ companyId: string; reportId: string }>`
    select s.company_id as "companyId", s.id as "reportId"
    from saved_report s join company c on c.id = s.company_id
    where s.schedule <> '' and s.sent_on < ${dueOn(now)} order by s.id`.execute(tx)
  return rows
}

/** Takes a report for mailing: the day it is due for, for whoever comes first; null when it is not due. */
export async function takeDue(
  tx: Tx,
  companyId: string,
  id: string,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    update saved_report s set sent_on = ${dueOn(now)}, sent_at = ${new Date(now).toISOString()}
    from company c
    where c.id = s.company_id and s.company_id = ${companyId} and s.id = ${id}
      and s.schedule <> '' and s.sent_on < ${dueOn(now)}
    returning to_char(s.sent_on, 'YYYY-MM-DD') as day`.execute(tx)
  return rows[0]?.day ?? null
}

/** Has a schedule begin: what was due before now is not made up for. */
export async function beginSchedule(
  tx: Tx,
  companyId: string,
  id: string,
  now: number,
): Promise<void> {
  await sql`update saved_report s set sent_on = ${dueOn(now)} from company c
    where c.id = s.company_id and s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
}
