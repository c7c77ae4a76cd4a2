import {
  dispatchChanged,
  idInDestination,
  may,
  phoneCallChanged,
  type Topic,
} from '@towline/contract'
import type { Actor } from './platform/actor.ts'

/** Every topic one can listen to. */
const topics: readonly Topic[] = [dispatchChanged, phoneCallChanged]

/** Whether this listener may hear this destination. Unknown destinations are nobody's. */
export function mayHear(actor: Actor, destination: string): boolean {
  return topics.some((topic) => {
    const id = idInDestination(topic, destination)
    if (id === null) return false
    if (topic.audience === 'anyone') return true
    if (actor.kind !== 'employee' || actor.companyId !== id) return false
    return !topic.permission || may(actor.roles, topic.permission)
  })
}
