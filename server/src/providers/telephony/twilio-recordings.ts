import { CarrierRefused, CarrierUnavailable } from './telephony.port.ts'
import type { TwilioAccess } from './twilio-client.ts'

const API = 'https://api.twilio.com'
/** An hour of talk is some 30 MB. */
const FETCH_MS = 120_000

/** Fetches the sound of a recording; by its name, never by an address somebody posted. */
export const openTwilioRecording = async (
  access: TwilioAccess,
  sid: string,
): Promise<AsyncIterable<Uint8Array> | null> =>
  (await ask(access, 'GET', `${encodeURIComponent(sid)}.mp3`))?.body ?? null

/** Deletes a recording at Twilio. */
export async function removeTwilioRecording(access: TwilioAccess, sid: string): Promise<void> {
  await ask(access, 'DELETE', `${encodeURIComponent(sid)}.json`)
}

/** Twilio's answer about one recording; null when there is none of that name. */
async function ask(
  { accountSid, authToken, apiUrl = API }: TwilioAccess,
  method: 'GET' | 'DELETE',
  name: string,
): Promise<Response | null> {
  const root = `${apiUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}`
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const reply = await fetch(`${root}/Recordings/${name}`, {
    method,
    headers: { authorization: `Basic ${basic}` },
    signal: AbortSignal.timeout(FETCH_MS),
  }).catch((cause: unknown) => {
    throw new CarrierUnavailable('Twilio did not answer', { cause })
  })
  if (reply.status === 404) return null
  if (reply.status === 429 || reply.status >= 500)
    throw new CarrierUnavailable(`Twilio answered ${reply.status}`)
  if (!reply.ok)
    throw new CarrierRefused(`Twilio answered ${reply.status}`, reply.status, reply.status)
  return reply
}
