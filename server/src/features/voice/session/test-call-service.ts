import { createHmac, scryptSync } from 'node:crypto'
import { TRY_MINUTES } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import { RelayDoor } from '../carrier/relay-door.ts'
import { Tickets } from '../carrier/tickets.ts'
import type { CallModel } from '../model/call-model.ts'
import type { AgentTools, CallLog, CompanyLine } from '../voice.ports.ts'
import { spoken } from '../voice.text.ts'
import { CallService } from './call-service.ts'
import type { CallLimits, VoiceDeps } from './deps.ts'

const SECOND = 1000

/** Short in everything: a caller is let in at once, and a socket that is lost is not waited for. */
const shortLimits = (silence: CallLimits['silence']): CallLimits => ({
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

/** Calls that no carrier brings: their callers come with a ticket, and nothing of them is kept. */
export type TestCallService = {
  isFull(): boolean
  /** Lets one call in, once: where to, and as which call. */
  admit(callSid: string): { callSid: string; relayUrl: string; token: string }
  door: RelayDoor
  stop(): Promise<void>
}

/** Whose agent a call is held with, and the numbers it goes by. */
type StartedCall = { line: CompanyLine; from: string; to: string }

type Options = {
  /** Where its relay's door is. */
  path: string
  /** What its key is called, apart from those of other services. */
  key: string
  model: CallModel | null
  tools: AgentTools
  /** The call of this name; null when it is none of this service's. It begins when its socket comes, in whichever process that is. */
  find(callSid: string): Promise<StartedCall | null> | StartedCall | null
  /** What the caller is shown of the job after each turn. */
  shownJob: NonNullable<VoiceDeps['shownJob']>
}

/** Opens a service for calls that are let in by a ticket, with calls, door and tickets of its own. */
export function openTestCallService(app: App, fanOut: FanOut, given: Options): TestCallService {
  const { settings, telephony, now } = app
  const { path, model, tools, find, shownJob } = given
  const mac = macOf(telephony.sign(given.key, {}))
  const tokenOf = (callSid: string) => mac(`call ${callSid}`)
  const service: CallService = new CallService({
    publicUrl: settings.PUBLIC_URL,
    relayPath: path,
    // No carrier comes here: there is no way in but a ticket.
    telephony: { verifyHandshake: () => false, sign: telephony.sign },
    model,
    tools,
    fanOut,
    // Nobody calls a number here.
    knownNumbers: { find: () => undefined, refresh: async () => {} },
    log: forgetfulLog({ now, tokenOf, find, mayBegin: () => !service.isFull }),
    logger: app.log,
    now,
    limits: shortLimits({ first: settings.SILENCE_FIRST_MS, next: settings.SILENCE_NEXT_MS }),
    // Only real calls are measured.
    metrics: { counted: () => {}, answeredAfter: () => {}, handedOver: () => {} },
    shownJob,
  })
  const tickets = new Tickets(mac, now, fanOut)
  const door = new RelayDoor(service, tickets)
  return {
    isFull: () => service.isFull || service.isStopping,
    admit: (callSid) => ({
      callSid,
      relayUrl: `${service.relayUrl}?ticket=${tickets.issue()}`,
      token: tokenOf(callSid),
    }),
    door,
    stop: async () => {
      await service.stop()
      door.close()
    },
  }
}

type Log = Pick<Options, 'find'> & {
  now: () => number
  tokenOf: (callSid: string) => string
  mayBegin: () => boolean
}

/** A call log that writes nothing down: nothing is held for a caller whose socket never came. */
function forgetfulLog({ now, tokenOf, find, mayBegin }: Log): CallLog {
  const begin = (callSid: string, { line, from, to }: StartedCall) => ({
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
    append: async () => ({ lastSeq: 0, moved: [] }),
    end: async () => {},
    silentFor: () => 0,
  }
}

/**
 * Signs with a key that all processes of one installation share. Strangers see these signatures, so the
 * key is made slowly, when the first of them comes: nobody can find a short token of the real calls by trying.
 */
function macOf(secret: string): (text: string) => string {
  let key: Buffer | undefined
  return (text) => {
    key ??= scryptSync(secret, 'towline tries', 32)
    return createHmac('sha256', key).update(text).digest('base64')
  }
}
