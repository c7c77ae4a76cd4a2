import type { DispatchCall, TakeStep } from '@towline/contract'
import type { ReactNode } from 'react'

/** Who takes a job, and with which truck. */
export type Given = Pick<TakeStep, 'driverId' | 'truckId'>

/** Offering jobs to drivers, as another feature does it for the board. The same object all the time. */
export type Offering = {
  /** How the offer of a job stands, on its card. */
  renderState: (call: DispatchCall, tabIndex: number) => ReactNode
  /** The drivers over the board, to offer the job or to send somebody without asking. */
  renderDrivers: (
    call: DispatchCall,
    does: { onSend: (call: DispatchCall, given: Given) => void; onClose: () => void },
  ) => ReactNode
  /** Offers a job to the best driver who was not asked yet. */
  offerNext: (call: DispatchCall) => void
}
