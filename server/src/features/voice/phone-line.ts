import {
  briefPerson,
  endRelay,
  formatPhone,
  type PhoneCallOutcome,
  receiveRecording,
  toE164,
} from '@towline/contract'
import type { Log } from '../../platform/log.ts'
import {
  connectTwiml,
  dialTwiml,
  sayAndHangupTwiml,
  type Telephony,
} from '../../providers/telephony/index.ts'
import { BackgroundWriter } from './background-writer.ts'
import { personsPhone } from './company-line.ts'
import type { LiveCall, Surroundings } from './live-call.ts'
import type { Mind } from './model-mind/mind.ts'
import { outcomeFrom } from './record-of.ts'
import type { SessionLimits } from './relay-session.ts'
import { type BoardLimits, Switchboard } from './switchboard.ts'
import type { CallEnd, CallLog, Desk, Line, Ringing } from './voice.ports.ts'
import { CARRIER_LANGUAGES, spoken } from './voice.text.ts'

/** How the agent takes up a call that was under way: after a lost relay, or because nobody picked up. */
export type Resumed = 'reconnected' | 'transferFailed'

/** How often in a call the relay was opened again, and the company's phone dialled; it travels in the URLs. */
export type Tries = { reconnects: number; dials: number }
const noTries: Tries = { reconnects: 0, dials: 0 }

/** How long the line lets things go, in ms unless it is a count. */
export type LineLimits = BoardLimits &
  SessionLimits & {
    /** How long a webhook may take before the caller is put through to the company. */
    answerMs: number
    /** How long a socket may be open without `setup`. */
    setupMs: number
    /** How often a lost relay is opened again in one call. */
    reconnects: number
  }

/** Everything the phone line goes by. */
export type LineOptions = {
  publicUrl: string
  /** Where its relay's door is. */
  relayPath: string
  telephony: Pick<Telephony, 'verifyHandshake' | 'sign'>
  desk: Desk
  log: CallLog
  logger: Log
  now: () => number
  limits: LineLimits
  figures: {
    counted(calls: number): void
    answeredAfter(ms: number): void
    handedOver(reason: string): void
  }
  /** Told of each call that comes in, and that is no longer here. */
  taken?: (live: LiveCall) => void
  gone?: (live: LiveCall) => void
  /** Told when a person has picked up a call that was put through. */
  briefed?: (callSid: string) => void
  /** The language model that words the turns; null where the built-in mind speaks alone. */
  mind: Mind | null
  /** Told of each turn of each call, where somebody wants to know. */
  turned?: (live: LiveCall) => void
}

/** The phone line of this process: its calls, and what its doors and webhooks share. */
export class PhoneLine {
  readonly options: LineOptions
  readonly board: Switchboard
  readonly endings: BackgroundWriter<CallEnd[]>
  /** Company of each number seen, so that its callers reach a person when the database is away. */
  readonly #seen = new Map<string, Line>()
  /** Callers whom the company's phone is being rung for, by company and number. */
  readonly #dialled = new Map<string, { callSid: string; until: number }>()
  #isStopping = false

  constructor(options: LineOptions) {
    this.options = options
    this.endings = new BackgroundWriter<CallEnd[]>({
      write: async (ends) => {
        for (const end of ends) await options.log.end(end)
      },
      merge: (first, next) => [...first, ...next],
    })
    this.board = new Switchboard({
      limits: options.limits,
      now: options.now,
      counted: options.figures.counted,
      taken: options.taken,
      gone: options.gone,
      finished: (live) => this.noteEnd({ callSid: live.call.callSid, outcome: outcomeOf(live) }),
    })
  }

  /** What every call of this line works with. */
  get around(): Surroundings {
    const { log, desk, now, logger, turned, mind } = this.options
    const failed = (error: unknown) => logger.error({ err: error }, 'the agent failed')
    return { log, desk, now, failed, turned, mind }
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Finds the company of a number that was rung; rejects when it can not be asked and was never seen. */
  async findLine(number: string): Promise<Line | null> {
    const found = await this.options.desk.findLine(number)
    if (found) this.#seen.set(number, found)
    return found
  }

  /** The company of a number as it was when last seen. */
  lastSeen(number: string): Line | undefined {
    return this.#seen.get(number)
  }

  /** The address a relay opens its socket at, as it is signed. */
  get relayUrl(): string {
    return this.options.publicUrl.replace(/^http/, 'ws') + this.options.relayPath
  }

  /** Where the carrier asks how to go on after the relay or a dialled phone. */
  actionUrl({ reconnects, dials }: Tries): string {
    const query = new URLSearchParams()
    if (reconnects > 0) query.set('reconnects', String(reconnects))
    if (dials > 0) query.set('dials', String(dials))
    return `${this.#at(endRelay.path)}${query.size > 0 ? `?${query}` : ''}`
  }

  #at(path: string): string {
    return this.options.publicUrl + path
  }

  /**
   * TwiML that connects a caller with our agent. A call that is under way goes on without a greeting:
   * the agent takes it up itself, in the way `resumed` says.
   */
  connect(live: LiveCall, tries: Tries = noTries, resumed: Resumed = 'reconnected'): string {
    const { greeting, line, call } = live
    return connectTwiml({
      relayUrl: this.relayUrl,
      actionUrl: this.actionUrl(tries),
      ...(greeting && { greeting: greeting.text }),
      parameters: { callId: call.phoneCallId, token: call.token, ...(!greeting && { resumed }) },
      hints: hintsFor(line),
      language: CARRIER_LANGUAGES[live.memory.language],
      ...(line.company.languages && {
        languages: line.company.languages.map((language) => CARRIER_LANGUAGES[language]),
      }),
      ...(greeting && line.company.recorded && { recordingUrl: this.#at(receiveRecording.path) }),
    })
  }

  /** TwiML that gives the caller to the company's own phone, or what can be said without one. */
  handOver(
    line: Line | undefined,
    call: { callSid: string; from: string; to: string; isBriefed?: true } & Partial<Tries>,
    reason: string,
  ): string {
    this.options.figures.handedOver(reason)
    const phone = line ? toE164(personsPhone(line.company, this.options.now())) : ''
    const language = this.#languageOf(call.callSid)
    if (!line || !isTelephone(phone))
      return sayAndHangupTwiml(spoken(language).nobodyThere, CARRIER_LANGUAGES[language])
    if (isTelephone(call.from)) {
      const until = this.options.now() + DIALLING_MS
      this.#dialled.set(`${line.companyId} ${call.from}`, { callSid: call.callSid, until })
    }
    return dialTwiml({
      number: phone,
      callerId: isTelephone(call.from) ? call.from : call.to,
      actionUrl: this.actionUrl({ reconnects: call.reconnects ?? 0, dials: (call.dials ?? 0) + 1 }),
      say: spoken(language).connecting,
      language: CARRIER_LANGUAGES[language],
      ...(call.isBriefed && {
        briefUrl: `${this.#at(briefPerson.path)}?${new URLSearchParams({ call: call.callSid })}`,
      }),
    })
  }

  /** TwiML for a caller whom nobody could take. */
  sorry(callSid: string): string {
    const language = this.#languageOf(callSid)
    return sayAndHangupTwiml(spoken(language).noAnswer, CARRIER_LANGUAGES[language])
  }

  #languageOf(callSid: string): LiveCall['memory']['language'] {
    return this.board.find(callSid)?.memory.language ?? 'en'
  }

  /**
   * Whether a call is one of ours that comes back: the company's phone, which we rang for this caller, is
   * forwarded to the agent. Answered, it would go round for ever.
   */
  comesBack({ companyId }: Line, { callSid, from }: Ringing): boolean {
    const dialled = this.#dialled.get(`${companyId} ${from}`)
    return !!dialled && dialled.callSid !== callSid && dialled.until > this.options.now()
  }

  /** The company's phone rings no longer for this call. */
  dialledOut(callSid: string): void {
    for (const [key, dialled] of this.#dialled) {
      if (dialled.callSid === callSid || dialled.until < this.options.now())
        this.#dialled.delete(key)
    }
  }

  /** Writes behind the webhook that a call is over; what became of it is known while it is here. */
  noteEnd(end: CallEnd): void {
    this.dialledOut(end.callSid)
    const live = this.board.find(end.callSid)
    this.endings.put([
      {
        ...(live && { outcome: outcomeOf(live) }),
        ...(live && hasFailed(live) && { trouble: 'line failed' as const }),
        ...end,
      },
    ])
  }

  /** Stops taking calls, moves those on the line elsewhere, and waits until everything is written. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.board.stop()
    await this.endings.settled(this.options.limits.finishMs)
    this.endings.giveUp()
  }
}

/** The company's phone rings for 25 s; a little more, for the carrier to tell. */
const DIALLING_MS = 30_000

const isTelephone = (number: string) => /^\+[1-9]\d{6,14}$/.test(number)

/** Names the transcription should expect from this company's callers. */
function hintsFor({ company }: Line): string[] {
  return [
    company.name,
    company.agentName,
    company.city,
    formatPhone(company.phone),
    ...ROADSIDE_WORDS,
    ...(company.languages?.includes('es') ? SPANISH_ROADSIDE_WORDS : []),
  ]
}

/** What callers of a towing company say and transcription often gets wrong. */
const ROADSIDE_WORDS = [
  'tow truck',
  'flatbed',
  'wrecker',
  'lockout',
  'jump start',
  'winch out',
  'mile marker',
  'northbound',
  'southbound',
  'eastbound',
  'westbound',
  'service road',
  'frontage road',
  'Hyundai',
  'Chevrolet',
  'Silverado',
  'Elantra',
  'Altima',
  'Tahoe',
  'Camry',
]

/** The line itself gave the caller to a person; that somebody talked for very long is no failure. */
const hasFailed = ({ handedOver }: LiveCall): boolean =>
  handedOver !== null && handedOver !== 'too many turns' && handedOver !== 'call too long'

/** The same of callers who speak Spanish. */
const SPANISH_ROADSIDE_WORDS = [
  'grúa',
  'llanta ponchada',
  'refacción',
  'batería',
  'pasar corriente',
  'se me descompuso',
  'troca',
  'salida',
  'rumbo al norte',
  'rumbo al sur',
  'acotamiento',
  'taller',
  'corralón',
]

/** What the record says became of the call; giving the caller to a person is something too. */
function outcomeOf({ memory, handedOver }: LiveCall): PhoneCallOutcome {
  const outcome = outcomeFrom(memory)
  return outcome === 'nothing' && handedOver ? 'transfer' : outcome
}
