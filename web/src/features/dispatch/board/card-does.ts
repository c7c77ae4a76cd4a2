import type { DispatchCall, Step } from '@towline/contract'

/** What can be done with a card. The same object all the time, so that cards need not be drawn again. */
export type CardDoes = {
  select: (id: string) => void
  modify: (call: DispatchCall) => void
  media: (call: DispatchCall) => void
  step: (call: DispatchCall, step: Step) => void
  cancel: (call: DispatchCall) => void
  /** Shows what would be invoiced for the job. */
  invoice: (call: DispatchCall) => void
  /** Opens its chat, transcripts and recordings. */
  talk: (call: DispatchCall) => void
  goTo: (id: string) => void
}
