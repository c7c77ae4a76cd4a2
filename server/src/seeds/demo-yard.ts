import type { ImpoundOrder, ImpoundStep } from '@towline/contract'
import { chance } from '@towline/simulator'
import {
  draftImpound,
  listLots,
  saveImpound,
  saveLot,
  takeImpoundStep,
} from '../features/impounds/index.ts'
import { systemOf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import { completedJobs } from './demo-money.ts'
import { pastApp } from './past-app.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** So many vehicles of the month's jobs stand in the yard, one of them held by the police. */
const STORED = 8
const HELD = 3
/** When the police are told of one that came off private property; Texas allows two hours. */
const TOLD_AFTER = 35 * MINUTE

const orders: readonly { order: ImpoundOrder; authorizedBy: string }[] = [
  { order: 'Private property', authorizedBy: 'Lakeview Commons, manager on duty' },
  { order: 'Police', authorizedBy: 'Officer Ruiz, badge 4410' },
  { order: 'Owner or driver', authorizedBy: 'Its driver, at the scene' },
]

/** A storage lot, and vehicles of the month's jobs in it. What is there already stays. */
export async function fillYard(app: App, companyId: string): Promise<void> {
  const actor = systemOf(companyId)
  if ((await executed(app, listLots, { actor, input: {} })).length > 0) return
  const lot = await executed(app, saveLot, { actor, input: { body: yard } })
  const now = app.now()
  const clock = { at: now }
  const held = pastApp(app, clock)
  const jobs = (await completedJobs(app, companyId)).filter(
    (job) => !job.vendorId && job.hasVehicle,
  )
  for (let nth = 0; nth < STORED; nth += 1) {
    const job = jobs[Math.floor((nth * jobs.length) / STORED)]
    const { order, authorizedBy } = orders[nth % orders.length] ?? {}
    if (!job || !order || !authorizedBy) break
    const came = job.completedAt
    clock.at = came
    const params = { number: job.number }
    const known = await executed(app, draftImpound, { actor, input: { params } })
    const body = {
      ...known,
      lotId: lot.id,
      space: `${nth % 2 === 0 ? 'A' : 'B'}${nth + 1}`,
      receivedAt: came,
      order,
      authorizedBy,
      towedFrom: known.towedFrom || 'Main St, Frisco, TX',
      licensePlate: known.licensePlate || plateOf(job.callSid),
      plateState: 'TX',
      keys: nth % 3 === 2 ? 'On the board' : '',
    }
    const { file } = await executed(held, saveImpound, { actor, input: { body } })
    const steps: ImpoundStep[] = []
    if (order === 'Private property')
      steps.push({ ...told, at: came + TOLD_AFTER, proof: `Report ${2600 + nth}` })
    if (nth === HELD) steps.push({ step: 'hold', by: 'Detective Ames, Frisco PD', reason: '' })
    // Nobody has written of the last one yet.
    if (order !== 'Owner or driver' && nth < STORED - 1)
      for (const { which, day } of letters) {
        const at = came + day * DAY
        const proof = `70222410000${31000 + nth}`
        if (at < now)
          steps.push({ step: 'letter', which, at, to: 'Registered owner and lienholder', proof })
      }
    for (const step of steps) {
      clock.at = 'at' in step ? step.at : came
      const input = { params: { id: file.id }, body: step }
      await executed(held, takeImpoundStep, { actor, input })
    }
  }
}

/** On which day after a vehicle came in each letter went out. */
const letters = [
  { which: 'first', day: 3 },
  { which: 'second', day: 19 },
] as const

const told = { step: 'report', how: 'phone', agency: 'Frisco Police Department' } as const

const yard = {
  name: 'Commerce Drive yard',
  address: '422 Commerce Dr, Frisco, TX 75034',
  license: '0649871VSF',
  phone: '(469) 555-0191',
  hours: 'Every day, 8 AM to 6 PM',
  spaces: 32,
}

/** Three letters and four digits, as plates in Texas. */
const plateOf = (id: string): string => {
  const letters = 'BCDFGHJKLMNPRSTVWXYZ'
  const letter = (nth: number) =>
    letters[Math.floor(chance(`plate ${nth} ${id}`) * letters.length)] ?? 'X'
  return `${letter(1)}${letter(2)}${letter(3)}-${1000 + Math.floor(chance(`plate ${id}`) * 9000)}`
}
