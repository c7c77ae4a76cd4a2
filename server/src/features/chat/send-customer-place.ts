import {
  type DispatchFields,
  type LatLng,
  sendCustomerPlace as operation,
  type PlaceSent,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { writeJob } from '../dispatch/index.ts'
import { changeSide, companyOfChat, placeSent } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'
import { write } from './send-chat-message.ts'

/** Notes longer than this can not be stored. */
const LONGEST_NOTES = 5_000

/**
 * Takes the place the customer's phone has found. It becomes the job's pickup on the map where the agent or
 * nobody had set one; what a person set stays, and he is told of the other place in the chat and the notes.
 */
export const sendCustomerPlace = handle(
  operation,
  async (context, { params, body: { place, accuracy } }): Promise<PlaceSent> => {
    const { tx, companyId, fail } = context
    const chat = await openChat(context, params.id)
    if (chat.status === 'completed' || chat.status === 'cancelled') fail('call_closed')
    const writer = writerIn(context, chat)
    if (writer.role !== 'customer') fail('forbidden')
    const before = await placeSent(tx, chat.id)
    let [isSet, isNoted] = [false, false]
    await writeJob(context, {
      id: chat.jobId,
      action: 'job place sent by the customer',
      change: (job) => {
        if (!job) return null
        isSet = mayMove(job, before)
        const line = noteOf(place, accuracy, isSet)
        const notes = withLine(job.fields.notes, line)
        isNoted = notes.length <= LONGEST_NOTES
        return {
          fields: {
            ...(isSet && { pickupAddressLatLng: place }),
            ...(isSet && !job.fields.pickupAddress && { pickupAddress: inDegrees(place) }),
            ...(isNoted && { notes }),
          },
        }
      },
    })
    const side = { chatId: chat.id, companyId, role: 'customer' as const }
    await changeSide(tx, side, { place: JSON.stringify(place) })
    await tellInChat(context, writer, { chatId: chat.id, place, accuracy, isSet, isNoted })
    return { pickup: isSet ? 'set' : 'noted' }
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)

type Job = { fields: DispatchFields; agent_fields: Partial<DispatchFields> | null }

/** Whether the job's point on the map is nobody's, the agent's as it wrote it, or the one the customer sent before. */
function mayMove({ fields, agent_fields: agents }: Job, before: LatLng | null): boolean {
  const at = fields.pickupAddressLatLng
  // A typed address that nobody has put on the map is where the phone is.
  if (at === null || (before && isSame(at, before))) return true
  const isAgents = fields.pickupAddress === (agents?.pickupAddress ?? '')
  return isAgents && isSame(at, agents?.pickupAddressLatLng ?? null)
}

const isSame = (one: LatLng, other: LatLng | null) =>
  other !== null && one.lat === other.lat && one.lng === other.lng

const inDegrees = ({ lat, lng }: LatLng) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

const within = (accuracy: number) =>
  accuracy > 0 ? ` (within ${Math.max(1, Math.round(accuracy * 3.28084))} ft)` : ''

const NOTE = "The customer's phone is at "

const noteOf = (place: LatLng, accuracy: number, isSet: boolean) =>
  `${NOTE}${inDegrees(place)}${within(accuracy)}${isSet ? '' : ". The pickup was set by a person and wasn't changed"}.`

/** The notes with this line in place of an earlier one, so that somebody who sends his place often does not fill them. */
function withLine(notes: string, line: string): string {
  const others = notes.split('\n').filter((one) => !one.startsWith(NOTE))
  return [...(notes ? others : []), line].join('\n')
}

type Sent = { chatId: string; place: LatLng; accuracy: number; isSet: boolean; isNoted: boolean }

/** The chat holds every place that was sent, also one the job has no room for. */
function tellInChat(
  context: Context,
  writer: Parameters<typeof write>[1],
  { chatId, place, accuracy, isSet, isNoted }: Sent,
) {
  const link = `https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`
  const content = [
    `My exact location${within(accuracy)}: ${link}`,
    !isSet && "The pickup on the job was set by a person and wasn't changed.",
    !isNoted && "The job's notes are full, so this location is only here.",
  ]
    .filter(Boolean)
    .join('\n')
  return write(context, writer, { chatId, content, clientId: null })
}
