import { createHash } from 'node:crypto'
import { type Breaches, BreachesFailed } from './breaches.port.ts'

/** Whoever chooses a password waits for it. */
const ANSWER_MS = 2_000
/** Some 1,000 lines of 40 characters, and as much again for padding. */
const MOST_BYTES = 1024 * 1024
/** So many characters of the password's hash are told; some thousand passwords share them. */
const TOLD = 5

/**
 * Pwned Passwords' range API, at its own address or one that speaks as it does. It is told five characters of the
 * password's SHA-1 and answers with all it knows that begin so; padded, so that the length tells nobody either.
 */
export function pwnedPasswords(address: string, answerMs = ANSWER_MS): Breaches {
  const base = address.replace(/\/+$/, '')
  return {
    name: 'pwned passwords',
    has: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      const lines = await answerOf(`${base}/range/${hash.slice(0, TOLD)}`, answerMs)
      return lines.some((line) => {
        const [rest, count] = line.trim().split(':')
        // Padding is of passwords nobody has used.
        return rest?.toUpperCase() === hash.slice(TOLD) && Number(count) > 0
      })
    },
  }
}

async function answerOf(url: string, answerMs: number): Promise<string[]> {
  try {
    const response = await fetch(url, {
      headers: { 'add-padding': 'true', 'user-agent': 'Towline' },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new BreachesFailed(`HTTP ${response.status}`)
    }
    const lines = (await limitedText(response)).split('\n').filter((line) => line.trim())
    if (!lines.every((line) => /^[0-9A-F]{35}:\d+\s*$/i.test(line)))
      throw new BreachesFailed('not understood')
    return lines
  } catch (error) {
    if (error instanceof BreachesFailed) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new BreachesFailed(isLate ? 'no answer in time' : 'not reached')
  }
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new BreachesFailed('too long an answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
