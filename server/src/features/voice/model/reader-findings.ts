import { type Facts, type Memory, type ModelReading, placeLine } from '@towline/agent'

/** What a reader found in one turn, a field a line: what stands in words that a person reads. */
export function findingsOf(
  before: Memory,
  after: Memory | null,
  reading?: ModelReading,
): Record<string, string> {
  const known = before.intake.facts
  const facts = reading?.facts ?? after?.intake.facts ?? {}
  const isNew = (key: string) =>
    reading !== undefined || textOf(known, key as keyof Facts) !== textOf(facts, key as keyof Facts)
  const found = Object.keys(facts)
    .filter((key) => key !== 'reasonSaid' && isNew(key))
    .map((key) => [key, textOf(facts, key as keyof Facts)])
  const dangers = reading
    ? [...reading.dangers, ...(reading.doubts ?? [])]
    : (after?.intake.dangers ?? []).filter((each) => !before.intake.dangers.includes(each))
  if (dangers.length > 0) found.push(['danger', dangers.join(', ')])
  return Object.fromEntries(found)
}

function textOf(facts: Facts, key: keyof Facts): string {
  const value = facts[key]
  if (value === undefined) return ''
  return typeof value === 'object' ? placeLine(value) : String(value)
}
