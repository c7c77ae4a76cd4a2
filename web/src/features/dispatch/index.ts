export { dispatchLive } from './dispatch.live.ts'
export { jobInWords } from './dispatch.text.ts'
export { DispatchBoard } from './dispatch-board.tsx'
