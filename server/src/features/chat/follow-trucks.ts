import { chatSigns, positionChanged } from '@towline/contract'
import { sql } from 'kysely'
import type { Follower } from '../../platform/follower.ts'
import { signSince } from './presence.store.ts'

/** So long ago is just now. */
const JUST_MS = 30_000

/** Tells the customers who look at their page whenever the truck that comes to them has moved. */
export const followTrucks: Follower = {
  topics: [positionChanged],
  async follow({ tx, companyId, actor, now, announce }) {
    const chats = await tx
      .selectFrom('dispatch_call as c')
      .innerJoin('chat_request as r', 'r.dispatch_call_id', 'c.id')
      .select('r.id')
      .where('c.company_id', '=', companyId)
      .where('c.status', '=', 'active')
      .where(
        actor.kind === 'employee'
          ? sql<boolean>`c.driver_id = ${actor.id}`
          : // A tracker moved a truck: its driver is one of those whose place is just known.
            sql<boolean>`c.driver_id in (select p.employee_id::text from driver_position p
              where p.company_id = ${companyId} and p.at > ${new Date(now - JUST_MS)})`,
      )
      .where(
        sql<boolean>`exists (select from chat_visit v where v.chat_id = r.id and v.role = 'customer'
          and v.seen_at > ${signSince(now)})`,
      )
      .execute()
    for (const { id } of chats) announce(chatSigns, id, { role: 'rep', job: true })
  },
}
