import type { z } from 'zod'

/** A map service that did not answer as it should; `why` says no more than can be logged. */
export class VendorFailed extends Error {
  override name = 'VendorFailed'
  readonly why: string
  constructor(why: string) {
    super(`the map service failed: ${why}`)
    this.why = why
  }
}

const MOST_BYTES = 4 * 1024 * 1024

type Question = RequestInit & {
  signal: AbortSignal
  /** HTTP statuses whose body is an answer as well. */
  alsoTake?: readonly number[]
}

/** The JSON a map service answers, held against its schema; throws `VendorFailed`. */
export async function askVendor<T>(
  url: URL,
  schema: z.ZodType<T>,
  { alsoTake = [], ...init }: Question,
): Promise<T> {
  const text = await answerOf(url, init, alsoTake)
  const answer = schema.safeParse(parsed(text))
  if (!answer.success) throw new VendorFailed('not understood')
  return answer.data
}

async function answerOf(url: URL, init: RequestInit, alsoTake: readonly number[]): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    if (!response.ok && !alsoTake.includes(response.status)) {
      await response.body?.cancel()
      throw new VendorFailed(`HTTP ${response.status}`)
    }
    return await limitedText(response)
  } catch (error) {
    if (error instanceof VendorFailed) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new VendorFailed(isLate ? 'no answer in time' : 'not reached')
  }
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new VendorFailed('too long an answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new VendorFailed('not understood')
  }
}

/** A service's own address, or another origin in place of it: a stand-in or a proxy, with its path. */
export function addressAt(base: string, path: string): URL {
  return new URL(base.replace(/\/+$/, '') + path)
}

const METRES_A_MILE = 1609.344

/** Metres and seconds, as map services tell a way, in our measures. */
export function wayOf(metres: number, seconds: number) {
  const miles = Math.round((metres / METRES_A_MILE) * 10) / 10
  return { miles, minutes: Math.ceil(seconds / 60), estimated: false }
}
