// What the learned reader sees of a line: which words, pairs of words and pieces of words are in it, each as
// a number of a fixed range. The trainer and the reader share this file, so they see the same.

/** How many different features there are: pieces that fall on the same number share their weights. */
export const BUCKETS = 1 << 16

const PIECES = [3, 4, 5] as const
/** What is said beyond it is not read. */
export const LONGEST_LINE = 600

/** The words of a line for the learned reader: lower case, apostrophes kept, digits as one sign each. */
export function tokensOf(line: string): string[] {
  return (
    line
      .slice(0, LONGEST_LINE)
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[\u2018\u2019]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
}

/** The features of a whole line, each once: words, pairs, pieces of three to five letters. */
export function lineFeatures(line: string): Uint32Array {
  const words = tokensOf(line).map((word) => word.replaceAll(/\d/g, '0'))
  const found = new Set<number>()
  const add = (kind: string, text: string) => found.add(hash(kind, text) % BUCKETS)
  for (const [at, word] of words.entries()) {
    add('w', word)
    add('p', `${words[at - 1] ?? '<'} ${word}`)
    const padded = `<${word}>`
    for (const length of PIECES)
      for (let from = 0; from + length <= padded.length; from += 1)
        add('c', padded.slice(from, from + length))
    if (at > 1) add('s', `${words[at - 2]} * ${word}`)
  }
  if (words.length > 0) add('p', `${words.at(-1)} >`)
  if (words.length < 4) add('n', String(words.length))
  return Uint32Array.from(found)
}

/** FNV-1a over the kind and the text. */
export function hash(kind: string, text: string): number {
  let value = 0x811c9dc5
  const whole = `${kind}\u0000${text}`
  for (let at = 0; at < whole.length; at += 1)
    value = Math.imul(value ^ whole.charCodeAt(at), 0x01000193)
  // The low bits of FNV are weak, and the low bits choose the bucket.
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
