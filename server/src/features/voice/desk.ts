import type { DeskAnswer, DeskRequest } from '@towline/agent'
import { phoneDigits, toE164 } from '@towline/contract'
import { type Actor, systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { performed } from '../../platform/perform.ts'
import { findCaller, readOpenJob } from '../calls/index.ts'
import { companyByAgentNumber } from '../company/index.ts'
import { lineOf } from './company-line.ts'
import { saveAgentJob } from './save-agent-job.ts'
import type { Desk, LoggedCall } from './voice.ports.ts'

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

    ask: (call, request) => answerOf(app, call, request),

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

async function answerOf(app: App, call: LoggedCall, request: DeskRequest): Promise<DeskAnswer> {
  const actor = agentIn(call)
  switch (request.kind) {
    case 'readJob': {
      const job = await performed(app, readOpenJob, { actor, input: { body: { id: request.id } } })
      return { kind: 'readJob', job }
    }
    default:
      throw new Error(request.kind)
  }
}
