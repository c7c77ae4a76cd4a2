import type { DispatchCall } from '@towline/contract'
import { type ReactNode, Suspense } from 'react'
import { laterDialog } from '../../../ui/later-dialog.tsx'
import { directionsLink } from '../dispatch.text.ts'
import type { Invoicing } from './invoicing.ts'
import type { Offering } from './offering.ts'
import { type Choice, offered } from './palette-choices.ts'
import type { ActionId } from './shortcuts.ts'
import type { Board } from './use-board.ts'

/** Gets the code of the long form, which is not there before somebody needs it. */
export const loadCallDialog = async () =>
  (await import('../dialog/dispatch-call-dialog.tsx')).DispatchCallDialog

const DispatchCallDialog = laterDialog('Manage Dispatch Call', loadCallDialog)

/** Gets the code of the small dialogs. */
export const loadSmallDialogs = () => import('./small-dialogs.ts')

const CancelDialog = laterDialog('Cancel', async () => (await loadSmallDialogs()).CancelDialog)
const ChooseDriverDialog = laterDialog(
  'Drivers',
  async () => (await loadSmallDialogs()).ChooseDriverDialog,
)
const DriverTakenDialog = laterDialog(
  'Driver',
  async () => (await loadSmallDialogs()).DriverTakenDialog,
)
const Palette = laterDialog('Go to', async () => (await loadSmallDialogs()).Palette)
const ShortcutOverview = laterDialog(
  'Keys',
  async () => (await loadSmallDialogs()).ShortcutOverview,
)

/** Whatever lies over the board; one thing at a time. */
export function BoardOverlays(props: {
  board: Board
  run: (id: ActionId) => void
  renderMedia: (call: DispatchCall, onClose: () => void) => ReactNode
  sections: readonly Choice[]
  offering: Offering | undefined
  invoicing: Invoicing | undefined
}) {
  const { board, run, offering, invoicing } = props
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
          onInvoice={invoicing && board.does.invoice}
        />
      )}
      {over?.kind === 'media' && props.renderMedia(over.call, close)}
      {over?.kind === 'invoice' && invoicing?.renderDialog(over.call, close)}
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
      {steps.driverless &&
        offering &&
        steps.driverless.more.step === 'dispatch' &&
        offering.renderDrivers(steps.driverless.call, {
          onClose: steps.letGo,
          onSend: (call, given) => steps.take(call, 'dispatch', given),
        })}
      {steps.driverless && !(offering && steps.driverless.more.step === 'dispatch') && (
        <ChooseDriverDialog
          call={steps.driverless.call}
          step={steps.driverless.more.step}
          onClose={steps.letGo}
          onChoose={(call, given) => {
            if (steps.driverless) steps.take(call, steps.driverless.more.step, given)
          }}
        />
      )}
      {steps.taken && (
        <DriverTakenDialog
          call={steps.taken.call}
          why={steps.taken.why}
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
