import { randomBytes } from 'node:crypto'
import { TRY_RELAY_PATH } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import { openTestCallService, type TestCallService } from '../session/test-call-service.ts'
import { forgetfulTools } from './forgetful-tools.ts'
import { companyCalled, TRIED_NUMBER, VISITORS_NUMBER, visitor } from './made-up-company.ts'
import { triedJobOf } from './tried-job.ts'

/** The calls of visitors who try the agent, apart from the companies'. */
export type VisitorCallService = Omit<TestCallService, 'admit'> & {
  /** Lets one visitor in, once, who calls the company of this name: where to, and as which call. */
  admit(companyName: string): ReturnType<TestCallService['admit']>
}

/** Opens the calls of visitors: the very same agent over tools and a log that keep nothing. */
export function openVisitorCallService(app: App, fanOut: FanOut): VisitorCallService {
  const service = openTestCallService(app, fanOut, {
    path: TRY_RELAY_PATH,
    key: 'key of the tries',
    // A try costs nothing.
    model: null,
    tools: forgetfulTools(() => visitor),
    find: (callSid) => ({
      line: companyCalled(readName(callSid)),
      from: VISITORS_NUMBER,
      to: TRIED_NUMBER,
    }),
    shownJob: triedJobOf,
  })
  return { ...service, admit: (companyName) => service.admit(sidOf(companyName)) }
}

/** A call's name says whose agent is called, so that any process can begin it. */
const sidOf = (companyName: string) =>
  `TR${randomBytes(16).toString('hex')}${Buffer.from(companyName).toString('base64url')}`

const readName = (callSid: string) => Buffer.from(callSid.slice(34), 'base64url').toString()
