import { colors, shades } from '../../text/lexicon/colors.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import phrases from './phrases/color.json' with { type: 'json' }

export type ColorFound = { color: string; start: number; end: number }

/** Words after which a color word is part of something else ("white house", "red light", "black ice"). */
const notAColor = new Set(phrases.notAColor)

/** "The screen is black", "the smoke is white": not the vehicle. */
const notTheCar =
  /\b(?:screen|display|dash|dashboard|smoke|steam|lights?|fluid|oil|windows?|everything) (?:(?:just )?(?:is|are|was|went|turned|goes)|'s)(?: all)?$/

/** A color that starts here, with its shade ("dark green", "metallic blue", "silver and black"). */
export function colorAt(words: Word[], at: number): ColorFound | undefined {
  if (/^two[ -]tone$/.test(textBetween(words, at, at + 2))) {
    const named = colorAt(words, at + 2)
    const lead = named?.color.includes(' and ') ? '' : 'two-tone '
    if (named) return { ...named, color: lead + named.color, start: at }
  }
  const shade = shades.get(textAt(words, at))
  // "Pearl" is a shade before another color, and a color by itself.
  const shaded = shade === undefined ? undefined : nameAt(words, at + 1)
  const base = shaded ?? nameAt(words, at)
  if (!base) return
  if (notAColor.has(textAt(words, base.end)) && !words[base.end - 1]?.stop) return
  if (textAt(words, at - 1) === 'going' || textAt(words, at - 1) === 'saw') return
  if (notTheCar.test(textBetween(words, Math.max(0, at - 3), at))) return
  const second = textAt(words, base.end) === 'and' ? nameAt(words, base.end + 1) : undefined
  const color = [shaded && shade, base.color].filter(Boolean).join(' ')
  if (second && second.color !== base.color && !notAColor.has(textAt(words, second.end))) {
    return { color: `${color} and ${second.color}`, start: at, end: second.end }
  }
  const metallic = textAt(words, base.end) === 'metallic' ? 1 : 0
  return { color, start: at, end: base.end + metallic }
}

function nameAt(words: Word[], at: number): { color: string; end: number } | undefined {
  for (const length of [2, 1]) {
    const said = textBetween(words, at, at + length).trim()
    const color = colors.get(said) ?? colors.get(said.replace(/(?:d(?=dish$))?ish$/, ''))
    if (color && at + length <= words.length) return { color, end: at + length }
  }
}
