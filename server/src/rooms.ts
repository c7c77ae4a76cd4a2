import { authenticate, logout } from './features/auth/index.ts'
import { listPlans } from './features/billing/index.ts'
import { listCallHistory, listRecentCalls, searchCustomers } from './features/calls/index.ts'
import { readChatRequest, readVoiceChat } from './features/chat/index.ts'
import { readCompany } from './features/company/index.ts'
import { readDashboard } from './features/dashboard/index.ts'
import {
  countDispatchCalls,
  readDispatchCall,
  saveDispatchCall,
  searchDispatchCalls,
} from './features/dispatch/index.ts'
import { listTexts, receiveText, receiveTextStatus, sendText } from './features/messages/index.ts'
import { register } from './features/site/index.ts'
import type { App } from './platform/app.ts'
import type { Job } from './platform/jobs/index.ts'
import type { AnyVerb } from './platform/verb.ts'

/** Every verb that is open to HTTP. The phone line's webhooks are opened by the voice room itself. */
export const verbs: readonly AnyVerb[] = [
  readCompany,
  authenticate,
  logout,
  receiveText,
  receiveTextStatus,
  listTexts,
  searchDispatchCalls,
  countDispatchCalls,
  readDispatchCall,
  saveDispatchCall,
  listCallHistory,
  searchCustomers,
  listRecentCalls,
  readChatRequest,
  readVoiceChat,
  listPlans,
  readDashboard,
  register,
]

/** Every job. */
export const jobs: readonly Job<never, App>[] = [sendText]
