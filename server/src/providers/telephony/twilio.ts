import type Twilio from 'twilio/lib/rest/Twilio.js'
import { stateOfAreaCode } from '../maps/index.ts'
import { wireSignatures } from './signature.ts'
import {
  type BoughtNumber,
  CarrierUnavailable,
  NoNumbers,
  type NumberUrls,
  type NumberWanted,
  type Telephony,
} from './telephony.port.ts'
import type { TwilioAccess } from './twilio-client.ts'
import { asking, IS_OVER, isRefusedFor, NUMBER_IS_GONE } from './twilio-errors.ts'
import { openTwilioRecording } from './twilio-recordings.ts'
import { textSender } from './twilio-texts.ts'

/** How many numbers of one search are tried; others may buy them while we do. */
const TRIES = 5

/** The carrier Twilio, by its official client. Nothing is asked of it before it is needed. */
export function twilioTelephony(access: TwilioAccess): Telephony {
  let loading: Promise<Twilio> | undefined
  const client = () => {
    loading ??= import('./twilio-client.ts').then(({ twilioClient }) => twilioClient(access))
    return loading
  }
  return {
    name: 'twilio',
    ...wireSignatures(access.authToken),
    sendText: textSender(client),
    findAndBuyNumber: async (wanted, urls) => findAndBuy(await client(), wanted, urls),
    async releaseNumber(sid) {
      const account = await client()
      await unlessOver(() => account.incomingPhoneNumbers(sid).remove())
    },
    async pointNumber(sid, urls) {
      await point(await client(), sid, urls)
    },
    openRecording: (sid) => openTwilioRecording(access, sid),
    async redirectCall(callSid, twiml) {
      const account = await client()
      await unlessOver(() => account.calls(callSid).update({ twiml }))
    },
  }
}

async function findAndBuy(
  account: Twilio,
  wanted: NumberWanted,
  urls: NumberUrls,
): Promise<BoughtNumber> {
  const friendlyName = wanted.label ? `Towline ${wanted.label}` : undefined
  const earlier = friendlyName ? await findOwn(account, { friendlyName }) : undefined
  if (earlier) {
    await point(account, earlier.sid, urls)
    return earlier
  }
  const settings = { ...targets(urls), ...(friendlyName && { friendlyName }) }
  for (const where of searches(wanted)) {
    const search = { ...where, voiceEnabled: true, smsEnabled: true, limit: TRIES }
    const found = await asking(() => account.availablePhoneNumbers('US').local.list(search))
    for (const { phoneNumber } of found) {
      const bought = await buy(account, phoneNumber, settings)
      if (bought) return bought
    }
  }
  throw new NoNumbers(`Twilio has no number around area code ${wanted.areaCode}`)
}

/** Buys one number; nothing when somebody else was quicker. */
async function buy(
  account: Twilio,
  phoneNumber: string,
  settings: object,
): Promise<BoughtNumber | undefined> {
  try {
    const order = { phoneNumber, ...settings }
    const { sid } = await asking(() => account.incomingPhoneNumbers.create(order))
    return { e164: phoneNumber, sid }
  } catch (error) {
    if (isRefusedFor(NUMBER_IS_GONE, error)) return undefined
    // An answer that was lost may have been a yes: a number paid for and known to nobody.
    const bought =
      error instanceof CarrierUnavailable ? await findOwn(account, { phoneNumber }) : undefined
    if (bought) return bought
    throw error
  }
}

async function findOwn(
  account: Twilio,
  filter: { phoneNumber: string } | { friendlyName: string },
): Promise<BoughtNumber | undefined> {
  const [own] = await asking(() => account.incomingPhoneNumbers.list({ ...filter, limit: 1 }))
  return own && { e164: own.phoneNumber, sid: own.sid }
}

async function point(account: Twilio, sid: string, urls: NumberUrls): Promise<void> {
  await asking(() => account.incomingPhoneNumbers(sid).update(targets(urls)))
}

/** Where to look, one after the other: the area code, around the ZIP, anywhere in the state. */
function searches({ areaCode, zip }: NumberWanted) {
  const inRegion = stateOfAreaCode(areaCode)
  return [
    ...(/^[2-9]\d\d$/.test(areaCode) ? [{ areaCode: Number(areaCode) }] : []),
    ...(/^\d{5}$/.test(zip) ? [{ inPostalCode: zip }] : []),
    ...(inRegion ? [{ inRegion }] : []),
  ]
}

function targets(urls: NumberUrls) {
  return {
    voiceUrl: urls.voice,
    voiceMethod: 'POST',
    statusCallback: urls.status,
    statusCallbackMethod: 'POST',
    smsUrl: urls.text,
    smsMethod: 'POST',
  }
}

async function unlessOver(thing: () => Promise<unknown>): Promise<void> {
  try {
    await asking(thing)
  } catch (error) {
    if (!isRefusedFor(IS_OVER, error)) throw error
  }
}
