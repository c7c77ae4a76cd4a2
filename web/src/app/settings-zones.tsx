import type { MetaFunction } from 'react-router'
import { MapFrame } from '../features/dispatch/index.ts'
import { ZonesTab } from '../features/zones/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Zones · Settings · Towline' }]

/** The Zones tab of Settings. */
export default function SettingsZones() {
  const user = useLoggedInUser()
  return user && <ZonesTab user={user} MapFrame={MapFrame} />
}
