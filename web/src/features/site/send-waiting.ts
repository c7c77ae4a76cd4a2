import { type ErrorCode, sendContact } from '@towline/contract'
import { ApiError, send } from '../../platform/api.ts'
import { forget, type WaitingMessage, waitingMessages } from './contact-outbox.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Refusals that a later try will not meet. */
const passing = new Set<ErrorCode | 'offline'>(['offline', 'internal', 'unavailable', 'too_many'])

let isSending = false

/**
 * Sends what is waiting, one after the other, until all of it has arrived: after a failure again with growing
 * pauses, and as soon as the network is back. A message goes by its key, so the server keeps it once however
 * often it is sent. Nobody is bothered with any of it.
 */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  let pause = FIRST_PAUSE_MS
  for (let [next] = waitingMessages(); next; [next] = waitingMessages()) {
    if (await isSettled(next)) {
      forget(next.clientKey)
      pause = FIRST_PAUSE_MS
      continue
    }
    await networkOr(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  isSending = false
}

/** Whether the message has arrived, or was refused for good. */
async function isSettled({ keptAt, ...body }: WaitingMessage): Promise<boolean> {
  try {
    await send(sendContact, { body })
    return true
  } catch (error) {
    return error instanceof ApiError && !passing.has(error.code)
  }
}

function networkOr(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, pauseMs)
    window.addEventListener('online', goOn)
  })
}
