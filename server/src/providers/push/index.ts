export type { Push, PushSubscription } from './push.port.ts'
export { webPush } from './web-push.ts'
