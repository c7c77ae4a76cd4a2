export { startPushService } from '../providers/push/testing/push-stand-in.ts'
