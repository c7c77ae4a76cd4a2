import { useRing } from '../../ui/use-ring.ts'
import { useActiveCustomers } from './chat.queries.ts'

/** A phone whose screen goes dark comes and goes: its customer is heard once in this time, in ms. */
const ARRIVAL_QUIET = 10 * 60_000

/** Rings for what customers write and when one comes into their chat, on whichever page; not for the chat `inSight`. */
export function useChatSounds(wanted: boolean, inSight: string | null): void {
  const { data } = useActiveCustomers(wanted)
  const others = data?.filter(({ id }) => id !== inSight)
  useRing(
    others?.flatMap(({ id, unread }) => (unread > 0 ? [`${id} ${unread}`] : [])),
    'message',
  )
  useRing(
    data?.flatMap(({ id, here }) => (here ? [id] : [])),
    'arrival',
    ARRIVAL_QUIET,
  )
}
