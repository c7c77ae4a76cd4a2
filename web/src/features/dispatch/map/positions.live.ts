import type { QueryClient } from '@tanstack/react-query'
import { type LatLng, Position, positionChanged, rankDrivers } from '@towline/contract'
import { type LiveRule, throttle } from '../../../platform/live.ts'
import { positionsQuery, whosePosition } from '../../employees/index.ts'

/** A driver moved: the new position replaces the one before, and those who could go are ranked anew. */
export const positionsLive: readonly LiveRule[] = [
  {
    topic: positionChanged,
    refetches: [],
    take: (client, message) => {
      const news = Position.safeParse(message)
      if (!news.success) return
      client.setQueryData(positionsQuery.queryKey, (known: Position[] | undefined) =>
        known ? withPosition(known, news.data) : known,
      )
      rankAgain(client)
    },
  },
]

/** Drivers move all the time; who is nearest is asked no more often than this, in ms. */
const RANK_PAUSE = 5_000
const rankings = new WeakMap<QueryClient, () => void>()

/** Where somebody chooses who should go, the nearest may be another now. */
function rankAgain(client: QueryClient): void {
  const again =
    rankings.get(client) ??
    throttle(RANK_PAUSE, () => void client.invalidateQueries({ queryKey: [rankDrivers.name] }))
  rankings.set(client, again)
  again()
}

/** A trail has a place a minute, for half an hour. */
const TRAIL_EVERY = 60_000
const TRAIL_MOST = 30

/** The positions with this one in its place; an older one than is known changes nothing. */
function withPosition(known: Position[], news: Position): Position[] {
  const before = known.find((one) => whosePosition(one) === whosePosition(news))
  if (before && before.at > news.at) return known
  const now = { ...news, trail: trailAfter(before, news) }
  if (before) return known.map((one) => (one === before ? now : one))
  // A truck that somebody drives now was there by itself until then.
  const others = known.filter(({ employeeId, truckId }) => employeeId || truckId !== news.truckId)
  return [...others, now].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The list doesn't say when a trail's places were: one is added when a minute of the clock has gone by. */
function trailAfter(before: Position | undefined, { at, place }: Position): LatLng[] {
  const trail = before?.trail ?? []
  const isNext = Math.floor(at / TRAIL_EVERY) > Math.floor((before?.at ?? 0) / TRAIL_EVERY)
  return isNext ? [...trail, place].slice(-TRAIL_MOST) : trail
}
