/** Digits in groups of four, sixteen at most: `4242 4242 4`. */
export const grouped = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Month and year with their stroke: `04 / 30`. What is filled in as `04/2030` is the same. */
export function monthAndYear(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(\d\d)20(\d\d)$/, '$1$2')
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits
}
