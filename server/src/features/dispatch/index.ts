export { addOwnNote } from './add-own-note.ts'
export { announceJob } from './announce-job.ts'
export { type Coming, comingTo } from './arrival.ts'
export { checkPlace } from './check-place.ts'
export { readCheckSettings, saveCheckSettings } from './check-settings.ts'
export {
  driverName,
  hasJob,
  insertPastJobs,
  type JobRow,
  jobAsJson,
  jobsOnTheWire,
  lockJob,
  type PastJob,
} from './dispatch.store.ts'
export { eraseFromJobs } from './erase-from-jobs.ts'
export { findDuplicates } from './find-duplicates.ts'
export { listOwnPapers, readJobPapers } from './job-papers.ts'
export { listHistory } from './list-history.ts'
export { listTowns } from './list-towns.ts'
export { pickupOf, recentPickups } from './map.store.ts'
export { openOffers } from './open-offers.store.ts'
export { hadJobOfLate, hasOpenJob, openJobsOf } from './own-jobs.store.ts'
export { asOwnJob, listOwnJobs } from './own-jobs.ts'
export { checkVehicle, signJob } from './own-papers.ts'
export { estimateOf, priceJob, quoteJob } from './price-job.ts'
export { driversToRank, trucksToRank } from './rank.store.ts'
export { rankDrivers } from './rank-drivers.ts'
export { fitOf } from './rank-fit.ts'
export { readMapGround } from './read-map-ground.ts'
export { readRoute } from './read-route.ts'
export { reservations } from './reservations.store.ts'
export { releaseDriver, reserveDriver } from './reserve-driver.ts'
export { saveDispatchCall } from './save-dispatch-call.ts'
export {
  countDispatchCalls,
  readDispatchCall,
  searchDispatchCalls,
} from './search-dispatch-calls.ts'
export { suggestPlaces } from './suggest-places.ts'
export { takeOwnStep } from './take-own-step.ts'
export { takeStep } from './take-step.ts'
export { undoStep } from './undo-step.ts'
export { writeJob } from './write-job.ts'
