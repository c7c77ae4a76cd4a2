import { soundsLike } from '../text/sound.ts'
import type { Facts } from '../types/facts.ts'

/** "It's spelled O C A F O R": the family name alone is corrected, and the given name stays. */
export function keepGivenName(now: Facts, before: Facts): void {
  const given = before.customerName?.split(' ') ?? []
  const last = given.pop()
  const { customerName } = now
  if (!last || !customerName || given.length === 0 || /\s/.test(customerName)) return
  if (soundsLike(last.toLowerCase(), customerName.toLowerCase()))
    now.customerName = [...given, customerName].join(' ')
}
