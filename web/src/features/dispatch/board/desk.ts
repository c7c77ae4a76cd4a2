import type { ActiveCustomer, DispatchCall } from '@towline/contract'

/** What a job shows of its chat: messages nobody has read, and whether its customer has the page open. */
export type JobTalk = Pick<ActiveCustomer, 'unread' | 'here'>

/** What stands beside the board, as the page around it holds it. */
export type Desk = {
  talks: ReadonlyMap<string, JobTalk>
  /** Opens the chat, the transcripts and the recordings of a job beside the board. The same function all the time. */
  openTalk: (call: DispatchCall) => void
  /** Shows what stands beside the board, or puts it away. */
  toggle: () => void
  /** It takes its room from the board. */
  isShown: boolean
  /** Where the selected job stands instead of beside its list; null while something else stands there. */
  panel: HTMLElement | null
}

/** `2 unread messages · Customer is on the page`; empty for nothing. */
export function talkInWords({ unread, here }: JobTalk): string {
  const waiting = unread === 1 ? '1 unread message' : unread > 1 ? `${unread} unread messages` : ''
  return [waiting, here ? 'Customer is on the page' : ''].filter(Boolean).join(' · ')
}
