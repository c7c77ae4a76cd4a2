import type { DispatchCall } from '@towline/contract'
import { type ReactNode, Suspense } from 'react'
import { laterDialog } from '../../../ui/later-dialog.tsx'
import { directionsLink } from '../dispatch.text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DriverTakenDialog } from './driver-taken-dialog.tsx'
import { Palette } from './palette.tsx'
import { type Choice, offered } from './palette-choices.ts'
import { ShortcutOverview } from './shortcut-overview.tsx'
import type { ActionId } from './shortcuts.ts'
import type { Board } from './use-board.ts'

/** Gets the code of the long form, which is not there before somebody needs it. */
export const loadCallDialog = async () =>
  (await import('../dialog/dispatch-call-dialog.tsx')).DispatchCallDialog

const DispatchCallDialog = laterDialog('Manage Dispatch Call', loadCallDialog)

/** Whatever lies over the board; one thing at a time. */
export function BoardOverlays(props: {
  board: Board
  run: (id: ActionId) => void
  renderMedia: (call: DispatchCall, onClose: () => void) => ReactNode
  sections: readonly Choice[]
}) {
  const { board, run } = props
  const { over, steps, selected } = board
  const close = () => board.setOver(null)
  const hasMap = selected !== undefined && directionsLink(selected) !== null
  return (
    <Suspense>
      {over?.kind === 'job' && (
        <DispatchCallDialog
          key={over.call?.id ?? 'new'}
          call={over.call}
          openAt={over.atDriver ? 'driver' : undefined}
          onClose={close}
          onOpenOther={board.does.goTo}
        />
      )}
      {over?.kind === 'media' && props.renderMedia(over.call, close)}
      {over?.kind === 'cancel' && (
        <CancelDialog
          call={over.call}
          onClose={close}
          onCancel={(reason) => steps.take(over.call, 'cancel', { reason })}
        />
      )}
      {over?.kind === 'palette' && (
        <Palette
          choices={[...offered(selected, hasMap, run), ...props.sections]}
          onJob={board.does.goTo}
          onClose={close}
        />
      )}
      {over?.kind === 'help' && <ShortcutOverview onClose={close} />}
      {steps.taken && (
        <DriverTakenDialog
          call={steps.taken.call}
          onClose={steps.letGo}
          onSend={() => {
            const { call, more } = steps.taken ?? {}
            if (call && more) steps.take(call, more.step, { ...more, checkDriver: false })
          }}
        />
      )}
    </Suspense>
  )
}
