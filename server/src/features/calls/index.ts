export { listCallHistory, listRecentCalls, searchCustomers } from './call-history.ts'
export {
  appendToPhoneCall,
  appendToPhoneCalls,
  endPhoneCall,
  openPhoneCall,
  openPhoneCalls,
} from './call-log.ts'
export {
  type CallFigures,
  callFigures,
  callsByHour,
  eventsOf,
  phoneCallBy,
  phoneCallBySid,
} from './calls.store.ts'
export { findCaller, findCallers, readOpenJob } from './find-caller.ts'
export { memoryFrom } from './memory-from.ts'
