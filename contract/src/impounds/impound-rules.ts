import { dayAfter } from '../kernel/index.ts'
import { localMoment, storageDays } from '../rates/index.ts'
import type { ImpoundFile, ImpoundOrder } from './impounds.schema.ts'

/** What a state asks of who stores vehicles. Days are of the calendar; check with your lawyer what holds for you. */
export type StorageRules = {
  state: string
  /** The first day on which vehicles are received under these rules. */
  validFrom: string
  source: string
  /** Hours after receiving a vehicle in which the police must know of it. */
  reportHours: number
  /** Orders whose vehicles are reported: the police know of those they have ordered themselves. */
  reported: readonly ImpoundOrder[]
  /** The first letter to owner and lienholders: not before so many hours, by so many days after receiving it. */
  firstLetter: { fromHours: number; byDay: number; byDayElsewhere: number }
  /** The second letter: so many days after the first. */
  secondLetter: { fromDay: number; byDay: number }
  /** How many days after the second letter it may be sold or scrapped. */
  disposeAfterDays: number
  /** After a letter that was late storage is charged again so many hours after it. */
  pauseHours: number
}

/** Rules of each state, the latest first. A change of the law is a row. */
const rules: readonly StorageRules[] = [
  {
    state: 'TX',
    validFrom: '2000-01-01',
    source: 'Texas Occupations Code 2303.151–.157; 16 TAC 85.703, 85.705, 85.723',
    reportHours: 2,
    reported: ['Private property', 'Repossession'],
    firstLetter: { fromHours: 24, byDay: 5, byDayElsewhere: 14 },
    secondLetter: { fromDay: 15, byDay: 20 },
    disposeAfterDays: 30,
    pauseHours: 24,
  },
]

/** The rules a vehicle received on a day stands under; null for a state we know none of. */
export const storageRules = (state: string, day: string): StorageRules | null =>
  rules.find((one) => one.state === state && one.validFrom <= day) ?? null

/** Something that has to be done for a vehicle, with the days it may be done on. */
export type ImpoundDuty = {
  what: 'police report' | 'first letter' | 'second letter' | 'disposal'
  /** From and by when, epoch ms for hours; the day otherwise. */
  from: string
  by: string
  /** The moment it is due where hours count; 0 where the day does. */
  dueAt: number
  state: 'waiting' | 'open' | 'late' | 'done'
}

const HOUR = 3_600_000

type Standing = { rules: StorageRules | null; zone: string; now: number }

/** What has to be done for a vehicle that somebody else had towed, in order. Nothing for one its owner brought. */
export function dutiesOf(file: ImpoundFile, { rules: law, zone, now }: Standing): ImpoundDuty[] {
  if (!law || file.order === 'Owner or driver') return []
  const dayOf = (at: number) => localMoment(at, zone).day
  const today = dayOf(now)
  const letter = (which: 'first' | 'second') =>
    file.letters.find((one) => one.which === which)?.at ?? 0
  const stateOf = (done: boolean, from: string, by: string): ImpoundDuty['state'] => {
    if (done) return 'done'
    if (today < from) return 'waiting'
    return by !== '' && today > by ? 'late' : 'open'
  }
  const duties: ImpoundDuty[] = []
  if (law.reported.includes(file.order)) {
    const dueAt = file.receivedAt + law.reportHours * HOUR
    const isDone = file.reports.length > 0
    const state = isDone ? 'done' : now > dueAt ? 'late' : 'open'
    duties.push({
      what: 'police report',
      from: dayOf(file.receivedAt),
      by: dayOf(dueAt),
      dueAt,
      state,
    })
  }
  const [first, second] = [letter('first'), letter('second')]
  const from = dayOf(file.receivedAt + law.firstLetter.fromHours * HOUR)
  const by = firstLetterBy(file, law, zone)
  duties.push({ what: 'first letter', from, by, dueAt: 0, state: stateOf(first > 0, from, by) })
  if (first > 0) {
    const [start, end] = [law.secondLetter.fromDay, law.secondLetter.byDay].map((days) =>
      dayAfter(dayOf(first), days),
    )
    const state = stateOf(second > 0, start ?? '', end ?? '')
    duties.push({ what: 'second letter', from: start ?? '', by: end ?? '', dueAt: 0, state })
  }
  if (second > 0) {
    const start = dayAfter(dayOf(second), law.disposeAfterDays)
    const isDone = file.status === 'disposed'
    duties.push({
      what: 'disposal',
      from: start,
      by: '',
      dueAt: 0,
      state: stateOf(isDone, start, ''),
    })
  }
  return duties
}

const firstLetterBy = (file: ImpoundFile, law: StorageRules, zone: string): string =>
  dayAfter(
    localMoment(file.receivedAt, zone).day,
    file.registeredIn === 'elsewhere' ? law.firstLetter.byDayElsewhere : law.firstLetter.byDay,
  )

/** Days of storage to charge for until now or until the vehicle left, and those that may not be charged. */
export type ImpoundStorage = { days: number; notCharged: number; cents: number }

/** What storage has come to. Where the first letter is late, no day after its last day counts until it is out. */
export function storageOf(file: ImpoundFile, { rules: law, zone, now }: Standing): ImpoundStorage {
  const end = file.leftAt || now
  const [from, to] = [localMoment(file.receivedAt, zone), localMoment(end, zone)]
  const all = storageDays({ from, to }, file.graceHours)
  const notCharged = Math.min(all, law ? lateDays(file, law, zone, to.day) : 0)
  const days = all - notCharged
  return { days, notCharged, cents: days * Math.round(file.storagePerDay * 100) }
}

function lateDays(file: ImpoundFile, law: StorageRules, zone: string, last: string): number {
  if (file.order === 'Owner or driver') return 0
  const by = firstLetterBy(file, law, zone)
  const sent = file.letters.find(({ which }) => which === 'first')?.at ?? 0
  if (sent > 0 && localMoment(sent, zone).day <= by) return 0
  const again = sent > 0 ? localMoment(sent + law.pauseHours * HOUR, zone).day : ''
  let days = 0
  for (
    let day = dayAfter(by, 1);
    day <= last && (again === '' || day < again);
    day = dayAfter(day, 1)
  )
    days += 1
  return days
}

/** Why a vehicle can't be sold or scrapped yet; empty where it can. */
export function whyNotDisposed(duties: readonly ImpoundDuty[], file: ImpoundFile): string {
  if (file.order === 'Owner or driver')
    return 'This vehicle was brought by its owner or driver: it can only be released.'
  const last = duties.find(({ what }) => what === 'disposal')
  if (!last) return 'Both letters to the owner must be sent first.'
  return last.state === 'waiting' ? `It can’t be sold or scrapped before ${last.from}.` : ''
}
