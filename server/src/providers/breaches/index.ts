import type { Settings } from '../../platform/settings.ts'
import type { Breaches } from './breaches.port.ts'
import { pwnedPasswords } from './pwned-passwords.ts'

export { type Breaches, BreachesFailed } from './breaches.port.ts'

/** What the settings ask for; without them nothing is looked up. */
export const chooseBreaches = ({
  BREACHED_PASSWORDS_URL: address,
}: Pick<Settings, 'BREACHED_PASSWORDS_URL'>): Breaches =>
  address ? pwnedPasswords(address) : { name: 'off', has: async () => false }
