import { isEmergency, type Memory, summary } from '@towline/agent'
import type { TriedJob } from '@towline/contract'

/** What whoever tries the agent is shown of its memory. */
export function triedJobOf(memory: Memory): TriedJob {
  const { outcome: _outcome, textAccepted: _accepted, ...known } = summary(memory)
  const { intake, question } = memory
  return {
    ...known,
    customerPhone: intake.facts.customerPhone ?? '',
    mayText: intake.mayText,
    emergency: isEmergency(intake),
    onBoard: memory.job === 'saved',
    confirmed: intake.confirmed,
    asking: question ?? '',
  }
}
