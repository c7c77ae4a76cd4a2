import type Twilio from 'twilio/lib/rest/Twilio.js'
import { stateOfAreaCode } from '../maps/index.ts'
import {
  type BoughtNumber,
  CarrierRefused,
  CarrierUnavailable,
  NoNumbers,
  type NumberTrouble,
  type NumberUrls,
  type NumberWanted,
  type OwnNumber,
} from './telephony.port.ts'
import {
  asking,
  IS_IN_SERVICE,
  IS_OVER,
  isRefusedFor,
  NOTHING_THERE,
  NUMBER_IS_GONE,
} from './twilio-errors.ts'
import { fallbackOf, listFallbacks, PAGE_SIZE, removeFallbacks } from './twilio-fallback.ts'
import { askedAgain, withLimits } from './webhook-limits.ts'

/** How many numbers of one search are tried; others may buy them while we do. */
const TRIES = 5

/** See `Telephony.findAndBuyNumber`. */
export async function findAndBuyNumber(
  account: Twilio,
  wanted: NumberWanted,
  urls: NumberUrls,
): Promise<BoughtNumber> {
  const friendlyName = wanted.label ? nameFor(wanted.label) : undefined
  const earlier = friendlyName ? await findOwn(account, { friendlyName }) : undefined
  if (earlier) {
    await pointNumber(account, earlier.sid, urls)
    return earlier
  }
  const settings = { ...targets(urls), ...(friendlyName && { friendlyName }) }
  for (const where of searches(wanted)) {
    for (const phoneNumber of await offered(account, where)) {
      const bought = await buy(account, phoneNumber, settings)
      if (bought) return bought
    }
  }
  throw new NoNumbers(`Twilio has no number around area code ${wanted.areaCode}`)
}

/** Numbers for sale in one place that need no address of ours; none where the carrier knows of no such place. */
async function offered(account: Twilio, where: object): Promise<string[]> {
  const search = { ...where, voiceEnabled: true, smsEnabled: true, excludeAllAddressRequired: true }
  try {
    const found = await asking(() =>
      account.availablePhoneNumbers('US').local.list({ ...search, limit: TRIES }),
    )
    return found.map(({ phoneNumber }) => phoneNumber)
  } catch (error) {
    if (isRefusedFor(NOTHING_THERE, error)) return []
    throw error
  }
}

/** Buys one number; nothing when somebody else was quicker, or the number is not for us. */
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

/** See `Telephony.pointNumber`. */
export async function pointNumber(
  account: Twilio,
  sid: string,
  urls: NumberUrls,
  label?: string,
): Promise<void> {
  const settings = { ...targets(urls), ...(label && { friendlyName: nameFor(label) }) }
  await asking(() => account.incomingPhoneNumbers(sid).update(settings))
}

/** How a number is called at the carrier, by the company it is for. */
const nameFor = (label: string) => `Towline ${label}`

/** See `Telephony.releaseNumber`. */
export async function releaseNumber(account: Twilio, sid: string): Promise<void> {
  try {
    await asking(() => account.incomingPhoneNumbers(sid).remove())
  } catch (error) {
    if (!isRefusedFor(IS_OVER, error)) throw error
  }
  await removeFallbacks(account, sid)
}

/** See `Telephony.keepNumbers`. What Twilio has is read once, however many numbers there are. */
export async function keepNumbers(
  account: Twilio,
  numbers: readonly OwnNumber[],
  { urls, messagingServiceSid }: { urls: NumberUrls; messagingServiceSid: string | undefined },
): Promise<NumberTrouble[]> {
  if (numbers.length === 0) return []
  const listed = await asking(() => account.incomingPhoneNumbers.list({ pageSize: PAGE_SIZE }))
  const atCarrier = new Map(listed.map((one) => [one.sid, one]))
  const fallbacks = await listFallbacks(account)
  const senders = messagingServiceSid ? await sendersOf(account, messagingServiceSid) : null
  const troubles: NumberTrouble[] = []
  for (const number of numbers) {
    const { sid } = number
    try {
      const known = atCarrier.get(sid)
      if (!known) throw new CarrierRefused('The account has no such number', 20404, 404)
      const voiceFallbackUrl = await fallbackOf(account, fallbacks, number)
      const wanted = { ...targets(urls), voiceFallbackUrl, voiceFallbackMethod: 'POST' }
      if (differs(known, wanted))
        await asking(() => account.incomingPhoneNumbers(sid).update(wanted))
      if (messagingServiceSid && !senders?.has(sid))
        await addSender(account, messagingServiceSid, sid)
    } catch (error) {
      troubles.push({ sid, error })
    }
  }
  return troubles
}

async function sendersOf(account: Twilio, service: string): Promise<ReadonlySet<string>> {
  const { phoneNumbers } = account.messaging.v1.services(service)
  const listed = await asking(() => phoneNumbers.list({ pageSize: PAGE_SIZE }))
  return new Set(listed.map(({ sid }) => sid))
}

/** Texts of a registered campaign go out from the numbers in its service's pool, and from no others. */
async function addSender(account: Twilio, service: string, phoneNumberSid: string): Promise<void> {
  try {
    const { phoneNumbers } = account.messaging.v1.services(service)
    await asking(() => phoneNumbers.create({ phoneNumberSid }))
  } catch (error) {
    if (!isRefusedFor(IS_IN_SERVICE, error)) throw error
  }
}

const differs = (known: object, wanted: object): boolean => {
  const now = new Map(Object.entries(known))
  return Object.entries(wanted).some(([name, value]) => (now.get(name) ?? '') !== value)
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
    voiceUrl: withLimits(urls.voice),
    voiceMethod: 'POST',
    statusCallback: askedAgain(urls.status),
    statusCallbackMethod: 'POST',
    smsUrl: askedAgain(urls.text),
    smsMethod: 'POST',
  }
}
