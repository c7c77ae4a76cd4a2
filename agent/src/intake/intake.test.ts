import type { TowReason } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import type { Facts, Place, Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import { draftOf } from './draft.ts'
import { isDispatchable, whatIsMissing } from './fields.ts'
import { newIntake } from './intake.ts'
import { lacksOf, mergePlace } from './place.ts'
import { placeInTheirWords } from './place-words.ts'
import { giveUp, record } from './record.ts'

const heard = (facts: Facts, more: Partial<Understood> = {}): Understood => ({
  facts,
  denied: {},
  dangers: [],
  intents: [],
  corrects: false,
  ...more,
})
const anIntake = (facts: Facts = {}): Intake => ({ ...newIntake({ number: '4695550199' }), facts })
const asked = { field: null, correcting: false, words: '' }
const names = (intake: Intake) => whatIsMissing(intake).map(({ name }) => name)
const onHighway: Place = { said: '35', kind: 'highway', highway: 'I-35E' }
const onMain: Place = {
  said: '12 Main Street',
  kind: 'street',
  number: '12',
  street: 'Main Street',
}

describe('what is missing', () => {
  it('starts with safety, the callback number and the place', () => {
    expect(names(anIntake()).slice(0, 4)).toEqual(['safety', 'callback', 'where', 'reason'])
  })

  it('asks for a direction, then an exit, on a highway, and for a city in town', () => {
    expect(lacksOf(onHighway, false)).toEqual(['direction', 'exit', 'city'])
    expect(lacksOf({ ...onHighway, direction: 'northbound', mileMarker: '12' }, false)).toEqual([
      'city',
    ])
    expect(lacksOf(onMain, false)).toEqual(['city'])
    expect(lacksOf(onMain, true)).toEqual([])
    expect(lacksOf({ said: 'home', kind: 'home' }, false)).toEqual(['spot'])
  })

  it('does not ask where to for what is fixed on the spot, but for a child behind locked doors', () => {
    const missing = names(anIntake({ towReason: 'Lockout' }))
    expect(missing).toContain('shut in')
    expect(missing).not.toContain('where to')
  })

  it('asks a motor club for its number first, and neither whether it is safe nor for texts', () => {
    const club = newIntake({
      number: '8005550111',
      account: { id: 'a', name: 'Road Club', type: 'Motor Club' },
    })
    expect(names(club)[0]).toBe('club number')
    expect(names(club)).not.toContain('safety')
    expect(names({ ...club, facts: { ...club.facts, customerPhone: '8005550111' } })).not.toContain(
      'may text',
    )
  })

  it('leaves the city to the end while the map is looking', () => {
    const looking = {
      ...anIntake({ pickup: onMain }),
      resolving: { pickup: onMain.said, dropoff: '' },
    }
    expect(names(looking).at(-1)).toBe('city')
  })

  it('tells what stayed unknown, and no longer when it became known after all', () => {
    const passed = { ...anIntake({ pickup: onMain }), passed: ['color' as const] }
    expect(draftOf(passed).notes).toContain('Color not known')
    const known = { ...passed, facts: { ...passed.facts, vehicleColor: 'red' } }
    expect(draftOf(known).notes).not.toContain('Color')
  })

  it('stops asking about the place after five exchanges, but for its city, once, and a choice of cities', () => {
    const asked = { where: 2, spot: 2, exit: 1 }
    expect(names({ ...anIntake({ pickup: onMain }), asked })).toContain('city')
    const tired = { ...anIntake({ pickup: onMain }), asked: { ...asked, city: 1 } }
    expect(names(tired)).not.toContain('city')
    expect(draftOf(tired).notes).toContain('City not known')
    const found = {
      which: 'pickup' as const,
      said: onMain.said,
      address: '',
      valid: false,
      latLng: null,
    }
    const resolved = { pickup: { ...found, candidates: ['Plano', 'Frisco'] }, dropoff: null }
    expect(names({ ...tired, resolved })).toContain('city')
  })

  it('is dispatchable with a place and a reason, or a reason nobody knows', () => {
    expect(isDispatchable(anIntake({ pickup: onMain }))).toBe(false)
    expect(isDispatchable(anIntake({ pickup: onMain, towReason: 'Flat tire' }))).toBe(true)
    expect(isDispatchable({ ...anIntake({ pickup: onMain }), passed: ['reason'] })).toBe(true)
  })
})

describe('recording what was heard', () => {
  it('fills several fields from one sentence and leaves the old intake as it was', () => {
    const before = anIntake()
    const after = record(
      before,
      heard({ pickup: onMain, vehicleMake: 'Honda', towReason: 'Flat tire' }),
      asked,
    )
    expect(after.facts).toMatchObject({
      pickup: onMain,
      vehicleMake: 'Honda',
      towReason: 'Flat tire',
    })
    expect(before.facts).toEqual({})
  })

  it('keeps a fact that is known unless the caller corrects it or was asked for it', () => {
    const before = anIntake({ vehicleColor: 'Blue' })
    expect(record(before, heard({ vehicleColor: 'Red' }), asked).facts.vehicleColor).toBe('Blue')
    expect(
      record(before, heard({ vehicleColor: 'Red' }, { corrects: true }), asked).facts.vehicleColor,
    ).toBe('Red')
    expect(
      record(before, heard({ vehicleColor: 'Red' }), {
        field: 'color',
        correcting: false,
        words: '',
      }).facts.vehicleColor,
    ).toBe('Red')
  })

  it('forgets year and color with the vehicle that turned out to be another', () => {
    const before = anIntake({
      vehicleYear: '2018',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleColor: 'Blue',
    })
    const after = record(
      before,
      heard({ vehicleMake: 'Chevrolet', vehicleModel: 'Tahoe' }, { corrects: true }),
      asked,
    )
    expect(after.facts).toEqual({ vehicleMake: 'Chevrolet', vehicleModel: 'Tahoe' })
  })

  it('completes a place by its direction and keeps the words together', () => {
    const merged = mergePlace(
      onHighway,
      { said: 'northbound', kind: 'highway', direction: 'northbound' },
      true,
    )
    expect(merged).toMatchObject({
      highway: 'I-35E',
      direction: 'northbound',
      said: '35, northbound',
    })
  })

  it('puts a city that was corrected in the place of the old one', () => {
    const before = anIntake({ pickup: { ...onMain, city: 'Frisco' } })
    const plano = heard(
      { pickup: { said: 'Plano', kind: 'city', city: 'Plano' } },
      { corrects: true },
    )
    expect(record(before, plano, asked).facts.pickup).toMatchObject({
      street: 'Main Street',
      city: 'Plano',
    })
  })

  it('gives the answer about a destination to the destination', () => {
    const shop: Place = { said: 'Joe’s Garage', kind: 'business', business: 'Joe’s Garage' }
    const after = record(anIntake({ pickup: onMain }), heard({ pickup: shop }), {
      field: 'where to',
      correcting: false,
      words: '',
    })
    expect(after.facts).toMatchObject({ pickup: onMain, dropoff: shop })
  })

  it('takes the caller’s own number only after a yes', () => {
    const question = { field: 'callback', correcting: false, words: '' } as const
    expect(record(anIntake(), heard({}, { answer: 'yes' }), question).facts.customerPhone).toBe(
      '4695550199',
    )
    expect(record(anIntake(), heard({}, { answer: 'no' }), question)).toMatchObject({
      numberRefused: true,
    })
  })

  it.each(['just put the spare on', 'put the spare on', 'oh I just need it started'])(
    'takes help on the spot for the answer to where it should go: %s',
    (words) => {
      const field = 'where to'
      const next = record(anIntake(), heard({}), { field, correcting: false, words })
      expect(next.passed).toContain('where to')
    },
  )

  it('takes no other car from a name or a color, unless the caller corrects it', () => {
    const known = anIntake({ vehicleMake: 'Tesla', vehicleModel: 'Model Y' })
    const other = { vehicleMake: 'MG', vehicleModel: 'Hector' }
    const named = record(known, heard(other), { ...asked, field: 'name' })
    expect(named.facts).toMatchObject({ vehicleMake: 'Tesla', vehicleModel: 'Model Y' })
    const correcting = { ...asked, field: 'name' as const, words: 'no, it is an MG Hector' }
    const corrected = record(known, heard(other, { corrects: true }), correcting)
    expect(corrected.facts).toMatchObject(other)
    const sounded = { ...correcting, words: 'no, Victor, it is my wife who is called that' }
    const kept = record(known, heard(other, { corrects: true }), sounded)
    expect(kept.facts).toMatchObject({ vehicleMake: 'Tesla', vehicleModel: 'Model Y' })
  })
})

describe('the draft of the job', () => {
  it('has the caller’s words until the map found the place, and the number they call from', () => {
    const draft = draftOf(anIntake({ pickup: onMain, towReason: 'Flat tire' }))
    expect(draft.pickup).toEqual({
      which: 'pickup',
      said: onMain.said,
      address: '12 Main Street',
      valid: false,
      latLng: null,
    })
    expect(draft.facts.customerPhone).toBe('4695550199')
    expect(draft).toMatchObject({
      status: 'pending',
      emergency: false,
      mayText: null,
      confirmed: false,
    })
  })

  it('does not take an answer to words that no longer hold', () => {
    const late = {
      which: 'pickup',
      said: 'elsewhere',
      address: 'Elsewhere 1',
      valid: true,
      latLng: null,
    } as const
    const draft = draftOf({
      ...anIntake({ pickup: onMain }),
      resolved: { pickup: late, dropoff: null },
    })
    expect(draft.pickup?.valid).toBe(false)
  })

  it('is an emergency with what the dangers were', () => {
    const draft = draftOf({ ...anIntake({ pickup: onMain }), dangers: ['live lane'] })
    expect(draft.emergency).toBe(true)
    expect(draft.notes).toContain('live lane')
  })
})

describe('whether the caller is safe', () => {
  it.each([
    ["Oh, it's in my yard.", {}],
    ["She's in her dorm, she's fine.", {}],
    ["Well, at the Brookshire's.", { pickup: { said: "Brookshire's", business: "Brookshire's" } }],
  ])('is told by where he is, without a yes: %s', (words, facts) => {
    const { pickup, ...rest } = facts as { pickup?: { said: string; business: string } }
    const told = heard({ ...rest, ...(pickup && { pickup: { ...pickup, kind: 'business' } }) })
    const safety = { field: 'safety' as const, correcting: false, words }
    expect(record(anIntake(), told, safety).safe).toBe(true)
    const dangerous = { ...told, dangers: ['live lane' as const] }
    expect(record(anIntake(), dangerous, safety).safe).not.toBe(true)
  })
})

describe('what was said in vain', () => {
  it('is where it goes, in the caller’s own words, when nothing else is known', () => {
    const given = giveUp(anIntake(), 'where to', 'the old Gulf place by the tracks', false)
    expect(given.facts.dropoff?.said).toBe('the old Gulf place by the tracks')
    const town: Place = { said: 'in Willis', kind: 'city', city: 'Willis' }
    const asked = { field: 'where to spot' as const, correcting: false, words: 'the Snake Farm' }
    const spot = record(anIntake({ dropoff: town }), heard({}), asked)
    expect(spot.facts.dropoff).toMatchObject({ city: 'Willis' })
    expect(placeInTheirWords(spot, 'dropoff')).toBe('the Snake Farm')
    const again = record(spot, heard({}), { ...asked, words: 'Out by the tracks.' })
    const last = record(again, heard({}), { ...asked, words: 'On the left.' })
    expect(placeInTheirWords(last, 'dropoff')).toBe(
      'the Snake Farm; Out by the tracks; On the left',
    )
  })

  it('is looked up anew when a town is added that the words hold in another name', () => {
    const katy = mergePlace(
      { said: 'the Katy Freeway', kind: 'highway', highway: 'I-10' },
      { said: 'Katy', kind: 'city', city: 'Katy' },
      true,
    )
    expect(katy).toMatchObject({ city: 'Katy', said: 'the Katy Freeway, Katy' })
  })

  it('is a crossing of the road that is told at last', () => {
    const onWalden: Place = { said: 'Walden Road', kind: 'street', street: 'Walden Road' }
    const whole: Place = {
      said: 'State Highway 105 at Walden Road',
      kind: 'highway',
      highway: 'TX-105',
      crossStreet: 'Walden Road',
    }
    const spot = { field: 'spot' as const, correcting: false, words: whole.said }
    const { pickup } = record(anIntake({ pickup: onWalden }), heard({ pickup: whole }), spot).facts
    expect(pickup).toMatchObject({ highway: 'TX-105', crossStreet: 'Walden Road' })
    expect(pickup?.street).toBeUndefined()
  })

  it('is asked where it goes when the only key is gone', () => {
    const told = { towReason: 'Lockout' as const }
    const lost = { ...told, reasonSaid: 'dropped my keys and that is my only set' }
    expect(names(anIntake(lost))).toContain('where to')
  })

  it('is asked where it goes unless it is opened where it stands', () => {
    const asked = (towReason: TowReason, reasonSaid: string) =>
      names(anIntake({ towReason, reasonSaid }))
    expect(asked('Lockout', 'keys locked inside')).not.toContain('where to')
    expect(asked('Lockout', 'snapped my only key')).toContain('where to')
    expect(asked('Out of fuel', 'ran out of gas')).toContain('where to')
  })
})
