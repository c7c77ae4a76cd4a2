import {
  answerAsCaller,
  callAsCaller,
  markPractice,
  type PracticeMarks,
  type PracticeNoise,
} from '@towline/contract'
import { send } from '../../../platform/api.ts'
import type { Exchange } from '../exchange.ts'
import { type OpenedPhone, openPhone } from '../open-phone.ts'
import type { PhoneState } from '../phone-machine.ts'

/** A call of a simulated caller: the phone it is made with, and its marks when it is over. */
export type Practice = { phone: OpenedPhone; marks: Promise<PracticeMarks | null>; stop(): void }

/** As long as somebody takes to answer, and waits for more to be said, in ms. */
const PAUSES = { answer: 900, more: 4000 }

const exchangeFor = (callerId: string): Exchange => ({
  call: async () => ({ ...(await send(callAsCaller, { body: { callerId } })), isTry: true }),
  rejoin: async () => {
    throw new Error('A lost practice call is placed again')
  },
  hangUp: async () => undefined,
})

/** Calls one's own agent as a simulated caller, who answers without anybody's help. */
export function startPractice(callerId: string, noise: PracticeNoise, pauses = PAUSES): Practice {
  const phone = openPhone(exchangeFor(callerId))
  const { promise: marks, resolve } = Promise.withResolvers<PracticeMarks | null>()
  const heard: string[] = []
  let turnsTaken = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const hangUp = () => phone.handle({ kind: 'hungUp', at: Date.now() })

  /** The caller has heard the agent out, or nothing for a while, and does something about it. */
  async function answer(said: string) {
    heard.push(said)
    const body = { callerId, noise, heard }
    const reply = await send(answerAsCaller, { body }).catch(() => null)
    if (phone.state().phase !== 'live') return
    if (!reply || reply.does === 'hang up') return hangUp()
    if (reply.does === 'wait') later(pauses.more, () => void answer(''))
    if (reply.does !== 'say') return
    // Who speaks over others does not wait.
    const say = () => phone.handle({ kind: 'said', at: Date.now(), words: reply.words })
    later(reply.cutsInAfter > 0 ? 0 : pauses.answer, say)
  }

  const stopListening = phone.subscribe(() => {
    const state = phone.state()
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
    resolve(isStopped || !state.call ? null : await marksFor(callerId, state).catch(() => null))
  }

  void phone.call('')
  return {
    phone,
    marks,
    stop: () => {
      isStopped = true
      if (phone.state().phase !== 'ended') hangUp()
    },
  }
}

function marksFor(callerId: string, state: PhoneState): Promise<PracticeMarks> {
  const lines = state.turns.flatMap(({ who, text }) =>
    who === 'line' ? [] : [{ who, words: text }],
  )
  const seconds = state.answeredAt ? Math.round((state.endedAt - state.answeredAt) / 1000) : 0
  const body = { callerId, lines, ended: state.end, seconds, job: state.job?.row ?? null }
  return send(markPractice, { body })
}
