import type { QueryClient } from '@tanstack/react-query'
import { listPositions, Position, positionChanged, rankDrivers } from '@towline/contract'
import { type LiveRule, throttle } from '../../../platform/live.ts'
import { query } from '../../../platform/query.ts'

/** A driver moved: the new position replaces the one before, and those who could go are ranked anew. */
export const positionsLive: readonly LiveRule[] = [
  {
    topic: positionChanged,
    refetches: [],
    take: (client, message) => {
      const news = Position.safeParse(message)
      if (!news.success) return
      client.setQueryData(query(listPositions).queryKey, (known: Position[] | undefined) =>
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

/** The positions with this one in its place; an older one than is known changes nothing. */
function withPosition(known: Position[], news: Position): Position[] {
  const before = known.find((one) => one.employeeId === news.employeeId)
  if (before && before.at > news.at) return known
  if (before) return known.map((one) => (one === before ? news : one))
  return [...known, news].toSorted((one, other) => one.name.localeCompare(other.name))
}
