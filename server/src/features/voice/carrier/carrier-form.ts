import type { CarrierForm } from '@towline/contract'

/** One value of a carrier's form; empty when it is missing. */
export function formValue(form: CarrierForm, name: string): string {
  const given = form[name]
  return (Array.isArray(given) ? given[0] : given) ?? ''
}
