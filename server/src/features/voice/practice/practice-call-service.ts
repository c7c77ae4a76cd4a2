import { randomBytes } from 'node:crypto'
import type { Memory } from '@towline/agent'
import { PRACTICE_RELAY_PATH, toE164 } from '@towline/contract'
import { type Caller, type GradedJob, jobOf, population } from '@towline/simulator'
import type { App } from '../../../platform/app.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import { ownCompany } from '../../company/index.ts'
import type { CallModel } from '../model/call-model.ts'
import { companyLineOf } from '../session/company-line.ts'
import { openTestCallService, type TestCallService } from '../session/test-call-service.ts'
import { forgetfulTools } from '../trying/forgetful-tools.ts'
import { triedJobOf } from '../trying/tried-job.ts'
import type { CompanyLine } from '../voice.ports.ts'

/** The calls in which managers practice with their own agent: nothing of them is kept anywhere. */
export type PracticeCallService = Omit<TestCallService, 'admit'> & {
  /** The company as the agent knows it in a practice call. */
  lineOf(companyId: string): Promise<CompanyLine>
  /** Lets one call in, once: where to, and as which call. */
  admit(companyId: string, caller: Caller): ReturnType<TestCallService['admit']>
}

/** Opens the practice calls: the company's own agent over tools and a log that keep nothing. */
export function openPracticeCallService(
  app: App,
  fanOut: FanOut,
  model: CallModel | null,
): PracticeCallService {
  const lineOf = (companyId: string) => practiceLineOf(app, companyId)
  const service = openTestCallService(app, fanOut, {
    path: PRACTICE_RELAY_PATH,
    key: 'key of the practice',
    model,
    tools: forgetfulTools((number) => ({ number: number.replace(/\D/g, '').slice(-10) })),
    find: async (callSid) => {
      const known = readSid(callSid)
      if (!known) return null
      const from = known.caller.from ? toE164(known.caller.from) : 'anonymous'
      return { line: await lineOf(known.companyId), from, to: '' }
    },
    shownJob: (memory) => ({ ...triedJobOf(memory), row: rowOf(memory) }),
  })
  return {
    ...service,
    lineOf,
    admit: (companyId, caller) => service.admit(sidOf(companyId, caller)),
  }
}

/** A call's name says whose agent is called and as whom, so that any process can begin it. */
const sidOf = (companyId: string, caller: Caller) =>
  `PR${companyId.replaceAll('-', '')}${String(population.indexOf(caller)).padStart(4, '0')}${randomBytes(8).toString('hex')}`

function readSid(callSid: string): { companyId: string; caller: Caller } | null {
  const [, a, b, c, d, e, at] =
    /^PR(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})(\d{4})\w{16}$/.exec(callSid) ?? []
  const caller = population[Number(at)]
  return caller ? { companyId: [a, b, c, d, e].join('-'), caller } : null
}

/** The company's own agent; somebody is always at the office, so that it can be seen to put callers through. */
async function practiceLineOf(app: App, companyId: string): Promise<CompanyLine> {
  const row = await app.db.asSystem((tx) => ownCompany(tx, companyId), { readOnly: true })
  const line = companyLineOf(row, app.now())
  const { closedUntil: _, recorded: _r, ...company } = line.company
  return { ...line, company, isServed: true }
}

/** The row as it would be on the board; null while nothing would be written. */
const rowOf = ({ job, savedDraft }: Memory): GradedJob | null =>
  job === 'saved' && savedDraft ? jobOf(JSON.parse(savedDraft)) : null
