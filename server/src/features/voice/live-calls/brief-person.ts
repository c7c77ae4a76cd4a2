import { briefing, type Memory } from '@towline/agent'
import { sayTwiml } from '../../../providers/telephony/index.ts'
import type { PhoneLine } from '../phone-line.ts'
import { within } from '../within.ts'

/**
 * Somebody picked up a call that was put through to him: what he hears before the caller does. Whatever
 * fails here, the two are connected; never throws.
 */
export async function briefPerson(line: PhoneLine, callSid: string): Promise<string> {
  try {
    const memory = await within(line.options.limits.answerMs, memoryOf(line, callSid))
    line.options.briefed?.(callSid)
    return sayTwiml(memory ? briefing(memory) : '')
  } catch (error) {
    line.options.logger.error({ err: error, callSid }, 'a person could not be told of his call')
    return sayTwiml('')
  }
}

/** From this process, or from the log when another one has the call. */
async function memoryOf(line: PhoneLine, callSid: string): Promise<Memory | null> {
  const here = line.board.find(callSid)
  return here?.memory ?? (await line.options.log.find(callSid))?.call.memory ?? null
}
