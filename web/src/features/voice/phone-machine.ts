import type { TriedJob } from '@towline/contract'
import { type FromServer, handoffOf, type Line, setupMessage, type ToServer } from './relay-wire.ts'

/** One turn of the talk as it is shown. `cut` when the caller spoke over it: `text` is what was heard. */
export type Turn = { id: number; who: 'caller' | 'agent' | 'line'; text: string; cut?: true }

/** What the agent is saying: since when, how much was heard so far, and whether it may be cut off. */
type Speaking = { turn: number; since: number; heard: string; interruptible: boolean }

export type PhoneState = {
  phase: 'idle' | 'ringing' | 'live' | 'reconnecting' | 'ended'
  line: Line | null
  turns: readonly Turn[]
  speaking: Speaking | null
  /** Whether tokens of the current agent turn are still to come. */
  streaming: boolean
  /** The caller cut in before they were there: they go unheard, to the end of their turn. */
  skipping: boolean
  /** The agent has ended the call; it is put down when the agent was heard out. */
  ending: boolean
  /** Epoch ms of each; 0 until it happened. */
  answeredAt: number
  endedAt: number
  typedAt: number
  reconnects: number
  /** BCP-47: what the agent speaks, and what it listens to. */
  language: { spoken: string; heard: string }
  /** The job as a visitor is shown it; null on a company's own phone, whose job is on its board. */
  job: TriedJob | null
}

export type PhoneEvent =
  | { kind: 'rang' }
  | { kind: 'refused'; message: string }
  | { kind: 'answered'; line: Line }
  | { kind: 'opened'; at: number; sessionId: string }
  | { kind: 'relayed'; at: number; message: FromServer }
  | { kind: 'heard'; text: string }
  | { kind: 'finishedSpeaking'; at: number }
  | { kind: 'spokenOver'; at: number }
  | { kind: 'typed'; at: number }
  | { kind: 'said'; at: number; words: string }
  | { kind: 'keyed'; at: number; digit: string }
  | { kind: 'dropped'; at: number }
  | { kind: 'rejoined'; relayUrl: string }
  | { kind: 'hungUp'; at: number }

/** What is to be done in the world after an event, in order. */
export type PhoneAct =
  | { do: 'connect'; url: string }
  | { do: 'rejoin'; callSid: string }
  | { do: 'send'; message: ToServer }
  | { do: 'speak'; text: string; last: boolean; language: string }
  | { do: 'hush' }
  | { do: 'putDown'; callSid: string; seconds: number }

type Step = readonly [PhoneState, readonly PhoneAct[]]

export const restingPhone: PhoneState = {
  phase: 'idle',
  line: null,
  turns: [],
  speaking: null,
  streaming: false,
  skipping: false,
  ending: false,
  answeredAt: 0,
  endedAt: 0,
  typedAt: 0,
  reconnects: 0,
  language: { spoken: 'en-US', heard: 'en-US' },
  job: null,
}

const MAY_RECONNECT = 1
/** A typing caller is a sign of life; one in so many ms is enough. */
const SIGN_OF_LIFE = 3000

/** The telephone, pure: what it is after an event, and what has to be done. */
export function phone(state: PhoneState, event: PhoneEvent): Step {
  switch (event.kind) {
    case 'rang':
      return [{ ...restingPhone, phase: 'ringing' }, []]
    case 'refused':
      return [note({ ...state, phase: 'ended' }, event.message), []]
    case 'answered':
      return answered(state, event.line)
    case 'opened':
      return opened(state, event)
    case 'relayed':
      return relayed(state, event.message, event.at)
    case 'heard':
      return [
        { ...state, speaking: state.speaking && { ...state.speaking, heard: event.text } },
        [],
      ]
    case 'finishedSpeaking':
      return heardOut(state, event.at)
    case 'spokenOver':
      return cutOff(state, event.at)
    case 'typed':
      return typed(state, event.at)
    case 'said':
      return callerDoes(state, event.at, event.words, {
        type: 'prompt',
        voicePrompt: event.words,
        lang: state.language.heard,
        last: true,
      })
    case 'keyed':
      return callerDoes(state, event.at, `Key ${event.digit}`, {
        type: 'dtmf',
        digit: event.digit,
      })
    case 'dropped':
      return dropped(state, event.at)
    case 'rejoined':
      return [state, [{ do: 'connect', url: event.relayUrl }]]
    case 'hungUp':
      return putDown(note(state, YOU_HUNG_UP), event.at)
  }
}

/** Whoever hung up while it was ringing does not talk any more. */
function answered(state: PhoneState, line: Line): Step {
  if (state.phase !== 'ringing')
    return [state, [{ do: 'putDown', callSid: line.callSid, seconds: 0 }]]
  return [{ ...state, line }, [{ do: 'connect', url: line.relayUrl }]]
}

function relayed(state: PhoneState, message: FromServer, at: number): Step {
  switch (message.type) {
    case 'text':
      return agentSays(state, message, at)
    case 'language': {
      const { ttsLanguage: spoken, transcriptionLanguage: heard } = message
      const language = { ...state.language, ...(spoken && { spoken }), ...(heard && { heard }) }
      return [{ ...state, language }, []]
    }
    case 'end':
      return agentEnds(state, message, at)
    case 'job':
      return [{ ...state, job: message.job }, []]
  }
}

function opened(state: PhoneState, event: { at: number; sessionId: string }): Step {
  const { line } = state
  if (!line) return [state, []]
  const again = state.reconnects > 0
  const setup = send(setupMessage(line, event.sessionId, again))
  if (again) return [note({ ...state, phase: 'live' }, 'Connected again.'), [setup]]
  const live: PhoneState = { ...state, phase: 'live', answeredAt: event.at }
  // The carrier speaks the greeting itself, before the agent says anything.
  const greeting = { type: 'text', token: line.greeting, last: true, interruptible: true } as const
  const [greeted, speak] = agentSays(live, greeting, event.at)
  return [greeted, [setup, ...speak]]
}

function agentSays(
  state: PhoneState,
  message: Extract<FromServer, { type: 'text' }>,
  at: number,
): Step {
  if (state.phase !== 'live') return [state, []]
  if (state.skipping) return [{ ...state, skipping: !message.last }, []]
  const language = state.language.spoken
  const speak: PhoneAct = { do: 'speak', text: message.token, last: message.last, language }
  const current = state.turns.at(-1)
  if (state.streaming && current?.who === 'agent') {
    const turns = [...state.turns.slice(0, -1), { ...current, text: current.text + message.token }]
    return [{ ...state, turns, streaming: !message.last }, [speak]]
  }
  if (message.token === '') return [{ ...state, streaming: false }, []]
  const said = addTurn(state, 'agent', message.token)
  const { interruptible } = message
  const speaking = { turn: said.turns.length - 1, since: at, heard: '', interruptible }
  return [{ ...said, speaking, streaming: !message.last }, [agentSpeaking('on'), speak]]
}

function heardOut(state: PhoneState, at: number): Step {
  const quiet = { ...state, speaking: null }
  if (state.ending) return putDown(quiet, at)
  return [quiet, state.speaking ? [agentSpeaking('off')] : []]
}

const endings = {
  transfer: 'The agent hands the caller to the company’s own phone.',
  'hang up': 'The agent hung up.',
}

const YOU_HUNG_UP = 'You hung up.'
const NOBODY_IS_RUNG = 'On a real call your own phone would ring now. Here nobody is rung.'

/** The carrier speaks out what it has before it closes. */
function agentEnds(
  state: PhoneState,
  message: Extract<FromServer, { type: 'end' }>,
  at: number,
): Step {
  const handoff = handoffOf(message.handoffData)
  if (handoff === 'restart') return dropped(state, at)
  const words = handoff === 'transfer' && state.line?.isTry ? NOBODY_IS_RUNG : endings[handoff]
  const told = note({ ...state, ending: true, streaming: false }, words)
  return state.speaking ? [told, []] : putDown(told, at)
}

/** How a call came to its end, as the marks want it; the line tells it in words. */
export function howEnded({ turns }: PhoneState) {
  const told = turns.findLast(({ who }) => who === 'line')?.text
  if (told === NOBODY_IS_RUNG || told === endings.transfer) return 'put through' as const
  if (told === endings['hang up']) return 'agent hung up' as const
  return told === YOU_HUNG_UP ? ('caller hung up' as const) : ('lost' as const)
}

function typed(state: PhoneState, at: number): Step {
  if (state.phase !== 'live' || at - state.typedAt < SIGN_OF_LIFE) return [state, []]
  return [{ ...state, typedAt: at }, [send({ type: 'info', name: 'clientSpeaking', value: 'on' })]]
}

/** The caller speaks or presses a key; over a talking agent that is a barge-in and is told first. */
function callerDoes(state: PhoneState, at: number, shown: string, message: ToServer): Step {
  if (state.phase !== 'live' || state.ending) return [state, []]
  const [quiet, cut] = cutOff(state, at)
  return [addTurn(quiet, 'caller', shown), [...cut, send(message)]]
}

function cutOff(state: PhoneState, at: number): Step {
  const { speaking } = state
  if (!speaking?.interruptible) return [state, []]
  const turns = state.turns.map((turn) =>
    turn.id === speaking.turn ? { ...turn, text: speaking.heard, cut: true as const } : turn,
  )
  const interrupt = send({
    type: 'interrupt',
    utteranceUntilInterrupt: speaking.heard,
    durationUntilInterruptMs: Math.max(0, at - speaking.since),
  })
  const quiet = { ...state, turns, speaking: null, streaming: false, skipping: state.streaming }
  return [quiet, [{ do: 'hush' }, interrupt, agentSpeaking('off')]]
}

function dropped(state: PhoneState, at: number): Step {
  if (state.phase === 'idle' || state.phase === 'ended') return [state, []]
  const mayReconnect = state.phase === 'live' && state.reconnects < MAY_RECONNECT && !state.ending
  if (!state.line || state.line.isTry || !mayReconnect)
    return putDown(note(state, 'The line was lost.'), at)
  const broken = note(
    {
      ...state,
      phase: 'reconnecting',
      reconnects: state.reconnects + 1,
      speaking: null,
      streaming: false,
      skipping: false,
    },
    'The line broke. Connecting again.',
  )
  return [broken, [{ do: 'hush' }, { do: 'rejoin', callSid: state.line.callSid }]]
}

function putDown(state: PhoneState, at: number): Step {
  if (state.phase === 'ended') return [state, []]
  const ended: PhoneState = {
    ...state,
    phase: 'ended',
    speaking: null,
    streaming: false,
    ending: false,
    endedAt: at,
  }
  if (!state.line) return [ended, [{ do: 'hush' }]]
  const seconds = state.answeredAt ? Math.round((at - state.answeredAt) / 1000) : 0
  return [ended, [{ do: 'hush' }, { do: 'putDown', callSid: state.line.callSid, seconds }]]
}

const send = (message: ToServer): PhoneAct => ({ do: 'send', message })
const agentSpeaking = (value: 'on' | 'off') => send({ type: 'info', name: 'agentSpeaking', value })
const note = (state: PhoneState, text: string) => addTurn(state, 'line', text)

function addTurn(state: PhoneState, who: Turn['who'], text: string): PhoneState {
  return { ...state, turns: [...state.turns, { id: state.turns.length, who, text }] }
}
