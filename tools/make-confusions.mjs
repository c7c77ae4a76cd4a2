// Makes the table of words that sound alike, for the noise in the evaluation: `node tools/make-confusions.mjs`.
// From the words our simulated callers use, common English words, first names and names of towns. Two words are
// confused when their sounds, by Double Metaphone (English) or by the few rules below (Spanish), are one sound apart.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { population } from '../simulator/src/population/index.ts'

// What the agent hears with, it is fooled with.
const ofAgent = createRequire(new URL('../agent/package.json', import.meta.url))
const { doubleMetaphone } = ofAgent('double-metaphone')
const { distance } = ofAgent('fastest-levenshtein')

const file = (path) => new URL(path, import.meta.url)
const ALIKE = 4

const wordsIn = (text) => text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? []
const saidBy = (callers) =>
  callers.flatMap(({ says, first = {}, again = {} }) =>
    [says, again].flatMap((each) => Object.values(each).flat()).concat(Object.values(first)),
  )
const own = (isSpanish) =>
  saidBy(population.filter(({ language }) => (language === 'es') === isSpanish)).flatMap(wordsIn)

const lexicon = (name) => readFileSync(file(`../agent/src/text/lexicon/${name}.ts`), 'utf8')
const listed = (name) => wordsIn(/`([^`]*)`/.exec(lexicon(name))?.[1] ?? '')
const towns = Object.keys(
  JSON.parse(readFileSync(file('../agent/src/text/lexicon/generated/towns.json'), 'utf8')),
)
const numbers = wordsIn(
  'zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand won to too for ate tree sex tin then',
)

const heardIn = {
  en: [...own(false), ...listed('common-words'), ...listed('first-names'), ...numbers],
  es: own(true),
}
/** Names a recognizer knows beside plain words: it writes them too, but rarely for a short word. */
const names = { en: towns.filter((town) => /^[a-z]{5,9}$/.test(town)), es: [] }

const soundOf = {
  en: (word) => doubleMetaphone(word)[0],
  es: (word) =>
    word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/h/g, '')
      .replace(/v/g, 'b')
      .replace(/ll/g, 'y')
      .replace(/z|c(?=[ei])/g, 's')
      .replace(/qu|k/g, 'c'),
}

/** How unlike two words are; too much for those that nobody confuses. */
function unlike(word, other, sound) {
  const [a, b] = [sound(word), sound(other)]
  const apart = distance(a, b)
  if (apart > 1 || (apart === 1 && Math.min(a.length, b.length) < 3)) return Infinity
  if (apart === 0 && a.length < 2 && distance(word, other) > 2) return Infinity
  const written = distance(word, other)
  return written > Math.ceil(word.length / 2) ? Infinity : apart * 3 + written
}

function tableFor(language) {
  const words = [...new Set(heardIn[language])].filter(
    (word) => word.length > 1 && !/['’]/.test(word),
  )
  const said = [...new Set([...own(language === 'es'), ...(language === 'en' ? numbers : [])])]
  const others = [...new Set([...words, ...names[language]])]
  const table = {}
  for (const word of said.filter((each) => words.includes(each)).sort()) {
    const alike = others
      .filter((other) => other !== word)
      .map((other) => [unlike(word, other, soundOf[language]), other])
      .filter(([apart]) => apart < Infinity)
      .sort(([a, x], [b, y]) => a - b || x.localeCompare(y))
      .slice(0, ALIKE)
    if (alike.length > 0) table[word] = alike.map(([, other]) => other).join(' ')
  }
  return table
}

const target = file('../simulator/src/generated/confusions.json')
const tables = { en: tableFor('en'), es: tableFor('es') }
writeFileSync(target, `${JSON.stringify(tables).replaceAll('","', '",\n"')}\n`)
for (const [language, table] of Object.entries(tables))
  console.log(`${language}: ${Object.keys(table).length} words`)
