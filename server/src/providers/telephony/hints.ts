/** One hint may have so many characters, and all of them together with their commas so many: more costs the call. */
const LONGEST_HINT = 60
const ALL_HINTS = 450

/**
 * Names for the attribute `hints`, the most helpful first, in which a comma parts one from the next. Each comes
 * once and in plain characters; what is too long is cut after a word, what does not fit is left out.
 */
export function hintList(names: readonly string[]): string {
  const list: string[] = []
  let room = ALL_HINTS
  for (const hint of new Set(names.map(plainHint))) {
    const takes = hint.length + (list.length > 0 ? 1 : 0)
    if (!hint || takes > room) continue
    list.push(hint)
    room -= takes
  }
  return list.join(',')
}

/** As it is spoken: letters, digits and what stands inside of names. */
function plainHint(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}'.-]+/gu, ' ')
    .trim()
  if (plain.length <= LONGEST_HINT) return plain
  const cut = plain.slice(0, LONGEST_HINT + 1)
  return (
    cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, LONGEST_HINT)
  ).trim()
}
