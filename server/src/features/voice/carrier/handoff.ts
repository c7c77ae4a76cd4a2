import { z } from 'zod'

/**
 * What the relay tells the `action` webhook through the carrier when it ends the talk itself:
 * give the caller to a person, hang up, or open the relay again on another server.
 */
const Handoff = z.object({ do: z.enum(['transfer', 'hang up', 'restart']) })
export type Handoff = z.infer<typeof Handoff>['do']

/** As it travels in an `end` frame. */
export const handoffData = (what: Handoff): string => JSON.stringify({ do: what })

/** Reads what came back. Whatever is not ours means a person: nobody is hung up on by mistake. */
export function readHandoff(data: string): Handoff {
  try {
    const read = Handoff.safeParse(JSON.parse(data))
    return read.success ? read.data.do : 'transfer'
  } catch {
    return 'transfer'
  }
}
