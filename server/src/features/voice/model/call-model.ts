import { type PromptVersion, tools } from '@towline/agent'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import type { Model, ModelTool } from '../../../providers/model/index.ts'
import { Breaker } from './breaker.ts'
import type { ModelBudget } from './model-budget.ts'

/** The language model as the calls of this process use it. */
export type CallModel = {
  model: Model
  prompt: PromptVersion
  tools: ModelTool[]
  breaker: Breaker
  /** How the caller's words are read, beside the speech: it may fail by itself, and take so long, in ms. */
  reading: { breaker: Breaker; ms: number }
  /** How long a caller waits for the first word, and for a turn, in ms. */
  limits: { firstWordMs: number; turnMs: number }
  /** Told why a turn fell back to the built-in agent. */
  report(why: string): void
  /** Dollars for a million tokens, where the operator told them. */
  prices: { input: number; output: number } | null
  /** Null where nobody's budget is used: a model that is tried, callers that are tests. */
  budget: ModelBudget | null
}

type CallModelDeps = Pick<App, 'model' | 'settings' | 'now' | 'log'>

/** The model the settings ask for; null where there is no model. */
export function callModelOf(
  { model, settings, now, log }: CallModelDeps,
  budget: ModelBudget | null = null,
): CallModel | null {
  if (!model) return null
  const { AGENT_INPUT_PRICE: input, AGENT_OUTPUT_PRICE: output } = settings
  return {
    model,
    prompt: settings.AGENT_PROMPT,
    tools: modelTools(),
    breaker: new Breaker(now),
    reading: { breaker: new Breaker(now), ms: settings.AGENT_READING_MS },
    report: (why) =>
      log.warn({ model: model.name, why }, 'a language model failed; the built-in agent spoke'),
    limits: { firstWordMs: settings.AGENT_FIRST_WORD_MS, turnMs: settings.AGENT_TURN_MS },
    prices: input !== undefined && output !== undefined ? { input, output } : null,
    budget,
  }
}

const modelTools = (): ModelTool[] =>
  Object.entries(tools).map(([name, { description, input }]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' })
    return { name, description, input: schema }
  })
