import { offerJob as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import type { Distance } from '../../providers/maps/index.ts'
import { makeOffer } from './make-offer.ts'
import { wayToPickup } from './way-to-pickup.ts'

/** A dispatcher offers a job to a driver, who is told at once. */
export const offerJob = handle(
  operation,
  (context, { params, body }, way: Distance | null) => makeOffer(context, params.id, body, way),
  { prepare: (outside, { params, body }) => wayToPickup(outside, params.id, body.driverId) },
)
