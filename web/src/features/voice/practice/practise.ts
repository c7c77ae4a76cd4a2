import {
  answerAsCaller,
  markPractice,
  type PracticeMarks,
  type PracticeNoise,
  ringAsCaller,
} from '@towline/contract'
import { send } from '../../../platform/api.ts'
import type { Exchange } from '../exchange.ts'
import { openPhone, type PhoneLine } from '../phone-line.ts'
import { howEnded, type PhoneState } from '../phone-machine.ts'

/** A call of a made-up caller: the telephone in his hand, and its marks when it is over. */
export type Practice = { line: PhoneLine; marks: Promise<PracticeMarks | null>; stop(): void }

/** As long as somebody takes to answer, and waits for more to be said, in ms. */
const PAUSES = { answer: 900, more: 4000 }

const exchangeFor = (callerId: string): Exchange => ({
  ring: async () => ({ ...(await send(ringAsCaller, { body: { callerId } })), isTry: true }),
  rejoin: async () => {
    throw new Error('A practice call that was lost is rung anew')
  },
  hangUp: async () => undefined,
})

/** Rings one's own agent as a made-up caller, who answers by himself. */
export function practise(callerId: string, noise: PracticeNoise, pauses = PAUSES): Practice {
  const line = openPhone(exchangeFor(callerId))
  const { promise: marks, resolve } = Promise.withResolvers<PracticeMarks | null>()
  const heard: string[] = []
  let turnsTaken = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const hangUp = () => line.happen({ kind: 'hungUp', at: Date.now() })

  /** The caller has heard the agent out, or nothing for a while: he does something about it. */
  async function answer(said: string) {
    heard.push(said)
    const body = { callerId, noise, heard }
    const deed = await send(answerAsCaller, { body }).catch(() => null)
    if (line.state().phase !== 'live') return
    if (!deed || deed.does === 'hang up') return hangUp()
    if (deed.does === 'wait') later(pauses.more, () => void answer(''))
    if (deed.does !== 'say') return
    // Who speaks over others does not wait.
    const say = () => line.happen({ kind: 'said', at: Date.now(), words: deed.words })
    later(deed.cutsInAfter > 0 ? 0 : pauses.answer, say)
  }

  const stopListening = line.subscribe(() => {
    const state = line.state()
    if (state.phase === 'ended') return void finish(state)
    const next = state.turns.slice(turnsTaken).find(({ who }) => who === 'agent')
    if (state.phase !== 'live' || state.streaming || state.speaking || !next) return
    turnsTaken = next.id + 1
    clearTimeout(timer)
    void answer(next.text)
  })

  async function finish(state: PhoneState) {
    stopListening()
    clearTimeout(timer)
    resolve(isStopped || !state.line ? null : await marksFor(callerId, state).catch(() => null))
  }

  void line.ring('')
  return {
    line,
    marks,
    stop: () => {
      isStopped = true
      if (line.state().phase !== 'ended') hangUp()
    },
  }
}

function marksFor(callerId: string, state: PhoneState): Promise<PracticeMarks> {
  const lines = state.turns.flatMap(({ who, text }) =>
    who === 'line' ? [] : [{ who, words: text }],
  )
  const seconds = state.answeredAt ? Math.round((state.endedAt - state.answeredAt) / 1000) : 0
  const body = { callerId, lines, ended: howEnded(state), seconds, job: state.job?.row ?? null }
  return send(markPractice, { body })
}
