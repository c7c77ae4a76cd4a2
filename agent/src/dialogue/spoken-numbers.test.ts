import { describe, expect, it } from 'vitest'
import type { Place } from '../types/facts.ts'
import { conversation } from './call.fixture.ts'
import { call } from './spanish-call.fixture.ts'

const ones =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const unos =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
  dieciocho diecinueve veinte`.split(/\s+/)
const dieces = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

function pair(value: number): string {
  if (value < 20) return ones[value] ?? ''
  return [tens[Math.floor(value / 10) - 2], value % 10 ? ones[value % 10] : ''].join(' ').trim()
}

function par(value: number): string {
  if (value <= 20) return unos[value] ?? ''
  const unit = value % 10 ? ` y ${unos[value % 10]}` : ''
  return value < 30 ? `veinti${unos[value % 10]}` : `${dieces[Math.floor(value / 10) - 2]}${unit}`
}

const last = (value: number) => (value % 100 < 10 ? `oh ${ones[value % 10]}` : pair(value % 100))

/** A number as people say it: in pairs, digit by digit, with its hundreds. */
const inEnglish = (number: number): string[] => [
  [...String(number)].map((digit) => (digit === '0' ? 'oh' : ones[Number(digit)])).join(' '),
  ...(number % 100 ? [`${pair(Math.floor(number / 100))} ${last(number)}`] : []),
  ...(number % 100 === 0 || number < 1000
    ? [
        `${pair(Math.floor(number / 100))} hundred${number % 100 ? ` and ${pair(number % 100)}` : ''}`,
      ]
    : []),
]

const inSpanish = (number: number): string[] => [
  [...String(number)].map((digit) => unos[Number(digit)]).join(' '),
  ...(number > 1000 && number % 100 > 9
    ? [`${par(Math.floor(number / 100))} ${par(number % 100)}`]
    : []),
]

const numbers = [134, 601, 838, 1602, 1788, 2400, 3120, 5167, 6205, 7108]
const called = (say: (number: number) => string[], words: (said: string) => string) =>
  numbers.flatMap((number) => say(number).map((said) => [words(said), number] as const))

const where = (said: string): Place | undefined =>
  conversation().caller('my car broke down').caller('yes').caller('yes').caller(said).memory.intake
    .facts.pickup
const dónde = (said: string): Place | undefined =>
  call('mi carro no prende', 'sí', 'sí', said).memory.intake.facts.pickup

const road = ({ highway, street }: Place) => highway ?? street

describe('a number, however it is said', () => {
  it.each(called(inEnglish, (said) => `${said} montwood drive in odessa`))(
    'is the house’s: %s',
    (said, number) =>
      expect(where(said)).toMatchObject({ number: String(number), street: 'Montwood Drive' }),
  )

  it.each(called(inEnglish, (said) => `${said} avenue j in lubbock`))(
    'is none of an avenue by its letter: %s',
    (said, number) =>
      expect(where(said)).toMatchObject({ number: String(number), street: 'Avenue J' }),
  )

  it.each(called(inEnglish, (said) => `${said} southwest twenty eighth street`))(
    'stands before a street’s own number: %s',
    (said, number) =>
      expect(where(said)).toMatchObject({
        number: String(number),
        street: 'Southwest 28th Street',
      }),
  )

  it.each(called(inEnglish, (said) => `county road ${said} outside tyler`))(
    'is a county road’s: %s',
    (said, number) => expect(road(where(said) ?? fail(said))).toBe(`CR ${number}`),
  )

  it.each(called(inEnglish, (said) => `f m ${said} near waco`))(
    'is a farm road’s: %s',
    (said, number) => expect(where(said)).toMatchObject({ highway: `FM ${number}`, city: 'Waco' }),
  )

  it.each(called(inSpanish, (said) => `${said} montwood drive en odessa`))(
    'is the house’s, in Spanish: %s',
    (said, number) =>
      expect(dónde(said)).toMatchObject({ number: String(number), street: 'Montwood Drive' }),
  )

  it.each(called(inSpanish, (said) => `en montwood drive ${said} en odessa`))(
    'may stand behind its street, in Spanish: %s',
    (said, number) =>
      expect(dónde(said)).toMatchObject({ number: String(number), street: 'Montwood Drive' }),
  )

  it.each(called(inSpanish, (said) => `county road ${said} en tyler`))(
    'is a county road’s, in Spanish: %s',
    (said, number) => expect(road(dónde(said) ?? fail(said))).toBe(`CR ${number}`),
  )

  it('said of a highway and once more is no house on it', () => {
    const place = where('one ninety one highway one ninety one eastbound by the valero')
    expect(place?.number).toBeUndefined()
    expect(place?.highway).toMatch(/191$/)
  })

  it('is taken back by the one said last', () => {
    expect(
      where('eight fifty one hulen street i mean ninety five sixty two slide road'),
    ).toMatchObject({ number: '9562', street: 'Slide Road' })
  })
})

function fail(said: string): never {
  throw new Error(`No place in "${said}"`)
}
