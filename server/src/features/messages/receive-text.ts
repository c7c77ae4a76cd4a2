import {
  type CarrierForm,
  receiveText as endpoint,
  listTexts as listEndpoint,
  messageChanged,
  phoneDigits,
  receiveTextStatus as statusEndpoint,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { storable } from '../../platform/storable.ts'
import { type Context, JsonText, verb } from '../../platform/verb.ts'
import { messageTwiml } from '../../providers/telephony/index.ts'
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
  verb(
    endpoint,
    async (context, { body }) => {
      const { tx, companyId, now, audit } = context
      const from = value(body, 'From')
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
      const keyword = words
        .trim()
        .toLowerCase()
        .replace(/[.!]+$/, '')
      const settles = STOP.has(keyword) || START.has(keyword)
      if (row && settles) {
        await setConsent(tx, companyId, phoneDigits(from), STOP.has(keyword), now)
        audit(STOP.has(keyword) ? 'texts refused' : 'texts allowed', row.id)
      }
      if (row && (!settles || keyword === ANSWER))
        await take(context, { id: row.id, from: phoneDigits(from), words })
      return messageTwiml()
    },
    { companyOf: (tx, { body }) => companyOfNumber(tx, value(body, 'To')) },
  )

/** How far a text can get; a report that comes late never takes it back. */
const progress: Record<string, number> = {
  queued: 0,
  sent: 1,
  delivered: 2,
  undelivered: 2,
  failed: 2,
}

/** Notes what became of a text we sent. */
export const receiveTextStatus = verb(
  statusEndpoint,
  async ({ tx, companyId, announce }, { query, body }) => {
    const [sid, status] = [value(body, 'MessageSid'), value(body, 'MessageStatus')]
    const known = await tx
      .selectFrom('text_message')
      .select(['id', 'status'])
      .where('company_id', '=', companyId)
      .where((text) =>
        text.or([
          text('carrier_sid', '=', sid),
          ...(query.text ? [text('id', '=', query.text)] : []),
        ]),
      )
      .forUpdate()
      .executeTakeFirst()
    if (known && (progress[status] ?? -1) > (progress[known.status] ?? 0)) {
      await tx
        .updateTable('text_message')
        .set({ status, error: value(body, 'ErrorCode') })
        .where('id', '=', known.id)
        .execute()
      announce(messageChanged, companyId, { id: known.id, status: messageStatus(status) })
    }
    return messageTwiml()
  },
  { companyOf: (tx, { body }) => companyOfNumber(tx, value(body, 'From')) },
)

/** The company's texts; in the sandbox, the outbox of the twin. */
export const listTexts = verb(
  listEndpoint,
  async ({ tx, companyId }, { query }) =>
    new JsonText(await textsAsJson(tx, companyId, query.limit ?? 100, query.before ?? null)),
)
