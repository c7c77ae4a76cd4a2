import type { IncomingMessage } from 'node:http'

/** What the model was asked, in one shape for both vendors. */
export type AskedModel = {
  vendor: 'openai' | 'anthropic'
  model: string
  key: string
  system: string
  messages: { role: string; text: string }[]
  /** What our tools answered since the caller last spoke. */
  toolResults: string[]
  tools: { name: string; schema: unknown }[]
  /** The form its answer must have; null where it speaks. */
  form: unknown
  temperature: number | undefined
  /** Whether the vendor was told to keep the beginning. */
  isKept: boolean
  /** What it may take, and how much of that to think with. */
  most: { tokens: number | undefined; effort: string | undefined }
}

/** A piece of an answer: words, a tool call, whose input may be broken JSON, or an event of a new kind. */
export type ScriptedPart = string | { tool: string; input: unknown } | { event: object }

/** How a vendor's answer is put on the wire, as server-sent events. */
export type ModelWire = {
  read(body: unknown, headers: IncomingMessage['headers']): AskedModel
  begin(model: string): string
  part(
    part: Exclude<ScriptedPart, { event: object }>,
    at: number,
    parts: readonly ScriptedPart[],
  ): string
  end(parts: readonly ScriptedPart[]): string
  refusal(status: number): unknown
}

/** One server-sent event. */
export const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
