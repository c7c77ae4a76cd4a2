import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import { storableJson } from '../../platform/storable.ts'
import type { SandboxRecord, SandboxRecords, SandboxStore } from '../../providers/payments/index.ts'
import { expireSandboxCheckout } from './expire-sandbox-checkout.ts'
import { sendSandboxEvents } from './send-sandbox-events.ts'

/** What the local stand-in for payments remembers, in the database. It is no company's, but the provider's. */
export function sandboxStore(app: () => App): SandboxStore {
  return { change: (work) => app().db.asSystem((tx) => work(recordsIn(app(), tx))) }
}

function recordsIn(app: App, tx: Tx): SandboxRecords {
  return {
    async read(id) {
      const row = await tx
        .selectFrom('sandbox_payment')
        .select('data')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? asRecord(row.data) : null
    },
    async cardPaid(payment) {
      const row = await tx
        .selectFrom('sandbox_payment')
        .select('data')
        .where('kind', '=', 'card')
        .where(sql`data->'till'->'session'->'payment_intent'->>'id'`, '=', payment)
        .forUpdate()
        .executeTakeFirst()
      return row ? asRecord(row.data) : null
    },
    async newestOf(customer) {
      const row = await tx
        .selectFrom('sandbox_payment')
        .select('data')
        .where('kind', '=', 'subscription')
        .where(sql`data->'account'->'subscription'->>'customer'`, '=', customer)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? asRecord(row.data) : null
    },
    async save(record) {
      const { id, kind } = record
      const data = storableJson(record)
      await tx
        .insertInto('sandbox_payment')
        .values({ id, kind, data, created_at: new Date(app.now()) })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
        .execute()
    },
    async send(bodies) {
      if (bodies.length > 0) await app.tasks.enqueue(tx, sendSandboxEvents, { bodies })
    },
    expireLater: (checkoutId, at) =>
      app.tasks.enqueue(
        tx,
        expireSandboxCheckout,
        { checkoutId },
        { startAfterMs: Math.max(0, at - app.now()), singletonKey: checkoutId },
      ),
  }
}

/** Only `save` above writes this table, and only records. */
const asRecord = (data: unknown) => data as SandboxRecord
