import { receivePaymentEvent as operation } from '@towline/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { describe } from '../../platform/route-schema.ts'
import { BadPaymentSignature, type PaymentEvent } from '../../providers/payments/index.ts'
import { settlePayment } from './settle-payment.ts'

/** Many times what an event takes. */
const LARGEST_EVENT = 256 * 1024

/**
 * Opens the address the payment provider tells of events at. It is no handler, because the signature is over
 * the body as it came, which has to be checked before anybody reads anything in it. `others` looks into what is
 * not about our own subscriptions.
 */
export function openPaymentWebhook(http: FastifyInstance, app: App, others: EventTask): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: operation.method,
      url: operation.path,
      schema: describe(operation),
      bodyLimit: LARGEST_EVENT,
      config: { operation: operation.name },
      handler: async ({ body, headers }) => {
        const signature = headers['stripe-signature']
        if (typeof body !== 'string' || typeof signature !== 'string')
          throw new Failure('bad_signature')
        const event = await app.payments.readEvent(body, signature).catch((error: unknown) => {
          throw error instanceof BadPaymentSignature ? new Failure('bad_signature') : error
        })
        await takeIn(app, event, others)
        return { received: true }
      },
    })
  })
}

/** What looks into an event; another feature's payments are its own. */
export type EventTask = (app: App, tx: Tx, event: PaymentEvent) => Promise<void>

/** Writes down that the event came, with the job that looks into it; a repeated one changes nothing. */
async function takeIn(app: App, event: PaymentEvent, others: EventTask) {
  const { id, account, type, checkoutId, subscriptionId } = event
  await app.db.asSystem(async (tx) => {
    const isNew = await tx
      .insertInto('payment_event')
      .values({ id, account, type, received_at: new Date(app.now()) })
      .onConflict((conflict) => conflict.columns(['account', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return
    await others(app, tx, event)
    // What we sell ourselves is paid to our own account alone.
    if (account || (!checkoutId && !subscriptionId)) return
    await app.tasks.enqueue(tx, settlePayment, { checkoutId, subscriptionId })
  })
}
