const LONG: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** A town's name as it is looked up: `Saint Paul`, `St. Paul` and `st paul` are all `saintpaul`. */
export function townKey(name: string): string {
  return words(name)
    .map((word) => LONG[word] ?? word)
    .join('')
}

/** The keys that a name being typed may be the beginning of: `st` begins `Stafford` and `Saint Paul`. */
export function townKeyPrefixes(typed: string): string[] {
  const prefixes = [townKey(typed), words(typed).join('')]
  return [...new Set(prefixes)].filter(Boolean)
}

function words(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
