import type { MetaFunction } from 'react-router'
import { DriverJobs } from '../features/dispatch/index.ts'

export const meta: MetaFunction = () => [{ title: 'My jobs · Towline' }]

/** What a driver has instead of the desk. */
export default function DriverPage() {
  return <DriverJobs />
}
