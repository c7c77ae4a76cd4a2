import type { TriedJob } from '@towline/contract'
import { z } from 'zod'

/** What one prompt may hold; nobody says more in one breath, and nobody need read it. */
const PROMPT_CHARACTERS = 2000
const short = z.string().max(200)

const Setup = z.object({
  type: z.literal('setup'),
  callSid: short,
  sessionId: short.default(''),
  /** Not always a number: `isWithheld` tells. */
  from: z.string().max(200).default(''),
  to: z.string().max(200).default(''),
  customParameters: z.record(z.string(), z.string()).default({}),
})

const Prompt = z.object({
  type: z.literal('prompt'),
  voicePrompt: z.string().transform((words) => words.slice(0, PROMPT_CHARACTERS)),
  // Absent on carriers without partial prompts: then every prompt is whole.
  last: z.boolean().default(true),
  /** What the transcription took the words for: `en`, `es-US`. */
  lang: z.string().max(35).catch('').default(''),
})

const Dtmf = z.object({ type: z.literal('dtmf'), digit: z.string().regex(/^[0-9*#A-D]$/) })

const Interrupt = z.object({
  type: z.literal('interrupt'),
  /** Only the words of the clause that was being spoken, not all that was heard. */
  utteranceUntilInterrupt: z.string().max(PROMPT_CHARACTERS).default(''),
})

const Info = z.object({ type: z.literal('info'), name: short, value: z.string().default('') })

const ErrorFrame = z.object({ type: z.literal('error'), description: z.string().default('') })

const Frame = z.discriminatedUnion('type', [Setup, Prompt, Dtmf, Interrupt, Info, ErrorFrame])

/** One message of the carrier on the relay's socket. */
export type RelayFrame = z.infer<typeof Frame>
/** The first message: which call this socket is. */
export type SetupFrame = z.infer<typeof Setup>

const known = new Set<unknown>(['setup', 'prompt', 'dtmf', 'interrupt', 'info', 'error'])

/** What came: a message, one of a type we do not know yet (to be ignored), or nothing one can read. */
export type Received =
  | { kind: 'frame'; frame: RelayFrame }
  | { kind: 'unknown' }
  | { kind: 'malformed' }

/** Reads one text frame. Never throws. */
export function readFrame(text: string): Received {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || !('type' in value)) return malformed
  if (typeof value.type === 'string' && !known.has(value.type)) return { kind: 'unknown' }
  const read = Frame.safeParse(value)
  return read.success ? { kind: 'frame', frame: read.data } : malformed
}

const malformed = { kind: 'malformed' } as const

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What we say on the socket: a piece of speech (`last` closes it), in which language to speak and to
 * listen from here on, or that the relay is over. Whoever tries
 * the agent is shown the job besides; a carrier never is.
 */
export type OutgoingFrame =
  | {
      type: 'text'
      token: string
      last: boolean
      interruptible?: boolean
      preemptible?: true
      lang?: string
    }
  | { type: 'language'; ttsLanguage: string; transcriptionLanguage: string }
  | { type: 'end'; handoffData: string }
  | { type: 'job'; job: TriedJob }

const WORDS_A_TOKEN = 8

/**
 * Speech in pieces of a few words, spaces kept, so that the carrier begins to speak with the first.
 * An empty text has no pieces.
 */
export function tokensOf(text: string): string[] {
  const words = text.match(/\s*\S+/g) ?? []
  const tokens: string[] = []
  for (let at = 0; at < words.length; at += WORDS_A_TOKEN) {
    tokens.push(words.slice(at, at + WORDS_A_TOKEN).join(''))
  }
  return tokens
}
