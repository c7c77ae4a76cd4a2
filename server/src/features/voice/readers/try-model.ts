import { tryModel as operation, type TrialCall } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import { type AnyHandler, handle } from '../../../platform/handler.ts'
import { chooseModel, vendorOf } from '../../../providers/model/index.ts'
import { type CallModel, callModelOf } from '../model/call-model.ts'
import { createModelBudget } from '../model/model-budget.ts'
import { rehearse } from '../model/rehearse.ts'
import { jobDifference } from '../replay/job-difference.ts'
import { recordedCall } from '../replay/recorded-call.ts'
import type { Recording } from '../replay/replay.ts'
import { lastCalls } from './readers.store.ts'

/** A trial costs tokens: so many calls tell enough. */
const CALLS = 5

type Deps = Pick<App, 'db' | 'tasks' | 'settings' | 'now' | 'log'>

/** Holds the company's last calls again with a model, before anybody switches to it; nothing is written. */
export const tryModel = (app: Deps): AnyHandler =>
  handle(operation, async (_context, _input, tried: Tried) => tried, {
    reads: true,
    prepare: async (outside, { body }) => {
      const { fail } = outside
      const companyId = outside.companyId ?? fail('not_found')
      const model = (await modelCalled(app, body.model)) ?? fail('not_found')
      const budget = createModelBudget(app)
      const calls: TrialCall[] = []
      for (const recorded of await recordingsOf(app, companyId)) {
        if (!(await budget.look(companyId))) fail('limit_reached', { message: NONE_LEFT })
        const call = await tryCall(recorded, model)
        budget.used(companyId, call.tokens)
        calls.push(call)
      }
      return { model: model.model.name, calls }
    },
  })

const NONE_LEFT =
  'Your company has used the language model as much as it may today. Try again tomorrow.'

type Tried = { model: string; calls: TrialCall[] }

/** The model by its name, at the vendor the operator's keys are for; null where there is no key for it. */
async function modelCalled({ settings, now, log }: Deps, name: string): Promise<CallModel | null> {
  const { AGENT_MODEL, AGENT_BASE_URL } = settings
  if (!AGENT_MODEL) return null
  const asked = vendorOf(name, AGENT_BASE_URL)
  if (asked.vendor !== vendorOf(AGENT_MODEL, AGENT_BASE_URL).vendor) return null
  const model = await chooseModel({ ...settings, AGENT_MODEL: name })
  return callModelOf({ model, settings, now, log })
}

type Recorded = { id: string; createdDate: number; recording: Recording }

function recordingsOf({ db }: Deps, companyId: string): Promise<Recorded[]> {
  return db.asSystem(
    async (tx) => {
      const found: Recorded[] = []
      for (const { id, started_at } of await lastCalls(tx, companyId, CALLS)) {
        const recording = await recordedCall(tx, id)
        if (recording) found.push({ id, createdDate: started_at.getTime(), recording })
      }
      return found
    },
    { readOnly: true },
  )
}

async function tryCall({ id, createdDate, recording }: Recorded, model: CallModel) {
  const { exchanges, memory } = await rehearse(recording, model)
  const { mind } = memory
  return {
    id,
    createdDate,
    differing: exchanges.filter(({ before, now }) => before !== now).length,
    answers: exchanges.length,
    job: jobDifference(recording, memory),
    failed: (mind?.failed ?? 0) + (mind?.readingsFailed ?? 0),
    tokens: (mind?.inputTokens ?? 0) + (mind?.outputTokens ?? 0),
    microDollars: mind?.microDollars ?? null,
  }
}
