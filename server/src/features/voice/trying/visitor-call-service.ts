import { randomBytes } from 'node:crypto'
import { TRY_RELAY_PATH } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import { openTestCallService, type TestCallService } from '../session/test-call-service.ts'
import { forgetfulTools } from './forgetful-tools.ts'
import { madeUpCompany, TRIED_NUMBER, VISITORS_NUMBER, visitor } from './made-up-company.ts'
import { triedJobOf } from './tried-job.ts'

/** The calls of visitors who try the agent, apart from the companies'. */
export type VisitorCallService = Omit<TestCallService, 'admit'> & {
  /** Lets one visitor in, once: where to, and as which call. */
  admit(): ReturnType<TestCallService['admit']>
}

/** Opens the calls of visitors: the very same agent over tools and a log that keep nothing. */
export function openVisitorCallService(app: App): VisitorCallService {
  const service = openTestCallService(app, {
    path: TRY_RELAY_PATH,
    key: 'key of the tries',
    // A try costs nothing.
    model: null,
    tools: forgetfulTools(() => visitor),
    find: () => ({ line: madeUpCompany, from: VISITORS_NUMBER, to: TRIED_NUMBER }),
    shownJob: triedJobOf,
  })
  return { ...service, admit: () => service.admit(`TR${randomBytes(16).toString('hex')}`) }
}
