import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { task } from '../../platform/tasks/index.ts'
import { ownCompany } from '../company/index.ts'
import { companyOfEmployee } from './auth.store.ts'
import { lockedPerson } from './password-links.store.ts'
import { guessesMail } from './password-mails.ts'

const mailOfGuesses = handle(
  inside({
    name: 'mailOfGuesses',
    because: 'whether an address is known is nothing to tell whoever guesses',
    body: z.object({ employeeId: z.uuid() }),
    reply: z.object({ done: z.literal(true) }),
  }),
  async (context, { body: { employeeId } }) => {
    const { tx, companyId, now, publicUrl, fail } = context
    const person = (await lockedPerson(tx, employeeId)) ?? fail('not_found')
    const { name: companyName } = await ownCompany(tx, companyId)
    await queueMail(context, {
      ...guessesMail({ firstName: person.first_name, email: person.email, companyName }, publicUrl),
      to: person.email,
      key: `password guesses ${employeeId} ${new Date(now).toISOString().slice(0, 10)}`,
    })
    return { done: true as const }
  },
)

/** Tells an employee that many wrong passwords were tried for their account, once a day; an `account` may be nobody's. */
export const tellOfGuesses = task({
  name: 'tell-of-guesses',
  data: z.object({ account: z.string() }),
  run: async (app: App, { account }) => {
    const employeeId = z.uuid().safeParse(account).data
    if (!employeeId) return
    const companyId = await app.db.asSystem((tx) => companyOfEmployee(tx, employeeId), {
      readOnly: true,
    })
    if (!companyId) return
    const input = { body: { employeeId } }
    await execute(app, mailOfGuesses, { actor: systemOf(companyId), input })
  },
})
