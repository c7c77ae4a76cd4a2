import type { JobDraft } from '@towline/agent'

/** A job as the agent saves it in the middle of a call: what was told, and no place yet. */
export const agentDraft = (facts: JobDraft['facts'], notes = ''): JobDraft => ({
  facts,
  pickup: null,
  dropoff: null,
  mayText: null,
  confirmed: false,
  status: 'pending',
  emergency: false,
  notes,
})
