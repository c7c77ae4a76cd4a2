import { CONTACT_ANSWER, type ContactMessage, sendContact as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'

/**
 * Keeps what a visitor of the site wrote, and mails it to the operator where he has an address. A page that
 * never heard our answer sends again, under the same key: that is the same message.
 */
export const sendContact = handle(operation, async (context, { body }) => {
  const { tx, now, log, audit, operatorAddress } = context
  const received = { status: 'received' as const, message: CONTACT_ANSWER }
  const id = body.clientKey ?? newId()
  const kept = await tx
    .insertInto('contact_message')
    .values({
      id,
      name: body.name,
      email: body.email,
      phone_number: body.phoneNumber,
      company_name: body.companyName,
      comments: body.comments,
      source: body.source,
      created_at: new Date(now),
    })
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) return received
  if (operatorAddress)
    await queueMail(context, {
      ...contactMail(body),
      to: operatorAddress,
      replyTo: body.email,
      key: `contact ${id}`,
    })
  audit('visitor wrote', id, { mailed: operatorAddress !== null })
  log.info({ contactMessage: id }, 'a visitor of the site left a message')
  return received
})

function contactMail(message: ContactMessage): { subject: string; text: string } {
  const { name, email, phoneNumber, companyName, comments, source } = message
  return {
    subject: `${name} of ${companyName} wrote to you`,
    text: `${comments}

Name: ${name}
Company: ${companyName}
Email: ${email}
Phone: ${phoneNumber}
How they heard about us: ${source || 'not said'}`,
  }
}
