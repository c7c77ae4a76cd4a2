import { type DriverLanguage, newOfferSettings, type OfferSettings } from '@towline/contract'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables, Tx } from '../../platform/db/index.ts'

/** An offer with the name its driver has now, and the number of its job. */
export type OfferRow = Selectable<Tables['offer']> & {
  driver_name: string
  driver_language: DriverLanguage
  dispatch_number: string
}

/** More than wait on any board. */
const MOST = 500

const offers = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('offer as o')
    .innerJoin('employee as e', 'e.id', 'o.driver_id')
    .innerJoin('dispatch_call as c', 'c.id', 'o.dispatch_call_id')
    .selectAll('o')
    .select(['c.dispatch_number', 'e.language as driver_language'])
    .select(sql<string>`trim(e.first_name || ' ' || e.last_name)`.as('driver_name'))
    .where('o.company_id', '=', companyId)

/** The offers of jobs that still wait for a driver, newest first; those taken back are left out. */
export function offersOfWaitingJobs(tx: Tx, companyId: string): Promise<OfferRow[]> {
  return offers(tx, companyId)
    .where('c.company_id', '=', companyId)
    .where('c.status', 'in', ['pending', 'scheduled', 'active'])
    .where(sql<boolean>`coalesce(c.driver_id, '') = ''`)
    .where('o.state', 'in', ['offered', 'seen', 'declined', 'expired'])
    .orderBy('o.offered_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MOST)
    .execute()
}

/** The offers of one job, newest first. */
export function offersOfJob(tx: Tx, companyId: string, jobId: string): Promise<OfferRow[]> {
  return offers(tx, companyId)
    .where('o.dispatch_call_id', '=', jobId)
    .orderBy('o.offered_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute()
}

/** The offers a driver can still answer, the one with the least time left first. */
export function openOffersTo(
  tx: Tx,
  { companyId, driverId, now }: { companyId: string; driverId: string; now: number },
): Promise<OfferRow[]> {
  return offers(tx, companyId)
    .where('o.driver_id', '=', driverId)
    .where('o.state', 'in', ['offered', 'seen'])
    .where('o.until', '>', new Date(now))
    .orderBy('o.until')
    .execute()
}

/** One offer; null when it is not there or not this company's. */
export async function offerById(tx: Tx, companyId: string, id: string): Promise<OfferRow | null> {
  return (await offers(tx, companyId).where('o.id', '=', id).executeTakeFirst()) ?? null
}

export type NewOffer = {
  id: string
  companyId: string
  jobId: string
  driverId: string
  truck: { id: string; name: string } | null
  by: { id: string | null; name: string }
  now: number
  until: number
  way: { miles: number; minutes: number; estimated: boolean } | null
}

/** Stores a new offer. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<void> {
  const { truck, by, way } = offer
  await tx
    .insertInto('offer')
    .values({
      id: offer.id,
      company_id: offer.companyId,
      dispatch_call_id: offer.jobId,
      driver_id: offer.driverId,
      truck_id: truck?.id ?? null,
      truck_name: truck?.name ?? '',
      state: 'offered',
      offered_by: by.id,
      offered_by_name: by.name,
      offered_at: new Date(offer.now),
      until: new Date(offer.until),
      miles: way?.miles ?? null,
      minutes: way?.minutes ?? null,
      is_estimated: way?.estimated ?? false,
    })
    .execute()
}

/** Notes that the driver has it on the screen; false when that is known, or the offer is over. */
export async function markSeen(tx: Tx, companyId: string, id: string, now: number) {
  const row = await tx
    .updateTable('offer')
    .set({ state: 'seen', seen_at: new Date(now) })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('state', '=', 'offered')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends an offer. */
export async function endOffer(
  tx: Tx,
  { companyId, id, now }: { companyId: string; id: string; now: number },
  how: { state: 'accepted' | 'declined' | 'expired' | 'withdrawn'; reason?: string },
): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ state: how.state, ended_at: new Date(now), reason: how.reason ?? '' })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute()
}

/** The truck of this id, if it can be sent. */
export async function activeTruck(tx: Tx, companyId: string, id: string) {
  const row = await tx
    .selectFrom('truck')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

/** The ten digits a driver is texted at; empty where none are known. */
export async function driverPhone(tx: Tx, companyId: string, driverId: string): Promise<string> {
  const row = await tx
    .selectFrom('employee')
    .select('phone_number')
    .where('id', '=', driverId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.phone_number ?? ''
}

/** How the company offers its jobs. */
export async function offerSettings(tx: Tx, companyId: string): Promise<OfferSettings> {
  const row = await tx
    .selectFrom('offer_settings')
    .select(['routing', 'seconds', 'next_by_itself'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row
    ? { routing: row.routing, seconds: row.seconds, nextByItself: row.next_by_itself }
    : newOfferSettings
}

export async function keepOfferSettings(tx: Tx, companyId: string, settings: OfferSettings) {
  const { routing, seconds, nextByItself } = settings
  const kept = { routing, seconds, next_by_itself: nextByItself }
  await tx
    .insertInto('offer_settings')
    .values({ company_id: companyId, ...kept })
    .onConflict((known) => known.column('company_id').doUpdateSet(kept))
    .execute()
}
