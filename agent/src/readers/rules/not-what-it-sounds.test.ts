import { expect, it } from 'vitest'
import type { Asking } from '../../types/facts.ts'
import { pivotToEnglish } from './es/pivot.ts'
import { understand } from './understand.ts'

const heard = (words: string, asking: Asking = 'anything') =>
  understand(words, { asking, now: '2026-01-01T10:00', state: 'TX' })

it.each([
  'the ceremony is at four oh my god',
  "i can't change a pump in a parking lot at seventy nine can i",
])('an hour and an age are no highway: %s', (said) => {
  expect(heard(said).facts.pickup?.highway).toBeUndefined()
})

it("a phone's voicemail is no place to tow to", () => {
  expect(heard("it'll go to voicemail when i climb down").facts).not.toHaveProperty('dropoff')
})

it('a street named twice crosses no road', () => {
  const { pickup } = heard("it's 1245 worcester street the sign says worcester street").facts
  expect(pickup).toMatchObject({ number: '1245', street: 'Worcester Street' })
  expect(pickup).not.toHaveProperty('crossStreet')
})

it('an hour at which a shop opens is no highway', () => {
  const { facts } = heard('gateway tire on west main, they open at seven thirty', 'destination')
  expect(facts.dropoff).toMatchObject({ business: 'Gateway Tire', street: 'West Main' })
  expect(facts.dropoff).not.toHaveProperty('highway')
})

it('a midterm in twenty minutes is no appointment for the truck, and what is answered to when is', () => {
  expect(heard('i have a midterm in twenty minutes').facts.scheduledFor).toBeUndefined()
  const late = 'i need a tow truck and i have to be at the school in twenty minutes'
  expect(heard(late).facts.scheduledFor).toBeUndefined()
  expect(heard('in three hours', 'when').facts.scheduledFor).toBe('2026-01-01T13:00')
})

it.each(['Ford F-250, four-wheel drive, tool boxes', 'ford f two fifty four wheel drive'])(
  '“%s” is a truck, and no house on Wheel Drive',
  (words) => {
    const { facts } = heard(words, 'vehicle')
    expect(facts).toMatchObject({ vehicleMake: 'Ford', vehicleModel: 'F-250', driveType: '4WD' })
    expect(facts).not.toHaveProperty('pickup')
  },
)

it('a car that was rolled to the curb by hand did not roll over, and safe mode is no collision', () => {
  expect(heard('it died at the pump and we rolled it to the side')).toMatchObject({
    facts: { towReason: 'Breakdown' },
    dangers: [],
  })
  expect(heard("the car went into some kind of safe mode and won't move").facts.towReason).toBe(
    'Breakdown',
  )
  expect(heard('i rolled my truck').dangers).toEqual(['crash'])
})

it('under warranty is nobody’s name', () => {
  expect(
    heard('to the dealer, its under warranty', 'destination').facts.customerName,
  ).toBeUndefined()
})

it('of a curb that tore a tire only the tire is left to see to', () => {
  expect(heard('i hit the curb and tore my tire all up').facts.towReason).not.toBe('Accident')
})

it.each(['the kids are inside with the ac on', 'my dog is in the car with the air running'])(
  '“%s” tells of nobody shut in',
  (words) => expect(heard(words, 'safety').dangers).toEqual([]),
)

it.each([
  'the baby is in the car and the ac is off',
  'my dog is in the car with the keys and the air on',
])('“%s” does', (words) => expect(heard(words).dangers).toContain('child or animal inside'))

it('children in the air of a running car are not shut in, in Spanish either', () => {
  const said = 'estamos en el estacionamiento, los niños están adentro con el aire'
  expect(pivotToEnglish(said, 'safety').english).not.toMatch(/locked/)
  expect(pivotToEnglish('los niños están adentro', 'safety').english).toMatch(/locked/)
})

it.each([
  'hit me',
  'go head',
  'text is better yeah',
  'text me, i have clients',
  'shoots yeah text',
  "sure i don't mind a text",
])('“%s” is a yes to a text', (words) => expect(heard(words, 'may text').answer).toBe('yes'))
it.each(["don't text me", 'text? no', 'i would rather you call'])('“%s” is none', (words) =>
  expect(heard(words, 'may text').answer).not.toBe('yes'),
)
