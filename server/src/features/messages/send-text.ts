import {
  BASE,
  isWithheld,
  messageChanged,
  phoneDigits,
  type TextConsent,
  topicFor,
} from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Context } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { type Task, task } from '../../platform/tasks/index.ts'
import { TextRefused } from '../../providers/telephony/index.ts'
import { agentAnswers, type CompanyRow, nightLeftMs, ownCompany } from '../company/index.ts'
import { consentOf, expectsTexts } from './known-recipients.ts'
import { hasRefusedTexts, messageStatus, setConsent } from './messages.store.ts'

/** A text of the company, waiting in its table. */
export const SendText = z.object({ textId: z.string() })

/**
 * Hands a waiting text to the carrier; at night only to who expects it, to others in the morning. Run again, it sends
 * nothing that was sent.
 */
export const sendText: Task<z.infer<typeof SendText>, App> = task({
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
    const { isRefused, waitMs } = await app.db.asCompany(
      text.company_id,
      async (tx) => ({
        isRefused: await hasRefusedTexts(tx, text.company_id, number),
        waitMs: await quietMs(tx, text.company_id, number, app.now()),
      }),
      { readOnly: true },
    )
    if (isRefused) {
      await settle('failed', { error: 'opted out' })
      return
    }
    if (waitMs > 0) {
      await app.db.asSystem((tx) =>
        app.tasks.enqueue(tx, sendText, { textId }, { startAfterMs: waitMs }),
      )
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

/** How long a number is not to be disturbed, in ms; 0 where it may be texted now. */
async function quietMs(tx: Tx, companyId: string, number: string, now: number): Promise<number> {
  const nightMs = nightLeftMs((await ownCompany(tx, companyId)).time_zone, now)
  return nightMs > 0 && !(await expectsTexts(tx, companyId, number, now)) ? nightMs : 0
}

function announceText(app: App, companyId: string, id: string, stored: string): void {
  const message = JSON.stringify({ id, status: messageStatus(stored) })
  app.realtime.publish(topicFor(messageChanged, companyId), message)
}

/**
 * Queues a text in the handler's transaction; it goes out after commit, by a job. `key` names the
 * occasion: the same occasion is texted once. `to` is ten digits. Tells whether it was queued: a
 * number that said STOP or is withheld, a company that does not pay any more or has no number, and a
 * repeated occasion are not; what else keeps a text back is on its record.
 */
export async function queueText(context: Context, text: OwnText): Promise<boolean> {
  return (await tryText(context, text))?.status === 'queued'
}

type OwnText = { to: string; body: string; key: string }

/** The same, telling also what keeps it back; null where it is not even put on record. */
export async function tryText(context: Context, text: OwnText): Promise<PutText | null> {
  const { tx, companyId, now } = context
  if (isWithheld(text.to)) return null
  const company = await ownCompany(tx, companyId)
  const from = agentAnswers(company, now) ? company.agent_number : null
  if (!from || (await hasRefusedTexts(tx, companyId, text.to))) return null
  return putText(context, { ...text, from })
}

/** Why a text of ours did not even get to the carrier. */
export type KeptBack = 'unconfirmed' | 'no consent' | 'daily limit'

type PutText = { id: string; status: 'queued' | 'held' | 'failed'; why: KeptBack | '' }

/**
 * Puts a text among those that go out after commit; null when the occasion was texted already. Every text
 * goes through here: it waits until the company's address is confirmed, and is kept but never sent when
 * nothing proves that the number wants it, or today's budget is used up.
 */
export async function putText(
  context: Context,
  text: { from: string; to: string; body: string; key: string; sentBy?: string },
): Promise<PutText | null> {
  const { tx, companyId, now } = context
  const id = newId()
  const company = await ownCompany(tx, companyId)
  const consent = await consentOf(tx, company, text.to, now)
  const row = await tx
    .insertInto('text_message')
    .values({
      id,
      company_id: companyId,
      direction: 'out',
      from_number: text.from,
      to_number: `+1${text.to}`,
      body: text.body,
      status: 'queued',
      idempotency_key: text.key,
      sent_by: text.sentBy ?? null,
      consent: consent && JSON.stringify(consent),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  const why = await whyNot(context, company, consent)
  const status = why === 'unconfirmed' ? 'held' : why ? 'failed' : 'queued'
  if (why)
    await tx.updateTable('text_message').set({ status, error: why }).where('id', '=', id).execute()
  else await context.enqueue(sendText, { textId: id })
  return { id, status, why }
}

/** What keeps a text to this number back; empty where it may go, and then it is counted. */
async function whyNot(
  { spend }: Context,
  company: CompanyRow,
  consent: TextConsent | null,
): Promise<KeptBack | ''> {
  if (!consent) return 'no consent'
  if (!company.mail_confirmed_at) return 'unconfirmed'
  return (await spend('texts')) ? '' : 'daily limit'
}

/** A held text is news for so long: then the truck has come, or the caller has called somebody else. */
const STILL_NEWS_MS = 2 * 3600 * 1000

/** Sends the texts that waited for the company's address; those that are no news any more say why they never went. */
export async function sendHeldTexts(context: Context): Promise<void> {
  const { tx, companyId, now } = context
  const held = await tx
    .selectFrom('text_message')
    .select(['id', 'to_number', 'created_at'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'held')
    .orderBy('created_at')
    .execute()
  const company = await ownCompany(tx, companyId)
  for (const { id, to_number: to, created_at: at } of held) {
    const isNews = at.getTime() > now - STILL_NEWS_MS
    const consent = await consentOf(tx, company, phoneDigits(to), now)
    const why = isNews ? await whyNot(context, company, consent) : 'held too long'
    await tx
      .updateTable('text_message')
      .set({
        status: why ? 'failed' : 'queued',
        error: why,
        consent: consent && JSON.stringify(consent),
      })
      .where('id', '=', id)
      .execute()
    if (!why) await context.enqueue(sendText, { textId: id })
  }
}
