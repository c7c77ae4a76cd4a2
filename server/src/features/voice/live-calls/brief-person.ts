import { handoffSummary, type Memory } from '@towline/agent'
import { within } from '../../../platform/within.ts'
import { sayTwiml } from '../../../providers/telephony/index.ts'
import type { CallService } from '../session/call-service.ts'

/**
 * Somebody picked up a call that was put through to them: what they hear before the caller does. Whatever
 * fails here, the two are connected; never throws.
 */
export async function briefPerson(service: CallService, callSid: string): Promise<string> {
  try {
    const memory = await within(service.deps.limits.answerMs, memoryOf(service, callSid))
    service.deps.registry?.pickedUp(callSid)
    return sayTwiml(memory ? handoffSummary(memory) : '')
  } catch (error) {
    service.deps.logger.error(
      { err: error, callSid },
      'a person could not be told of the call they picked up',
    )
    return sayTwiml('')
  }
}

/** From this process, or from the log when another one has the call. */
async function memoryOf(service: CallService, callSid: string): Promise<Memory | null> {
  const here = service.find(callSid)
  return here?.memory ?? (await service.deps.log.find(callSid))?.call.memory ?? null
}
