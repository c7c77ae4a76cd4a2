import { setTimeout as wait } from 'node:timers/promises'
import type { LatLng } from '@towline/contract'
import { type CallersPhone, holdCall, population } from '@towline/simulator'
import { sendPosition } from '../features/employees/index.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import { CarrierPhone } from '../providers/telephony/phone/carrier-phone.ts'

/** How often a truck tells where it is, and how far it gets in that time: 30 miles an hour, in degrees. */
const TELL_MS = 6000
const STEP = 0.0007
/** When somebody calls after a start, and how long a caller thinks before each answer, in ms. */
const CALL_AFTER_MS = 25_000
const THINK_MS = 2500

/** A truck on its way: where it is, and where it goes. */
export type MovingTruck = { driver: Actor; at: LatLng; to: LatLng }

/** What keeps a demo company alive: its trucks move, and in the first minute somebody calls. Resolves when `signal` says so. */
export async function liveDemo(
  app: App,
  demo: { number: string; token: string; url: string },
  trucks: readonly MovingTruck[],
  signal: AbortSignal,
): Promise<void> {
  await Promise.all([drive(app, trucks, signal), somebodyCalls(app, demo, signal)]).catch(
    (error: unknown) => {
      if (!signal.aborted) app.log.error({ err: error }, 'the demo stands still')
    },
  )
}

async function drive(app: App, trucks: readonly MovingTruck[], signal: AbortSignal): Promise<void> {
  let moving = trucks.map((truck) => ({ ...truck }))
  while (moving.length > 0) {
    await wait(TELL_MS, undefined, { signal, ref: false })
    for (const truck of moving) {
      truck.at = nearer(truck.at, truck.to)
      const input = { body: { place: truck.at, accuracy: 12 } }
      await executed(app, sendPosition, { actor: truck.driver, input })
    }
    moving = moving.filter(({ at, to }) => away(at, to) > STEP)
  }
}

const away = (at: LatLng, to: LatLng): number => Math.hypot(to.lat - at.lat, to.lng - at.lng)

function nearer(at: LatLng, to: LatLng): LatLng {
  const share = Math.min(1, STEP / Math.max(away(at, to), STEP))
  return { lat: at.lat + (to.lat - at.lat) * share, lng: at.lng + (to.lng - at.lng) * share }
}

/** One of the simulated callers dials the company over the carrier's own wire, and speaks as slowly as people do. */
async function somebodyCalls(
  app: App,
  { number, token, url }: { number: string; token: string; url: string },
  signal: AbortSignal,
): Promise<void> {
  await wait(CALL_AFTER_MS, undefined, { signal, ref: false })
  const caller = population.find(({ id }) => id === 'flat-at-home') ?? population[0]
  if (!caller) return
  const publicUrl = app.settings.PUBLIC_URL
  const line = new CarrierPhone({ server: url, publicUrl, token, from: '+12145550187', to: number })
  const thinks = () => wait(THINK_MS, undefined, { signal, ref: false })
  let ended: ReturnType<CallersPhone['ended']> = null
  void line.ended.then(({ how }) => {
    ended = how === 'put through' ? 'put through' : 'agent hung up'
  })
  const say = async (words: string) => {
    await thinks()
    return line.isOver ? '' : line.say(words)
  }
  await holdCall(caller, {
    dial: async () => {
      await line.dial()
      return line.transcript[0]?.words ?? ''
    },
    say,
    cutIn: (_after, words) => say(words),
    listen: async () => (line.isOver ? '' : line.listen()),
    hangUp: () => line.hangUp(),
    ended: () => (line.isOver ? (ended ?? 'agent hung up') : null),
  })
}
