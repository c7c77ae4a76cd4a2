import type { Asking } from './facts.ts'
import { understand } from './understand/understand.ts'

const sentences: readonly [string, Asking][] = [
  ['hi my name is Ann Lee, my blue 2018 Honda Civic has a flat tire', 'anything'],
  ['I’m on I-35 north near exit 458 in Denton, by the Walmart', 'place'],
  ['12 Main Street in Frisco, at the corner of Preston and Eldorado', 'place'],
  ['to the nearest shop, or Toyota of Plano', 'destination'],
  ['four six nine five five five oh one double nine', 'callback number'],
  ['a hunday elantra, twenty fourteen', 'vehicle'],
  ['tomorrow at nine', 'when'],
]

/**
 * Understands a few sentences and forgets them. Lexicons are built when they are first needed, some
 * 100 to 350 ms in all; done before a server listens, the first caller is answered as fast as the others.
 */
export function warmUp(): void {
  for (const [words, asking] of sentences)
    understand(words, { asking, now: '2026-01-01T12:00', state: 'TX' })
}
