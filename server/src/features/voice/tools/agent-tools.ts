import type { AgentToolAnswer } from '@towline/agent'
import { callerDigits, JobToPrice, type LatLng, toE164 } from '@towline/contract'
import { type Actor, systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { mapsWithinBudget } from '../../../platform/budget.ts'
import { executed } from '../../../platform/execute.ts'
import { findCaller, findCallers, readOpenJob } from '../../calls/index.ts'
import { companyByAgentNumber } from '../../company/index.ts'
import { quoteJob } from '../../dispatch/index.ts'
import { findStoredVehicle, hasLot } from '../../impounds/index.ts'
import { isInServedZone } from '../../zones/index.ts'
import { companyLineOf } from '../session/company-line.ts'
import type { AgentTools, CompanyLine, LoggedCall, ToolQuestion } from '../voice.ports.ts'
import { cancelAgentJob } from './cancel-agent-job.ts'
import { resolvePlace } from './resolve-place.ts'
import { saveAgentJob } from './save-agent-job.ts'

/** The agent's tools over the handlers everybody uses, as the actor `agent`. */
export function agentToolsOf(app: App): AgentTools {
  return {
    findLine: (number) =>
      app.inBatches(`line ${number}`, number, {
        all: async (numbers) => {
          const line = await lineOf(app, number)
          return numbers.map(() => line)
        },
        one: () => lineOf(app, number),
      }),

    findCaller: (companyId, from) => {
      const actor = systemOf(companyId)
      return app.inBatches(`caller ${companyId}`, callerDigits(from), {
        all: (body) => executed(app, findCallers, { actor, input: { body } }),
        one: (number) => executed(app, findCaller, { actor, input: { body: { number } } }),
      })
    },

    ask: ({ call, line }, question) => answerOf(app, call, line, question),

    async saveJob(call, draft) {
      await executed(app, saveAgentJob, {
        actor: agentIn(call),
        input: { body: { phoneCallId: call.phoneCallId, draft } },
      })
    },
  }
}

const lineOf = (app: App, number: string) =>
  app.db.asSystem(
    async (tx) => {
      const row = await companyByAgentNumber(tx, toE164(number))
      if (!row) return null
      const line = companyLineOf(row, app.now())
      if (await hasLot(tx, row.id)) line.company.hasYard = true
      return line
    },
    { readOnly: true },
  )

const agentIn = ({ companyId, phoneCallId }: LoggedCall): Actor => ({
  kind: 'agent',
  companyId,
  phoneCallId,
})

async function answerOf(
  app: App,
  call: LoggedCall,
  line: CompanyLine,
  request: ToolQuestion,
): Promise<AgentToolAnswer> {
  const actor = agentIn(call)
  switch (request.kind) {
    case 'resolvePlace':
      return resolvePlace(whereabouts(app, line.companyId), line, request)
    case 'readJob': {
      const job = await executed(app, readOpenJob, { actor, input: { body: { id: request.id } } })
      return { kind: 'readJob', job }
    }
    case 'quotePrice':
      return {
        kind: 'quotePrice',
        quote: await executed(app, quoteJob, {
          actor,
          input: { body: JobToPrice.parse(request.tow) },
        }),
      }
    case 'findStored': {
      const input = { body: { code: request.code, number: callerDigits(call.from) } }
      return { kind: 'findStored', found: await executed(app, findStoredVehicle, { actor, input }) }
    }
    case 'cancelJob': {
      const { id, reason } = request
      const { done } = await executed(app, cancelAgentJob, {
        actor,
        input: { body: { phoneCallId: call.phoneCallId, id, reason } },
      })
      return { kind: 'cancelJob', done }
    }
  }
}

/** The map within the company's budget, and its zones. */
const whereabouts = (app: App, companyId: string) => ({
  maps: mapsWithinBudget(app, companyId),
  isInZone: (place: LatLng) =>
    app.db.asCompany(companyId, (tx) => isInServedZone(tx, { companyId, now: app.now() }, place), {
      readOnly: true,
    }),
})
