import type { AgentToolAnswer, JobDraft } from '@towline/agent'
import { newAgentSettings } from '@towline/contract'
import type {
  AgentTools,
  CallEnd,
  CallLog,
  CompanyLine,
  LogEntry,
  LoggedCall,
  ToolQuestion,
} from '../voice.ports.ts'

type Kept = { call: LoggedCall; entries: LogEntry[]; ends: CallEnd[]; drafts: JobDraft[] }

const loneStar: CompanyLine = {
  companyId: 'company-1',
  company: {
    name: 'Lone Star Towing',
    agentName: 'Ava',
    phone: '4695550100',
    city: 'Frisco',
    state: 'TX',
    zip: '75034',
    timeZone: 'America/Chicago',
  },
  area: { towns: [], radiusMiles: 0, zones: false, place: null },
  voice: newAgentSettings.voice,
  isServed: true,
}

/**
 * A company's office in memory, for what a real database can't be made to do on demand: be away, and
 * come back. It outlives the call service, as a database outlives a server.
 */
export class Office {
  /** Companies by the number that is called. */
  readonly lines = new Map<string, CompanyLine>([['+14695550199', loneStar]])
  /** While true, nothing can be read or written. */
  isAway = false
  readonly #calls = new Map<string, Kept>()

  readonly log: CallLog = {
    open: async (line, { callSid, from, to, at }) => {
      this.#check()
      const known = this.#calls.get(callSid)
      if (known) return known.call
      const call: LoggedCall = {
        phoneCallId: `id of ${callSid}`,
        companyId: line.companyId,
        callSid,
        from,
        to,
        startedAt: at,
        token: `token of ${callSid}`,
        memory: null,
        lastSeq: 0,
      }
      this.#calls.set(callSid, { call, entries: [], ends: [], drafts: [] })
      return call
    },
    find: async (callSid) => {
      this.#check()
      const kept = this.#calls.get(callSid)
      return kept ? { call: kept.call, line: loneStar } : null
    },
    append: async ({ callSid }, { entries, memory }) => {
      this.#check()
      const kept = this.call(callSid)
      const isNew = ({ seq }: LogEntry) => kept.entries.every((known) => known.seq !== seq)
      kept.entries.push(...entries.filter(isNew))
      const lastSeq = Math.max(...kept.entries.map(({ seq }) => seq))
      // Stored as a database stores it: nothing of the running process lives on in it.
      kept.call = { ...kept.call, memory: structuredClone(memory), lastSeq }
      return { lastSeq, moved: [] }
    },
    end: async (end) => {
      this.#check()
      this.#calls.get(end.callSid)?.ends.push(end)
    },
    silentFor: () => 0,
  }

  readonly tools: AgentTools = {
    findLine: async (number) => {
      this.#check()
      return this.lines.get(number) ?? null
    },
    findCaller: async (_companyId, number) => {
      this.#check()
      return { number: number.replace(/\D/g, '').slice(-10) }
    },
    ask: async (_call, request) => {
      this.#check()
      return answerTo(request)
    },
    saveJob: async ({ callSid }, draft) => {
      this.#check()
      this.call(callSid).drafts.push(draft)
    },
  }

  /** How many calls there are records of. */
  get size(): number {
    return this.#calls.size
  }

  call(callSid: string): Kept {
    const kept = this.#calls.get(callSid)
    if (!kept) throw new Error(`There is no record of the call ${callSid}`)
    return kept
  }

  /** The data of everything of one kind in the log of a call, in order. */
  logged(callSid: string, kind: string): Record<string, unknown>[] {
    return this.call(callSid)
      .entries.filter((entry) => entry.kind === kind)
      .map(({ data }) => data)
  }

  #check(): void {
    if (this.isAway) throw new Error('The database is away')
  }
}

function answerTo(request: ToolQuestion): AgentToolAnswer {
  switch (request.kind) {
    case 'resolvePlace': {
      const { which, place } = request
      const address = `${place.said}, Frisco, TX`
      const latLng = { lat: 33.15, lng: -96.82 }
      return { kind: 'resolvePlace', which, said: place.said, address, valid: true, latLng }
    }
    case 'readJob':
      return { kind: 'readJob', job: null }
    case 'quotePrice':
      return { kind: 'quotePrice', quote: null }
    case 'findStored':
      return { kind: 'findStored', found: { is: 'not here' } }
    case 'cancelJob':
      return { kind: 'cancelJob', done: true }
  }
}
