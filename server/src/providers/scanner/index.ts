import type { Settings } from '../../platform/settings.ts'
import { clamav } from './clamav.ts'
import type { Scanner } from './scanner.port.ts'

export { type Scanner, ScannerFailed } from './scanner.port.ts'

/** What the settings ask for; without them nothing is scanned. */
export const chooseScanner = ({ CLAMAV_URL }: Pick<Settings, 'CLAMAV_URL'>): Scanner =>
  CLAMAV_URL ? clamav(CLAMAV_URL) : { name: 'off', find: async () => null }
