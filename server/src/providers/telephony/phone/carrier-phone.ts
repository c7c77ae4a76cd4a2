import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { wireSignatures } from '../signature.ts'
import { askedAgain, triesAgain, withLimits } from '../webhook-limits.ts'
import { IncomingTurn } from './incoming-turn.ts'
import { type Pace, Playback } from './playback.ts'
import { readTwiml, type TwimlHandler } from './read-twiml.ts'

/** One thing said in a call, as the telephone has it. `line` is the carrier's own voice. */
export type Spoken = { who: 'agent' | 'caller' | 'line'; words: string }

/** How a call ended, seen from the telephone. */
export type Ended = { how: 'hung up' | 'put through' | 'failed'; number?: string }

export type CarrierPhoneOptions = {
  /** Where the server is: `http://127.0.0.1:3000`. */
  server: string
  /** Its address as it signs it, when that is another. */
  publicUrl?: string
  /** What the carrier signs with. */
  token: string
  /** Both in E.164; `from` may be a word such as `anonymous`. */
  from: string
  to: string
  pace?: Pace
  /** Whether each request has a connection of its own: one that is kept ends with the process behind a balancer. */
  ownConnections?: boolean
  /** Who is at the telephone the caller is put through to; without him the call is over for us then. */
  person?: 'picks up' | 'does not answer'
  /** Told of every piece of speech as it comes. */
  onToken?: (token: string, last: boolean) => void
  onSpoken?: (spoken: Spoken) => void
  /** Told of every frame of the relay as it comes. */
  onFrame?: (frame: Record<string, unknown>) => void
}

const ANSWER_MS = 10_000
const SILENT_CLOSE = 'Closing websocket session'

type Connect = Extract<TwimlHandler, { do: 'connect' }>

/**
 * A telephone with its carrier: rings a number of the server, obeys its TwiML, opens the relay and speaks
 * on it as the real carrier does, with the same signatures, reports and callbacks. Used by the terminal
 * phone, the tests and the measurements.
 */
export class CarrierPhone {
  readonly callSid = `CA${randomBytes(16).toString('hex')}`
  readonly transcript: Spoken[] = []
  /** From the caller's last word to the first piece of the answer, in ms, for each turn. */
  readonly firstTokenMs: number[] = []
  /** Pieces of speech that came between cutting in and the caller's next words. */
  tokensAfterCut = 0
  /** What the person heard who picked up, before the caller did. */
  handoffSummary = ''
  /** Where the carrier tells of the recording it makes; empty when it makes none. */
  recordingUrl = ''
  readonly #options: CarrierPhoneOptions
  #server: string
  readonly #sign: (url: string, form: Record<string, string>) => string
  readonly #playback: Playback
  readonly #ended = Promise.withResolvers<Ended>()
  #socket: WebSocket | null = null
  #relay: Connect | null = null
  #turn = new IncomingTurn()
  #waiting: ((words: string) => void)[] = []
  #wordsAt: number | null = null
  #isCut = false
  #ringsSince = 0
  #overSince: number | null = null

  constructor(options: CarrierPhoneOptions) {
    this.#options = options
    this.#server = options.server
    this.#sign = wireSignatures(options.token).sign
    this.#playback = new Playback(options.pace ?? 'at once', (frame) => this.send(frame))
  }

  /** Resolves when the call is over, or has been put through to somebody. */
  get ended(): Promise<Ended> {
    return this.#ended.promise
  }

  get isOver(): boolean {
    return this.#overSince !== null
  }

  set pace(pace: Pace) {
    this.#playback.pace = pace
  }

  /** Rings; resolves once the call is answered and the first thing was said, or it went elsewhere. */
  async dial(): Promise<void> {
    this.#ringsSince = performance.now()
    await this.#obey(
      await this.post(withLimits(this.#at('/towline/voice/incoming')), { CallStatus: 'ringing' }),
    )
  }

  /** Says something and resolves with the agent's next answer (empty when the call ends instead). */
  async say(words: string): Promise<string> {
    if (this.#playback.isSpeaking || this.#turn.isUnderWay) this.#cutIn()
    else this.send({ type: 'info', name: 'clientSpeaking', value: 'on' })
    const answer = this.#nextAnswer()
    this.transcribe({ who: 'caller', words })
    this.send({ type: 'prompt', voicePrompt: words.split(' ')[0] ?? '', lang: 'en', last: false })
    this.send({ type: 'info', name: 'clientSpeaking', value: 'off' })
    this.#isCut = false
    this.#wordsAt = performance.now()
    this.send({ type: 'prompt', voicePrompt: words, lang: 'en', last: true })
    return answer
  }

  /** Resolves with the next thing the agent says by itself (empty when the call ends). */
  listen(): Promise<string> {
    return this.#nextAnswer()
  }

  /** Presses a key. */
  key(digit: string): void {
    this.send({ type: 'dtmf', digit })
  }

  /** Cuts in, `words` words into what the agent is saying (where it is, or half-way); nothing is said yet. Answers what was heard. */
  interrupt(words?: number): string {
    return this.#cutIn(words)
  }

  /** Hears out what is held. */
  hearOut(): void {
    this.#playback.finish()
  }

  /** Loses the socket; the carrier tells the server and does as it is told. */
  async dropSocket(): Promise<void> {
    this.#letGo()?.terminate()
    await this.#actionFailed()
  }

  /** Loses the socket and tells nobody: the network is gone. */
  vanish(): void {
    this.#letGo()?.terminate()
  }

  /** Opens a second socket for the same call, as a carrier does that holds the first one for lost. */
  async connectAgain(): Promise<void> {
    if (this.#relay) await this.#connect({ ...this.#relay, greeting: '' })
  }

  /** The server has come up again somewhere else. */
  moveTo(server: string): void {
    this.#server = server
  }

  /** Puts the telephone down: the socket closes, `action` and `status` are called as the carrier calls them. */
  async hangUp(): Promise<void> {
    if (this.isOver) return
    const action = this.#relay?.actionUrl
    this.#letGo()?.close(1000, SILENT_CLOSE)
    this.#finish({ how: 'hung up' })
    if (action)
      await this.post(action, {
        SessionStatus: 'completed',
        CallStatus: 'completed',
        ...this.#sessionTime(),
      })
    await this.#postStatus()
  }

  /** Sends a frame as it is, or text that is none. */
  send(frame: unknown): void {
    const text = typeof frame === 'string' ? frame : JSON.stringify(frame)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** Posts a form to the server with the carrier's signature; answers the body. Throws for another status than 200. */
  async post(url: string, form: Record<string, string>): Promise<string> {
    const { from, to, ownConnections } = this.#options
    const whole = {
      AccountSid: ACCOUNT,
      ApiVersion: '2010-04-01',
      CallSid: this.callSid,
      Direction: 'inbound',
      From: from,
      Caller: from,
      To: to,
      Called: to,
      ...form,
    }
    const request = () =>
      fetch(this.#reach(url), {
        method: 'POST',
        headers: {
          'X-Twilio-Signature': this.#sign(url, whole),
          ...(ownConnections && { connection: 'close' }),
        },
        body: new URLSearchParams(whole),
        signal: AbortSignal.timeout(15_000),
      })
    const reply = await withTries(request, triesAgain(url))
    if (!reply.ok)
      throw new Error(`The server answered ${reply.status} to ${new URL(url).pathname}`)
    return reply.text()
  }

  async #obey(twiml: string): Promise<void> {
    for (const order of readTwiml(twiml)) {
      if (order.do === 'say') this.transcribe({ who: 'line', words: order.text })
      else if (order.do === 'connect') await this.#connect(order)
      else if (order.do === 'dial') await this.#dial(order)
      else if (order.do === 'record') this.recordingUrl = order.statusUrl
      else {
        this.#finish({ how: 'hung up' })
        await this.#postStatus()
      }
    }
  }

  async #dial({
    number,
    actionUrl,
    briefUrl,
  }: Extract<TwimlHandler, { do: 'dial' }>): Promise<void> {
    const { person } = this.#options
    if (person === 'does not answer') return this.#ask(actionUrl, { DialCallStatus: 'no-answer' })
    if (person === 'picks up' && briefUrl) {
      // The leg to the person is a call of its own.
      const leg = { CallSid: `CA${randomBytes(16).toString('hex')}`, ParentCallSid: this.callSid }
      const told = readTwiml(await this.post(briefUrl, { ...leg, CallStatus: 'in-progress' }))
      this.handoffSummary = told.map((order) => (order.do === 'say' ? order.text : '')).join(' ')
    }
    this.#finish({ how: 'put through', number })
  }

  async #connect(relay: Connect): Promise<void> {
    const isFirst = this.#relay === null
    this.#relay = relay
    const socket = new WebSocket(this.#reach(relay.relayUrl), {
      headers: { 'X-Twilio-Signature': this.#sign(relay.relayUrl, {}) },
      perMessageDeflate: false,
    })
    this.#socket = socket
    this.#turn = new IncomingTurn()
    socket.on('message', (data) => this.#receive(String(data)))
    // What went wrong is told by the close that follows.
    socket.on('error', () => {})
    socket.once('close', () => {
      if (this.#letGo(socket)) void this.#actionFailed()
    })
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
    this.send(this.#setup(relay, isFirst ? 'RINGING' : 'IN_PROGRESS'))
    if (!relay.greeting) return
    this.#options.onToken?.(relay.greeting, true)
    this.#hear(relay.greeting)
  }

  #setup({ parameters }: Connect, callStatus: string) {
    const { from, to } = this.#options
    return {
      type: 'setup',
      sessionId: `VX${randomBytes(16).toString('hex')}`,
      accountSid: ACCOUNT,
      callSid: this.callSid,
      parentCallSid: '',
      from,
      to,
      forwardedFrom: '',
      callerName: '',
      direction: 'inbound',
      callType: 'PSTN',
      callStatus,
      customParameters: parameters,
    }
  }

  #receive(text: string): void {
    const frame = JSON.parse(text)
    this.#options.onFrame?.(frame)
    if (frame.type === 'text') this.#receiveToken(String(frame.token), frame.last === true)
    else if (frame.type === 'end') void this.#endRelay(String(frame.handoffData ?? ''))
  }

  #receiveToken(token: string, last: boolean): void {
    if (this.#isCut && token) this.tokensAfterCut += 1
    if (this.#wordsAt !== null && !this.#turn.isSkipping) {
      this.firstTokenMs.push(performance.now() - this.#wordsAt)
      this.#wordsAt = null
    }
    this.#options.onToken?.(token, last)
    const turn = this.#turn.take(token, last)
    if (turn !== null) this.#hear(turn)
  }

  #hear(utterance: string): void {
    this.transcribe({ who: 'agent', words: utterance })
    this.#playback.add(utterance)
    for (const resolve of this.#waiting.splice(0)) resolve(utterance)
  }

  #cutIn(words?: number): string {
    const unfinished = this.#turn.cut()
    if (unfinished) {
      this.transcribe({ who: 'agent', words: unfinished })
      this.#playback.add(unfinished)
    }
    this.send({ type: 'info', name: 'clientSpeaking', value: 'on' })
    const { heard, fragment } = this.#playback.cut(words)
    this.#isCut = true
    const utteranceUntilInterrupt = fragment.trim()
    this.send({ type: 'interrupt', utteranceUntilInterrupt, durationUntilInterruptMs: 500 })
    this.#playback.fallSilent()
    const last = this.transcript.findLast(({ who }) => who === 'agent')
    if (last) last.words = `${heard.trim()}…`
    return heard.trim()
  }

  /** The server ended the talk: what it said is spoken out first, then it is asked how to go on. */
  async #endRelay(handoffData: string): Promise<void> {
    this.#playback.finish()
    this.#letGo()?.close(1000, SILENT_CLOSE)
    const action = this.#relay?.actionUrl ?? ''
    await this.#ask(action, { SessionStatus: 'ended', HandoffData: handoffData })
  }

  async #actionFailed(): Promise<void> {
    const action = this.#relay?.actionUrl ?? ''
    await this.#ask(action, {
      SessionStatus: 'failed',
      ErrorCode: '64105',
      ErrorMessage: 'Websocket ended',
    })
  }

  async #ask(action: string, form: Record<string, string>): Promise<void> {
    try {
      await this.#obey(
        await this.post(action, { CallStatus: 'in-progress', ...this.#sessionTime(), ...form }),
      )
    } catch {
      // The carrier drops a call whose webhook does not answer.
      this.#finish({ how: 'failed' })
    }
  }

  async #postStatus(): Promise<void> {
    await this.post(askedAgain(this.#at('/towline/voice/status')), {
      CallStatus: 'completed',
      CallDuration: String(this.seconds),
      Duration: String(Math.ceil(this.seconds / 60)),
      CallbackSource: 'call-progress-events',
      SequenceNumber: '0',
      Timestamp: new Date().toUTCString(),
    })
  }

  /** How long the call has lasted, in whole seconds, at least one. */
  get seconds(): number {
    const ms = (this.#overSince ?? performance.now()) - this.#ringsSince
    return Math.max(1, Math.round(ms / 1000))
  }

  #sessionTime = () => ({ SessionDuration: String(this.seconds) })

  #nextAnswer(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const patience = setTimeout(() => {
      const last = this.transcript.at(-1)
      const after = last ? ` after the ${last.who} said "${last.words}"` : ''
      reject(new Error(`The agent said nothing for ${ANSWER_MS} ms${after}`))
    }, ANSWER_MS)
    this.#waiting.push((words) => {
      clearTimeout(patience)
      resolve(words)
    })
    return promise
  }

  transcribe(spoken: Spoken): void {
    this.transcript.push(spoken)
    this.#options.onSpoken?.(spoken)
  }

  #letGo(only: WebSocket | null = this.#socket): WebSocket | null {
    if (!only || only !== this.#socket) return null
    this.#socket = null
    this.#playback.stop()
    return only
  }

  #finish(ended: Ended): void {
    this.#overSince ??= performance.now()
    this.#letGo()?.close(1000, SILENT_CLOSE)
    for (const resolve of this.#waiting.splice(0)) resolve('')
    this.#ended.resolve(ended)
  }

  #at(path: string): string {
    return (this.#options.publicUrl ?? this.#options.server) + path
  }

  /** The address as we sign it, made into the one the server is reached at. */
  #reach(url: string): string {
    const { publicUrl } = this.#options
    const server = this.#server
    if (!publicUrl) return url
    return url
      .replace(publicUrl, server)
      .replace(publicUrl.replace(/^http/, 'ws'), server.replace(/^http/, 'ws'))
  }
}

/** Sends a request again, so often at most, when its connection was lost. */
async function withTries(request: () => Promise<Response>, more: number): Promise<Response> {
  try {
    return await request()
  } catch (error) {
    // What `fetch` throws for a lost connection; a request that took too long is another error.
    if (more === 0 || !(error instanceof TypeError)) throw error
    return withTries(request, more - 1)
  }
}

const ACCOUNT = `AC${'0'.repeat(32)}`
