import { commonWords } from '../../text/lexicon/common-words.ts'
import { chunkAt } from '../../text/numbers.ts'
import { stateAt } from '../../text/town.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import lists from './phrases/identifiers.json' with { type: 'json' }

type CodeFound = { code: string; start: number; end: number }

/** A 17-character vehicle identification number, written or spelled; it has no I, O or Q. */
export function findVin(words: Word[]): CodeFound | undefined {
  for (let at = 0; at < words.length; at++) {
    const code = charactersFrom(words, at, 17)
    if (
      code?.code.length === 17 &&
      /\d/.test(code.code) &&
      /[A-Z]/.test(code.code) &&
      /^[A-HJ-NPR-Z\d]{17}$/.test(code.code)
    )
      return code
  }
}

const phonetic = new Map(lists.phonetic.map((word) => [word, word.charAt(0)]))

/** Letters and digits said or written one after another, up to `longest`; "b as in boy" is one letter. */
function charactersFrom(
  words: Word[],
  start: number,
  longest: number,
  phrases = false,
): CodeFound | undefined {
  let code = ''
  let at = start
  while (at < words.length && code.length < longest) {
    const text = textAt(words, at)
    const number = text === 'o' ? undefined : chunkAt(words, at)
    const letter = phrases ? phonetic.get(text) : undefined
    if (number) {
      code += number.digits
      at = number.next
    } else if (letter) {
      code += letter
      at++
    } else if (
      /^[a-z]$/.test(text) ||
      (/^[a-z\d]+$/.test(text) && /\d/.test(text)) ||
      (phrases && at === start && /^[a-z]{2,4}$/.test(text) && !commonWords.has(text))
    ) {
      const isExplained = text.length === 1 && /^(?:as|like|for)$/.test(textAt(words, at + 1))
      // "H 7 7 2, h as in hotel": the letter it began with, explained.
      const isOld = isExplained && words[at - 1]?.stop === ',' && code.startsWith(text)
      if (!isOld) code += text
      at++
      if (isExplained) at += textAt(words, at + 1) === 'in' ? 3 : 2
    } else if (/^(?:dash|hyphen|space|and)$/.test(text) && code) at++
    else break
    if (words[at - 1]?.stop === '.') break
  }
  return code ? { code: code.toUpperCase(), start, end: at } : undefined
}

type PlateFound = { plate: string; state?: string; start: number; end: number }

/** A licence plate after a word that says so ("plate ABC 1234 Texas"). */
export function findPlate(words: Word[]): PlateFound | undefined {
  for (let at = 0; at < words.length; at++) {
    if (!/^(?:plates?|tags?|license|licence|lp)$/.test(textAt(words, at))) continue
    if (
      /^(?:licen[sc]e)$/.test(textAt(words, at)) &&
      !/^(?:plates?|tags?|number|is)$/.test(textAt(words, at + 1))
    )
      continue
    let from = at + 1
    while (
      /^(?:plates?|number|numbers|no|is|are|it's|its|the|tags?|says|reads|'s|of|on|it)$/.test(
        textAt(words, from),
      ) &&
      from < at + 6
    )
      from++
    const before = stateAt(words, from)
    const found = charactersFrom(words, before?.end ?? from, 8, true)
    if (!found || found.code.length < 4 || found.code.length > 8 || !/\d/.test(found.code)) continue
    const after = stateAt(
      words,
      /^(?:from|in|its|it's|and)$/.test(textAt(words, found.end)) ? found.end + 1 : found.end,
    )
    const leading = stateAt(words, at - 1)
    const state = before?.state ?? after?.state ?? leading?.state
    return { plate: found.code, ...(state && { state }), start: at, end: after?.end ?? found.end }
  }
}

/** The number after words that name it ("PO number is 12345", "member number 429 005 112"). */
export function codeAfter(words: Word[], cue: RegExp, shortest: number): CodeFound | undefined {
  for (let at = 1; at < words.length; at++) {
    if (!cue.test(textBetween(words, Math.max(0, at - 5), at))) continue
    const found = charactersFrom(words, at, 20, true)
    if (found && found.code.length >= shortest && /\d/.test(found.code))
      return { ...found, start: at - 1 }
  }
}

/** A purchase order number as motor clubs give it; "a dispatch, PO 4471" is 4471. */
export function findPurchaseOrder(words: Word[]): CodeFound | undefined {
  const found = codeAfter(
    words,
    /\b(?:p ?o|purchase order|dispatch|job|reference|authorization|case)(?: (?:number|no|id|num|code))?(?: (?:is|will be|it's|for this is))?$/,
    3,
  )
  return found && { ...found, code: found.code.replace(/^PO(?=\d)/, '') }
}

/** A motor club's member number; jobs hold at most ten characters of it. */
export const findMembership = (words: Word[]): CodeFound | undefined =>
  codeAfter(
    words,
    /\b(?:member(?:ship)?|policy|contract|club)(?: (?:number|no|id|num|card number|card))?(?: (?:is|it's))?$/,
    5,
  )
