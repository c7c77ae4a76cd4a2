/** Where the carrier is to send what happens on a number. All absolute, built from `PUBLIC_URL`. */
export type NumberUrls = {
  /** Rung when somebody calls; answers TwiML. */
  voice: string
  /** Told once when a phone call is over. */
  status: string
  /** Told about every text that comes in; answers TwiML. */
  text: string
}

/** The number a company would like. */
export type NumberWanted = {
  /** Three digits; see `areaCodeFor`. */
  areaCode: string
  zip: string
  /**
   * Who it is for, the company's id. Asked again with the same label, the carrier gives the number it
   * bought for it before, so that a job that died after buying does not buy another.
   */
  label?: string
}

/** A telephone number that is now the company's: `sid` is the carrier's name for it. */
export type BoughtNumber = { e164: string; sid: string }

/** A number that a company has, as the carrier is to have it. */
export type OwnNumber = BoughtNumber & {
  /** E.164: where the carrier itself puts callers through when we do not answer in time; empty for nowhere. */
  fallbackPhone: string
}

/** A number that could not be set up as it should be. */
export type NumberTrouble = { sid: string; error: unknown }

/** A text to one telephone; both numbers in E.164. */
export type OutgoingText = {
  from: string
  to: string
  /** At most 1600 characters. */
  body: string
  /** Told as the text is sent, delivered or fails. */
  statusCallback?: string
  /** The same key is sent once, however often the job that sends it is run. */
  idempotencyKey: string
}

/** A form post of the carrier, as it came in. */
export type SignedForm = {
  /** The header `X-Twilio-Signature`. */
  signature: string | undefined
  /** The URL as the carrier was told it, query and all; from `PUBLIC_URL`, not from the request. */
  url: string
  form: Record<string, string | string[]>
}

/** The opening of the relay socket. `url` is exactly as it was written in the TwiML: `wss://` or `ws://`. */
export type SignedHandshake = { signature: string | undefined; url: string }

/**
 * The telephone company: numbers, texts and live calls. Whatever can pass with time is thrown as
 * `CarrierUnavailable`; `NoNumbers` and `TextRefused` are final.
 */
export type Telephony = {
  name: 'twilio' | 'sandbox'
  /** True when the form was signed with this wire's token. Never throws on what a stranger sends. */
  verifyWebhook(request: SignedForm): boolean
  /** True when the handshake was signed with this wire's token. */
  verifyHandshake(request: SignedHandshake): boolean
  /** The signature the carrier would send with this form (an empty one for a handshake). */
  sign(url: string, form: Record<string, string>): string
  /**
   * Takes a number near the company into its service. Throws `NoNumbers` when there is none to be had.
   */
  findAndBuyNumber(wanted: NumberWanted, urls: NumberUrls): Promise<BoughtNumber>
  /** Gives a number back for good, with its fallback at the carrier. A number that is already gone is no error. */
  releaseNumber(sid: string): Promise<void>
  /** Tells the carrier new URLs for a number, after `PUBLIC_URL` has changed; a label says whose it is from now on. */
  pointNumber(sid: string, urls: NumberUrls, label?: string): Promise<void>
  /**
   * Sees to it that the carrier has these numbers as they should be: the URLs, a fallback that needs nothing
   * of ours, the sender pool for texts. Changes only what differs; one that fails does not keep back the others.
   */
  keepNumbers(numbers: readonly OwnNumber[], urls: NumberUrls): Promise<NumberTrouble[]>
  /** Hands a text to the carrier. Throws `TextRefused` when it will never go out. */
  sendText(text: OutgoingText): Promise<{ sid: string }>
  /** The sound of a recording (MP3) by the carrier's name for it; null when it has none, or none yet. */
  openRecording(sid: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Deletes the carrier's copy of a recording; one that is gone already is no fault. */
  removeRecording(sid: string): Promise<void>
  /** Gives a live call new orders, such as ringing the company's phone. A call that is over is no error. */
  redirectCall(callSid: string, twiml: string): Promise<void>
}

/** No telephone number is to be had near the company. */
export class NoNumbers extends Error {
  override name = 'NoNumbers'
}

/** Why a text will never go out. */
export type TextRefusal =
  | 'out of reach'
  | 'blocked'
  | 'filtered'
  | 'opted out'
  | 'bad number'
  | 'not registered'
  | 'trial account'
  | 'refused'

/** The carrier will not take this text, today or tomorrow; `code` is the carrier's own number for it. */
export class TextRefused extends Error {
  override name = 'TextRefused'
  readonly reason: TextRefusal
  readonly code: number

  constructor(reason: TextRefusal, code: number) {
    super(`The carrier refused the text: ${reason} (${code})`)
    this.reason = reason
    this.code = code
  }
}

/**
 * The carrier could not be reached, was busy, failed or answered what nobody can read; the same request may well
 * go through later.
 */
export class CarrierUnavailable extends Error {
  override name = 'CarrierUnavailable'
}

/** The carrier understood and said no: wrong credentials, a rule broken. Trying again will not help. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused'
  readonly code: number
  /** Of the HTTP answer; 401, 402 and 404 are about the account, not about what was asked. */
  readonly status: number

  constructor(message: string, code: number, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}
