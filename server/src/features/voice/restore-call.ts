import { LiveCall } from './live-call.ts'
import type { PhoneLine } from './phone-line.ts'

/**
 * A call by the carrier's id: from this process, or from the log when another process (or this one before
 * a restart) had it. Null when nobody knows it, or when it never came so far as a greeting.
 */
export async function restoreCall(line: PhoneLine, callSid: string): Promise<LiveCall | null> {
  const here = line.board.find(callSid)
  if (here) return here
  const found = await line.options.log.find(callSid)
  if (!found || found.call.memory === null) return null
  return line.board.add(new LiveCall(found.call, found.line, found.call.memory, line.around))
}
