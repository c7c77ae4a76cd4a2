import type { Account, SaveDispatchCall } from '@towline/contract'
import { type Caller, type CallerKind, chance, population } from '@towline/simulator'
import { saveDispatchCall } from '../features/dispatch/index.ts'
import { DEMO_CALL } from '../features/setup/index.ts'
import { type Clock, holdPastCall } from '../features/voice/index.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import type { Crew } from './demo-crews.ts'
import { pastApp } from './past-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many of the calls came in tonight and are jobs still open; all others are of the month before. */
const TONIGHT = 25
const DAYS = 30
const ofTonight = `${DEMO_CALL}tonight`
/** Of tonight's jobs so many have a driver; the others wait. */
const UNDER_WAY = 12

export type PastOf = {
  companyId: string
  crews: readonly Crew[]
  accounts: readonly Account[]
  dispatcher: Actor
}

/**
 * A month of phone calls with their transcripts, the jobs they became, and tonight's board, held by the simulated
 * callers with the company's own agent: always the same ones, at other times. Nothing is sent. What is there already
 * stays, so that a start that was cut off is gone on with.
 */
export async function fillPast(app: App, past: PastOf, calls = callsOfTheMonth()): Promise<void> {
  const now = app.now()
  for (const [nth, { caller, callSid }] of calls.entries()) {
    const isTonight = callSid.startsWith(ofTonight)
    const clock = { at: isTonight ? tonight(nth, now) : inTheMonth(callSid, now) }
    const held = pastApp(app, clock)
    await holdPastCall(held, clock, { companyId: past.companyId, callSid, caller })
    const job = await jobOf(app, past.companyId, callSid)
    if (job?.status !== 'pending') continue
    if (!isTonight) await finish(held, clock, { past, nth, id: job.id, isDone: true })
    else if (nth < UNDER_WAY) await finish(held, clock, { past, nth, id: job.id, isDone: false })
  }
}

/** Tonight's calls, then those of the month before, when everybody has called already; shuffled. */
export function callsOfTheMonth(): { caller: Caller; callSid: string }[] {
  const shuffled = population
    .filter(({ again, from }) => !again && from)
    .toSorted((a, b) => chance(`demo ${a.id}`) - chance(`demo ${b.id}`))
  const tonights = shuffled.filter(isNearJob).slice(0, TONIGHT)
  const call = (caller: Caller, round: string) => ({
    caller,
    callSid: `${round}-${caller.id}`,
  })
  return [
    ...tonights.map((caller) => call(caller, ofTonight)),
    ...shuffled.map((caller) => call(caller, `${DEMO_CALL}month`)),
  ]
}

/** Somebody with a place near the company who wants a truck. */
const isNearJob = ({ kind, truth }: Caller): boolean =>
  near.includes(truth.pickup?.city ?? '') && !notTonight.includes(kind)

/** Whose calls are seldom a job to send a truck to; the demo's agent gives Spanish to a person. */
const notTonight: readonly CallerKind[] = [
  ...(['In danger', 'Hanging up, silent, calling again', 'Not customers', 'Spanish'] as const),
  'Asking for a person, a price or a time',
]

const near = [
  ...['Frisco', 'Plano', 'McKinney', 'Allen', 'Prosper', 'Celina', 'Little Elm', 'The Colony'],
  ...['Lewisville', 'Carrollton', 'Richardson', 'Denton', 'Dallas', 'Garland', 'Wylie', 'Addison'],
]

/** The job that has waited longest came in three hours ago, the last one some minutes. */
const tonight = (nth: number, now: number): number =>
  now - Math.round(180 * MINUTE * (1 - nth / TONIGHT) ** 1.5) - 4 * MINUTE

/** More by day than by night, and most in the evening. */
function inTheMonth(id: string, now: number): number {
  const day = 1 + Math.floor(chance(`day ${id}`) * (DAYS - 1))
  const by = chance(`hour ${id}`)
  const hour = by < 0.15 ? by * 40 : by < 0.6 ? 7 + (by - 0.15) * 20 : 16 + (by - 0.6) * 18
  return now - day * DAY - ((now - 6 * HOUR) % DAY) + Math.round(hour * HOUR)
}

async function jobOf(app: App, companyId: string, callSid: string) {
  return app.db.asCompany(companyId, (tx) =>
    tx
      .selectFrom('phone_call')
      .innerJoin('dispatch_call', 'dispatch_call.id', 'phone_call.dispatch_call_id')
      .select(['dispatch_call.id', 'dispatch_call.status'])
      .where('phone_call.call_sid', '=', callSid)
      .executeTakeFirst(),
  )
}

type Finished = { past: PastOf; nth: number; id: string; isDone: boolean }

/** A driver is sent, gets there and brings it in; a job of tonight has come as far as its number says. */
async function finish(app: App, clock: Clock, { past, nth, id, isDone }: Finished): Promise<void> {
  const { crews, accounts, dispatcher } = past
  const crew = crews[nth % crews.length]
  if (!crew) return
  const minutes = (least: number, most: number, what: string) =>
    Math.round((least + (most - least) * chance(`${what} ${id} ${nth}`)) * MINUTE)
  const dispatched = clock.at + minutes(1, 9, 'dispatched')
  const enroute = dispatched + minutes(1, 4, 'enroute')
  const onScene = enroute + minutes(12, 38, 'on scene')
  const towing = onScene + minutes(8, 20, 'towing')
  const arrived = towing + minutes(10, 30, 'arrived')
  const completed = arrived + minutes(5, 15, 'completed')
  const account = chance(`account ${nth}`) < 0.3 ? accounts[nth % accounts.length] : undefined
  const steps = isDone ? 6 : 1 + (nth % 4)
  const times = [
    { dispatchedDateTime: dispatched },
    { enrouteDateTime: enroute },
    { onSceneDateTime: onScene },
    { towingDateTime: towing },
    { destinationArrivalDateTime: arrived },
    { completedDateTime: completed },
  ].slice(0, steps)
  const body: SaveDispatchCall = Object.assign(
    {
      id,
      driverId: crew.driver.id,
      driverName: `${crew.driver.firstName} ${crew.driver.lastName}`,
      truckId: crew.truck.id,
      truckName: crew.truck.name,
      etaDateTime: onScene + 5 * MINUTE,
    },
    account && { vendorId: account.id, vendorAccountNumber: account.accountNumber },
    isDone && { billing: { lineItems: itemsOf(nth), taxPercent: 0 } },
    ...times,
  )
  clock.at = Math.min(completed, Date.now())
  await executed(app, saveDispatchCall, { actor: dispatcher, input: { body } })
}

/** What a tow of the neighborhood costs. */
const itemsOf = (nth: number) => [
  { name: 'Hook-up', amount: 95 + 10 * Math.floor(chance(`hook ${nth}`) * 6) },
  { name: 'Mileage', amount: 4 * Math.floor(3 + chance(`miles ${nth}`) * 18) },
]
