import type { DispatchCall } from '@towline/contract'
import type { CardDoes } from './card-does.ts'
import type { JobTalk } from './desk.ts'
import type { Offering } from './offering.ts'

/** What a card and a row are given of their job and of the list. */
export type JobItem = {
  call: DispatchCall
  does: CardDoes
  offering?: Offering | undefined
  selected: boolean
  /** Only the selected one (or the first) is a stop of the Tab key. */
  isTabStop: boolean
  onThePhone: boolean
  /** Of its chat; undefined while nothing happens there. */
  talk?: JobTalk | undefined
  /** Place in the list, from 0, and how long it is; -1 when nobody knows. */
  index: number
  total: number
  measure?: (item: HTMLLIElement | null) => void
}
