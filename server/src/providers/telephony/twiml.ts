import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js'
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { hintList } from './hints.ts'
import { withLimits } from './webhook-limits.ts'

/** A voice of the carrier's; without a name its provider's own choice. */
type RelayVoice = {
  provider: 'ElevenLabs' | 'Google' | 'Amazon'
  name: string
  /** ElevenLabs alone: numbers and abbreviations are written out before they are spoken. */
  spellsOut: boolean
}

/** What the carrier needs to know to let our agent talk with a caller. */
type RelayCall = {
  /** `wss://…` (`ws://…` to the sandbox), without a query: the carrier signs it as it stands here. */
  relayUrl: string
  /** Asked what to do when the talk is over or its socket is lost. */
  actionUrl: string
  /** Spoken by the carrier as soon as the socket is open, and again on every reconnect. */
  greeting?: string
  /** Where it tells of the recording it makes of the call; without, it makes none. */
  recordingUrl?: string
  /** Come back to us in `setup.customParameters`. */
  parameters: Record<string, string>
  /** Names the transcription should expect, the most helpful first: the company, towns, streets, makes. */
  hints?: readonly string[]
  /** BCP-47: what is spoken and listened to at first; `en-US` unless told. */
  language?: string
  /** BCP-47: what may be spoken in the call; the caller is understood in any of them from the start. */
  languages?: readonly string[]
  /** Without anything but the address: after the carrier has refused the rest. */
  isPlain?: boolean
  /** Who speaks; the carrier's own choice unless told. */
  voice?: RelayVoice
}

/** A live call handed to a telephone of people. */
type HandedOver = {
  /** E.164. */
  number: string
  /** E.164: a number of ours or the caller's own; the carrier accepts no other. */
  callerId: string
  /** Told how the attempt went (`DialCallStatus`). */
  actionUrl: string
  /** Asked what the person who answers hears before the caller does. */
  briefUrl?: string
  /** Said to the caller before it rings. */
  say?: string
  /** BCP-47: the language of what is said; `en-US` unless told. */
  language?: string
  /** How long it rings, 25 unless told. */
  ringSeconds?: number
}

/**
 * Settings for somebody at the roadside: traffic must not cut the agent off (`medium`), an "uh-huh"
 * neither, and what the caller says over the agent must reach us, which it does not by default.
 */
const ROADSIDE = {
  transcriptionProvider: 'Deepgram',
  speechModel: 'flux',
  interruptible: 'any',
  welcomeGreetingInterruptible: 'speech',
  interruptSensitivity: 'medium',
  ignoreBackchannel: true,
  reportInputDuringAgentSpeech: 'any',
  dtmfDetection: true,
  events: 'speaker-events tokens-played',
}

/** The transcription's model that hears several languages at once; the roadside's own hears English alone. */
const MULTILINGUAL = 'nova-3-general'
const SEVERAL_LANGUAGES = { transcriptionLanguage: 'multi', speechModel: MULTILINGUAL }

/** Who speaks where nothing else was chosen: the carrier's own choice, but named, as a change of language needs it. */
const SPEAKS = 'ElevenLabs'

/** TwiML that connects the caller to our agent over ConversationRelay. */
export function connectTwiml(call: RelayCall): string {
  if (call.isPlain) return plainTwiml(call)
  const response = new VoiceResponse()
  if (call.recordingUrl) {
    response.start().recording({
      recordingStatusCallback: call.recordingUrl,
      recordingStatusCallbackMethod: 'POST',
      recordingStatusCallbackEvent: ['completed'],
    })
  }
  const hints = hintList(call.hints ?? [])
  const relay = response.connect(asking(call)).conversationRelay(
    relayAttributes({
      url: call.relayUrl,
      language: call.language ?? 'en-US',
      ...(call.greeting && { welcomeGreeting: printable(call.greeting) }),
      ...spokenBy(call.voice, call.language ?? 'en-US'),
      ...(hints && { hints }),
      ...ROADSIDE,
      ...(call.languages && SEVERAL_LANGUAGES),
    }),
  )
  for (const code of call.languages ?? []) {
    relay.language({
      code,
      ...spokenBy(call.voice, code),
      transcriptionProvider: 'Deepgram',
      speechModel: MULTILINGUAL,
    })
  }
  addParameters(relay, call)
  return response.toString()
}

/** The attributes of who speaks a language. Only ElevenLabs has voices that speak more than the one they are named for. */
function spokenBy(voice: RelayVoice | undefined, language: string): Record<string, string> {
  const { provider, name, spellsOut } = voice ?? { provider: SPEAKS, name: '', spellsOut: false }
  const speaksIt = provider === SPEAKS || name.startsWith(language) || language.startsWith('en')
  return {
    ttsProvider: provider,
    ...(name && speaksIt && { voice: name }),
    ...(spellsOut && provider === SPEAKS && { elevenlabsTextNormalization: 'on' }),
  }
}

/** The same with nothing that could be refused: no recording, no choice of who hears and who speaks, no hints. */
function plainTwiml(call: RelayCall): string {
  const response = new VoiceResponse()
  const relay = response.connect(asking(call)).conversationRelay(
    relayAttributes({
      url: call.relayUrl,
      language: call.language ?? 'en-US',
      ...(call.greeting && { welcomeGreeting: printable(call.greeting) }),
    }),
  )
  addParameters(relay, call)
  return response.toString()
}

const asking = ({ actionUrl }: RelayCall) => ({
  action: withLimits(actionUrl),
  method: 'POST' as const,
})

function addParameters(
  relay: ReturnType<VoiceResponse.Connect['conversationRelay']>,
  { parameters }: RelayCall,
): void {
  for (const [name, value] of Object.entries(parameters))
    relay.parameter({ name, value: printable(value) })
}

/** TwiML that rings a telephone of the company and connects the caller to who answers. */
export function dialTwiml(to: HandedOver): string {
  const response = new VoiceResponse()
  if (to.say) response.say(inLanguage(to.language), printable(to.say))
  response
    .dial({
      action: withLimits(to.actionUrl),
      method: 'POST',
      callerId: to.callerId,
      timeout: to.ringSeconds ?? 25,
      answerOnBridge: true,
    })
    .number(to.briefUrl ? { url: withLimits(to.briefUrl), method: 'POST' } : {}, to.number)
  return response.toString()
}

/** English goes without saying. Safe: the languages are ours, and the carrier has a voice for each. */
const inLanguage = (language = 'en-US'): VoiceResponse.SayAttributes =>
  language === 'en-US' ? {} : ({ language } as VoiceResponse.SayAttributes)

/** TwiML that says something, or nothing, and goes on. */
export function sayTwiml(text: string): string {
  const response = new VoiceResponse()
  if (text) response.say(printable(text))
  return response.toString()
}

/** TwiML that says something and ends the call. */
export function sayAndHangupTwiml(text: string, language?: string): string {
  const response = new VoiceResponse()
  response.say(inLanguage(language), printable(text))
  response.hangup()
  return response.toString()
}

/** TwiML that does not answer a call: whoever rings, or dials on, hears that it is busy. */
export function busyTwiml(): string {
  const response = new VoiceResponse()
  response.reject({ reason: 'busy' })
  return response.toString()
}

/** TwiML that ends the call. */
export function hangupTwiml(): string {
  const response = new VoiceResponse()
  response.hangup()
  return response.toString()
}

/** TwiML that answers a text with a text, or with nothing. */
export function messageTwiml(text?: string): string {
  const response = new MessagingResponse()
  if (text) response.message(printable(text))
  return response.toString()
}

/**
 * The wire's own names for the attributes. The library's types spell four of them in small letters
 * and call `reportInputDuringAgentSpeech` a boolean; it writes keys and values out as they are given,
 * and the carrier reads these.
 */
function relayAttributes(
  attributes: Record<string, string | boolean>,
): VoiceResponse.ConversationRelayAttributes {
  return attributes as VoiceResponse.ConversationRelayAttributes
}

/** Without what XML 1.0 can not carry: control characters and halves of surrogate pairs. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff]/g, '')
}
