import { openOfferLink as operation } from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newSecret } from '../../platform/ids.ts'
import { beginSession, driverOwnJobs } from '../auth/index.ts'
import { ownCompany } from '../company/index.ts'
import { queueText } from '../messages/index.ts'
import { companyOfOfferLink, insertOfferLink, spendOfferLink } from './offer-link.store.ts'
import { driverPhone, type OfferRow } from './offers.store.ts'
import { offerWords } from './offers.text.ts'

const MINUTE = 60_000
/** A link opens nothing after this. */
const LINK_LASTS_MS = 15 * MINUTE
/** What it opened stays open for a shift. */
const SESSION_LASTS_MS = 12 * 60 * MINUTE

/** Texts a driver that a job is offered, with a link to it. Nothing of the customer is in the text. */
export async function textOffer(context: Context, offer: OfferRow): Promise<void> {
  const { tx, companyId, now, publicUrl } = context
  const to = await driverPhone(tx, companyId, offer.driver_id)
  if (!to) return
  const token = newSecret()
  const { name } = await ownCompany(tx, companyId)
  const body = offerWords[offer.driver_language].text({
    company: name,
    number: offer.dispatch_number,
    miles: offer.miles,
    seconds: Math.round((offer.until.getTime() - now) / 1000),
    reason: '',
    link: `${publicUrl}/offer#${token}`,
  })
  if (await queueText(context, { to, body, key: `offer ${offer.id}` }))
    await insertOfferLink(tx, {
      offerId: offer.id,
      companyId,
      driverId: offer.driver_id,
      token,
      expiresAt: now + LINK_LASTS_MS,
    })
}

/** Signs a driver in by the link of an offer, once. It opens their own jobs, and nothing else they may do. */
export const openOfferLink = handle(
  operation,
  async (context, { body }) => {
    const { tx, now, fail } = context
    const driverId = (await spendOfferLink(tx, body.token, now)) ?? fail('link_ended')
    const driver = (await driverOwnJobs(tx, driverId, now)) ?? fail('link_ended')
    return beginSession(context, driver, now + SESSION_LASTS_MS)
  },
  {
    companyOf: async (tx, { body }) => {
      const companyId = await companyOfOfferLink(tx, body.token)
      if (!companyId) throw new Failure('link_ended')
      return companyId
    },
  },
)
