import { startCall } from '@towline/agent'
import {
  answerAsCaller as answerOperation,
  callAsCaller as callOperation,
  listPracticeCallers as listOperation,
  markPractice as markOperation,
  type ReplyOf,
} from '@towline/contract'
import { type Caller, grade, play, population } from '@towline/simulator'
import { type AnyHandler, handle } from '../../../platform/handler.ts'
import { ownCompany } from '../../company/index.ts'
import { wallClock } from '../session/wall-clock.ts'
import type { PracticeCallService } from './practice-call-service.ts'

const callerCalled = (id: string): Caller | undefined =>
  population.find((caller) => caller.id === id)

/** What a manager does to practice with their own agent. */
export const practiceHandlers = (practice: PracticeCallService): AnyHandler[] => [
  listPracticeCallers,
  callAsCaller(practice),
  answerAsCaller,
  markPractice,
]

const listPracticeCallers = handle(
  listOperation,
  async () =>
    population.map(({ id, kind, about, language }) => ({
      id,
      kind,
      about,
      language: language ?? ('en' as const),
    })),
  { reads: true },
)

/** Calls the company's own agent as a made-up caller; no call is held until the socket comes. */
const callAsCaller = (practice: PracticeCallService): AnyHandler =>
  handle(callOperation, async (_context, _input, opened: ReplyOf<typeof callOperation>) => opened, {
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

const answerAsCaller = handle(
  answerOperation,
  async ({ fail }, { body: { callerId, heard, noise } }) => {
    const played = play(callerCalled(callerId) ?? fail('not_found'), heard, noise)
    const isSaid = played.do === 'say' || played.do === 'cut in'
    return {
      does: played.do === 'cut in' ? ('say' as const) : played.do,
      words: isSaid ? played.words : '',
      cutsInAfter: played.do === 'cut in' ? played.after : 0,
    }
  },
  { reads: true },
)

/** The call was the manager's own, and nothing is kept of it: their page tells how it went. */
const markPractice = handle(
  markOperation,
  async ({ tx, companyId, now, fail }, { body: { callerId, job, ...call } }) => {
    const caller = callerCalled(callerId) ?? fail('not_found')
    const { time_zone } = await ownCompany(tx, companyId ?? fail('not_found'))
    const today = wallClock(now, time_zone).slice(0, 10)
    return grade(caller, { ...call, today, jobs: job ? [job] : [] })
  },
  { reads: true },
)
