import {
  type CarrierForm,
  callerDigits,
  listTexts as listOperation,
  messageChanged,
  receiveText as operation,
  phoneDigits,
  receiveTextStatus as statusOperation,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle, JsonText } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { storable } from '../../platform/storable.ts'
import { messageTwiml, textRefusal } from '../../providers/telephony/index.ts'
import { companyByAgentNumber } from '../company/index.ts'
import { messageStatus, setConsent, textsAsJson } from './messages.store.ts'

/** The words carriers take for "no more texts", and for taking that back. */
const STOP = new Set([
  'stop',
  'unsubscribe',
  'end',
  'quit',
  'stopall',
  'stop all',
  'revoke',
  'optout',
  'opt out',
  'cancel',
])
const ANSWER = 'yes'
const START = new Set(['start', 'unstop', ANSWER])

/** One value of a carrier's form, empty when it is missing. */
const value = (form: CarrierForm, name: string): string => {
  const given = form[name]
  return (Array.isArray(given) ? given[0] : given) ?? ''
}

const companyOfNumber = async (tx: Tx, number: string) =>
  (await companyByAgentNumber(tx, number))?.id ?? null

/** Takes a text on that was kept: `from` is the sender's digits. STOP and START are none, but a yes may answer a question. */
type TakeText = (
  context: Context,
  text: { id: string; from: string; words: string },
) => Promise<void>

/** Keeps a text that came in, and hands it on; STOP and START settle whether the number may be texted. */
export const receiveTextInto = (take: TakeText) =>
  handle(
    operation,
    async (context, { body }) => {
      const { tx, companyId, now, audit } = context
      const from = value(body, 'From')
      const digits = callerDigits(from)
      const words = storable(value(body, 'Body').slice(0, 4000))
      const row = await tx
        .insertInto('text_message')
        .values({
          id: newId(),
          company_id: companyId,
          direction: 'in',
          from_number: storable(from),
          to_number: value(body, 'To'),
          body: words,
          status: 'received',
          carrier_sid: value(body, 'MessageSid') || null,
          idempotency_key: null,
          created_at: new Date(now),
        })
        .onConflict((conflict) => conflict.column('carrier_sid').doNothing())
        .returning('id')
        .executeTakeFirst()
      const keyword = keywordOf(words)
      const wish = wishOf(keyword, value(body, 'OptOutType'))
      if (row && digits && (wish === 'stop' || wish === 'start')) {
        await setConsent(tx, companyId, digits, wish === 'stop', now)
        audit(wish === 'stop' ? 'texts refused' : 'texts allowed', row.id)
      }
      if (row && (wish === null || keyword === ANSWER))
        await take(context, { id: row.id, from: digits, words })
      return messageTwiml()
    },
    { companyOf: (tx, { body }) => companyOfNumber(tx, value(body, 'To')) },
  )

const keywordOf = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')

/**
 * Whether the sender wants no more texts, texts again, or the carrier's help; null for all else. What the carrier
 * has made of it (`OptOutType`, where a messaging service has words of its own) holds before what we would: it acts
 * by that.
 */
function wishOf(keyword: string, optOutType: string): 'stop' | 'start' | 'help' | null {
  const told = optOutType.toLowerCase()
  if (told === 'stop' || told === 'start' || told === 'help') return told
  if (STOP.has(keyword)) return 'stop'
  return START.has(keyword) ? 'start' : null
}

/** How far a text can get; a report that comes late never takes it back. */
const progress: Record<string, number> = {
  queued: 0,
  sent: 1,
  delivered: 2,
  undelivered: 2,
  canceled: 2,
  failed: 2,
}

/** Notes what became of a text we sent. */
export const receiveTextStatus = handle(
  statusOperation,
  async ({ tx, companyId, now, announce }, { query, body }) => {
    const [sid, status] = [value(body, 'MessageSid'), value(body, 'MessageStatus')]
    const known = await tx
      .selectFrom('text_message')
      .select(['id', 'status', 'to_number'])
      .where('company_id', '=', companyId)
      .where((text) =>
        text.or([
          text('carrier_sid', '=', sid),
          ...(query.text ? [text('id', '=', query.text)] : []),
        ]),
      )
      .forUpdate()
      .executeTakeFirst()
    const code = value(body, 'ErrorCode')
    const error = textRefusal(Number(code)) ?? (status === 'canceled' ? status : code)
    if (known && (progress[status] ?? -1) > (progress[known.status] ?? 0)) {
      await tx
        .updateTable('text_message')
        .set({ status, error })
        .where('id', '=', known.id)
        .execute()
      if (error === 'opted out')
        await setConsent(tx, companyId, phoneDigits(known.to_number), true, now)
      announce(messageChanged, companyId, { id: known.id, status: messageStatus(status) })
    }
    return messageTwiml()
  },
  { companyOf: (tx, { body }) => companyOfNumber(tx, value(body, 'From')) },
)

/** The company's texts; in the sandbox, the outbox of the sandbox. */
export const listTexts = handle(
  listOperation,
  async ({ tx, companyId }, { query }) =>
    new JsonText(await textsAsJson(tx, companyId, query.limit ?? 100, query.before ?? null)),
)
