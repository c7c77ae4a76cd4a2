import type { DeskAnswer } from '@towline/agent'
import { phoneDigits, toE164 } from '@towline/contract'
import { type Actor, systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { performed } from '../../platform/perform.ts'
import { findCaller, readOpenJob } from '../calls/index.ts'
import { companyByAgentNumber } from '../company/index.ts'
import { cancelAgentJob } from './cancel-agent-job.ts'
import { lineOf } from './company-line.ts'
import { resolvePlace } from './resolve-place.ts'
import { saveAgentJob } from './save-agent-job.ts'
import type { Desk, DeskQuestion, Line, LoggedCall } from './voice.ports.ts'

/** The desk over the verbs everybody uses, as the actor `agent`. */
export function deskOf(app: App): Desk {
  return {
    findLine: (number) =>
      app.db.asSystem(
        async (tx) => {
          const row = await companyByAgentNumber(tx, toE164(number))
          return row ? lineOf(row, app.now()) : null
        },
        { readOnly: true },
      ),

    findCaller: (companyId, number) =>
      performed(app, findCaller, {
        actor: systemOf(companyId),
        input: { body: { number: phoneDigits(number) } },
      }),

    ask: ({ call, line }, question) => answerOf(app, call, line, question),

    async saveJob(call, draft) {
      await performed(app, saveAgentJob, {
        actor: agentIn(call),
        input: { body: { phoneCallId: call.phoneCallId, draft } },
      })
    },
  }
}

const agentIn = ({ companyId, phoneCallId }: LoggedCall): Actor => ({
  kind: 'agent',
  companyId,
  phoneCallId,
})

async function answerOf(
  app: App,
  call: LoggedCall,
  line: Line,
  request: DeskQuestion,
): Promise<DeskAnswer> {
  const actor = agentIn(call)
  switch (request.kind) {
    case 'resolvePlace':
      return resolvePlace(app.maps, line, request)
    case 'readJob': {
      const job = await performed(app, readOpenJob, { actor, input: { body: { id: request.id } } })
      return { kind: 'readJob', job }
    }
    case 'cancelJob': {
      const { id, reason } = request
      const { done } = await performed(app, cancelAgentJob, {
        actor,
        input: { body: { phoneCallId: call.phoneCallId, id, reason } },
      })
      return { kind: 'cancelJob', done }
    }
    case 'quote':
      // Companies keep no rates here, and without one no price is said.
      return { kind: 'quote', dollars: null }
  }
}
