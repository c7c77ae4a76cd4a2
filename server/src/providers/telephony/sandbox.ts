import { createHash } from 'node:crypto'
import { areaCodesAround } from '../maps/index.ts'
import { wireSignatures } from './signature.ts'
import { NoNumbers, type OutgoingText, type Telephony, TextRefused } from './telephony.port.ts'

/** A text the sandbox has taken; nobody's telephone rings. */
export type SandboxText = OutgoingText & { sid: string }

/** What the sandbox needs of the server. */
type SandboxOptions = {
  /** Signs this wire as Twilio's auth token signs Twilio's. */
  token: string
  /** Which of these numbers (E.164) belong to a company already. */
  taken: (numbers: string[]) => Promise<string[]>
  /** Keeps a text for people to read; a second one with the same `idempotencyKey` changes nothing. */
  outbox: (text: SandboxText) => Promise<void>
  /** Gives the telephone that holds this call its new orders. */
  redirect: (callSid: string, twiml: string) => Promise<void>
}

/**
 * The local sandbox of the carrier: numbers that ring nowhere outside (555-0100 to 555-0199 are kept free
 * for fiction in every area code), texts into an outbox, the same signatures. It refuses the numbers
 * that Twilio's test credentials refuse, so that refusals can be tried.
 */
export function sandboxTelephony(options: SandboxOptions): Telephony {
  // Two companies may register at once, before either number stands in the database.
  const handedOut = new Map<string, string>()
  return {
    name: 'sandbox',
    ...wireSignatures(options.token),
    async findAndBuyNumber(wanted) {
      for (const areaCode of areaCodesAround(wanted.areaCode, wanted.zip)) {
        const all = fictionalNumbers(areaCode)
        const taken = new Set([...(await options.taken(all)), ...handedOut.values()])
        const free = all.find((number) => !taken.has(number))
        if (!free) continue
        const bought = { e164: free, sid: sidOf('PN', free) }
        handedOut.set(bought.sid, free)
        return bought
      }
      throw new NoNumbers(`No fictional number is left around area code ${wanted.areaCode}`)
    },
    async releaseNumber(sid) {
      handedOut.delete(sid)
    },
    async pointNumber() {
      // The sandbox's telephones ask the server itself, wherever it is.
    },
    keepNumbers: async () => [],
    async sendText(text) {
      refuseWhatTheCarrierWould(text)
      const sid = sidOf('SM', text.idempotencyKey)
      await options.outbox({ ...text, sid })
      return { sid }
    },
    // Nothing sounds here: what is said goes as text.
    openRecording: async () => null,
    removeRecording: async () => {},
    redirectCall: options.redirect,
  }
}

function refuseWhatTheCarrierWould({ to, body }: OutgoingText): void {
  if (to === '+15005550004') throw new TextRefused('opted out', 21610)
  if (to === '+15005550001' || !/^\+1[2-9]\d{9}$/.test(to)) {
    throw new TextRefused('bad number', 21211)
  }
  if (!body) throw new TextRefused('refused', 21602)
  if (body.length > 1600) throw new TextRefused('refused', 21617)
}

/** The hundred numbers of an area code that are given to nobody. */
function fictionalNumbers(areaCode: string): string[] {
  return Array.from({ length: 100 }, (_, n) => `+1${areaCode}5550${100 + n}`)
}

/** An id that looks like the carrier's, always the same for the same thing. */
function sidOf(prefix: string, of: string): string {
  return prefix + createHash('sha256').update(of).digest('hex').slice(0, 32)
}
