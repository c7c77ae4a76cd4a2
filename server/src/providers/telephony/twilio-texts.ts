import type Twilio from 'twilio/lib/rest/Twilio.js'
import { CarrierUnavailable, type OutgoingText, type Telephony } from './telephony.port.ts'
import { aboutText, asking } from './twilio-errors.ts'

/** How many keys are remembered, some days of a busy company's texts. */
const REMEMBERED = 2000
/** How far Twilio's clock may be behind ours. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000
/** Texts to one number that are looked through. */
const LOOK_AT = 100

/** What became of a text: Twilio's name for it, or since when nobody knows whether it has it. */
type Sent = { sid: string } | { unknownSince: number }

/**
 * Sends texts by Twilio, which knows no idempotency keys: this process remembers them. After an answer
 * that was lost, or that nobody can read, the text is looked for among those sent to the number since then
 * before it is sent again. Only a process that dies between Twilio's yes and the job's commit can send a
 * text twice.
 */
export function textSender(
  client: () => Promise<Twilio>,
  messagingServiceSid?: string,
): Telephony['sendText'] {
  const sent = new Map<string, Sent>()
  const remember = (key: string, what: Sent) => {
    sent.set(key, what)
    const [oldest] = sent.keys()
    if (sent.size > REMEMBERED && oldest) sent.delete(oldest)
  }
  return async (text) => {
    const before = sent.get(text.idempotencyKey)
    if (before && 'sid' in before) return before
    const account = await client()
    const since = before?.unknownSince ?? Date.now()
    try {
      const found = before && (await findSent(account, text, since))
      const sid = found ?? (await create(account, text, messagingServiceSid))
      remember(text.idempotencyKey, { sid })
      return { sid }
    } catch (error) {
      if (error instanceof CarrierUnavailable)
        remember(text.idempotencyKey, { unknownSince: since })
      throw aboutText(error)
    }
  }
}

/** With a service it still comes from the company's own number, which is in the service's pool. */
async function create(
  account: Twilio,
  { from, to, body, statusCallback }: OutgoingText,
  messagingServiceSid: string | undefined,
): Promise<string> {
  const message = {
    from,
    to,
    body,
    ...(messagingServiceSid && { messagingServiceSid }),
    ...(statusCallback && { statusCallback }),
  }
  const { sid } = await asking(() => account.messages.create(message))
  if (!/^[SM]M[0-9a-f]{32}$/.test(sid))
    throw new CarrierUnavailable('Twilio answered without the name of the text')
  return sid
}

async function findSent(
  account: Twilio,
  { from, to, body }: OutgoingText,
  since: number,
): Promise<string | undefined> {
  // Newest first. Not by `DateSent`, which a text still in the queue does not have, nor by `From`, which one in a
  // service's queue need not have yet.
  const sent = await asking(() => account.messages.list({ to, limit: LOOK_AT }))
  // A trial account's texts come out with a sentence before them.
  return sent.find(
    (one) =>
      (!one.from || one.from === from) &&
      (one.body ?? '').endsWith(body) &&
      one.dateCreated.getTime() > since - CLOCKS_DIFFER_MS,
  )?.sid
}
