import type { MetaFunction } from 'react-router'
import { useJobsOnThePhone } from '../features/calls/index.ts'
import { DispatchBoard } from '../features/dispatch/index.ts'

export const meta: MetaFunction = () => [{ title: 'Dispatching · Towline' }]

/** The board, told by the call room which of its jobs are being talked about at this moment. */
export default function DispatchingPage() {
  return <DispatchBoard onThePhone={useJobsOnThePhone()} />
}
