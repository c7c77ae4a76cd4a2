import { createHash } from 'node:crypto'
import type { TwoStep } from '@towline/contract'
import { type Insertable, sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Tables, Tx } from '../../../platform/db/index.ts'
import type { Context } from '../../../platform/handler.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import type { Place } from '../../../platform/place.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
/** How long somebody may take for the second step, or for making a passkey. */
export const STEP_MS = 10 * 60 * 1000

/** Locks somebody who is there until the transaction ends: of two who change how they log in, one goes first. */
export function lockedLogin(tx: Tx, employeeId: string) {
  return tx
    .selectFrom('employee')
    .select(['id', 'first_name', 'last_name', 'email', 'two_step_since'])
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What somebody has besides the password. */
export async function twoStepOf(tx: Tx, employeeId: string): Promise<TwoStep> {
  const app = await tx
    .selectFrom('authenticator_app')
    .select('employee_id')
    .where('employee_id', '=', employeeId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const codes = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow()
  const company = await tx.selectFrom('company').select('two_step_from').executeTakeFirstOrThrow()
  return {
    hasApp: app !== undefined,
    passkeys: (await passkeysOf(tx, employeeId)).map(({ id, name, made_at, used_at }) => ({
      id,
      name,
      madeAt: made_at.getTime(),
      usedAt: used_at?.getTime() ?? 0,
    })),
    recoveryCodes: codes.left,
    managersFrom: company.two_step_from?.getTime() ?? 0,
  }
}

export const passkeysOf = (tx: Tx, employeeId: string) =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('employee_id', '=', employeeId)
    .orderBy('made_at')
    .execute()

/** Notes whether somebody needs a second step; with the last of what they had, the recovery codes end. */
export async function settleTwoStep(
  tx: Tx,
  employeeId: string,
  now: number,
): Promise<{ isOn: boolean }> {
  const { hasApp, passkeys } = await twoStepOf(tx, employeeId)
  const isOn = hasApp || passkeys.length > 0
  if (!isOn) await deleteRecoveryCodes(tx, employeeId)
  await tx
    .updateTable('employee')
    .set({
      two_step_since: isOn ? sql`coalesce(two_step_since, ${new Date(now)}::timestamptz)` : null,
    })
    .where('id', '=', employeeId)
    .execute()
  return { isOn }
}

/** Keeps a secret that no code was confirmed of yet; false where an app is on already. */
export async function putApp(
  { tx, sealing }: Pick<Context, 'tx' | 'sealing'>,
  employeeId: string,
  plain: Buffer,
): Promise<boolean> {
  const kept = { secret: sealing.seal(plain, employeeId), sealed_by: sealing.mark }
  const row = await tx
    .insertInto('authenticator_app')
    .values({ employee_id: employeeId, ...kept })
    .onConflict((conflict) =>
      conflict
        .column('employee_id')
        .doUpdateSet({ ...kept, last_step: 0 })
        .where('authenticator_app.confirmed_at', 'is', null),
    )
    .returning('employee_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The secret of somebody's app, one that is on or one that waits for its first code. Null also where it was sealed
 * with a key that is not here: then no code of it is right, and recovery codes and passkeys still are.
 */
export async function appSecret(
  { tx, sealing, log }: Pick<Context, 'tx' | 'sealing' | 'log'>,
  employeeId: string,
  isOn: boolean,
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('authenticator_app')
    .select(['secret', 'sealed_by'])
    .where('employee_id', '=', employeeId)
    .where('confirmed_at', isOn ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (!row.sealed_by) return row.secret
  const secret = sealing.open(row.secret, employeeId)
  if (!secret) log.error(OTHER_KEY)
  return secret
}

const OTHER_KEY =
  'the secret of an authenticator app was sealed with another key; set SEALING_KEY, or put sealing-key back into DATA_DIR'

/** Seals the secrets that are still readable, from before they were, and tells of those another key has sealed. */
export async function sealAppSecrets({
  db,
  sealing,
  log,
}: Pick<App, 'db' | 'sealing' | 'log'>): Promise<void> {
  const [readable, others] = await db.asSystem(
    async (tx) => [
      await tx
        .selectFrom('authenticator_app')
        .select(['employee_id', 'secret'])
        .where('sealed_by', 'is', null)
        .execute(),
      await tx
        .selectFrom('authenticator_app')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sealed_by', '<>', sealing.mark)
        .executeTakeFirstOrThrow(),
    ],
    { readOnly: true },
  )
  if (others.count > 0) log.error({ apps: others.count }, OTHER_KEY)
  for (const { employee_id: employeeId, secret } of readable)
    await db.asSystem((tx) =>
      tx
        .updateTable('authenticator_app')
        .set({ secret: sealing.seal(secret, employeeId), sealed_by: sealing.mark })
        .where('employee_id', '=', employeeId)
        // Another process may have sealed it, or its owner begun anew.
        .where('sealed_by', 'is', null)
        .execute(),
    )
}

/** Uses the code of a half minute up; false when it, or a later one, was used before. */
export async function spendStep(
  tx: Tx,
  employeeId: string,
  { step, confirmedAt }: { step: number; confirmedAt?: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('authenticator_app')
    .set({
      last_step: step,
      ...(confirmedAt !== undefined && { confirmed_at: new Date(confirmedAt) }),
    })
    .where('employee_id', '=', employeeId)
    .where('confirmed_at', confirmedAt === undefined ? 'is not' : 'is', null)
    .where('last_step', '<', step)
    .returning('employee_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteApp(tx: Tx, employeeId: string): Promise<void> {
  await tx.deleteFrom('authenticator_app').where('employee_id', '=', employeeId).execute()
}

export async function deletePasskey(tx: Tx, employeeId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey')
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTwoStep(tx: Tx, employeeId: string): Promise<void> {
  await deleteApp(tx, employeeId)
  await tx.deleteFrom('passkey').where('employee_id', '=', employeeId).execute()
}

export async function deleteRecoveryCodes(tx: Tx, employeeId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('employee_id', '=', employeeId).execute()
}

export async function insertRecoveryCodes(
  tx: Tx,
  employeeId: string,
  codes: readonly { startsWith: string; hash: string }[],
): Promise<void> {
  await deleteRecoveryCodes(tx, employeeId)
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map(({ startsWith, hash }) => ({
        id: newId(),
        employee_id: employeeId,
        starts_with: startsWith,
        code_hash: hash,
      })),
    )
    .execute()
}

export const recoveryCode = (tx: Tx, employeeId: string, startsWith: string) =>
  tx
    .selectFrom('recovery_code')
    .select(['id', 'code_hash'])
    .where('employee_id', '=', employeeId)
    .where('starts_with', '=', startsWith)
    .executeTakeFirst()

/** Uses a recovery code up; false when it was used before. */
export async function spendRecoveryCode(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_code')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a step that somebody has ten minutes for; answers the key to it. */
export async function beginStep(
  tx: Tx,
  step: {
    employeeId: string
    kind: 'second step' | 'new passkey'
    challenge: string
    now: number
  },
): Promise<string> {
  const token = newSecret()
  await tx
    .deleteFrom('login_step')
    .where('employee_id', '=', step.employeeId)
    .where('expires_at', '<', new Date(step.now))
    .execute()
  await tx
    .insertInto('login_step')
    .values({
      id: newId(),
      employee_id: step.employeeId,
      kind: step.kind,
      token_hash: hashOf(token),
      challenge: step.challenge,
      expires_at: new Date(step.now + STEP_MS),
    })
    .execute()
  return token
}

/** The open login of a key. */
export const openLogin = (tx: Tx, token: string, now: number) =>
  tx
    .selectFrom('login_step')
    .select(['company_id', 'employee_id'])
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', 'second step')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()

/** Uses the open login of a key up; of two at once the second finds none. */
export const spendLogin = (tx: Tx, token: string, now: number) =>
  tx
    .deleteFrom('login_step')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', 'second step')
    .where('expires_at', '>', new Date(now))
    .returning(['employee_id', 'challenge'])
    .executeTakeFirst()

/** Uses up what a new passkey was asked to sign; false when it was not asked of this person, or long ago. */
export async function spendNewPasskey(
  tx: Tx,
  employeeId: string,
  challenge: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('login_step')
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'new passkey')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', new Date(now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every login of somebody that is under way. */
export async function endLogins(tx: Tx, employeeId: string): Promise<void> {
  await tx.deleteFrom('login_step').where('employee_id', '=', employeeId).execute()
}

/** Keeps what is asked of a passkey of nobody knows whom. */
export async function askOfPasskey(tx: Tx, challenge: string, now: number): Promise<void> {
  await tx.deleteFrom('passkey_challenge').where('expires_at', '<', new Date(now)).execute()
  await tx
    .insertInto('passkey_challenge')
    .values({ challenge, expires_at: new Date(now + STEP_MS) })
    .execute()
}

export async function spendPasskeyChallenge(
  tx: Tx,
  challenge: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', new Date(now))
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

/** A passkey with whose it is. */
export const passkeyBy = (tx: Tx, credentialId: string) =>
  tx.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Keeps a passkey; false when it is somebody's already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Insertable<Tables['passkey']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a passkey was used, and how often by its own count. */
export async function usePasskey(tx: Tx, id: string, counter: number, now: number): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter, used_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

/** From when on managers need a second step (epoch ms, 0 for never); a day that is set already stays. */
export async function requireFrom(
  tx: Tx,
  companyId: string,
  from: number | null,
): Promise<{ from: number; isChanged: boolean }> {
  const row = await tx
    .updateTable('company')
    .set({ two_step_from: from === null ? null : new Date(from) })
    .where('id', '=', companyId)
    .where('two_step_from', from === null ? 'is not' : 'is', null)
    .returning('two_step_from')
    .executeTakeFirst()
  if (row) return { from: row.two_step_from?.getTime() ?? 0, isChanged: true }
  const { two_step_from: stays } = await tx
    .selectFrom('company')
    .select('two_step_from')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { from: stays?.getTime() ?? 0, isChanged: false }
}

/** Codes of one account that may be wrong in an hour, for each known device and for all strangers together. */
export const tryAllowance = 10
const TRIES_MS = 3600 * 1000

/** What tries are counted by: a device its owner has used before, or all others together. */
export const placeMark = (known: Place | null): Buffer =>
  known?.device ? hashOf(known.device) : Buffer.alloc(0)

/** Counts a code that is about to be looked at; answers the tries in this hour, and when the next is taken (ms), 0 for now. */
export async function takeTry(
  tx: Tx,
  { employeeId, place, now }: { employeeId: string; place: Buffer; now: number },
): Promise<{ waitMs: number; tries: number }> {
  const [at, hourAgo] = [new Date(now), new Date(now - TRIES_MS)]
  const { rows } = await sql<{ tries: number; since: Date }>`
    insert into two_step_try as t (company_id, employee_id, place, tries, since)
    select company_id, id, ${place}::bytea, 1, ${at}::timestamptz from employee
    where id = ${employeeId}
    on conflict (employee_id, place) do update set
      tries = case when t.since <= ${hourAgo} then 1 else t.tries + 1 end,
      since = case when t.since <= ${hourAgo} then excluded.since else t.since end
    returning tries, since`.execute(tx)
  const [row] = rows
  const isFree = !row || row.tries <= tryAllowance
  return {
    waitMs: isFree ? 0 : row.since.getTime() + TRIES_MS - now,
    tries: row?.tries ?? 0,
  }
}

/** Forgets the tries of a place, or of all: a code was right, or the password is another one. */
export async function forgetTries(tx: Tx, employeeId: string, place?: Buffer): Promise<void> {
  const tries = tx.deleteFrom('two_step_try').where('employee_id', '=', employeeId)
  await (place ? tries.where('place', '=', place) : tries).execute()
}
