import { randomBytes } from 'node:crypto'
import { TRY_RELAY_PATH } from '@towline/contract'
import type { App } from '../../../platform/app.ts'
import { openTicketLine, type TicketLine } from '../ticket-line.ts'
import { forgetfulDesk } from './forgetful-desk.ts'
import { madeUpCompany, TRIED_NUMBER, VISITORS_NUMBER, visitor } from './made-up-company.ts'
import { triedJobOf } from './tried-job.ts'

/** The line on which visitors try the agent, apart from the companies'. */
export type TryingLine = Omit<TicketLine, 'admit'> & {
  /** Lets one visitor in, once: where to, and as which call. */
  admit(): ReturnType<TicketLine['admit']>
}

/** Opens the line for visitors: the very same agent over a desk and a log that keep nothing. */
export function openTryingLine(app: App): TryingLine {
  const line = openTicketLine(app, {
    path: TRY_RELAY_PATH,
    key: 'key of the tries',
    // A try costs nothing.
    mind: null,
    desk: forgetfulDesk(() => visitor),
    find: () => ({ line: madeUpCompany, from: VISITORS_NUMBER, to: TRIED_NUMBER }),
    turned: (live) => live.mouth?.show(triedJobOf(live.memory)),
  })
  return { ...line, admit: () => line.admit(`TR${randomBytes(16).toString('hex')}`) }
}
