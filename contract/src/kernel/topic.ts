import type { Permission } from './access.ts'

/** Who may hear a topic. `company`: staff of that company. `self`: the employee whose id it has. `chat`: its staff and the holder of the chat id. `anyone`: everybody. */
export type Audience = 'company' | 'self' | 'chat' | 'anyone'

/** A place on the realtime wire one can subscribe to. */
export type Topic = {
  name: string
  audience: Audience
  /** What staff must be allowed to do to hear it. */
  permission?: Permission
  /** Pattern with one `:id`, or none. */
  pattern: string
  /** What a message on it says. */
  summary: string
}

/** Declares a topic; it only fixes the types. */
export function topic<const T extends Topic>(definition: T): T {
  return definition
}

/** The address of a topic, or of a place to send to, for one company or chat. */
export function topicFor(to: Pick<Topic, 'pattern'>, id: string): string {
  return to.pattern.replace(':id', id)
}

/** The id in a destination of this topic or place, `''` for one without an id, or null when it is another's. */
export function idInDestination(of: Pick<Topic, 'pattern'>, destination: string): string | null {
  const [before = '', after] = of.pattern.split(':id')
  if (after === undefined) return destination === before ? '' : null
  if (!destination.startsWith(before) || !destination.endsWith(after)) return null
  const id = destination.slice(before.length, destination.length - after.length)
  return id && !id.includes('/') ? id : null
}
