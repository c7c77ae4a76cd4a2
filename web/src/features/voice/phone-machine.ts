import type { TriedJob } from '@towline/contract'
import {
  type FromServer,
  handoffOf,
  type OpenedCall,
  setupMessage,
  type ToServer,
} from './relay-wire.ts'

/** One turn of the call as it is shown. `cut` when the caller spoke over it: `text` is what was heard. */
export type Turn = { id: number; who: 'caller' | 'agent' | 'line'; text: string; cut?: true }

/** What the agent is saying: since when, how much was heard so far, and whether it may be cut off. */
type Speaking = { turn: number; since: number; heard: string; interruptible: boolean }

export type PhoneEnd = 'put through' | 'agent hung up' | 'caller hung up' | 'lost'

export type PhoneState = {
  phase: 'idle' | 'calling' | 'live' | 'reconnecting' | 'ended'
  call: OpenedCall | null
  turns: readonly Turn[]
  speaking: Speaking | null
  /** Whether tokens of the current agent turn are still to come. */
  streaming: boolean
  /** The caller cut in before they were there: they go unheard, to the end of their turn. */
  skipping: boolean
  /** The agent has ended the call; the phone hangs up once the agent was heard out. */
  ending: boolean
  /** How the call ended, or would if the connection were lost now. */
  end: PhoneEnd
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
  | { kind: 'dialed' }
  | { kind: 'refused'; message: string }
  | { kind: 'answered'; call: OpenedCall }
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
  | { do: 'stopSpeaking' }
  | { do: 'hangUp'; callSid: string; seconds: number }

type Step = readonly [PhoneState, readonly PhoneAct[]]

export const restingPhone: PhoneState = {
  phase: 'idle',
  call: null,
  turns: [],
  speaking: null,
  streaming: false,
  skipping: false,
  ending: false,
  end: 'lost',
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

/** The phone, pure: what it is after an event, and what has to be done. */
export function phone(state: PhoneState, event: PhoneEvent): Step {
  switch (event.kind) {
    case 'dialed':
      return [{ ...restingPhone, phase: 'calling' }, []]
    case 'refused':
      return [note({ ...state, phase: 'ended' }, event.message), []]
    case 'answered':
      return answered(state, event.call)
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
      return endCall(note({ ...state, end: 'caller hung up' }, 'You hung up.'), event.at)
  }
}

/** A caller who hung up before the call was answered is not connected any more. */
function answered(state: PhoneState, call: OpenedCall): Step {
  if (state.phase !== 'calling')
    return [state, [{ do: 'hangUp', callSid: call.callSid, seconds: 0 }]]
  return [{ ...state, call }, [{ do: 'connect', url: call.relayUrl }]]
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
  const { call } = state
  if (!call) return [state, []]
  const again = state.reconnects > 0
  const setup = send(setupMessage(call, event.sessionId, again))
  if (again) return [note({ ...state, phase: 'live' }, 'Reconnected.'), [setup]]
  const live: PhoneState = { ...state, phase: 'live', answeredAt: event.at }
  // The carrier speaks the greeting itself, before the agent says anything.
  const greeting = { type: 'text', token: call.greeting, last: true, interruptible: true } as const
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
  if (state.ending) return endCall(quiet, at)
  return [quiet, state.speaking ? [agentSpeaking('off')] : []]
}

const NO_REAL_CALL = 'On a real call, your own phone would ring now. No one is called here.'

/** The carrier speaks out what it has before it closes. */
function agentEnds(
  state: PhoneState,
  message: Extract<FromServer, { type: 'end' }>,
  at: number,
): Step {
  const handoff = handoffOf(message.handoffData)
  if (handoff === 'restart') return dropped(state, at)
  const isTransfer = handoff === 'transfer'
  const transferred = state.call?.isTry
    ? NO_REAL_CALL
    : 'The agent transferred the caller to the company’s phone.'
  const end = isTransfer ? 'put through' : 'agent hung up'
  const ending: PhoneState = { ...state, end, ending: true, streaming: false }
  const told = note(ending, isTransfer ? transferred : 'The agent hung up.')
  return state.speaking ? [told, []] : endCall(told, at)
}

function typed(state: PhoneState, at: number): Step {
  if (state.phase !== 'live' || at - state.typedAt < SIGN_OF_LIFE) return [state, []]
  return [{ ...state, typedAt: at }, [send({ type: 'info', name: 'clientSpeaking', value: 'on' })]]
}

/** The caller speaks or presses a key; over a speaking agent that is a barge-in and is told first. */
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
  return [quiet, [{ do: 'stopSpeaking' }, interrupt, agentSpeaking('off')]]
}

function dropped(state: PhoneState, at: number): Step {
  if (state.phase === 'idle' || state.phase === 'ended') return [state, []]
  const mayReconnect = state.phase === 'live' && state.reconnects < MAY_RECONNECT && !state.ending
  if (!state.call || state.call.isTry || !mayReconnect)
    return endCall(note({ ...state, end: 'lost' }, 'Connection lost.'), at)
  const broken = note(
    {
      ...state,
      phase: 'reconnecting',
      reconnects: state.reconnects + 1,
      speaking: null,
      streaming: false,
      skipping: false,
    },
    'Connection lost. Reconnecting.',
  )
  return [broken, [{ do: 'stopSpeaking' }, { do: 'rejoin', callSid: state.call.callSid }]]
}

function endCall(state: PhoneState, at: number): Step {
  if (state.phase === 'ended') return [state, []]
  const ended: PhoneState = {
    ...state,
    phase: 'ended',
    speaking: null,
    streaming: false,
    ending: false,
    endedAt: at,
  }
  if (!state.call) return [ended, [{ do: 'stopSpeaking' }]]
  const seconds = state.answeredAt ? Math.round((at - state.answeredAt) / 1000) : 0
  return [ended, [{ do: 'stopSpeaking' }, { do: 'hangUp', callSid: state.call.callSid, seconds }]]
}

const send = (message: ToServer): PhoneAct => ({ do: 'send', message })
const agentSpeaking = (value: 'on' | 'off') => send({ type: 'info', name: 'agentSpeaking', value })
const note = (state: PhoneState, text: string) => addTurn(state, 'line', text)

function addTurn(state: PhoneState, who: Turn['who'], text: string): PhoneState {
  return { ...state, turns: [...state.turns, { id: state.turns.length, who, text }] }
}
