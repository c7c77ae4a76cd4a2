import { z } from 'zod'
import {
  CarrierRefused,
  CarrierUnavailable,
  type TextRefusal,
  TextRefused,
} from './telephony.port.ts'

/** The number is no longer to be had, is no number, there is none of the kind, or it can only be had with an address. */
export const NUMBER_IS_GONE = new Set([21421, 21422, 21452, 21613, 21615, 21631, 21649, 21651])
/** There is nothing in the area code, or it is none; somewhere else there may be. */
export const NOTHING_THERE = new Set([21451, 21452])
/** The number is in this messaging service already. */
export const IS_IN_SERVICE = new Set([21710])
/** The call or number is not there (any more), or the call is over. */
export const IS_OVER = new Set([20404, 21220])

/** Wrong credentials, a closed account, no money: the operator's to mend, not this text's fault. */
const ACCOUNT_TROUBLE = new Set([20003, 20005, 20006])
const isAccountTrouble = ({ code, status }: CarrierRefused) =>
  ACCOUNT_TROUBLE.has(code) || status === 401 || status === 402
/** A full queue, answered with 400 though it empties by itself. */
const BUSY = new Set([20429, 21611, 30001])

const REFUSALS: Record<number, TextRefusal> = {
  21610: 'opted out',
  21211: 'bad number',
  21217: 'bad number',
  21265: 'bad number',
  21408: 'bad number',
  21612: 'bad number',
  21614: 'bad number',
  30003: 'out of reach',
  30004: 'blocked',
  30005: 'bad number',
  30006: 'bad number',
  30007: 'filtered',
  21606: 'not registered',
  21701: 'not registered',
  21703: 'not registered',
  21704: 'not registered',
  30032: 'not registered',
  30034: 'not registered',
  21608: 'trial account',
}

const Answered = z.object({ status: z.number(), code: z.number().optional() })
const Unanswered = z.object({ isAxiosError: z.literal(true) })

/**
 * Does one thing with the carrier; its errors come out in the words of the port, without the carrier's
 * sentences, which have telephone numbers in them. Anything else is a bug and comes out as it is.
 */
export async function asking<T>(thing: () => Promise<T>): Promise<T> {
  try {
    return await thing()
  } catch (error) {
    throw inOurWords(error)
  }
}

/** Why a text failed, by Twilio's number for it; undefined where it is none that says something to people. */
export const textRefusal = (code: number): TextRefusal | undefined => REFUSALS[code]

function inOurWords(error: unknown): unknown {
  if (error instanceof SyntaxError)
    return new CarrierUnavailable('Twilio answered what is no JSON', { cause: error })
  if (Unanswered.safeParse(error).success) {
    return new CarrierUnavailable('Twilio did not answer', { cause: error })
  }
  const answered = Answered.safeParse(error)
  if (!answered.success) return error
  const { status, code = 0 } = answered.data
  const answer = `Twilio answered ${status}${code ? ` with code ${code}` : ''}`
  const isBusy = status === 429 || status >= 500 || BUSY.has(code)
  return isBusy ? new CarrierUnavailable(answer) : new CarrierRefused(answer, code, status)
}

/** What a refusal means for a text: that it will never go out, unless the account is in trouble. */
export function aboutText(error: unknown): unknown {
  if (!(error instanceof CarrierRefused) || isAccountTrouble(error)) return error
  return new TextRefused(REFUSALS[error.code] ?? 'refused', error.code)
}

/** True when the carrier refused with one of these codes. */
export function isRefusedFor(codes: Set<number>, error: unknown): boolean {
  return error instanceof CarrierRefused && codes.has(error.code)
}
