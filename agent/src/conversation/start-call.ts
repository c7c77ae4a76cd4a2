import type { LocalTime } from '../facts.ts'
import { newIntake } from '../intake/intake.ts'
import { phraseWithin } from '../phrases/phrase.ts'
import type { Act, CallerFacts, CompanyFacts } from './events.ts'
import type { Memory, Question } from './memory.ts'

/** The longest greeting a caller in trouble will listen to, in words. */
const GREETING_WORDS = 21

export type CallStart = { company: CompanyFacts; caller: CallerFacts; at: number; now: LocalTime }

/** A fresh memory, and the greeting as its only act: its own for each kind of caller the number tells. */
export function startCall({ company, caller }: CallStart): { memory: Memory; acts: Act[] } {
  const memory: Memory = {
    v: 1,
    language: 'en',
    company,
    caller,
    phase: 'talking',
    said: 0,
    question: openingOf(caller),
    lastSaid: '',
    cutAt: null,
    patient: false,
    misses: 0,
    vents: 0,
    repeats: 0,
    personOffered: false,
    asked: { status: 0, price: 0, eta: 0 },
    keyed: { digits: '', at: 0, answered: false },
    waitingFor: null,
    told: {},
    reading: {},
    intake: newIntake(caller),
    savedDraft: '',
    job: 'none',
    ending: null,
  }
  const text = greeting(memory)
  return { memory: { ...memory, said: 1, lastSaid: text }, acts: [{ do: 'say', text }] }
}

const openingOf = (caller: CallerFacts): Question =>
  caller.openJob && !caller.account ? 'open job' : 'opening'

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

function greeting(memory: Memory): string {
  const { company, caller } = memory
  const who = { company: company.name, agent: company.agentName || 'your assistant' }
  if (caller.account) {
    return phraseWithin(memory, GREETING_WORDS, 'greetingAccount', {
      ...who,
      account: caller.account.name,
    })
  }
  if (caller.openJob) {
    const vehicle = caller.openJob.vehicle || 'tow'
    return phraseWithin(memory, GREETING_WORDS, 'greetingOpenJob', { ...who, vehicle })
  }
  if (caller.name) {
    return phraseWithin(memory, GREETING_WORDS, 'greetingKnown', {
      ...who,
      name: firstName(caller.name),
    })
  }
  return phraseWithin(memory, GREETING_WORDS, 'greeting', who)
}
