import { hasDriver, type StatusFilter } from '@towline/contract'
import { type RefObject, useEffect, useRef } from 'react'
import { directionsLink } from '../dispatch.text.ts'
import type { Desk } from './desk.ts'
import type { Offering } from './offering.ts'
import { type ActionId, actionOf, keysAreTaken, meansTheFocused } from './shortcuts.ts'
import { isClosed } from './steps.text.ts'
import { say } from './toasts.ts'
import type { Board } from './use-board.ts'

/** What other features do for the board. */
type Around = { offering: Offering | undefined; desk: Desk | undefined }

/** What each action of the shortcuts does, and the keys that run them; gives the way to run one by name. */
export function useBoardKeys(
  board: Board,
  filter: RefObject<HTMLInputElement | null>,
  { offering, desk }: Around,
): (id: ActionId) => void {
  const run = (id: ActionId) => actions(board, filter, { offering, desk })[id]()
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const id = actionOf(event)
      if (!id || event.defaultPrevented || event.repeat !== isRepeated(id, event)) return
      const isPalette = id === 'palette' && !document.querySelector('[aria-modal="true"]')
      if (!isPalette && keysAreTaken(event.target)) return
      if (meansTheFocused(event.target, event.key)) return
      event.preventDefault()
      latest.current(id)
    }
    // Before anybody else, for a dialog that this very key closes is open for us still.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return run
}

/** A key that is held down moves on and on; it does nothing else twice. */
const isRepeated = (id: ActionId, event: KeyboardEvent) =>
  id === 'next' || id === 'previous' ? event.repeat : false

function actions(
  board: Board,
  filter: RefObject<HTMLInputElement | null>,
  { offering, desk }: Around,
): Record<ActionId, () => void> {
  const { does, choose, setOver } = board
  const job = <T>(act: (call: NonNullable<Board['selected']>) => T) => {
    if (board.selected) act(board.selected)
    else
      say({
        kind: 'info',
        text: 'Select a job first. J and K move through the list.',
        lasts: 4_000,
      })
  }
  const step = (name: Parameters<typeof does.step>[1]) => () =>
    job((call) => (isClosed(call) ? tellClosed(call.dispatchNumber) : does.step(call, name)))
  const show = (status: StatusFilter) => () => choose(status)
  return {
    next: () => move(board, 1),
    previous: () => move(board, -1),
    first: () => moveTo(board, 0),
    escape: () => board.setSelection({ ...board.selection, id: '' }),
    offer: () =>
      job((call) =>
        offering && !isClosed(call) && !hasDriver(call)
          ? does.step(call, 'dispatch')
          : does.modify(call),
      ),
    offerNext: () => job((call) => offering?.offerNext(call)),
    open: () => job(does.modify),
    assign: () => job((call) => setOver({ kind: 'job', call, atDriver: true })),
    media: () => job(does.media),
    talk: () => job(does.talk),
    map: () => job(openMap),
    dispatch: step('dispatch'),
    enroute: step('enroute'),
    onScene: step('onScene'),
    towing: step('towing'),
    arrived: step('arrived'),
    complete: step('complete'),
    cancel: () =>
      job((call) => (isClosed(call) ? tellClosed(call.dispatchNumber) : does.cancel(call))),
    goneOnArrival: step('goneOnArrival'),
    undo: () => void board.steps.undo(),
    new: () => setOver({ kind: 'job', call: null }),
    filter: () => filter.current?.select(),
    pending: show('pending'),
    active: show('active'),
    current: show('current'),
    scheduled: show('scheduled'),
    completed: show('completed'),
    beside: () => desk?.toggle(),
    density: () => board.choices.chooseDensity(board.choices.density === 'rows' ? 'cards' : 'rows'),
    palette: () => setOver({ kind: 'palette' }),
    help: () => setOver({ kind: 'help' }),
  }
}

/** From the selected card, or, when that one is gone, from the place where it was. */
function move(board: Board, by: 1 | -1) {
  const { calls, selection } = board
  const at = calls.findIndex(({ id }) => id === selection.id)
  if (at >= 0) moveTo(board, at + by)
  else if (selection.id && by > 0) moveTo(board, selection.at)
  else moveTo(board, selection.id ? selection.at - 1 : 0)
}

function moveTo(board: Board, index: number) {
  const call = board.calls[Math.min(Math.max(0, index), board.calls.length - 1)]
  if (!call) return
  board.does.select(call.id)
  board.handle.current?.show(call.id)
}

function openMap(call: NonNullable<Board['selected']>) {
  const link = directionsLink(call)
  if (link) window.open(link, '_blank', 'noreferrer')
  else
    say({ kind: 'info', text: 'The map needs a pickup and a destination address.', lasts: 4_000 })
}

const tellClosed = (number: string) =>
  void say({ kind: 'info', text: `#${number} is over; no step can be taken.`, lasts: 4_000 })
