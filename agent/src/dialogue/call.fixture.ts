import type { Corrections } from '@towline/contract'
import { placeLine } from '../intake/draft.ts'
import type { AgentToolAnswer, AgentToolRequest } from '../types/agent-tools.ts'
import type { CallerFacts, CompanyFacts } from '../types/company-and-caller.ts'
import type { Act, CallEvent, JobDraft, ModelReading } from '../types/events.ts'
import type { Memory } from '../types/memory.ts'
import { startCall } from './start-call.ts'
import { summary } from './summary.ts'
import { turn } from './turn.ts'

export const company: CompanyFacts = {
  name: 'Lone Star Towing',
  agentName: 'Ava',
  phone: '4695550100',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
}

export const stranger: CallerFacts = { number: '4695550199' }

/** Answers what the agent asks; null leaves a request without an answer. */
type FakeTools = (request: AgentToolRequest) => AgentToolAnswer | null

/** Agent tools whose map knows streets of a town and nothing else; the rest they do as they are told. */
export const plainTools: FakeTools = (request) => {
  if (request.kind === 'resolvePlace') {
    const { which, place } = request
    return {
      kind: 'resolvePlace',
      which,
      said: place.said,
      address: placeLine(place),
      valid: Boolean(place.street && place.city),
      latLng: null,
    }
  }
  if (request.kind === 'readJob') return { kind: 'readJob', job: null }
  if (request.kind === 'findStored') return { kind: 'findStored', found: { is: 'not here' } }
  if (request.kind === 'quotePrice') return { kind: 'quotePrice', quote: null }
  return { kind: request.kind, done: true }
}

type Options = { caller?: CallerFacts; tools?: FakeTools; company?: CompanyFacts }

/** A phone call with fake agent tools, to be played like a transcript. The clock moves five seconds an event. */
export function conversation(options: Options = {}) {
  const firm = options.company ?? company
  const tools = options.tools ?? plainTools
  const now = '2026-11-21T10:24'
  let at = Date.parse('2026-11-21T16:24:00Z')
  const started = startCall({ company: firm, caller: options.caller ?? stranger, at, now })
  let memory: Memory = started.memory
  /** What the caller's last words met. */
  let met = memory
  let acts: Act[] = started.acts
  const all: Act[] = [...acts]
  const transcript: string[] = started.acts.flatMap((act) =>
    act.do === 'say' ? [`agent: ${act.text}`] : [],
  )

  type Event = CallEvent extends infer E
    ? E extends CallEvent
      ? Omit<E, 'at' | 'now'>
      : never
    : never

  function take(event: Event, gap = 5_000): Act[] {
    at += gap
    const taken = turn(JSON.parse(JSON.stringify(memory)), { ...event, at, now })
    memory = taken.memory
    all.push(...taken.acts)
    const followed: Act[] = []
    for (const act of taken.acts) {
      if (act.do === 'say') transcript.push(`agent: ${act.text}`)
      if (act.do === 'transfer' || act.do === 'end') transcript.push(`(${act.do}: ${act.reason})`)
      if (act.do !== 'ask') continue
      const answer = tools(act.request)
      if (answer) followed.push(...take({ kind: 'deskAnswered', answer }))
    }
    return [...taken.acts, ...followed]
  }

  const note = (line: string, event: Event, gap?: number) => {
    transcript.push(line)
    acts = take(event, gap)
    return talk
  }

  const talk = {
    caller: (words: string, also?: ModelReading) => {
      met = memory
      return note(`caller: ${words}`, { kind: 'heard', words, ...(also && { also }) })
    },
    /** A language model has read the caller's last words, after they were answered. */
    reads: (also: Partial<ModelReading>, words = '', isBeingAsked = false) =>
      note(`(read: ${JSON.stringify(also)})`, {
        kind: 'read',
        reading: { facts: {}, intents: [], dangers: [], corrects: false, ...also },
        words,
        facts: met.intake.facts,
        question: met.question,
        isBeingAsked,
      }),
    /** The caller speaks over the agent, having heard so much of it. */
    interrupts: (heard: string) => note(`(heard only: ${heard})`, { kind: 'interrupted', heard }),
    keys: (digits: string, gap = 300) => {
      for (const digit of digits) note(`(key ${digit})`, { kind: 'keyed', digit }, gap)
      return talk
    },
    silence: (times: number) => note(`(silence ${times})`, { kind: 'silence', times }),
    reconnects: () => note('(line back)', { kind: 'reconnected' }),
    transferFails: () => note('(nobody picks up)', { kind: 'transferFailed' }),
    /** A person of the company puts something right, whispers, or takes the call. */
    corrects: (facts: Corrections, by = 'Dana Desk') =>
      note(`(${by} corrects: ${JSON.stringify(facts)})`, { kind: 'corrected', facts, by }),
    whispers: (words: string, by = 'Dana Desk') =>
      note(`(${by} whispers: ${words})`, { kind: 'whispered', words, by }),
    takesOver: (by = 'Dana Desk') => note(`(${by} takes the call)`, { kind: 'takenOver', by }),
    hangsUp: () => note('(caller hangs up)', { kind: 'hungUp' }),
    answers: (answer: AgentToolAnswer) => note('(tool answers)', { kind: 'deskAnswered', answer }),
    /** What the agent said in this turn. */
    get said() {
      return acts.flatMap((act) => (act.do === 'say' ? [act.text] : [])).join(' ')
    },
    /** What the agent told the dispatcher in this turn. */
    get told() {
      return acts.flatMap((act) => (act.do === 'tellDispatcher' ? [act.words] : [])).join(' ')
    },
    get acts() {
      return acts
    },
    get all() {
      return all
    },
    /** The job as it was last written. */
    get job(): JobDraft | undefined {
      return all.flatMap((act) => (act.do === 'saveJob' ? [act.draft] : [])).at(-1)
    },
    /** How the call was closed or handed on, if it was. */
    get closing() {
      return all.filter((act) => act.do === 'end' || act.do === 'transfer').at(-1)
    },
    get memory() {
      return memory
    },
    get summary() {
      return summary(memory)
    },
    get transcript() {
      return transcript.join('\n')
    },
  }
  return talk
}
