import type { Script } from './model-stand-in.ts'
import type { AskedModel, ScriptedPart } from './model-wire.ts'

/** A model that does as it is told: a word of understanding, then the question the briefing asks for. */
export const obedient =
  (how: { firstTokenMs?: number; gapMs?: number } = {}): Script =>
  (asked) => ({ ...how, parts: inTokens(`Okay. ${askNext(asked)}`) })

/** What the last briefing (or the last tool's answer) asks for. */
export function askNext({ messages, toolResults }: AskedModel): string {
  const told = [...messages.map(({ text }) => text), ...toolResults].join('\n')
  const asked = [...told.matchAll(/^ASK NEXT: (.*)$/gm)].at(-1)?.[1] ?? 'nothing'
  return asked === 'nothing' ? 'Is there anything else?' : asked
}

/** Words as models send them: each with the space before it. */
export const inTokens = (text: string): ScriptedPart[] => text.match(/\s*\S+/g) ?? []
