import type { CallerFacts } from '@towline/agent'
import { phoneDigits } from '@towline/contract'
import type { CompanyLine, IncomingCall, LoggedCall } from '../voice.ports.ts'
import type { CallService } from './call-service.ts'
import { LiveCall } from './live-call.ts'

/**
 * A call by the carrier's id: from this process, or from the log when another process (or this one before
 * a restart) had it. Null when nobody knows it.
 */
export async function restoreCall(service: CallService, callSid: string): Promise<LiveCall | null> {
  const here = service.find(callSid)
  if (here) return here
  const found = await service.deps.log.find(callSid)
  return found && beginOrGoOn(service, found.line, found.call)
}

/**
 * Takes a call in with the memory the log has of it. Before the greeting is in the log there
 * is none; then it begins anew, and since the agent greets the same caller in the same words, nobody can
 * tell.
 */
export async function beginOrGoOn(
  service: CallService,
  found: CompanyLine,
  call: LoggedCall,
  incoming?: IncomingCall,
): Promise<LiveCall> {
  const { deps } = service
  if (call.memory !== null) return service.add(new LiveCall(call, found, call.memory, deps))
  const { earlier } = call
  const known = await deps.tools.findCaller(found.companyId, call.from)
  const caller = { ...known, ...(earlier && { earlier }), ...asCarrierTells(incoming) }
  return service.find(call.callSid) ?? service.add(LiveCall.begin(call, found, deps, caller))
}

/** Which of the owner's lines was called, and whether the number is the caller's own. */
function asCarrierTells({
  forwardedFrom = '',
  isUnverified = false,
  to,
}: Partial<IncomingCall> = {}): Pick<CallerFacts, 'calledVia' | 'isUnverified'> {
  const line = phoneDigits(forwardedFrom) || ''
  const isOther = line.length === 10 && line !== phoneDigits(to ?? '')
  return {
    ...(isOther && { calledVia: line }),
    ...(isUnverified && { isUnverified: true as const }),
  }
}
