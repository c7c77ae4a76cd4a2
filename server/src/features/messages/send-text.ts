import { BASE, messageChanged, phoneDigits, topicFor } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { newId } from '../../platform/ids.ts'
import { job } from '../../platform/jobs/index.ts'
import type { Context } from '../../platform/verb.ts'
import { TextRefused } from '../../providers/telephony/index.ts'
import { agentAnswers, ownCompany } from '../company/index.ts'
import { hasRefusedTexts, messageStatus, setConsent } from './messages.store.ts'

/** A text of the company, waiting in its table. */
export const SendText = z.object({ textId: z.string() })

/** Hands a waiting text to the carrier. Run again, it sends nothing that was sent. */
export const sendText = job({
  name: 'send-text',
  data: SendText,
  retries: 8,
  run: async (app: App, { textId }, { isLastTry }) => {
    const text = await app.db.asSystem(
      (tx) => tx.selectFrom('text_message').selectAll().where('id', '=', textId).executeTakeFirst(),
      { readOnly: true },
    )
    if (text?.status !== 'queued') return
    // The carrier's reports may be quicker than its answer, and know more.
    const settle = async (status: string, more: { carrier_sid?: string; error?: string }) => {
      const settled = await app.db.asSystem((tx) =>
        tx
          .updateTable('text_message')
          .set({ ...more, status: sql`case status when 'queued' then ${status} else status end` })
          .where('id', '=', textId)
          .returning('status')
          .executeTakeFirst(),
      )
      if (settled) announceText(app, text.company_id, textId, settled.status)
    }
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
      if (!(error instanceof TextRefused)) {
        if (isLastTry) await settle('failed', { error: 'not taken in time' })
        throw error
      }
      await settle('failed', { error: error.reason })
      if (error.reason === 'opted out') {
        await app.db.asSystem((tx) => setConsent(tx, text.company_id, number, true, app.now()))
      }
    }
  },
})

function announceText(app: App, companyId: string, id: string, stored: string): void {
  const message = JSON.stringify({ id, status: messageStatus(stored) })
  app.realtime.publish(topicFor(messageChanged, companyId), message)
}

/**
 * Queues a text in the verb's transaction; it goes out after commit, by a job. `key` names the
 * occasion: the same occasion is texted once. `to` is ten digits. Tells whether it was queued: a
 * number that said STOP, a company that does not pay any more or has no number, and a repeated occasion
 * are not.
 */
export async function queueText(
  context: Context,
  text: { to: string; body: string; key: string },
): Promise<boolean> {
  const { tx, companyId, now } = context
  const company = await ownCompany(tx, companyId)
  const from = agentAnswers(company, now) ? company.agent_number : null
  if (!from || (await hasRefusedTexts(tx, companyId, text.to))) return false
  return (await putText(context, { ...text, from })) !== null
}

/** Puts a text among those that go out after commit; its id, or null when the occasion was texted already. */
export async function putText(
  context: Context,
  text: { from: string; to: string; body: string; key: string; sentBy?: string },
): Promise<string | null> {
  const id = newId()
  const row = await context.tx
    .insertInto('text_message')
    .values({
      id,
      company_id: context.companyId,
      direction: 'out',
      from_number: text.from,
      to_number: `+1${text.to}`,
      body: text.body,
      status: 'queued',
      idempotency_key: text.key,
      sent_by: text.sentBy ?? null,
      created_at: new Date(context.now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await context.enqueue(sendText, { textId: id })
  return id
}
