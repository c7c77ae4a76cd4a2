import {
  accountChanged,
  chatMessages,
  chatSigns,
  chatsChanged,
  companyChanged,
  customerJoined,
  demoRemoved,
  dispatchChanged,
  dutyChanged,
  employeeChanged,
  idInDestination,
  importsChanged,
  impoundsChanged,
  invoicesChanged,
  liveCallsChanged,
  may,
  messageChanged,
  offersChanged,
  ownJobsChanged,
  ownOffersChanged,
  phoneCallChanged,
  positionChanged,
  ratesChanged,
  reservationsChanged,
  simpleMessages,
  type Topic,
  truckChanged,
  zonesChanged,
} from '@towline/contract'
import type { Actor } from './platform/actor.ts'

/** Every topic one can listen to, but those of a chat. */
const topics: readonly Topic[] = [
  accountChanged,
  companyChanged,
  messageChanged,
  dispatchChanged,
  phoneCallChanged,
  liveCallsChanged,
  positionChanged,
  reservationsChanged,
  customerJoined,
  chatsChanged,
  simpleMessages,
  employeeChanged,
  truckChanged,
  dutyChanged,
  offersChanged,
  ownOffersChanged,
  ownJobsChanged,
  ratesChanged,
  impoundsChanged,
  importsChanged,
  invoicesChanged,
  zonesChanged,
  demoRemoved,
]

/** Those of one chat, for its customer and the company's reps. */
const chatTopics: readonly Topic[] = [chatMessages, chatSigns]

/** Every topic there is. */
export const allTopics: readonly Topic[] = [...topics, ...chatTopics]

/** The chat whose topic this destination is; null for any other. */
export function chatIn(destination: string): string | null {
  for (const topic of chatTopics) {
    const id = idInDestination(topic, destination)
    if (id !== null) return id
  }
  return null
}

/** Whether this listener may hear this destination, which is none of a chat. Unknown destinations are nobody's. */
export function mayHear(actor: Actor, destination: string): boolean {
  return topics.some((topic) => {
    const id = idInDestination(topic, destination)
    if (id === null) return false
    if (topic.audience === 'anyone') return true
    if (actor.kind !== 'employee') return false
    if (id !== (topic.audience === 'self' ? actor.id : actor.companyId)) return false
    return !topic.permission || may(actor.roles, topic.permission)
  })
}
