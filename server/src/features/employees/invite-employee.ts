import { inviteEmployee as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { invite } from '../auth/index.ts'
import { waitsForPassword } from './employees.store.ts'

/** Mails the invitation again to somebody who has chosen no password yet. */
export const inviteEmployee = verb(endpoint, async (context, { params: { id } }) => {
  const { tx, companyId, audit, fail } = context
  if (!(await waitsForPassword(tx, companyId, id)))
    fail('not_found', { message: 'There is nobody here who waits for an invitation.' })
  await invite(context, id)
  audit('invitation sent', id)
  return { done: true as const }
})
