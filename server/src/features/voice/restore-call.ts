import { LiveCall } from './live-call.ts'
import type { PhoneLine } from './phone-line.ts'
import type { Line, LoggedCall } from './voice.ports.ts'

/**
 * A call by the carrier's id: from this process, or from the log when another process (or this one before
 * a restart) had it. Null when nobody knows it.
 */
export async function restoreCall(line: PhoneLine, callSid: string): Promise<LiveCall | null> {
  const here = line.board.find(callSid)
  if (here) return here
  const found = await line.options.log.find(callSid)
  return found && beginOrGoOn(line, found.line, found.call)
}

/**
 * Takes a call onto the board with the memory the log has of it. Before the greeting is in the log there
 * is none; then it begins anew, and since the agent greets the same caller in the same words, nobody can
 * tell.
 */
export async function beginOrGoOn(
  line: PhoneLine,
  found: Line,
  call: LoggedCall,
): Promise<LiveCall> {
  const { around, board } = line
  if (call.memory !== null) return board.add(new LiveCall(call, found, call.memory, around))
  const { earlier } = call
  const known = await line.options.desk.findCaller(found.companyId, call.from)
  const caller = { ...known, ...(earlier && { earlier }) }
  return board.find(call.callSid) ?? board.add(LiveCall.begin(call, found, around, caller))
}
