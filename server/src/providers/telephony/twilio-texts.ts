import type Twilio from 'twilio/lib/rest/Twilio.js'
import { CarrierUnavailable, type OutgoingText, type Telephony } from './telephony.port.ts'
import { aboutText, asking } from './twilio-errors.ts'

/** How many keys are remembered, some days of a busy company's texts. */
const REMEMBERED = 2000
/** How long after a lost answer the text is looked for among those sent. */
const LOOK_BACK_MS = 24 * 60 * 60 * 1000

/**
 * Sends texts by Twilio, which knows no idempotency keys: this process remembers them. After an answer
 * that was lost the text is looked for among those sent before it is sent again. Only a process that
 * dies between Twilio's yes and the job's commit can send a text twice.
 */
export function textSender(client: () => Promise<Twilio>): Telephony['sendText'] {
  const sids = new Map<string, string | 'unknown'>()
  const remember = (key: string, sid: string) => {
    sids.set(key, sid)
    const [oldest] = sids.keys()
    if (sids.size > REMEMBERED && oldest) sids.delete(oldest)
  }
  return async (text) => {
    const before = sids.get(text.idempotencyKey)
    if (before && before !== 'unknown') return { sid: before }
    const account = await client()
    try {
      const sent = before === 'unknown' ? await findSent(account, text) : undefined
      const sid = sent ?? (await create(account, text))
      remember(text.idempotencyKey, sid)
      return { sid }
    } catch (error) {
      if (error instanceof CarrierUnavailable) remember(text.idempotencyKey, 'unknown')
      throw aboutText(error)
    }
  }
}

async function create(account: Twilio, text: OutgoingText): Promise<string> {
  const { from, to, body, statusCallback } = text
  const message = { from, to, body, ...(statusCallback && { statusCallback }) }
  const { sid } = await asking(() => account.messages.create(message))
  return sid
}

async function findSent(account: Twilio, text: OutgoingText): Promise<string | undefined> {
  const { from, to, body } = text
  // Newest first. Not by `DateSent`, which a text still in the queue does not have.
  const sent = await asking(() => account.messages.list({ from, to, limit: 20 }))
  const since = Date.now() - LOOK_BACK_MS
  // A trial account's texts come out with a sentence before them.
  return sent.find((one) => one.body.endsWith(body) && one.dateCreated.getTime() > since)?.sid
}
