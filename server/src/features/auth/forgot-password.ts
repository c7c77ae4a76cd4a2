import { forgotPassword as operation } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { employeeByEmail } from './auth.store.ts'
import { offerPassword } from './offer-password.ts'

const mailLink = handle(
  inside({
    name: 'mailPasswordLink',
    because: 'whether an address is known is nothing to tell whoever asks',
    body: z.object({ employeeId: z.uuid(), linkId: z.uuid() }),
    reply: z.string(),
  }),
  async (context, { body: { employeeId, linkId } }) => {
    const offered = await offerPassword(context, employeeId, linkId)
    context.audit('new password asked for', employeeId, { offered })
    return offered
  },
)

/** Mails the link, if somebody signs in with the address. */
export const mailPasswordLink = task({
  name: 'mail-password-link',
  data: z.object({ email: z.string() }),
  run: async (app: App, { email }, { taskId }) => {
    const found = await app.db.asSystem((tx) => employeeByEmail(tx, email, app.now()), {
      readOnly: true,
    })
    if (!found) return
    const { id: employeeId, companyId } = found.actor
    await execute(app, mailLink, {
      actor: systemOf(companyId),
      input: { body: { employeeId, linkId: taskId } },
    })
  },
})

/** Leaves all the rest to a job, so that neither the answer nor its time tells whether the address is known. */
export const forgotPassword = handle(operation, async ({ enqueue }, { body: { email } }) => {
  await enqueue(mailPasswordLink, { email }, { singletonKey: email.toLowerCase() })
  return { done: true as const }
})
