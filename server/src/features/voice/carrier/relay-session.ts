import type { Memory } from '@towline/agent'
import type { WebSocket } from 'ws'
import { createRate } from '../../../platform/realtime/index.ts'
import type { CallOutput, OutputAct, SpokenAct } from '../session/call-output.ts'
import type { VoiceDeps } from '../session/deps.ts'
import type { LiveCall } from '../session/live-call.ts'
import { CARRIER_LANGUAGES, spoken } from '../voice.text.ts'
import { EchoFilter } from './echo-filter.ts'
import { type Handoff, handoffData } from './handoff.ts'
import { HeardSpeech, type OpenSpeech } from './heard-speech.ts'
import { type OutgoingFrame, type RelayFrame, readFrame, tokensOf } from './relay-frames.ts'
import { SilenceTimer } from './silence-timer.ts'

/** Bytes that may wait to be sent on one socket. */
const MOST_UNSENT = 256 * 1024
/** A turn is over once it is in the log, or so long after it was spoken: nobody is held up by a slow database. */
const WRITTEN_WITHIN_MS = 1000
/** Frames that are listened to; a carrier sends some ten a second. What comes beyond is not even read. */
export const FRAMES = { framesPerSecond: 100, framesAtOnce: 400 }

/** A carrier that reports its speech keeps doing so; it is given this much longer than the guess before it is doubted. */
const REPORTS_ARE_TRUSTED_FOR = 3

/**
 * One socket of a call: frames become events, the acts of the call become tokens.
 * The agent's turn is computed whole before the first token goes out, so there is never anything left
 * to send when the caller cuts in.
 */
export class RelaySession implements CallOutput {
  readonly live: LiveCall
  readonly #socket: WebSocket
  readonly #limits: VoiceDeps['limits']
  readonly #metrics: VoiceDeps['metrics']
  readonly #speech = new HeardSpeech()
  readonly #echo = new EchoFilter()
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
  /** What tells the carrier that the turn is over; null when it has been told. */
  #lastToken: OutgoingFrame | null = null
  /** Speech that is still being made, and what of it went out. */
  #unfinished: { speech: OpenSpeech; text: string } | null = null

  constructor(socket: WebSocket, live: LiveCall, { limits, metrics }: VoiceDeps) {
    this.#socket = socket
    this.live = live
    this.#limits = limits
    this.#metrics = metrics
    this.#silence = new SilenceTimer(limits.silence, (times) =>
      this.live.receive({ kind: 'silence', times }),
    )
    live.output = this
    this.#use(live.memory.language)
  }

  /** What our `end` frame asked for, or null when we sent none. */
  get ended(): Handoff | null {
    return this.#ended
  }

  get isOver(): boolean {
    return this.#ended !== null
  }

  get isSpeaking(): boolean {
    return this.#speech.isUnderWay
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
        this.live.handOver('malformed frames', spoken(this.live.memory.language).trouble)
      return
    }
    this.#malformed = 0
    if (received.kind === 'frame') this.#take(received.frame)
  }

  /** Tells the carrier that the relay is over; it speaks out what it has and asks the `action`. */
  end(handoff: Handoff): void {
    if (this.#ended) return
    this.#sendLastToken()
    this.#ended = handoff
    this.#stopTimers()
    this.#send({ type: 'end', handoffData: handoffData(handoff) })
    const closing = setTimeout(() => this.#socket.terminate(), this.#limits.closing)
    this.#socket.once('close', () => clearTimeout(closing))
  }

  /** Another socket of the same call has taken its place, or this one is closed. */
  detach(): void {
    this.#endSpeech(true)
    this.#stopTimers()
    if (this.live.output === this) this.live.output = null
  }

  /** Closes this socket without asking the carrier for anything. */
  close(code: number, reason: string): void {
    this.detach()
    this.#socket.close(code, reason)
  }

  perform(acts: readonly OutputAct[]): void {
    for (const act of acts) {
      if (act.do === 'showJob') this.#send({ type: 'job', job: act.job })
      else if (act.do === 'endSpeech') this.#endSpeech(act.isCut)
    }
    if (this.#ended) return
    for (const act of acts) {
      if (act.do === 'language') this.#use(act.language)
      else if (act.do === 'sayPart') this.#sayPart(act.text, act.mayBeReplaced)
    }
    const says = acts.filter((act) => act.do === 'say')
    if (says.length > 0) this.#say(says)
    if (acts.some((act) => act.do === 'transfer')) this.end('transfer')
    else if (acts.some((act) => act.do === 'hangUp')) this.end('hang up')
    else if (acts.some((act) => act.do === 'end')) {
      this.#wantsToEnd = true
      if (!this.#speech.isUnderWay) this.end('hang up')
    }
  }

  /** Has the carrier speak and listen in a language; each socket begins in English. */
  #use(language: Memory['language']): void {
    if (language === this.#language) return
    this.#language = language
    this.#sendLastToken()
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
        if (frame.last) this.#hear(frame.voicePrompt, frame.lang)
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
    this.live.receive({ kind: 'keyed', digit })
    this.#countTurn()
  }

  #hear(words: string, lang: string): void {
    const said = words.trim()
    if (!said) return
    if (this.#echo.isEcho(said, performance.now())) {
      this.live.note('echo', { words: said })
      return
    }
    this.#silence.heard()
    this.#wantsToEnd = false
    this.#callerIsThere()
    this.#wordsAt = performance.now()
    this.live.receive({
      kind: 'heard',
      words: said,
      ...(/^es\b/i.test(lang) && { isSpanish: true }),
    })
    if (!this.live.isThinking) this.#wordsAt = null
    this.#countTurn()
  }

  #countTurn(): void {
    this.#turns += 1
    if (this.#turns >= this.#limits.turns) this.live.tooLong('too many turns')
  }

  #cutOff(fragment: string): void {
    this.live.cutIn()
    this.#sendLastToken()
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
    this.live.receive({ kind: 'interrupted', heard })
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
    if (says.some(({ instead }) => instead)) this.#giveWay()
    const pieces = says.flatMap(({ text, interruptible }) =>
      tokensOf(text.trim()).map((token) => ({ token, interruptible })),
    )
    this.#sendLastToken()
    pieces.forEach(({ token, interruptible }, index) => {
      this.#send({
        type: 'text',
        token: index > 0 && !/^\s/.test(token) ? ` ${token}` : token,
        last: false,
        ...(interruptible === false && { interruptible }),
        ...this.#spokenIn,
      })
      if (index === 0) this.#answered()
    })
    const text = texts.join(' ')
    this.#echo.said(text, performance.now() + this.#speech.estimatedMs)
    this.#speech.sent(this.live.note('said', { text }), text)
    this.#endTurn(says.at(-1)?.interruptible)
    this.#expectSilenceLater()
  }

  /** Tells the carrier that the turn is over, once it is written: what a process that dies has answered, the next one knows. */
  #endTurn(interruptible?: boolean): void {
    const last: OutgoingFrame = {
      type: 'text',
      token: '',
      last: true,
      ...(interruptible === false && { interruptible }),
      ...this.#spokenIn,
    }
    this.#lastToken = last
    void this.live.written(WRITTEN_WITHIN_MS).then(() => {
      if (this.#lastToken === last) this.#sendLastToken()
    })
  }

  #sendLastToken(): void {
    const last = this.#lastToken
    this.#lastToken = null
    if (last) this.#send(last)
  }

  /** What is still being said gives way to what comes: the carrier cuts it, and the log has what was heard of it. */
  #giveWay(): void {
    for (const part of this.#speech.giveWay())
      if (part.heard !== part.text) this.live.note('cut', { said: part.seq, heard: part.heard })
  }

  #sayPart(token: string, preemptible?: true): void {
    this.#sendLastToken()
    this.#unfinished ??= { speech: this.#speech.open(), text: '' }
    this.#send({
      type: 'text',
      token,
      last: false,
      ...(preemptible && { preemptible }),
      ...this.#spokenIn,
    })
    this.#answered()
    this.#unfinished.speech.grow(token)
    this.#unfinished.text += token
    this.#expectSilenceLater()
  }

  #endSpeech(isCut: boolean): void {
    if (!this.#unfinished) return
    const { speech, text } = this.#unfinished
    this.#unfinished = null
    this.#echo.said(text, performance.now() + this.#speech.estimatedMs)
    speech.close(text.trim() ? this.live.note('said', { text: text.trim() }) : 0)
    if (this.#ended) return
    this.#endTurn()
    // What was under way then is told from the next turn by where this one ends.
    if (isCut) this.#sendLastToken()
    else this.#callerIsThere()
  }

  #answered(): void {
    if (this.#wordsAt !== null) this.#metrics.answeredAfter(performance.now() - this.#wordsAt)
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
