export { acceptOffer, declineOffer } from './answer-offer.ts'
export { listOffers } from './list-offers.ts'
export { expireOfferTask, nextDriverTask } from './make-offer.ts'
export { offerJob } from './offer-job.ts'
export { openOfferLink } from './offer-link.ts'
export { readOfferSettings, saveOfferSettings } from './offer-settings.ts'
export { listOwnOffers, seeOffer } from './own-offers.ts'
export {
  readPushKey,
  receiveOffer,
  subscribePush,
  unsubscribePush,
} from './push/push-devices.ts'
export { pushOfferTask } from './push/push-offer.ts'
export { listSuggested, routeAgain, routeJobsTask } from './routing/route-jobs.ts'
export { textOfferTask } from './tell-driver.ts'
export { withdrawOffer } from './withdraw-offer.ts'
