import { TriedJob } from '@towline/contract'
import { z } from 'zod'

/** What the server says to a phone; types a phone doesn't know are ignored. */
const FromServer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    token: z.string(),
    last: z.boolean().default(false),
    interruptible: z.boolean().default(true),
  }),
  z.object({
    type: z.literal('language'),
    ttsLanguage: z.string().optional(),
    transcriptionLanguage: z.string().optional(),
  }),
  z.object({ type: z.literal('end'), handoffData: z.string().optional() }),
  z.object({ type: z.literal('job'), job: TriedJob }),
])
export type FromServer = z.infer<typeof FromServer>

const Handoff = z.object({ do: z.enum(['transfer', 'hang up', 'restart']) })

/** Why the agent ended the relay: it hangs up, gives the caller to a person, or goes on on another server. */
export function handoffOf(data: string | undefined): 'transfer' | 'hang up' | 'restart' {
  try {
    return Handoff.parse(JSON.parse(data ?? '')).do
  } catch {
    return 'hang up'
  }
}

/** Reads one message of the relay; null for what is not one, or is of no use here. */
export function readRelay(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null
  try {
    return FromServer.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/** What a phone says to the server: the carrier's wire. */
export type ToServer =
  | {
      type: 'setup'
      sessionId: string
      accountSid: string
      callSid: string
      parentCallSid: string
      from: string
      to: string
      direction: 'inbound'
      callType: 'PSTN'
      callStatus: 'RINGING' | 'IN_PROGRESS'
      customParameters: Record<string, string>
    }
  | { type: 'prompt'; voicePrompt: string; lang: string; last: boolean }
  | { type: 'interrupt'; utteranceUntilInterrupt: string; durationUntilInterruptMs: number }
  | { type: 'dtmf'; digit: string }
  | { type: 'info'; name: 'agentSpeaking' | 'clientSpeaking'; value: 'on' | 'off' }

/** The call as the server opened it. */
export type OpenedCall = {
  callSid: string
  relayUrl: string
  greeting: string
  from: string
  to: string
  customParameters: Record<string, string>
  /** A visitor tries the agent: nobody is behind the call, and who loses it calls again. */
  isTry?: true
}

// The built-in phone belongs to no carrier account.
const NO_ACCOUNT = `AC${'0'.repeat(32)}`

/** The first message on a socket; `again` when the call was already going on, so that the agent takes it up. */
export function setupMessage(call: OpenedCall, sessionId: string, again: boolean): ToServer {
  return {
    type: 'setup',
    sessionId,
    accountSid: NO_ACCOUNT,
    callSid: call.callSid,
    parentCallSid: '',
    from: call.from,
    to: call.to,
    direction: 'inbound',
    callType: 'PSTN',
    callStatus: again ? 'IN_PROGRESS' : 'RINGING',
    customParameters: again
      ? { ...call.customParameters, resumed: 'reconnected' }
      : call.customParameters,
  }
}
