import { startCall } from './dialogue/start-call.ts'
import { turn } from './dialogue/turn.ts'
import { understand } from './readers/rules/understand.ts'
import type { CompanyFacts } from './types/company-and-caller.ts'
import type { Asking } from './types/facts.ts'

const NOW = '2026-01-01T12:00'

const company = {
  name: '',
  agentName: '',
  phone: '',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  timeZone: 'America/Chicago',
  languages: ['en', 'es'],
} satisfies CompanyFacts

/** What is asked for decides which lexicon is read: one sentence or more for each. */
const sentences: readonly [string, Asking][] = [
  ['hi my name is Ann Lee, my blue 2018 Honda Civic has a flat tire', 'anything'],
  ['I’m on I-35 north near exit 458 in Denton, by the Walmart', 'place'],
  ['12 Main Street in Frisco, at the corner of Preston and Eldorado', 'place'],
  ['to the nearest shop, or Toyota of Plano', 'destination'],
  ['four six nine five five five oh one double nine', 'callback number'],
  ['a hunday elantra, twenty fourteen', 'vehicle'],
  ['tomorrow at nine', 'when'],
  ['Se me ponchó una llanta en la treinta y cinco rumbo al norte, me llamo José', 'anything'],
]

let isWarm = false

/**
 * Practises a few sentences and a call, and forgets them. Lexicons are built when they are first needed,
 * some 100 to 350 ms in all; done before a server listens, the first caller is answered as fast as the others.
 */
export function warmUp(): void {
  if (isWarm) return
  isWarm = true
  let { memory } = startCall({ company, caller: { number: '' }, at: 0, now: NOW })
  for (const [words, asking] of sentences) {
    understand(words, { asking, now: NOW, state: 'TX' })
    memory = turn(memory, { kind: 'heard', words, at: 0, now: NOW }).memory
  }
}
