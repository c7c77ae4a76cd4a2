import type { DispatchCall } from '@towline/contract'
import type { ReactNode } from 'react'

/** The invoices of jobs, as another feature shows them for the board, to whoever may see them. The same object all the time. */
export type Invoicing = {
  /** The invoices of a job that is over, in its panel. */
  renderState: (call: DispatchCall) => ReactNode
  /** What would be invoiced for the job, over the board. */
  renderDialog: (call: DispatchCall, onClose: () => void) => ReactNode
}
