import type { Memory } from '@towline/agent'
import type { TriedJob } from '@towline/contract'
import type { WebSocket } from 'ws'
import { createRate } from '../../platform/realtime/index.ts'
import { type Handoff, handoffData } from './handoff.ts'
import type { LiveCall, Mouth, SpokenAct } from './live-call.ts'
import type { Utterance } from './model-mind/call-spokesman.ts'
import { type OutgoingFrame, type RelayFrame, readFrame, tokensOf } from './relay-frames.ts'
import { SilenceTimer } from './silence-timer.ts'
import { Speech } from './speech.ts'
import { CARRIER_LANGUAGES, spoken } from './voice.text.ts'

/** How long a session lets things go before it gives up on them. All in ms. */
export type SessionLimits = {
  silence: { first: number; next: number }
  /** Frames in a row that can not be read. */
  malformed: number
  /** Things a caller may say or key in one call. */
  turns: number
  /** What is said at the end of a call that was too long, where there is no person to go on with. */
  farewell?: string
  /** How long the carrier may take to close after our `end`. */
  closing: number
}

/** What the line wants to know of a session. */
export type SessionHooks = {
  /** From the caller's last words to the first token of the answer, in ms. */
  answeredAfter(ms: number): void
}

/** Bytes that may wait to be sent on one socket. */
const MOST_UNSENT = 256 * 1024
/** Frames that are listened to; a carrier sends some ten a second. What comes beyond is not even read. */
const FRAMES = { framesPerSecond: 100, framesAtOnce: 400 }

/** A carrier that reports its speech keeps doing so; it is given this much longer than the guess before it is doubted. */
const REPORTS_ARE_TRUSTED_FOR = 3

/**
 * One socket of a call: frames in become happenings, what the agent says becomes tokens.
 * The agent's turn is computed whole before the first token goes out, so there is never anything left
 * to send when the caller cuts in.
 */
export class RelaySession implements Mouth {
  readonly live: LiveCall
  readonly #socket: WebSocket
  readonly #limits: SessionLimits
  readonly #hooks: SessionHooks
  readonly #speech = new Speech()
  readonly #silence: SilenceTimer
  #speechTimer: NodeJS.Timeout | undefined
  #carrierReportsSpeech = false
  #malformed = 0
  #turns = 0
  readonly #isWithinRate = createRate(FRAMES)
  /** The agent wants to hang up once it has been heard out. */
  #wantsToEnd = false
  /** Set while the answer to the caller's words is computed: when they came. */
  #wordsAt: number | null = null
  /** What the carrier speaks and listens to on this socket. */
  #language: Memory['language'] = 'en'
  /** What our `end` said; null while the talk goes on. */
  #ended: Handoff | null = null

  constructor(socket: WebSocket, live: LiveCall, limits: SessionLimits, hooks: SessionHooks) {
    this.#socket = socket
    this.live = live
    this.#limits = limits
    this.#hooks = hooks
    this.#silence = new SilenceTimer(limits.silence, (times) =>
      this.live.happened({ kind: 'silence', times }),
    )
    live.mouth = this
    this.#use(live.memory.language)
  }

  /** What our `end` frame asked for, or null when we sent none. */
  get ended(): Handoff | null {
    return this.#ended
  }

  /** The carrier speaks the greeting by itself; `seq` is its place in the log. */
  greeted(seq: number, greeting: string): void {
    this.#speech.sent(seq, greeting)
    this.#expectSilenceLater()
  }

  /** Takes a frame that came after `setup`. */
  receive(text: string): void {
    if (this.#ended || !this.#isWithinRate()) return
    const received = readFrame(text)
    if (received.kind === 'malformed') {
      this.#malformed += 1
      if (this.#malformed >= this.#limits.malformed)
        this.handOver('malformed frames', spoken(this.live.memory.language).trouble)
      return
    }
    this.#malformed = 0
    if (received.kind === 'frame') this.#take(received.frame)
  }

  /** Says something of the line's own and gives the caller to a person. */
  handOver(reason: string, words: string): void {
    if (this.#ended) return
    this.live.note('handedOver', { reason })
    this.live.handedOver = reason
    this.#say([{ do: 'say', text: words, interruptible: false }])
    this.end('transfer')
  }

  /** The call has lasted as long as one may: a person goes on with it, or nobody does. */
  tooLong(reason: string): void {
    const { farewell } = this.#limits
    if (this.#ended) return
    if (farewell) {
      this.#say([{ do: 'say', text: farewell, interruptible: false }])
      this.end('hang up')
    } else this.handOver(reason, spoken(this.live.memory.language).tooLong)
  }

  /** Tells the carrier that the relay is over; it speaks out what it has and asks the `action`. */
  end(handoff: Handoff): void {
    if (this.#ended) return
    this.#ended = handoff
    this.#stopTimers()
    this.#send({ type: 'end', handoffData: handoffData(handoff) })
    const closing = setTimeout(() => this.#socket.terminate(), this.#limits.closing)
    this.#socket.once('close', () => clearTimeout(closing))
  }

  /** Another socket of the same call has taken its place, or this one is closed. */
  detach(): void {
    this.#stopTimers()
    if (this.live.mouth === this) this.live.mouth = null
  }

  /** Closes this socket without asking the carrier for anything. */
  close(code: number, reason: string): void {
    this.detach()
    this.#socket.close(code, reason)
  }

  show(job: TriedJob): void {
    this.#send({ type: 'job', job })
  }

  perform(acts: SpokenAct[]): void {
    if (this.#ended) return
    for (const act of acts) if (act.do === 'language') this.#use(act.language)
    const says = acts.filter((act) => act.do === 'say')
    if (says.length > 0) this.#say(says)
    if (acts.some((act) => act.do === 'transfer')) this.end('transfer')
    else if (acts.some((act) => act.do === 'end')) {
      this.#wantsToEnd = true
      if (!this.#speech.isUnderWay) this.end('hang up')
    }
  }

  /** Has the carrier speak and listen in a language; each socket begins in English. */
  #use(language: Memory['language']): void {
    if (language === this.#language) return
    this.#language = language
    const code = CARRIER_LANGUAGES[language]
    this.#send({ type: 'language', ttsLanguage: code, transcriptionLanguage: code })
  }

  /** English is what a carrier speaks unless it is told. */
  get #spokenIn(): { lang?: string } {
    return this.#language === 'en' ? {} : { lang: CARRIER_LANGUAGES[this.#language] }
  }

  #take(frame: RelayFrame): void {
    switch (frame.type) {
      case 'prompt':
        if (frame.last) this.#hear(frame.voicePrompt)
        else this.#callerIsThere()
        break
      case 'dtmf':
        this.#key(frame.digit)
        break
      case 'interrupt':
        this.#cutOff(frame.utteranceUntilInterrupt)
        break
      case 'info':
        this.#inform(frame.name, frame.value)
        break
      case 'error':
        this.live.note('carrierError', { description: frame.description.slice(0, 500) })
        break
      case 'setup':
        // A second one on the same socket says nothing new.
        break
    }
  }

  #key(digit: string): void {
    this.#silence.heard()
    this.#callerIsThere()
    this.live.happened({ kind: 'keyed', digit })
    this.#countTurn()
  }

  #hear(words: string): void {
    const said = words.trim()
    if (!said) return
    this.#silence.heard()
    this.#wantsToEnd = false
    this.#callerIsThere()
    this.#wordsAt = performance.now()
    this.live.happened({ kind: 'heard', words: said })
    if (!this.live.isThinking) this.#wordsAt = null
    this.#countTurn()
  }

  #countTurn(): void {
    this.#turns += 1
    if (this.#turns >= this.#limits.turns) this.tooLong('too many turns')
  }

  #cutOff(fragment: string): void {
    this.live.hush()
    const cut = this.#speech.cut(fragment)
    if (cut.length === 0) return
    this.#wantsToEnd = false
    this.#callerIsThere()
    // From the last back, because a reader of the log cuts the last thing said that is left.
    for (const part of cut.toReversed()) {
      if (part.heard !== part.text) this.live.note('cut', { said: part.seq, heard: part.heard })
    }
    const heard = cut
      .map((part) => part.heard)
      .join(' ')
      .trim()
    this.live.happened({ kind: 'interrupted', heard })
  }

  #inform(name: string, value: string): void {
    if (name === 'tokensPlayed') this.#speech.played(value)
    else if (name === 'agentSpeaking') {
      this.#carrierReportsSpeech = true
      if (value === 'off') this.#fellSilent()
      else this.#silence.hold()
    } else if (name === 'clientSpeaking') this.#callerIsThere()
  }

  /** A sign of life: the wait for words begins again. While the agent speaks nobody waits. */
  #callerIsThere(): void {
    if (this.#speech.isUnderWay) this.#expectSilenceLater()
    else this.#silence.wait()
  }

  #fellSilent(): void {
    this.#speech.fellSilent()
    if (this.#speech.isUnderWay) return
    clearTimeout(this.#speechTimer)
    if (this.#wantsToEnd) this.end('hang up')
    else this.#silence.wait()
  }

  #say(says: (SpokenAct & { do: 'say' })[]): void {
    const texts = says.map(({ text }) => text.trim()).filter(Boolean)
    if (texts.length === 0) return
    const pieces = says.flatMap(({ text, interruptible }) =>
      tokensOf(text.trim()).map((token) => ({ token, interruptible })),
    )
    pieces.forEach(({ token, interruptible }, index) => {
      this.#send({
        type: 'text',
        token: index > 0 && !/^\s/.test(token) ? ` ${token}` : token,
        last: index === pieces.length - 1,
        ...(interruptible === false && { interruptible }),
        ...this.#spokenIn,
      })
      if (index === 0) this.#answered()
    })
    const text = texts.join(' ')
    this.#speech.sent(this.live.note('said', { text }), text)
    this.#expectSilenceLater()
  }

  open(): Utterance {
    const part = this.#speech.open()
    let text = ''
    return {
      say: (token) => {
        if (this.#ended) return
        this.#send({ type: 'text', token, last: false, ...this.#spokenIn })
        this.#answered()
        part.grow(token)
        text += token
        this.#expectSilenceLater()
      },
      close: (isCut) => {
        part.close(text.trim() ? this.live.note('said', { text: text.trim() }) : 0)
        if (this.#ended) return
        // Also after a cut: what was under way then is told from the next turn by where this one ends.
        this.#send({ type: 'text', token: '', last: true })
        if (!isCut) this.#callerIsThere()
      },
    }
  }

  #answered(): void {
    if (this.#wordsAt !== null) this.#hooks.answeredAfter(performance.now() - this.#wordsAt)
    this.#wordsAt = null
  }

  /** The agent speaks; should the carrier never tell that it is done, it is taken to be after a while. */
  #expectSilenceLater(): void {
    this.#silence.hold()
    clearTimeout(this.#speechTimer)
    const guess =
      this.#speech.estimatedMs * (this.#carrierReportsSpeech ? REPORTS_ARE_TRUSTED_FOR : 1)
    this.#speechTimer = setTimeout(() => {
      this.#speech.forget()
      this.#fellSilent()
    }, guess)
  }

  #stopTimers(): void {
    this.#silence.hold()
    clearTimeout(this.#speechTimer)
  }

  #send(frame: OutgoingFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A carrier that does not read is as good as gone; it must not fill our memory.
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.#socket.terminate()
    else this.#socket.send(JSON.stringify(frame))
  }
}
