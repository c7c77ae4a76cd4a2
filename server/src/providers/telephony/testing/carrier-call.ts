import { wireSignatures } from '../signature.ts'
import { runFlow } from './studio-flow.ts'
import type { TwilioStandIn } from './twilio-stand-in.ts'

/** How a call went: what our server told the carrier, or whom the carrier rang by itself. */
export type CarrierCall =
  | { how: 'answered'; twiml: string }
  | { how: 'fallen back'; number: string; callerId: string }
  | { how: 'failed' }

/**
 * A call as Twilio brings it: it asks the number's voice URL, for as long as that says, and turns to the number's
 * fallback when there is no TwiML in time.
 */
export async function carrierCall(
  twilio: TwilioStandIn,
  { from, to }: { from: string; to: string },
): Promise<CarrierCall> {
  const number = [...twilio.numbers.values()].find((one) => one.phone_number === to)
  if (!number?.voice_url) return { how: 'failed' }
  const twiml = await ask(twilio, number.voice_url, {
    AccountSid: twilio.accountSid,
    CallSid: `CA${'7'.repeat(32)}`,
    CallStatus: 'ringing',
    From: from,
    To: to,
    Direction: 'inbound',
  })
  if (twiml) return { how: 'answered', twiml }
  const sid = /\/Flows\/(FW\w+)$/.exec(number.voice_fallback_url ?? '')?.[1] ?? ''
  const flow = twilio.flows.get(sid)
  const rung = flow?.status === 'published' ? runFlow(flow.definition, from) : null
  return rung ? { how: 'fallen back', ...rung } : { how: 'failed' }
}

async function ask(
  { authToken }: TwilioStandIn,
  voiceUrl: string,
  form: Record<string, string>,
): Promise<string | null> {
  const [url = '', fragment = ''] = voiceUrl.split('#')
  const limits = new URLSearchParams(fragment)
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': wireSignatures(authToken).sign(url, form) },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(Number(limits.get('tt') ?? 15_000)),
    })
    const twiml = await reply.text()
    return reply.ok && twiml.includes('<Response') ? twiml : null
  } catch {
    return null
  }
}
