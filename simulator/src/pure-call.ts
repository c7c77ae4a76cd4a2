import {
  type Act,
  type AgentToolAnswer,
  type AgentToolRequest,
  type CallEvent,
  type CallerFacts,
  type CompanyFacts,
  type JobDraft,
  leftOpen,
  type Memory,
  type Place,
  placeLine,
  startCall,
  turn,
} from '@towline/agent'
import type { Caller } from './caller.ts'
import { type GradedJob, grade, type HeldCall, type Marks } from './grade.ts'
import { type CallersPhone, type Circumstances, holdCall } from './hold-call.ts'
import { jobOf } from './job.ts'
import type { SimulatedReader } from './simulated-reader.ts'

const NOW = '2026-11-21T10:24'

const company: CompanyFacts = {
  name: 'Lone Star Towing',
  agentName: 'Ava',
  phone: '4695550100',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
  languages: ['en', 'es'],
}

/** Agent tools that find no place and know no job but the caller's own, and do what they are told. */
function answerTo(request: AgentToolRequest, { openJob }: CallerFacts): AgentToolAnswer {
  if (request.kind === 'readJob') return { kind: 'readJob', job: openJob ?? null }
  if (request.kind === 'findStored') return { kind: 'findStored', found: { is: 'not here' } }
  if (request.kind === 'quotePrice') return { kind: 'quotePrice', quote: null }
  if (request.kind !== 'resolvePlace') return { kind: request.kind, done: true }
  const { which, place } = request
  return {
    kind: 'resolvePlace',
    which,
    said: place.said,
    address: placeLine(place),
    valid: false,
    latLng: null,
  }
}

/** Who hears the caller: the rules alone, or all readers. */
export type Readers = 'rules' | 'all'

/** What hears the caller; a simulated reader beside the built-in ones. */
type Ears = { readers?: Readers | undefined; reader?: SimulatedReader | undefined }

/** A phone to the built-in agent itself, without a line between them. */
export function purePhone(caller: CallerFacts, { readers = 'all', reader }: Ears = {}) {
  let at = Date.parse('2026-11-21T16:24:00Z')
  const called = readers === 'rules' ? { ...company, readers } : company
  let memory = startCall({ company: called, caller, at, now: NOW }).memory
  let ended: ReturnType<CallersPhone['ended']> = null
  let silences = 0
  let draft: JobDraft | undefined
  const places: Partial<Record<'pickup' | 'dropoff', Place>> = {}

  function take(event: Pick<CallEvent, 'kind'> & Record<string, unknown>): string {
    at += 5000
    const taken = turn(memory, { ...event, at, now: NOW } as CallEvent)
    memory = taken.memory
    return taken.acts.map(perform).filter(Boolean).join(' ')
  }

  function perform(act: Act): string {
    if (act.do === 'say') return act.text
    if (act.do === 'saveJob') draft = act.draft
    if (act.do === 'end') ended = 'agent hung up'
    if (act.do === 'transfer') ended = 'put through'
    if (act.do !== 'ask') return ''
    if (act.request.kind === 'resolvePlace') places[act.request.which] = act.request.place
    return take({ kind: 'deskAnswered', answer: answerTo(act.request, caller) })
  }

  /** The caller's words, which a second reader may read as well: in time for the answer, or after it. */
  function hear(words: string): string {
    const { intake, question } = memory
    const read = reader?.read(words, question, NOW)
    const also = read && !read.isLate ? { also: read.reading } : {}
    const answer = take({ kind: 'heard', words, ...also })
    if (!read?.isLate) return answer
    const { reading } = read
    const late = { reading, words, facts: intake.facts, question, isBeingAsked: false }
    return [answer, take({ kind: 'read', ...late })].filter(Boolean).join(' ')
  }

  const phone: CallersPhone = {
    dial: async () => memory.lastSaid,
    say: async (words) => {
      silences = 0
      return hear(words)
    },
    cutIn: async (after, words) => {
      const heard = memory.lastSaid.split(' ').slice(0, after).join(' ')
      take({ kind: 'interrupted', heard })
      return hear(words)
    },
    listen: async (how) => {
      // Without a line there is nothing on its way.
      if (how === 'a moment') return ''
      silences += 1
      return take({ kind: 'silence', times: silences })
    },
    hangUp: async () => void take({ kind: 'hungUp' }),
    ended: () => ended,
  }
  return { phone, draft: () => draft, memory: () => memory, places }
}

/** What the look-up tells when the number calls again: the call that broke off, else the job that it left open. */
function calledBefore({ from }: Caller, memory: Memory, draft: JobDraft | undefined): CallerFacts {
  const earlier = leftOpen(memory)
  if (earlier) return { number: from, earlier }
  if (!draft) return { number: from }
  const { vehicleYear, vehicleMake, vehicleModel, towReason } = draft.facts
  const openJob = {
    id: 'job',
    dispatchNumber: '1',
    status: 'pending' as const,
    pickupAddress: draft.pickup?.address ?? '',
    vehicle: [vehicleYear, vehicleMake, vehicleModel].filter(Boolean).join(' '),
    towReason: towReason ?? '',
  }
  return { number: from, openJob }
}

/** Somebody's call, or two, to the built-in agent: what was said, and the marks for it. */
export async function callPureAgent(
  caller: Caller,
  circumstances: Circumstances & Ears = {},
): Promise<{ call: HeldCall; marks: Marks }> {
  const first = purePhone({ number: caller.from }, circumstances)
  let firstHeard: GradedJob | null | undefined
  const onReadBack = () => {
    const draft = first.draft()
    firstHeard = draft ? jobOf(draft) : null
  }
  const held = await holdCall(caller, first.phone, { ...circumstances, onReadBack })
  let drafts = [first.draft()]
  let { lines, ended } = held
  if (caller.again) {
    const known = calledBefore(caller, first.memory(), first.draft())
    const second = purePhone(known, circumstances)
    const next = await holdCall(caller, second.phone, { ...circumstances, isAgain: true })
    lines = [...lines, ...next.lines]
    ended = next.ended
    // A call that goes on with an earlier one writes the same job.
    drafts = known.earlier ? [second.draft() ?? first.draft()] : [...drafts, second.draft()]
  }
  const jobs = drafts.flatMap((draft) => (draft ? [jobOf(draft)] : []))
  const call: HeldCall = {
    lines,
    ended,
    jobs,
    ...(firstHeard !== undefined && { firstHeard }),
    seconds: 0,
    today: NOW.slice(0, 10),
  }
  return { call, marks: grade(caller, call) }
}
