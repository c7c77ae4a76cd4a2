import { sendSimpleMessage as place, simpleMessages } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { openDestination } from '../../platform/send-handlers.ts'

/** Passes a message of the simple chat on to everybody who listens, its sender included. It is kept nowhere. */
export const sendSimpleMessage = handle(
  openDestination(place, 'the simple chat is open to everybody and carries nothing of any company'),
  async ({ announce }, { body }) => announce(simpleMessages, '', body),
  { reads: true },
)
