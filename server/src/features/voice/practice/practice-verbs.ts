import { startCall } from '@towline/agent'
import { type Caller, grade, play, population } from '@towline/agent/callers'
import {
  answerAsCaller as answerEndpoint,
  listPracticeCallers as listEndpoint,
  markPractice as markEndpoint,
  type ReplyOf,
  ringAsCaller as ringEndpoint,
} from '@towline/contract'
import { type AnyVerb, verb } from '../../../platform/verb.ts'
import { ownCompany } from '../../company/index.ts'
import { wallClock } from '../wall-clock.ts'
import type { PracticeLine } from './practice-line.ts'

const callerCalled = (id: string): Caller | undefined =>
  population.find((caller) => caller.id === id)

/** What a manager does to practise with his own agent. */
export const practiceVerbs = (practice: PracticeLine): AnyVerb[] => [
  listPracticeCallers,
  ringAsCaller(practice),
  answerAsCaller,
  markPractice,
]

const listPracticeCallers = verb(
  listEndpoint,
  async () =>
    population.map(({ id, kind, about, language }) => ({
      id,
      kind,
      about,
      language: language ?? ('en' as const),
    })),
  { reads: true },
)

/** Rings the company's own agent as a made-up caller; no call is held until the socket comes. */
const ringAsCaller = (practice: PracticeLine): AnyVerb =>
  verb(ringEndpoint, async (_context, _input, rung: ReplyOf<typeof ringEndpoint>) => rung, {
    reads: true,
    prepare: async ({ companyId, now, fail }, { body }) => {
      const caller = callerCalled(body.callerId) ?? fail('not_found')
      if (practice.isFull()) fail('unavailable')
      const id = companyId ?? fail('not_found')
      const { company } = await practice.lineOf(id)
      const { callSid, relayUrl, token } = practice.admit(id, caller)
      const { memory } = startCall({
        company,
        caller: { number: caller.from },
        at: now,
        now: wallClock(now, company.timeZone),
      })
      return {
        callSid,
        relayUrl,
        greeting: memory.lastSaid,
        from: caller.from || 'anonymous',
        to: company.phone,
        customParameters: { token },
      }
    },
  })

const answerAsCaller = verb(
  answerEndpoint,
  async ({ fail }, { body: { callerId, heard, noise } }) => {
    const deed = play(callerCalled(callerId) ?? fail('not_found'), heard, noise)
    const isSaid = deed.do === 'say' || deed.do === 'cut in'
    return {
      does: deed.do === 'cut in' ? ('say' as const) : deed.do,
      words: isSaid ? deed.words : '',
      cutsInAfter: deed.do === 'cut in' ? deed.after : 0,
    }
  },
  { reads: true },
)

/** The call was the manager's own, and nothing is kept of it: his page tells how it went. */
const markPractice = verb(
  markEndpoint,
  async ({ tx, companyId, now, fail }, { body: { callerId, job, ...call } }) => {
    const caller = callerCalled(callerId) ?? fail('not_found')
    const { time_zone } = await ownCompany(tx, companyId ?? fail('not_found'))
    const today = wallClock(now, time_zone).slice(0, 10)
    return grade(caller, { ...call, today, jobs: job ? [job] : [] })
  },
  { reads: true },
)
