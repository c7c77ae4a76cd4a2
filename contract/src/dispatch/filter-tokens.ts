/** What the filter of the board can be told about one field: `driver:june`, `town:"little elm"`. */
export const filterFields = [
  'driver',
  'truck',
  'account',
  'reason',
  'town',
  'zone',
  'step',
] as const
export type FilterField = (typeof filterFields)[number]

/** What it can be told in a word of its own; in quotation marks the word is looked for instead. */
export const filterFlags = ['late', 'emergency', 'unassigned'] as const
export type FilterFlag = (typeof filterFlags)[number]

/** A filter as it is meant: words to be found anywhere, what single fields hold, and what must be so. */
export type JobFilter = {
  words: string
  fields: { field: FilterField; value: string }[]
  flags: FilterFlag[]
}

const piece = /(?:(\w+):)?(?:"([^"]*)"|([^\s"]+))/g

/** Reads a filter; what it does not know as a token is looked for as it stands. */
export function readFilter(text: string): JobFilter {
  const filter: JobFilter = { words: '', fields: [], flags: [] }
  const words: string[] = []
  for (const [whole, key, quoted, bare] of text.matchAll(piece)) {
    const value = quoted ?? bare ?? ''
    const field = filterFields.find((one) => one === key?.toLowerCase())
    const flag = key || quoted !== undefined ? undefined : flagOf(value)
    if (field && value) filter.fields.push({ field, value })
    else if (flag) filter.flags.push(flag)
    else words.push(key ? whole : value)
  }
  return { ...filter, words: words.join(' ') }
}

const flagOf = (word: string) => filterFlags.find((flag) => flag === word.toLowerCase())
