export { dispatchLive } from './dispatch.live.ts'
export { DispatchBoard } from './dispatch-board.tsx'
