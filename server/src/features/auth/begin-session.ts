import type { LoggedInUser } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { type Employee, insertSession } from './auth.store.ts'
import { deviceWords } from './device-words.ts'
import { SESSION_IDLE_MS, SESSION_MOST_MS, secretHash } from './identify.ts'
import { keepPlace } from './known-places.store.ts'

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
    endedBefore: now - SESSION_IDLE_MS,
    device: deviceWords(from.userAgent ?? ''),
    endsAt: ownJobsUntil ?? now + SESSION_MOST_MS,
    isOwnJobsOnly: ownJobsUntil !== undefined,
  })
  const device = from.device ?? newSecret()
  if (ownJobsUntil === undefined)
    await keepPlace(
      tx,
      { employeeId: person.id, companyId: person.companyId },
      { ...from, device },
      now,
    )
  const user = asUser(person)
  changeSession({ begins: { id, secret, device, user } })
  audit('signed in', person.id, ownJobsUntil === undefined ? {} : { by: 'offer link' })
  return user
}
