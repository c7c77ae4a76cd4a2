import { randomBytes } from 'node:crypto'
import type { Memory } from '@towline/agent'
import { type Caller, type GradedJob, jobOf, population } from '@towline/agent/callers'
import { PRACTICE_RELAY_PATH, toE164 } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import { ownCompany } from '../../company/index.ts'
import { lineOf } from '../company-line.ts'
import type { Mind } from '../model-mind/mind.ts'
import { openTicketLine, type TicketLine } from '../ticket-line.ts'
import { forgetfulDesk } from '../trying/forgetful-desk.ts'
import { triedJobOf } from '../trying/tried-job.ts'
import type { Line } from '../voice.ports.ts'

/** The line on which managers practise with their own agent: nothing of its calls is kept anywhere. */
export type PracticeLine = Omit<TicketLine, 'admit'> & {
  /** The company as the agent knows it in a practice call. */
  lineOf(companyId: string): Promise<Line>
  /** Lets one call in, once: where to, and as which call. */
  admit(companyId: string, caller: Caller): ReturnType<TicketLine['admit']>
}

/** Opens the line for practice: the company's own agent over a desk and a log that keep nothing. */
export function openPracticeLine(app: App, mind: Mind | null): PracticeLine {
  const companysLine = (companyId: string) => practiceLineOf(app, companyId)
  const line = openTicketLine(app, {
    path: PRACTICE_RELAY_PATH,
    key: 'key of the practice',
    mind,
    desk: forgetfulDesk((number) => ({ number: number.replace(/\D/g, '').slice(-10) })),
    find: async (callSid) => {
      const known = readSid(callSid)
      if (!known) return null
      const from = known.caller.from ? toE164(known.caller.from) : 'anonymous'
      return { line: await companysLine(known.companyId), from, to: '' }
    },
    turned: (live) => live.mouth?.show({ ...triedJobOf(live.memory), row: rowOf(live.memory) }),
  })
  return {
    ...line,
    lineOf: companysLine,
    admit: (companyId, caller) => line.admit(sidOf(companyId, caller)),
  }
}

/** A call's name says whose agent is rung and as whom, so that any process can begin it. */
const sidOf = (companyId: string, caller: Caller) =>
  `PR${companyId.replaceAll('-', '')}${String(population.indexOf(caller)).padStart(4, '0')}${randomBytes(8).toString('hex')}`

function readSid(callSid: string): { companyId: string; caller: Caller } | null {
  const [, a, b, c, d, e, at] =
    /^PR(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})(\d{4})\w{16}$/.exec(callSid) ?? []
  const caller = population[Number(at)]
  return caller ? { companyId: [a, b, c, d, e].join('-'), caller } : null
}

/** The company's own agent; somebody is always at the office, so that it can be seen to put callers through. */
async function practiceLineOf(app: App, companyId: string): Promise<Line> {
  const row = await app.db.asSystem((tx) => ownCompany(tx, companyId), { readOnly: true })
  const line = lineOf(row, app.now())
  const { closedUntil: _, recorded: _r, ...company } = line.company
  return { ...line, company, isServed: true }
}

/** The row as it would be on the board; null while nothing would be written. */
const rowOf = ({ job, savedDraft }: Memory): GradedJob | null =>
  job === 'saved' && savedDraft ? jobOf(JSON.parse(savedDraft)) : null
