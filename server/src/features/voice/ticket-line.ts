import { createHmac, scryptSync } from 'node:crypto'
import { TRY_MINUTES } from '@towline/contract'
import type { App } from '../../platform/app.ts'
import type { LiveCall } from './live-call.ts'
import type { Mind } from './model-mind/mind.ts'
import { type LineLimits, PhoneLine } from './phone-line.ts'
import { RelayDoor } from './relay-door.ts'
import { Tickets } from './tickets.ts'
import type { CallLog, Desk, Line } from './voice.ports.ts'
import { spoken } from './voice.text.ts'

const SECOND = 1000

/** Short in everything: a caller is let in at once, and a socket that is lost is not waited for. */
const shortLimits = (silence: LineLimits['silence']): LineLimits => ({
  calls: 20,
  callMs: TRY_MINUTES * 60 * SECOND,
  unwrittenMs: 5 * SECOND,
  aloneMs: SECOND,
  finishMs: SECOND,
  farewellMs: SECOND / 5,
  roundMs: SECOND / 2,
  silence,
  malformed: 3,
  turns: 60,
  farewell: spoken('en').tryIsOver,
  closing: 10 * SECOND,
  answerMs: 8 * SECOND,
  setupMs: 5 * SECOND,
  reconnects: 0,
})

/** A phone line that no carrier reaches: its callers come with a ticket, and nothing of their calls is kept. */
export type TicketLine = {
  isFull(): boolean
  /** Lets one call in, once: where to, and as which call. */
  admit(callSid: string): { callSid: string; relayUrl: string; token: string }
  door: RelayDoor
  stop(): Promise<void>
}

/** Whose agent a call is held with, and the numbers it goes by. */
type Begun = { line: Line; from: string; to: string }

type Given = {
  /** Where its relay's door is. */
  path: string
  /** What its key is called, apart from those of other lines. */
  key: string
  mind: Mind | null
  desk: Desk
  /** The call of this name; null when it is none of this line's. It begins when its socket comes, in whichever process that is. */
  find(callSid: string): Promise<Begun | null> | Begun | null
  /** Told of each turn. */
  turned(live: LiveCall): void
}

/** Opens a line for calls that are let in by a ticket, with calls, door and tickets of its own. */
export function openTicketLine(app: App, given: Given): TicketLine {
  const { settings, telephony, now } = app
  const { path, mind, desk, find, turned } = given
  const mac = macOf(telephony.sign(given.key, {}))
  const tokenOf = (callSid: string) => mac(`call ${callSid}`)
  const line: PhoneLine = new PhoneLine({
    publicUrl: settings.PUBLIC_URL,
    relayPath: path,
    // No carrier comes here: there is no way in but a ticket.
    telephony: { verifyHandshake: () => false, sign: telephony.sign },
    mind,
    desk,
    log: forgetfulLog({ now, tokenOf, find, mayBegin: () => !line.board.isFull }),
    logger: app.log,
    now,
    limits: shortLimits({ first: settings.SILENCE_FIRST_MS, next: settings.SILENCE_NEXT_MS }),
    // The figures are those of real calls.
    figures: { counted: () => {}, answeredAfter: () => {}, handedOver: () => {} },
    turned,
  })
  const tickets = new Tickets(mac, now)
  const door = new RelayDoor(line, tickets)
  return {
    isFull: () => line.board.isFull || line.isStopping,
    admit: (callSid) => ({
      callSid,
      relayUrl: `${line.relayUrl}?ticket=${tickets.issue()}`,
      token: tokenOf(callSid),
    }),
    door,
    stop: async () => {
      await line.stop()
      door.close()
    },
  }
}

type Log = Pick<Given, 'find'> & {
  now: () => number
  tokenOf: (callSid: string) => string
  mayBegin: () => boolean
}

/** A call log that writes nothing down: nothing is held for a caller who only rang. */
function forgetfulLog({ now, tokenOf, find, mayBegin }: Log): CallLog {
  const begin = (callSid: string, { line, from, to }: Begun) => ({
    phoneCallId: '',
    companyId: line.companyId,
    callSid,
    from,
    to,
    startedAt: now(),
    token: tokenOf(callSid),
    memory: null,
    lastSeq: 0,
  })
  return {
    open: async (line, { callSid, from, to }) => begin(callSid, { line, from, to }),
    find: async (callSid) => {
      const begun = mayBegin() ? await find(callSid) : null
      return begun && { call: begin(callSid, begun), line: begun.line }
    },
    append: async () => {},
    end: async () => {},
  }
}

/**
 * Signs with a key that all processes of one installation share. Strangers see these signatures, so the
 * key is made slowly, when the first of them comes: nobody can find a short token of the phone line by trying.
 */
function macOf(secret: string): (text: string) => string {
  let key: Buffer | undefined
  return (text) => {
    key ??= scryptSync(secret, 'towline tries', 32)
    return createHmac('sha256', key).update(text).digest('base64')
  }
}
