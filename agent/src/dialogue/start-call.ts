import { newIntake } from '../intake/intake.ts'
import { phrase, phraseWithin } from '../speech/phrase.ts'
import type { CallerFacts, CompanyFacts } from '../types/company-and-caller.ts'
import type { Act } from '../types/events.ts'
import type { LocalTime } from '../types/facts.ts'
import type { Memory, Question } from '../types/memory.ts'
import { goOnWithEarlier, withEarlier } from './continue-call.ts'
import { noteAsked } from './fresh-words.ts'

/** The longest greeting a caller in trouble will listen to, in words. */
const GREETING_WORDS = 21

export type CallStart = { company: CompanyFacts; caller: CallerFacts; at: number; now: LocalTime }

/** A fresh memory, and the greeting as its only act: its own for each kind of caller the number tells. */
export function startCall({ company, caller, at, now }: CallStart): {
  memory: Memory
  acts: Act[]
} {
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
  // Said first, so that nobody is recorded unawares.
  const known = caller.earlier ? withEarlier(memory, caller.earlier) : memory
  const first = company.recorded
    ? [phrase(known, company.recorded === 'agreed' ? 'recordedIfAgreed' : 'recorded')]
    : []
  if (caller.earlier) {
    const dialogue = { memory: known, at, now, lead: first, acts: [] }
    goOnWithEarlier(dialogue)
    return { memory: dialogue.memory, acts: dialogue.acts }
  }
  const text = [...first, withSpanish(memory, greeting(memory))].join(' ')
  const greeted = { ...memory, said: 1, lastSaid: text }
  noteAsked(greeted, text)
  return { memory: greeted, acts: [{ do: 'say', text }] }
}

const openingOf = ({ employee, openJob, account }: CallerFacts): Question =>
  employee ? 'colleague' : openJob && !account ? 'open job' : 'opening'

/** Callers who are people of their own: a club and a colleague know how to be spoken to. */
const isOfferedSpanish = ({ company, caller }: Memory) =>
  company.languages?.includes('es') === true && !caller.account && !caller.employee

/** Puts the offer of Spanish before the question with which a greeting ends. */
function withSpanish(memory: Memory, text: string): string {
  if (!isOfferedSpanish(memory)) return text
  const at = text.search(/[^.!?]+\?$/)
  return `${text.slice(0, at)} ${phrase(memory, 'offerSpanish')}${text.slice(at)}`.trim()
}

const OFFER_WORDS = 4

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

function greeting(memory: Memory): string {
  const { company, caller } = memory
  const room = GREETING_WORDS - (isOfferedSpanish(memory) ? OFFER_WORDS : 0)
  const who = { company: company.name, agent: company.agentName || 'your assistant' }
  if (caller.employee) {
    const name = caller.employee.firstName
    return phraseWithin(memory, GREETING_WORDS, 'greetingColleague', { ...who, name })
  }
  if (caller.account) {
    return phraseWithin(memory, GREETING_WORDS, 'greetingAccount', {
      ...who,
      account: caller.account.name,
    })
  }
  if (caller.openJob) {
    const vehicle = caller.openJob.vehicle || 'tow'
    return phraseWithin(memory, room, 'greetingOpenJob', { ...who, vehicle })
  }
  if (company.greeting) {
    return phrase(memory, 'greetingOwn', { greeting: company.greeting, agent: who.agent })
  }
  if (caller.name) {
    return phraseWithin(memory, room, 'greetingKnown', {
      ...who,
      name: firstName(caller.name),
    })
  }
  return phraseWithin(memory, room, 'greeting', who)
}
