import {
  type Position,
  positionChanged,
  trackByQuery as queryOperation,
  track as trackOperation,
} from '@towline/contract'
import { z } from 'zod'
import { type Context, handle, inside, type Outside } from '../../../platform/handler.ts'
import { keepPositions } from '../../employees/index.ts'
import { type Fix, readFixes } from './read-fixes.ts'
import { companyOfTracker, keepFixes, type MovedTruck } from './trackers.store.ts'

/** A tracker says where it is, in the address it asks. */
export const trackByQuery = handle(
  queryOperation,
  async (_context, _input, reply: string[]) => reply,
  {
    prepare: (outside, { params, query }) =>
      takeFixes(outside, params.id, { query, body: undefined }),
  },
)

/** A tracker says where it is, or was while it had no connection. */
export const track = handle(trackOperation, async (_context, _input, reply: string[]) => reply, {
  reads: true,
  prepare: (outside, { params, query, body }) => takeFixes(outside, params.id, { query, body }),
})

/** Hundreds of trackers say something every few seconds: what they say in the same moment is kept together. */
async function takeFixes(
  outside: Outside,
  trackerId: string,
  sent: { query: unknown; body: unknown },
): Promise<string[]> {
  const { now, fail } = outside
  const heard = readFixes(sent, now)
  if ('problem' in heard) return fail('bad_request', { fields: { position: heard.problem } })
  const companyId = (await companyOf(outside, trackerId)) ?? fail('not_found')
  const fix = heard.fixes.toSorted((one, other) => other.at - one.at)[0] ?? null
  const { known } = await outside.together(keepPlaces, companyId, { trackerId, fix })
  if (!known.includes(trackerId)) fail('not_found')
  return []
}

/** Which company a tracker is of never changes; whether it still works is looked up each time. */
const companies = new Map<string, string>()
const MOST_REMEMBERED = 20_000

async function companyOf({ readFirst }: Outside, trackerId: string): Promise<string | null> {
  const known = companies.get(trackerId)
  if (known) return known
  const found = await readFirst((tx) => companyOfTracker(tx, trackerId))
  if (found && companies.size < MOST_REMEMBERED) companies.set(trackerId, found)
  return found
}

const Told = z.object({ trackerId: z.string(), fix: z.custom<Fix>().nullable() })

/** Keeps what the trackers of a company said in one moment, as their trucks' positions and as their drivers'. */
const keepPlaces = handle(
  inside({
    name: 'keepPlaces',
    because: 'trackers say by their own addresses where they are',
    body: z.array(Told),
    reply: z.object({ known: z.array(z.string()) }),
  }),
  async (context, { body }) => {
    const { tx, companyId } = context
    const { known, moved } = await keepFixes(tx, companyId, newestOf(body))
    const drivers = moved.flatMap(({ driverId, fix }) =>
      driverId ? [{ employeeId: driverId, ...fix }] : [],
    )
    const movedDrivers =
      drivers.length > 0 ? await keepPositions(tx, companyId, drivers) : new Set()
    for (const truck of moved)
      if (!truck.driverId || movedDrivers.has(truck.driverId)) tell(context, truck)
    return { known }
  },
)

/** Each tracker once, with the newest it said. */
function newestOf(told: readonly z.infer<typeof Told>[]): Map<string, Fix | null> {
  const newest = new Map<string, Fix | null>()
  for (const { trackerId, fix } of told) {
    const before = newest.get(trackerId)
    if (!before || (fix && fix.at > before.at)) newest.set(trackerId, fix)
  }
  return newest
}

function tell({ announce, companyId }: Context, { fix, driverId, name, ...truck }: MovedTruck) {
  const position: Position = { employeeId: driverId ?? '', name, ...truck, ...fix }
  announce(positionChanged, companyId, position)
}
