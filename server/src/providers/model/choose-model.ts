import type { Settings } from '../../platform/settings.ts'
import { fetchKnown, isChatEvent, isMessageEvent } from './known-events.ts'
import type { Model } from './model.port.ts'
import { leastEffort } from './reasoning-models.ts'
import { sdkModel } from './sdk-model.ts'
import { vendorOf } from './vendor-of.mjs'

type Asked = Pick<
  Settings,
  'AGENT_MODEL' | 'AGENT_BASE_URL' | 'AGENT_API_KEY' | 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY'
>
/** The language model the settings ask for; null when they ask for none, and the built-in agent speaks alone. */
export async function chooseModel(settings: Asked): Promise<Model | null> {
  const { AGENT_MODEL: asked, AGENT_BASE_URL: url } = settings
  if (!asked) return null
  const { vendor, name } = vendorOf(asked, url)
  const base = url?.replace(/\/+$/, '')
  switch (vendor) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const own = base && { baseURL: base.endsWith('/v1') ? base : `${base}/v1` }
      const apiKey = settings.ANTHROPIC_API_KEY ?? settings.AGENT_API_KEY ?? ''
      return sdkModel(
        `anthropic/${name}`,
        createAnthropic({ apiKey, ...own, fetch: fetchKnown(isMessageEvent) })(name),
      )
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const apiKey = settings.OPENAI_API_KEY ?? settings.AGENT_API_KEY ?? ''
      // Chat Completions, which every other server speaks as well.
      return sdkModel(
        `openai/${name}`,
        createOpenAI({
          apiKey,
          ...(base && { baseURL: base }),
          fetch: fetchKnown(isChatEvent),
        }).chat(name),
        leastEffort(name),
      )
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const apiKey = settings.AGENT_API_KEY ?? settings.OPENAI_API_KEY
      const fetch = fetchKnown(isChatEvent)
      const own = {
        name: 'compatible',
        baseURL: base ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch,
      }
      return sdkModel(
        name,
        createOpenAICompatible({ ...own, ...(apiKey && { apiKey }) })(name),
        leastEffort(name),
      )
    }
  }
}
