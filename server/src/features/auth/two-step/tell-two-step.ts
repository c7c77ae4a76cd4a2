import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { execute } from '../../../platform/execute.ts'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { newId } from '../../../platform/ids.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { task } from '../../../platform/tasks/index.ts'
import { ownCompany } from '../../company/index.ts'
import { companyOfEmployee } from '../auth.store.ts'
import { lockedPerson } from '../password-links.store.ts'

/** Tells somebody by mail what was changed about how they log in. `what` is a sentence's end: `a passkey was added`. */
export async function mailTwoStep(
  context: Context,
  employeeId: string,
  what: string,
): Promise<void> {
  const { tx, companyId, actor, now, publicUrl } = context
  const person = await lockedPerson(tx, employeeId)
  if (!person) return
  const { name, time_zone: timeZone } = await ownCompany(tx, companyId)
  const at = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone,
  }).format(now)
  const by = actor.kind === 'employee' && actor.id !== employeeId ? ` by ${actor.name}` : ''
  await queueMail(context, {
    to: person.email,
    key: `two-step ${newId()}`,
    subject: 'Your login was changed',
    text: `Hello ${person.first_name},

On ${at}, ${what} for ${person.email} at ${name}${by}.

If you did this or know about it, ignore this email. If it wasn't you, choose a new password right away and tell a manager at ${name}:

${publicUrl}/forgot-password`,
  })
}

const mailOfCodes = handle(
  inside({
    name: 'mailOfCodes',
    because: 'whoever types wrong codes needs not know that their owner is told',
    body: z.object({ employeeId: z.uuid() }),
    reply: z.object({ done: z.literal(true) }),
  }),
  async (context, { body: { employeeId } }) => {
    const { tx, companyId, now, publicUrl, fail } = context
    const person = (await lockedPerson(tx, employeeId)) ?? fail('not_found')
    const { name } = await ownCompany(tx, companyId)
    await queueMail(context, {
      to: person.email,
      key: `wrong codes ${employeeId} ${new Date(now).toISOString().slice(0, 10)}`,
      subject: 'Someone may know your password',
      text: `Hello ${person.first_name},

Someone logged in with the right password for ${person.email} at ${name}, and then typed wrong codes for the second step. They didn't get in, and we're slowing down further tries.

If it wasn't you, choose a new password right away. That also lets you log in at once again:

${publicUrl}/forgot-password

We send this at most once a day.`,
    })
    return { done: true as const }
  },
)

/** Tells somebody that wrong codes were typed for their account after the right password, once a day. */
export const tellOfCodes = task({
  name: 'tell-of-codes',
  data: z.object({ employeeId: z.uuid() }),
  run: async (app: App, { employeeId }) => {
    const companyId = await app.db.asSystem((tx) => companyOfEmployee(tx, employeeId), {
      readOnly: true,
    })
    if (!companyId) return
    await execute(app, mailOfCodes, { actor: systemOf(companyId), input: { body: { employeeId } } })
  },
})
