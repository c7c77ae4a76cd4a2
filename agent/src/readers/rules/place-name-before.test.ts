import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import { readLearned } from '../learned/read-learned.ts'
import { placeTogether } from '../place-together.ts'
import { understand } from './understand.ts'

const now = '2026-11-21T10:24'

/** What both readers make of an answer to "where is it?", or "where should it go?". */
function placed(said: string, end: 'pickup' | 'dropoff') {
  const asking: Asking = end === 'pickup' ? 'place' : 'destination'
  const question = end === 'pickup' ? 'where' : 'where to'
  const { facts } = understand(said, { asking, now, state: 'TX' })
  const { place } = readLearned(said, { question, asking })
  return placeTogether(facts[end] ?? facts.pickup, place, said)
}

const plain = (name = '') =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ')

const shops = [
  ...['central texas cycle', 'toad suck small engine', 'hutto tire barn', 'dent doctor'],
  ...['east side garage', 'first gear transmission', 'main street garage', 'good shepherd garage'],
  ...['white rock collision', 'cut and shoot auto', 'santa fe tire', 'old man wilson’s garage'],
]
const stops = [
  ...['pinball pete’s', 'petal and stem', 'zeke’s fish and chips', 'eagles lodge', 'lantern cove'],
  ...[
    'lakes at coventry apartments',
    'sunny side nursing home',
    'gas and grub',
    'roosevelt high school',
  ],
]

describe('a name that is told right before', () => {
  it.each([...shops, ...stops])('a house or a street is whole: %s', (name) => {
    const end = shops.includes(name) ? 'dropoff' : 'pickup'
    const told = name.replaceAll('’', "'")
    for (const said of [
      `${told} eleven twenty five trimmier road`,
      `${told} 1125 trimmier road`,
      `okay so it's ${told} eleven twenty five trimmier road`,
    ])
      expect(placed(said, end), said).toMatchObject({
        business: expect.toSatisfy((business: string) => plain(business) === told),
        number: '1125',
        street: 'Trimmier Road',
      })
    for (const said of [`${told} on trimmier road`, `${told} over on trimmier road`])
      expect(placed(said, end), said).toMatchObject({
        business: expect.toSatisfy((business: string) => plain(business) === told),
        street: 'Trimmier Road',
      })
  })

  it.each(shops.filter((name) => !/ and |doctor|barn|engine/.test(name)))(
    'a town, and alone, is whole: %s',
    (name) => {
      const told = name.replaceAll('’', "'")
      const isTold = expect.toSatisfy((business: string) => plain(business) === told)
      expect(placed(`take it to ${told}`, 'dropoff')).toMatchObject({ business: isTold })
      expect(placed(`${told} in plano`, 'dropoff')).toMatchObject({
        business: isTold,
        city: 'Plano',
      })
    },
  )

  it.each([
    ['eighty one hundred schrade road', { number: '8100', street: 'Schrade Road' }],
    ['preston and legacy in plano', { street: 'Preston', crossStreet: 'Legacy', city: 'Plano' }],
    ['broke down on trimmier road', { street: 'Trimmier Road' }],
    ['my house 1125 trimmier road', { number: '1125', street: 'Trimmier Road' }],
    ['going southbound on interstate 35', { highway: 'I-35', direction: 'southbound' }],
    ['the starbucks at legacy west in plano', { business: 'Starbucks', near: 'Legacy West' }],
  ])('is none where something else is: %s', (said, place) => {
    const found = placed(said, 'pickup')
    expect(found).toMatchObject(place)
    if (!('business' in place)) expect(found?.business).toBeUndefined()
  })
})

describe('a corner', () => {
  it.each([
    ['west 49th street and west twelfth avenue', 'West 49th Street', 'West 12th Avenue'],
    [
      'northwest 97th avenue at northwest forty first street',
      'Northwest 97th Avenue',
      'Northwest 41st Street',
    ],
    [
      'martin luther king boulevard and state street',
      'Martin Luther King Boulevard',
      'State Street',
    ],
    ['fort worth avenue at lake june road', 'Fort Worth Avenue', 'Lake June Road'],
    ['avenue j at twenty second street', 'Avenue J', '22nd Street'],
  ])('has both of its streets: %s', (said, street, crossStreet) => {
    expect(placed(said, 'pickup')).toMatchObject({ street, crossStreet })
  })
})
