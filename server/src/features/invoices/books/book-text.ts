/** `12.50`, as accounting programs read amounts. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2)

/** Text on one line, without what would end a cell. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\t\r\n"]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/**
 * A customer as QuickBooks takes names: no colon (it means a sub-customer), no tab, no quote, nothing that a
 * spreadsheet takes for a formula, and no longer than it allows.
 */
export const customerOf = (name: string, most: number): string =>
  oneLine(name.replaceAll(':', ' '))
    .replace(/^[=+\-@\s]+/, '')
    .slice(0, most)
    .trim() || 'Customer'

/** What a line is sold as; the books need few of these, and the line's own words are its description. */
export const itemOf = { 'Tow Charges': 'Towing', 'Storage Charges': 'Storage' } as const
