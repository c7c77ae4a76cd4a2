import type { Account } from '@towline/contract'
import { sql } from 'kysely'
import { literally, prepared, type Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { storableJson } from '../../platform/storable.ts'
import { blankInDocument, fieldsInDocument } from './accounts.fields.ts'

/** The account every company has from its first day, which parks calls and can not be changed. */
const NO_ACCOUNT = 'No Account Specified'

const isUsable = sql<boolean>`(not v.is_deleted and not coalesce((v.fields->>'disabled')::boolean, false))`

/** The wire's form of an account, made by PostgreSQL: `v` is vendor. */
const onTheWire = sql`${JSON.stringify(blankInDocument)}::jsonb || v.fields || jsonb_build_object(
  'id', v.id, 'version', v.version, 'type', v.type, 'name', v.name,
  'accountNumber', v.account_number, 'contactPhoneNumber', v.contact_phone_number,
  'accountManagerId', coalesce(v.account_manager_id::text, ''), 'isDeleted', v.is_deleted,
  'isActive', ${isUsable}, 'isPlaceholder', v.is_placeholder)`

/** A pattern of LIKE for a part of a text; what was typed has no special characters. */
const part = (typed: string) => `%${literally(typed.trim())}%`
const hasInName = (typed: string | undefined) =>
  typed?.trim() ? sql`and v.plain_name like towline_plain(${part(typed)})` : sql``

/** Makes the company's placeholder account. */
export async function insertPlaceholder(tx: Tx, companyId: string, now: number): Promise<void> {
  await tx
    .insertInto('vendor')
    .values({
      id: newId(),
      company_id: companyId,
      type: 'Other',
      name: NO_ACCOUNT,
      is_placeholder: true,
      created_at: new Date(now),
    })
    .execute()
}

type AccountOfPhone = { id: string; name: string; type: string }

/** The accounts whose contact phones (ten digits) these are, by number: a motor club or garage that rings us. */
export async function accountsByPhone(
  tx: Tx,
  companyId: string,
  phones: string[],
): Promise<Map<string, AccountOfPhone>> {
  const { rows } = await sql<AccountOfPhone & { phone: string }>`${prepared}
    select distinct on (phone) v.contact_phone_number as phone, v.id, v.name, v.type from vendor v
    where v.company_id = ${companyId}::uuid and v.contact_phone_number = any(${sql.val(phones)}::text[])
      and v.contact_phone_number <> '' and not v.is_placeholder and ${isUsable}
    order by phone, v.created_at, v.id`.execute(tx)
  return new Map(rows.map(({ phone, ...account }) => [phone, account]))
}

/** Names of the accounts a job may be given, the placeholder first, as the JSON text of a list. */
export async function vendorsAsJson(
  tx: Tx,
  {
    companyId,
    searchText,
    limit,
  }: { companyId: string; searchText: string | undefined; limit: number },
): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')::text as json from (
      select v.id, v.name from vendor v
      where v.company_id = ${companyId} and ${isUsable} ${hasInName(searchText)}
      order by v.is_placeholder desc, lower(v.name), v.id limit ${limit}) page`.execute(tx)
  return rows[0]?.json ?? '[]'
}

export type AccountSearch = {
  companyId: string
  type: string | undefined
  name: string | undefined
  accountManagerId: string | undefined
  limit: number
  before: string | null
}

/** Accounts newest first, as the JSON text of a list. */
export async function accountsAsJson(tx: Tx, search: AccountSearch): Promise<string> {
  const { companyId, type, name, accountManagerId, limit, before } = search
  const { rows } = await sql<{ json: string }>`
    select coalesce(jsonb_agg(${onTheWire} order by v.created_at desc, v.id desc), '[]')::text as json
    from (
      select v.* from vendor v
      where v.company_id = ${companyId} ${hasInName(name)}
        ${type ? sql`and v.type = ${type}` : sql``}
        ${accountManagerId ? sql`and v.account_manager_id = ${accountManagerId}` : sql``}
        ${
          before
            ? sql`and (v.created_at, v.id) <
                (select b.created_at, b.id from vendor b where b.id = ${before} and b.company_id = ${companyId})`
            : sql``
        }
      order by v.created_at desc, v.id desc limit ${limit}) v`.execute(tx)
  return rows[0]?.json ?? '[]'
}

/** One account as it is on the wire, locked until the transaction ends when told so; null when the company has none of that id. */
export async function accountById(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<Account | null> {
  const { rows } = await sql<{ account: Account }>`
    select ${onTheWire} as account from vendor v
    where v.id = ${id} and v.company_id = ${companyId}
    ${lock ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0]?.account ?? null
}

const columnsOf = (account: Account) => ({
  type: account.type,
  name: account.name,
  account_number: account.accountNumber,
  contact_phone_number: account.contactPhoneNumber,
  account_manager_id: account.accountManagerId || null,
  is_deleted: account.isDeleted,
  fields: JSON.stringify(fieldsInDocument(account)),
})

/** Stores new accounts. */
export async function insertAccounts(
  tx: Tx,
  companyId: string,
  accounts: readonly Account[],
  now: number,
): Promise<void> {
  const all = accounts.map((account) => ({
    ...columnsOf(account),
    id: account.id,
    fields: fieldsInDocument(account),
  }))
  // One parameter: thousands of them take a database longer than the accounts.
  await sql`insert into vendor (id, company_id, created_at, type, name, account_number,
      contact_phone_number, account_manager_id, is_deleted, fields)
    select v.id, ${companyId}, ${new Date(now)}, v.type, v.name, v.account_number,
      v.contact_phone_number, v.account_manager_id, v.is_deleted, v.fields
    from jsonb_to_recordset(${storableJson(all)}::jsonb) as v(id uuid, type text, name text,
      account_number text, contact_phone_number text, account_manager_id uuid, is_deleted boolean,
      fields jsonb)`.execute(tx)
}

/** Stores the account anew, as the next version. */
export async function updateAccount(tx: Tx, companyId: string, account: Account): Promise<void> {
  await tx
    .updateTable('vendor')
    .set((set) => ({ ...columnsOf(account), version: set('version', '+', 1) }))
    .where('id', '=', account.id)
    .where('company_id', '=', companyId)
    .execute()
}
