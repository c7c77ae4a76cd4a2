import type { CallStatus, CustomData, VoiceTurn } from '@towline/contract'
import { formatPhone } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** What the agent learnt, as the rows people read. */
export function learnt(data: CustomData): [label: string, value: string][] {
  return [
    ['Name', data.customer_name],
    ['Phone', formatPhone(data.from_number)],
    ['Reason', data.reason],
    ['Time', dateAndTime(data.start_time)],
    ['Pickup Address', data.pickup_address],
    ['Valid Pickup Address', yesNo(data.valid_pickup_address)],
    ['Dropoff Address', data.dropoff_address],
    ['Valid Dropoff Address', yesNo(data.valid_dropoff_address)],
    ['Vehicle', data.vehicle],
    ['Vehicle Color', data.vehicle_color],
    ['Text Message Accepted', yesNo(data.text_accepted)],
  ]
}

/** A turn's words: those of `other` turns stand in a `message` field; empty when there is nothing to show. */
export function wordsOf(turn: Pick<VoiceTurn, 'role' | 'content'>): string {
  if (turn.role !== 'other') return turn.content.trim()
  try {
    const content: unknown = JSON.parse(turn.content)
    return typeof content === 'object' && content && 'message' in content
      ? String(content.message).trim()
      : ''
  } catch {
    return ''
  }
}

/** How a job stands, for the customer who waits for it. */
export const jobInWords: Record<CallStatus, string> = {
  pending: 'We have your request and are finding a truck for it.',
  active: 'Your job is with a driver.',
  scheduled: 'Your tow is booked for later.',
  completed: 'This job is done.',
  cancelled: 'This job was cancelled.',
}
