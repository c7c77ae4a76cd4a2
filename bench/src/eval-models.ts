import { join } from 'node:path'
import { obedient, startModelRecorder, startModelStandIn } from '@towline/server/testing'

/** Who speaks in the agent that is called: the name its rows carry, and what the server is started with for it. */
export type StartedReader = {
  name: string
  settings: Record<string, string>
  stop(): Promise<void>
}

/** The settings of this shell that choose a model and how it is asked. */
const given = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        /^(?:AGENT_|OPENAI_|ANTHROPIC_)/.test(entry[0]) && entry[1] !== undefined,
    ),
  )

/** The name of the agent that has no language model. */
export const BUILT_IN = 'built-in, no model'

/**
 * The agents `--agent` names. A model's row carries that model's name; without AGENT_MODEL a scripted server
 * of our own stands in, which tries the way to a model and says nothing of how good one is.
 */
export const readers: Record<string, () => Promise<StartedReader>> = {
  'built-in': async () => ({ name: BUILT_IN, settings: {}, stop: async () => {} }),
  model: async () => {
    const model = process.env.AGENT_MODEL
    if (model) return { name: model, settings: given(), stop: async () => {} }
    const standIn = await startModelStandIn(obedient())
    const settings = { AGENT_MODEL: 'scripted', AGENT_BASE_URL: standIn.url }
    return { name: 'scripted stand-in', settings, stop: () => standIn.stop() }
  },
  /** The model of the settings, live; every answer is kept for `recorded`. */
  record: async () => {
    const model = modelAsked()
    const to = process.env.AGENT_BASE_URL ?? addressOf(model)
    const recorder = await startModelRecorder(fileOf(model), to)
    const settings = { ...given(), AGENT_BASE_URL: recorder.url }
    return { name: model, settings, stop: () => recorder.stop() }
  },
  /** What the model of the settings answered when it was recorded; no key is needed. */
  recorded: async () => {
    const model = modelAsked()
    const recorder = await startModelRecorder(fileOf(model))
    const settings = { ...given(), AGENT_API_KEY: 'none', AGENT_BASE_URL: recorder.url }
    return {
      name: `${model}, recorded`,
      settings,
      stop: async () => {
        if (recorder.missed > 0)
          console.error(
            `${recorder.missed} requests had no recorded answer: the built-in agent spoke`,
          )
        await recorder.stop()
      },
    }
  },
}

function modelAsked(): string {
  const model = process.env.AGENT_MODEL
  if (!model) throw new Error('Which model? Set AGENT_MODEL, and the key of its vendor')
  return model
}

const fileOf = (model: string) =>
  join(import.meta.dirname, '../recorded', `${model.replaceAll(/[^\w.-]+/g, '-')}.json`)

const addressOf = (model: string) =>
  /claude|^anthropic/i.test(model) ? 'https://api.anthropic.com/v1' : 'https://api.openai.com/v1'
