export { listCallHistory, listRecentCalls, searchCustomers } from './call-history.ts'
export {
  appendToPhoneCall,
  endPhoneCall,
  openPhoneCall,
} from './call-log.ts'
export { eventsOf, phoneCallBySid } from './calls.store.ts'
export { findCaller, readOpenJob } from './find-caller.ts'
