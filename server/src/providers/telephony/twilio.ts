import type Twilio from 'twilio/lib/rest/Twilio.js'
import { wireSignatures } from './signature.ts'
import type { Telephony } from './telephony.port.ts'
import type { TwilioAccess } from './twilio-client.ts'
import { asking, IS_OVER, isRefusedFor } from './twilio-errors.ts'
import { findAndBuyNumber, keepNumbers, pointNumber, releaseNumber } from './twilio-numbers.ts'
import { openTwilioRecording, removeTwilioRecording } from './twilio-recordings.ts'
import { textSender } from './twilio-texts.ts'

/** The carrier Twilio, by its official client. Nothing is asked of it before it is needed. */
export function twilioTelephony(access: TwilioAccess): Telephony {
  const { messagingServiceSid } = access
  let loading: Promise<Twilio> | undefined
  const client = () => {
    loading ??= import('./twilio-client.ts').then(({ twilioClient }) => twilioClient(access))
    return loading
  }
  return {
    name: 'twilio',
    ...wireSignatures(access.authToken),
    sendText: textSender(client, messagingServiceSid),
    findAndBuyNumber: async (wanted, urls) => findAndBuyNumber(await client(), wanted, urls),
    releaseNumber: async (sid) => releaseNumber(await client(), sid),
    pointNumber: async (sid, urls, label) => pointNumber(await client(), sid, urls, label),
    keepNumbers: async (numbers, urls) =>
      keepNumbers(await client(), numbers, { urls, messagingServiceSid }),
    openRecording: (sid) => openTwilioRecording(access, sid),
    removeRecording: (sid) => removeTwilioRecording(access, sid),
    async redirectCall(callSid, twiml) {
      const account = await client()
      try {
        await asking(() => account.calls(callSid).update({ twiml }))
      } catch (error) {
        if (!isRefusedFor(IS_OVER, error)) throw error
      }
    },
  }
}
