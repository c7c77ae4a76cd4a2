import { BASE, phoneDigits } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { newId } from '../../platform/ids.ts'
import { job } from '../../platform/jobs/index.ts'
import type { Context } from '../../platform/verb.ts'
import { TextRefused } from '../../providers/telephony/index.ts'
import { ownCompany } from '../company/index.ts'
import { hasRefusedTexts, setConsent } from './messages.store.ts'

/** A text of the company, waiting in its table. */
export const SendText = z.object({ textId: z.string() })

/** Hands a waiting text to the carrier. Run again, it sends nothing that was sent. */
export const sendText = job({
  name: 'send-text',
  data: SendText,
  retries: 8,
  run: async (app: App, { textId }) => {
    const text = await app.db.asSystem(
      (tx) => tx.selectFrom('text_message').selectAll().where('id', '=', textId).executeTakeFirst(),
      { readOnly: true },
    )
    if (text?.status !== 'queued') return
    // The carrier's reports may be quicker than its answer, and know more.
    const settle = (status: string, more: { carrier_sid?: string; error?: string }) =>
      app.db.asSystem((tx) =>
        tx
          .updateTable('text_message')
          .set({ ...more, status: sql`case status when 'queued' then ${status} else status end` })
          .where('id', '=', textId)
          .execute(),
      )
    const number = phoneDigits(text.to_number)
    if (
      await app.db.asSystem((tx) => hasRefusedTexts(tx, text.company_id, number), {
        readOnly: true,
      })
    ) {
      await settle('failed', { error: 'opted out' })
      return
    }
    try {
      const { sid } = await app.telephony.sendText({
        from: text.from_number,
        to: text.to_number,
        body: text.body,
        statusCallback: `${app.settings.PUBLIC_URL}${BASE}/messages/status?text=${textId}`,
        idempotencyKey: text.idempotency_key ?? text.id,
      })
      await settle('sent', { carrier_sid: sid })
    } catch (error) {
      if (!(error instanceof TextRefused)) throw error
      await settle('failed', { error: error.reason })
      if (error.reason === 'opted out') {
        await app.db.asSystem((tx) => setConsent(tx, text.company_id, number, true, app.now()))
      }
    }
  },
})

/**
 * Queues a text in the verb's transaction; it goes out after commit, by a job. `key` names the
 * occasion: the same occasion is texted once. `to` is ten digits. Tells whether it was queued: a
 * number that said STOP, a company without a number and a repeated occasion are not.
 */
export async function queueText(
  context: Context,
  text: { to: string; body: string; key: string },
): Promise<boolean> {
  const { tx, companyId, now } = context
  const company = await ownCompany(tx, companyId)
  if (!company.agent_number || (await hasRefusedTexts(tx, companyId, text.to))) return false
  const id = newId()
  const row = await tx
    .insertInto('text_message')
    .values({
      id,
      company_id: companyId,
      direction: 'out',
      from_number: company.agent_number,
      to_number: `+1${text.to}`,
      body: text.body,
      status: 'queued',
      idempotency_key: text.key,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await context.enqueue(sendText, { textId: id })
  return true
}
