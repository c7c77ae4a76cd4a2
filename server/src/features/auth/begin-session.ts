import { Id, type LoggedInUser } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { Context } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { deleteSessionBy, type Employee, insertSession } from './auth.store.ts'
import { deviceWords } from './device-words.ts'
import { readBasic, SESSION_IDLE_MS, SESSION_MOST_MS, secretHash } from './identify.ts'
import { keepPlace } from './known-places.store.ts'

/** Sessions that are over are kept so much longer: what a clock a year ahead takes for over may not be. */
const ENDED_KEPT_MS = 400 * 24 * 3600 * 1000

/** Somebody as the page knows them. */
export const asUser = ({
  id,
  companyId,
  name,
  email,
  roles,
  language,
}: Employee): LoggedInUser => ({
  id,
  companyId,
  name,
  email,
  roles,
  ...(language && { language }),
})

/**
 * Begins a session for somebody of whom it is known who they are. With `ownJobsUntil` (epoch ms) it opens a
 * driver's own jobs only, and ends then; its device is not remembered as one they use.
 */
export async function beginSession(
  { tx, now, from, changeSession, audit }: Context,
  person: Employee,
  ownJobsUntil?: number,
): Promise<LoggedInUser> {
  const [id, secret] = [newId(), newSecret()]
  await insertSession(tx, {
    id,
    companyId: person.companyId,
    employeeId: person.id,
    secretHash: secretHash(secret),
    now,
    endedBefore: now - SESSION_IDLE_MS - ENDED_KEPT_MS,
    device: deviceWords(from.userAgent ?? ''),
    endsAt: ownJobsUntil ?? now + SESSION_MOST_MS,
    isOwnJobsOnly: ownJobsUntil !== undefined,
  })
  // A session for own jobs only leaves the one in which a driver does more.
  const replaced = ownJobsUntil === undefined ? await endReplaced(tx, from.session) : null
  const device = from.device ?? newSecret()
  if (ownJobsUntil === undefined)
    await keepPlace(
      tx,
      { employeeId: person.id, companyId: person.companyId },
      { ...from, device },
      now,
    )
  const user = asUser(person)
  changeSession({ begins: { id, secret, device, user, replaced } })
  audit('signed in', person.id, ownJobsUntil === undefined ? {} : { by: 'offer link' })
  return user
}

/** Ends the session that the browser brought along, and answers which: nobody goes on with a token from before. */
async function endReplaced(tx: Tx, authToken: string | undefined): Promise<string | null> {
  const held = readBasic(authToken)
  if (!held || !Id.safeParse(held.name).success) return null
  return deleteSessionBy(tx, held.name, secretHash(held.rest))
}
