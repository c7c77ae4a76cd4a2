import { obedient, startModelStandIn } from '@towline/server/testing'

/** A mind the agent can be given: what the server is started with for it. */
export type StartedMind = { settings: Record<string, string>; stop(): Promise<void> }

/** The settings of this shell that choose a model and how it is asked. */
const given = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        /^(?:AGENT_|OPENAI_|ANTHROPIC_)/.test(entry[0]) && entry[1] !== undefined,
    ),
  )

/** The minds `--mind` names. A model is the one of AGENT_MODEL, or, without it, a scripted server of our own. */
export const minds: Record<string, () => Promise<StartedMind>> = {
  'built-in': async () => ({ settings: {}, stop: async () => {} }),
  model: async () => {
    if (process.env.AGENT_MODEL) return { settings: given(), stop: async () => {} }
    const standIn = await startModelStandIn(obedient())
    const settings = { AGENT_MODEL: 'scripted', AGENT_BASE_URL: standIn.url }
    return { settings, stop: () => standIn.stop() }
  },
}
