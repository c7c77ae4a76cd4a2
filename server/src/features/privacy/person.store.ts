import type { PersonFound, PersonMark } from '@towline/contract'
import { sql } from 'kysely'
import { literally, type Tx } from '../../platform/db/index.ts'
import { deleteWords, keptCustomData, type Orphans } from './retention.store.ts'

/** A person has no more jobs, and made no more calls: whoever has is an account. */
export const MOST_RECORDS = 500

/** Where a person is found: the ids of their records, and how much hangs on them. */
export type Person = { mark: PersonMark; jobs: string[]; calls: string[] }

const phoneFields = [
  'customerPhone',
  'customerPhoneForText',
  'contactPhoneNumber',
  'vendorContactNumber',
  'fromNumber',
]
/** Whether one of the job's phones (`c` is dispatch_call) is this one, however it is written. */
const hasPhone = (phone: string) => sql<boolean>`exists (
  select from unnest(${phoneFields}::text[]) field
  where right(regexp_replace(c.fields ->> field, '\\D', '', 'g'), 10) = ${phone})`

/** The jobs and phone calls of a person, and the jobs that came of those calls; a few more than there may be. */
export async function findRecords(tx: Tx, companyId: string, mark: PersonMark): Promise<Person> {
  const isTheirs =
    'phone' in mark
      ? sql`(c.customer_phone = ${mark.phone} or c.search_text like ${`%${literally(mark.phone)}%`} and ${hasPhone(mark.phone)}
        or c.id in (select p.dispatch_call_id from phone_call p
          where p.company_id = ${companyId} and p.from_number = ${mark.phone}))`
      : sql`c.contact_email = ${mark.email}`
  const jobs = await idsOf(
    tx,
    sql`select c.id from dispatch_call c where c.company_id = ${companyId} and ${isTheirs}`,
  )
  const fromThem =
    'phone' in mark ? sql`from_number in (${mark.phone}, ${`+1${mark.phone}`})` : sql`false`
  const calls = await idsOf(
    tx,
    sql`select id from phone_call where company_id = ${companyId}
      and (${fromThem} or dispatch_call_id = any (${jobs}::uuid[]))`,
  )
  return { mark, jobs, calls }
}

async function idsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query} limit ${MOST_RECORDS + 1}`.execute(tx)
  return rows.map(({ id }) => id)
}

const textsOf = (mark: PersonMark) =>
  'phone' in mark
    ? sql`(from_number in (${`+1${mark.phone}`}, ${mark.phone}) or to_number in (${`+1${mark.phone}`}, ${mark.phone}))`
    : sql`false`
const mailsOf = (mark: PersonMark) =>
  'email' in mark
    ? sql`(lower(to_address) = ${mark.email} or lower(reply_to) = ${mark.email})`
    : sql`false`
/** Accounts that have the person as a contact: `v` is vendor. */
const accountsOf = (mark: PersonMark) =>
  'phone' in mark
    ? sql`${mark.phone} in (v.contact_phone_number, v.fields ->> 'contactFaxNumber')`
    : sql`${mark.email} in (lower(v.fields ->> 'contactEmail'), lower(v.fields ->> 'billingContactEmail'),
        lower(v.fields ->> 'accountManagerEmail'))`
/** A stored vehicle is a record of the law's: it stays with its photos. */
const isStored = sql`exists (select from impound i where i.company_id = m.company_id and i.job_id = m.dispatch_call_id)`

type Counted = Omit<PersonFound, 'importedRows' | 'imports'>

/** How much there is of a person but for imports, and what stays. */
export async function countPerson(
  tx: Tx,
  companyId: string,
  { mark, jobs, calls }: Person,
): Promise<Counted> {
  const ofJobs = sql`any (${jobs}::uuid[])`
  const ofCalls = sql`any (${calls}::uuid[])`
  const count = (rows: ReturnType<typeof sql>) => sql`(select count(*)::int ${rows})`
  const { rows } = await sql<Omit<Counted, 'jobs' | 'calls' | 'also'>>`select
    ${count(sql`from phone_call where id = ${ofCalls} and recording_key <> ''`)} as recordings,
    ${count(sql`from media m where company_id = ${companyId} and dispatch_call_id = ${ofJobs} and not ${isStored}`)} as media,
    ${count(sql`from chat_request where dispatch_call_id = ${ofJobs}`)} as chats,
    ${count(sql`from text_message where company_id = ${companyId} and ${textsOf(mark)}`)} as texts,
    ${count(sql`from mail_message where company_id = ${companyId} and ${mailsOf(mark)}`)} as emails,
    ${count(sql`from vendor v where company_id = ${companyId} and ${accountsOf(mark)}`)} as accounts,
    ${count(sql`from dispatch_call where id = ${ofJobs} and status not in ('completed', 'cancelled')`)}
      + ${count(sql`from phone_call where id = ${ofCalls} and ended_at is null`)} as open,
    ${count(sql`from invoice where company_id = ${companyId} and job_id = ${ofJobs}`)} as invoices,
    ${count(sql`from impound where company_id = ${companyId} and job_id = ${ofJobs}`)} as impounds`.execute(
    tx,
  )
  const [counted] = rows
  if (!counted) throw new Error('a count came back empty')
  const also = await alsoIn(tx, jobs, mark)
  return { ...counted, jobs: jobs.length, calls: calls.length, also }
}

/** Other phones and emails of the same customers: they may have records of their own. */
async function alsoIn(tx: Tx, jobs: string[], mark: PersonMark): Promise<string[]> {
  const { rows } = await sql<{ one: string }>`
    select distinct one from dispatch_call c, lateral (values
      (right(regexp_replace(c.fields ->> 'customerPhone', '\\D', '', 'g'), 10)),
      (right(regexp_replace(c.fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10)),
      (right(regexp_replace(c.fields ->> 'contactPhoneNumber', '\\D', '', 'g'), 10)),
      (c.contact_email)) known (one)
    where c.id = any (${jobs}::uuid[]) and one <> '' and one <> ${'phone' in mark ? mark.phone : mark.email}
    order by one limit 20`.execute(tx)
  return rows.map(({ one }) => one)
}

/** Erases what is theirs alone, in all tables but that of the jobs; answers the files that are nobody's now. */
export async function eraseAround(tx: Tx, companyId: string, person: Person): Promise<Orphans> {
  const { mark, jobs } = person
  const orphans = {
    media: await eraseMedia(tx, companyId, jobs),
    recordings: await eraseCalls(tx, companyId, person),
  }
  // With its messages, its sides and where the customer was.
  await sql`delete from chat_request where company_id = ${companyId} and dispatch_call_id = any (${jobs}::uuid[])`.execute(
    tx,
  )
  await sql`update job_paper set signed_by = '', signature_id = null
    where company_id = ${companyId} and dispatch_call_id = any (${jobs}::uuid[])`.execute(tx)
  await sql`delete from job_arrival where company_id = ${companyId} and dispatch_call_id = any (${jobs}::uuid[])`.execute(
    tx,
  )
  await sql`delete from text_message where company_id = ${companyId} and ${textsOf(mark)}`.execute(
    tx,
  )
  await sql`delete from mail_message where company_id = ${companyId} and ${mailsOf(mark)}`.execute(
    tx,
  )
  await eraseContacts(tx, companyId, mark)
  await eraseFromAudit(tx, companyId, person)
  return orphans
}

/** Which of the staff did what and when stays; what it was said what is erased. */
async function eraseFromAudit(
  tx: Tx,
  companyId: string,
  { mark, jobs, calls }: Person,
): Promise<void> {
  await sql`update audit set data = case when actor = 'employee' and data ? 'who'
      then jsonb_build_object('who', data -> 'who') else '{}' end
    where company_id = ${companyId} and record_id = any (${[...jobs, ...calls]}::text[])`.execute(
    tx,
  )
  if ('phone' in mark)
    await sql`update audit set record_id = ''
      where company_id = ${companyId} and record_id = ${mark.phone}`.execute(tx)
}

async function eraseMedia(tx: Tx, companyId: string, jobs: string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from media m where company_id = ${companyId} and dispatch_call_id = any (${jobs}::uuid[])
      and not ${isStored} returning file_id as file`.execute(tx)
  return rows.map(({ file }) => file)
}

/** Calls stay as calls: when, how long, how they ended. */
async function eraseCalls(tx: Tx, companyId: string, { mark, calls }: Person) {
  const { rows: recordings } = await sql<{ key: string; sid: string }>`
    select recording_key as key, coalesce(recording_sid, '') as sid from phone_call
    where company_id = ${companyId} and id = any (${calls}::uuid[]) and recording_key <> ''`.execute(
    tx,
  )
  const phone = 'phone' in mark ? mark.phone : ''
  await sql`update phone_call set customer_name = '', custom_data = ${keptCustomData}, memory = null,
      summary = '', questions = '[]',
      from_number = case when from_number in (${phone}, ${`+1${phone}`}) then '' else from_number end,
      recording_key = case when is_recorded then '' end
    where company_id = ${companyId} and id = any (${calls}::uuid[])`.execute(tx)
  await deleteWords(tx, companyId, calls)
  return recordings
}

/** Takes them out of accounts. That they said STOP stays, so that nobody texts them. */
async function eraseContacts(tx: Tx, companyId: string, mark: PersonMark): Promise<void> {
  const isBilling =
    'email' in mark ? sql`lower(fields ->> 'billingContactEmail') = ${mark.email}` : sql`false`
  const isContact =
    'phone' in mark
      ? sql`true`
      : sql`${mark.email} in (lower(fields ->> 'contactEmail'), lower(fields ->> 'accountManagerEmail'))`
  // An account of the type Cash is a person itself.
  const isPerson =
    'phone' in mark ? sql`true` : sql`lower(fields ->> 'contactEmail') = ${mark.email}`
  await sql`update vendor v set version = version + 1,
      name = case when type = 'Cash' and ${isPerson} then 'Erased customer' else name end,
      contact_phone_number = case when ${isContact} then '' else contact_phone_number end,
      fields = fields
        || case when ${isContact} then ${noContact}::jsonb else '{}' end
        || case when ${isBilling} then ${noBillingContact}::jsonb else '{}' end
    where company_id = ${companyId} and ${accountsOf(mark)}`.execute(tx)
  if (!('phone' in mark)) return
  await sql`update impound_touch set data = data - 'from'
    where company_id = ${companyId} and what = 'asked by phone' and data ->> 'from' = ${mark.phone}`.execute(
    tx,
  )
  await tx
    .deleteFrom('text_consent')
    .where('company_id', '=', companyId)
    .where('number', '=', mark.phone)
    .where('refused', '=', false)
    .execute()
}

const noContact = JSON.stringify({
  contactName: '',
  contactFaxNumber: '',
  contactEmail: '',
  accountManagerEmail: '',
})
const noBillingContact = JSON.stringify({ billingContactName: '', billingContactEmail: '' })
