import { firstNames } from '../../text/lexicon/first-names.ts'
import { textAt, textBetween, titleCase, type Word } from '../../text/words.ts'

export type NameFound = { name: string; start: number; end: number }

/** Reads the name that begins at a word, if one does. */
type ReadName = (at: number) => NameFound | undefined

/** "First name Dan, last name Smith" in either order, or one of them with the other said bare before it. */
export function firstAndLast(words: Word[], read: ReadName): NameFound | undefined {
  const first = partAfter(words, /^(?:first|given) name(?:'?s)?$/, read)
  const last = partAfter(words, /^(?:last|family) name(?:'?s)?$/, read)
  const cue = first ?? last
  if (!cue) return
  const other = first && last ? undefined : partBefore(words, cue.cue, read)
  const given = first ?? other
  const family = last ?? other
  if (!given || !family) return
  return {
    name: `${given.name} ${family.name}`,
    start: Math.min(given.start, family.start),
    end: Math.max(given.end, family.end),
  }
}

function partAfter(words: Word[], cue: RegExp, read: ReadName) {
  for (let at = 0; at + 2 < words.length; at++) {
    if (!cue.test(textBetween(words, at, at + 2))) continue
    const found = read(at + 2)
    if (found) return { ...joinSpelled(words, found), cue: at }
  }
}

function partBefore(words: Word[], cue: number, read: ReadName): NameFound | undefined {
  let until = cue
  while (/^(?:and|my|the)$/.test(textAt(words, until - 1))) until--
  for (let at = 0; at < until; at++) {
    const found = read(at)
    const whole = found && joinSpelled(words, found)
    if (whole?.end === until && !whole.name.includes(' ')) return whole
  }
}

/** "Jon without an h, Jon Stein", "Anne with an e Shirley": the hint is passed over, what follows belongs to the name. */
export function withoutSpellingHint(words: Word[], found: NameFound, read: ReadName): NameFound {
  const hint =
    /^(?:with|without) (?:an?|the|two|no) (?:letter )?[a-z](?: [a-z])?(?:'?s)?(?= |$)/.exec(
      textBetween(words, found.end, found.end + 5),
    )?.[0]
  const rest = hint ? read(found.end + hint.split(' ').length) : undefined
  if (!rest || found.name.includes(' ')) return found
  const isWhole = rest.name.toLowerCase().startsWith(`${found.name.toLowerCase()} `)
  return isWhole ? rest : { name: `${found.name} ${rest.name}`, start: found.start, end: rest.end }
}

/** "Xiomara, X I O M A R A, Vega": the surname after the spelling. */
export function withRestOfName(words: Word[], found: NameFound, read: ReadName): NameFound {
  const isSpelled = !found.name.includes(' ') && isSpelling(words, found.end - 2)
  const rest = isSpelled ? read(found.end) : undefined
  return rest ? { name: `${found.name} ${rest.name}`, start: found.start, end: rest.end } : found
}

/** "Rosa. Rosa Trevino.": said once more, and whole. */
export function saidAgain(found: NameFound, read: ReadName): NameFound {
  const again = found.name.includes(' ') ? undefined : read(found.end)
  const isSame = again?.name.toLowerCase().startsWith(`${found.name.toLowerCase()} `)
  return again && isSame ? again : found
}

/** "Harold and June Peck": the one who speaks first is written down, with the name both bear. */
export function ofTheFirst(words: Word[], found: NameFound): NameFound {
  const given = textAt(words, found.start - 2)
  const [partner = '', ...family] = found.name.split(' ')
  const areTwo =
    textAt(words, found.start - 1) === 'and' &&
    firstNames.has(given) &&
    firstNames.has(partner.toLowerCase())
  return areTwo
    ? { ...found, name: [titleCase(given), ...family].join(' '), start: found.start - 2 }
    : found
}

/** Two single letters in a row spell a name; one alone is an initial. */
export const isSpelling = (words: Word[], at: number) =>
  /^[a-z] [a-z]$/.test(textBetween(words, at, at + 2))

/** "Jenkins, J E N K I N S": spelling that repeats the name corrects it; "s m i t h" alone is the name. */
export function joinSpelled(words: Word[], found: NameFound): NameFound {
  const spelled = lettersFrom(words, found.end)
  if (!spelled) return found
  const parts = found.name.split(' ')
  const last = parts.at(-1) ?? ''
  const replaces = parts.findIndex(
    (part) =>
      part.charAt(0).toLowerCase() === spelled.text.charAt(0) &&
      Math.abs(part.length - spelled.text.length) <= 3,
  )
  if (replaces >= 0) parts[replaces] = titleCase(spelled.text)
  else if (/^[A-Z]$/.test(last))
    return {
      ...found,
      end: spelled.end,
      name: [...parts.slice(0, -1), titleCase(last + spelled.text)].join(' '),
    }
  else if (parts.length === 1) parts.push(titleCase(spelled.text))
  return { name: parts.join(' '), start: found.start, end: spelled.end }
}

/** Letters said one by one from here ("s m i t h", "S-M-I-T-H", "that's s as in sam"). */
export function lettersFrom(
  words: Word[],
  start: number,
): { text: string; end: number } | undefined {
  let at = start
  // "With an e" is a hint, no spelling.
  if (/^with(?:out)? an? /.test(textBetween(words, at, at + 3))) return
  while (
    /^(?:that'?s|spelled|it'?s|spelt|spelling|with|is|and|last|name|thats)$/.test(
      textAt(words, at),
    ) &&
    at < start + 4
  )
    at++
  let text = ''
  for (; at < words.length; at++) {
    const letter = /^(?:double )?([a-z])$/.exec(textAt(words, at))?.[1]
    if (textAt(words, at) === 'double' && /^[a-z]$/.test(textAt(words, at + 1)))
      text += textAt(words, at + 1)
    else if (letter) text += letter
    else if (/^(?:as|for|like)$/.test(textAt(words, at)) && text)
      at += textAt(words, at + 1) === 'in' ? 2 : 1
    else break
  }
  return text.length >= 3 ? { text, end: at } : undefined
}
