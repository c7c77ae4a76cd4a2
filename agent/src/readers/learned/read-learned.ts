import { TowReason } from '@towline/contract'
import { makeOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { titleCase, wordsOf } from '../../text/words.ts'
import type { Intent, Understood } from '../../types/facts.ts'
import type { Held, HeldFact, Reader } from '../../types/readings.ts'
import { spelledCode } from '../rules/vehicle-model.ts'
import { unitsOf } from '../rules/vehicle-units.ts'
import { type Classes, classesOf, NONE, unpackClasses } from './classes.ts'
import type { Guess } from './classifier.ts'
import { clausesOf } from './clauses.ts'
import { LONGEST_LINE } from './features.ts'
import classes from './generated/classes.json' with { type: 'json' }
import parts from './generated/parts.json' with { type: 'json' }
import { partsOf, type TaggedPart, type Tagger, unpackTagger } from './tagger.ts'

let learned: { classes: Classes; tagger: Tagger } | undefined

/** Reads what was learned from the corpus to hear, in any of our languages. */
export const readLearned: Reader = (said, { asking }) => {
  learned ??= { classes: unpackClasses(classes), tagger: unpackTagger(parts) }
  const quote = said.slice(0, LONGEST_LINE)
  const { classes: known, tagger } = learned
  const { wish, answer, ...whole } = classesOf(known, quote)
  const isStory = asking === 'anything' || asking === 'reason' || asking === 'safety'
  const clauses = isStory ? clausesOf(quote).map((clause) => classesOf(known, clause)) : []
  const ofClauses = clauses.map((clause) => clause.reason)
  const reason =
    asking === 'reason'
      ? meanOf([whole.reason, whole.reason, ...ofClauses])
      : likeliest([whole.reason, ...ofClauses])
  const inClauses = clauses.map((clause) => dangerIn(clause.danger)).filter((each) => each > SURE)
  const danger = Math.max(dangerIn(whole.danger), ...inClauses)
  const tagged = (asked: string) => partsOf(tagger, quote, asked)
  const isPlace = asking === 'place' || asking === 'exit' || asking === 'destination'
  return {
    quote,
    reasons: held(reason, reasonOf),
    intents: held(wish, (label) => intents[label]),
    answers: held(answer, (label) => answers[label]),
    facts: asking === 'vehicle' || asking === 'name' ? factsOf(tagged(asking)) : [],
    place: isPlace ? tagged(asking === 'destination' ? 'where to' : 'where') : [],
    danger,
  }
}

/** From here on a clause tells of a danger that the whole does not; chosen on the corpus' dev people. */
const SURE = 0.9

const dangerIn = (guesses: readonly Guess[]): number =>
  1 - (guesses.find(({ label }) => label === NONE)?.probability ?? 1)

/** Of each label what the whole or any clause holds it for, the likeliest first. */
function likeliest(all: readonly (readonly Guess[])[]): Guess[] {
  const best = new Map<string, number>()
  for (const { label, probability } of all.flat())
    best.set(label, Math.max(best.get(label) ?? 0, probability))
  return [...best]
    .map(([label, probability]) => ({ label, probability }))
    .sort((one, other) => other.probability - one.probability)
}

/** Who was asked what happened tells of it throughout: of each label what all hold it for on the average. */
function meanOf(all: readonly (readonly Guess[])[]): Guess[] {
  const sums = new Map<string, number>()
  for (const { label, probability } of all.flat())
    sums.set(label, (sums.get(label) ?? 0) + probability / all.length)
  return [...sums]
    .map(([label, probability]) => ({ label, probability }))
    .sort((one, other) => other.probability - one.probability)
}

function held<Value>(
  guesses: readonly Guess[],
  meant: (label: string) => Value | undefined,
): Held<Value>[] {
  return guesses.flatMap(({ label, probability }) => {
    const value = meant(label)
    return value === undefined ? [] : [{ value, sure: probability }]
  })
}

const reasonOf = (label: string): TowReason | undefined => TowReason.safeParse(label).data

const answers: Record<string, NonNullable<Understood['answer']>> = {
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
}

/** The corpus' wishes that the dialogue knows; the others (a club, the police, a stolen truck) tell who calls. */
const intents: Record<string, Intent> = {
  tow: 'tow',
  person: 'person',
  status: 'status',
  eta: 'eta',
  price: 'price',
  cancel: 'cancel',
  hours: 'hours',
  release: 'release',
  complaint: 'complaint',
  'wrong number': 'wrong number',
  sales: 'sales',
  robot: 'robot',
  repeat: 'repeat',
  wait: 'wait',
  'text me': 'text me',
}

/** The name and the vehicle that these parts make. */
function factsOf(found: readonly TaggedPart[]): HeldFact[] {
  const wordsFor = (part: string) => found.find((each) => each.part === part)?.words
  const [first, last] = [wordsFor('first'), wordsFor('last')]
  const name = [first, last].filter((each) => each !== undefined).join(' ')
  const make = wordsFor('make')
  const model = wordsFor('model')
  const facts: HeldFact[] = []
  if (name) facts.push({ field: 'customerName', value: titleCase(name), quote: name })
  if (make)
    facts.push({
      field: 'vehicleMake',
      value: makeOf(vehicleKey(make))?.make ?? titleCase(make),
      quote: make,
    })
  if (model)
    facts.push({
      field: 'vehicleModel',
      value: modelWritten(model, makeOf(vehicleKey(make ?? ''))?.make),
      quote: model,
    })
  return facts
}

/** "R X three fifty" is an RX350: letters and numbers said one by one are a maker's code. */
function modelWritten(said: string, make = ''): string {
  const keys = unitsOf(wordsOf(said)).map(({ key }) => key)
  const isCode =
    keys.some((key) => /\d/.test(key)) && keys.every((key) => /^(?:[a-z]|\d+)$/.test(key))
  return isCode ? spelledCode(keys.join(''), make) : titleCase(said)
}
