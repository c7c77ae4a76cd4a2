import {
  declineReasons,
  KeyLocation,
  newCheckLines,
  TowReason,
  VehicleCondition,
} from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { english, inSpanish } from './index.ts'
import { spanish } from './spanish.ts'

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted()

describe('the words of a driver’s page', () => {
  it('have the same put in, in either language', () => {
    for (const [sentence, translated] of Object.entries(spanish))
      expect(holes(translated), sentence).toEqual(holes(sentence))
    expect(english.say('Call {name}', { name: 'Ana' })).toBe('Call Ana')
    expect(inSpanish.say('Call {name}', { name: 'Ana' })).toBe('Llamar a Ana')
  })

  it('know what jobs and offers hold, and leave alone what people wrote', () => {
    const held = [
      ...TowReason.options,
      ...VehicleCondition.options,
      ...KeyLocation.options,
      ...declineReasons,
      ...newCheckLines,
    ]
    for (const text of held) expect(inSpanish.value(text), text).not.toBe(text)
    expect(inSpanish.value('2016 Honda Civic')).toBe('2016 Honda Civic')
    expect(inSpanish.value('constructor')).toBe('constructor')
    expect(english.value('Flat tire')).toBe('Flat tire')
  })
})
