import type { MetaFunction } from 'react-router'
import { MapSection } from '../features/dispatch/index.ts'

export const meta: MetaFunction = () => [{ title: 'Map · Towline' }]

/** The Map section of the dashboard. */
export default function MapPage() {
  return <MapSection />
}
