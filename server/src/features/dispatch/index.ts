export { jobAsJson } from './dispatch.store.ts'
export { saveDispatchCall } from './save-dispatch-call.ts'
export {
  countDispatchCalls,
  readDispatchCall,
  searchDispatchCalls,
} from './search-dispatch-calls.ts'
export { writeJob } from './write-job.ts'
