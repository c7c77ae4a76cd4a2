import { formatPhone, phoneDigits } from '@towline/contract'

/** A phone number as far as it is typed: `(469) 555-01`; what is no ten digits at most stays as it is. */
export function phoneAsTyped(digits: string): string {
  if (!/^\d{4,10}$/.test(digits)) return formatPhone(digits)
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length > 6 ? `${area}-${digits.slice(6)}` : area
}

/**
 * The digits of what stands in the field now, at most ten. Where deleting took only a bracket or a dash,
 * the digit before it goes, or deleting would stand still.
 */
export function typedDigits(typed: string, before: string): string {
  const digits = phoneDigits(typed).slice(0, 10)
  const shown = phoneAsTyped(before)
  const onlyASign =
    typed.length === shown.length - 1 && shown.startsWith(typed) && digits === before
  return onlyASign ? digits.slice(0, -1) : digits
}
