import {
  readOfferSettings as readOperation,
  saveOfferSettings as saveOperation,
} from '@towline/contract'
import { differences } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { keepOfferSettings, offerSettings } from './offers.store.ts'

/** How the company offers its jobs. */
export const readOfferSettings = handle(readOperation, ({ tx, companyId }) =>
  offerSettings(tx, companyId),
)

/** Changes it; what is left out stays. Offers that are out keep the time they have. */
export const saveOfferSettings = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, audit } = context
  const before = await offerSettings(tx, companyId)
  const settings = {
    routing: body.routing ?? before.routing,
    seconds: body.seconds ?? before.seconds,
    nextByItself: body.nextByItself ?? before.nextByItself,
  }
  await keepOfferSettings(tx, companyId, settings)
  audit('offer settings saved', companyId, differences(before, settings))
  return settings
})
