import type { Exchange } from './exchange.ts'
import {
  type PhoneAct,
  type PhoneEvent,
  type PhoneState,
  phone,
  restingPhone,
} from './phone-machine.ts'
import { browserVoice, silentVoice, type Voice } from './phone-voice.ts'
import { readRelay } from './relay-wire.ts'

/** A phone: the pure machine, with its socket and its voice. */
export type OpenedPhone = ReturnType<typeof openPhone>

const HUNG_UP = 1000

/** Opens a phone. It calls nobody until told to. */
export function openPhone(exchange: Exchange) {
  let state: PhoneState = restingPhone
  let socket: WebSocket | null = null
  const listeners = new Set<() => void>()
  const ears = {
    onHeard: (text: string) => handle({ kind: 'heard', text }),
    onFinished: () => handle({ kind: 'finishedSpeaking', at: Date.now() }),
  }
  let voice: Voice = silentVoice(ears)

  const handle = (event: PhoneEvent) => {
    const [next, acts] = phone(state, event)
    state = next
    for (const tell of listeners) tell()
    for (const act of acts) carryOut(act)
  }

  const carryOut = (act: PhoneAct) => {
    switch (act.do) {
      case 'connect':
        return connect(act.url)
      case 'rejoin':
        return void rejoin(act.callSid)
      case 'send':
        return socket?.send(JSON.stringify(act.message))
      case 'speak':
        return voice.speak(act.text, act.last, act.language)
      case 'stopSpeaking':
        return voice.stopSpeaking()
      case 'hangUp':
        socket?.close(HUNG_UP)
        // The call has ended for this person whatever comes of it; the server also sees the socket close.
        void exchange.hangUp(act.callSid, act.seconds).catch(() => undefined)
    }
  }

  const rejoin = async (callSid: string) => {
    socket?.close()
    try {
      handle({ kind: 'rejoined', ...(await exchange.rejoin(callSid)) })
    } catch {
      handle({ kind: 'dropped', at: Date.now() })
    }
  }

  const connect = (url: string) => {
    const opening = new WebSocket(new URL(url, window.location.href))
    socket = opening
    opening.onopen = () =>
      handle({
        kind: 'opened',
        at: Date.now(),
        sessionId: `VX${crypto.randomUUID().replaceAll('-', '')}`,
      })
    opening.onmessage = ({ data }) => {
      const message = readRelay(data)
      if (message) handle({ kind: 'relayed', at: Date.now(), message })
    }
    opening.onclose = () => {
      if (socket === opening) handle({ kind: 'dropped', at: Date.now() })
    }
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    state: () => state,
    handle,
    /** Calls the agent from this number, where the exchange lets one choose it. */
    async call(fromNumber: string) {
      handle({ kind: 'dialed' })
      try {
        handle({ kind: 'answered', call: await exchange.call(fromNumber) })
      } catch (error) {
        handle({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
      }
    },
    /** Reads the agent aloud, or not, from the next turn on. */
    setSound(on: boolean) {
      voice.stopSpeaking()
      ears.onFinished()
      voice = on ? browserVoice(ears) : silentVoice(ears)
    },
  }
}
