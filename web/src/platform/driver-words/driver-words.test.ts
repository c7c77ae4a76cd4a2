import {
  declineReasons,
  errors,
  KeyLocation,
  newCheckLines,
  TowReason,
  VehicleCondition,
} from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api.ts'
import { english, inSpanish } from './index.ts'
import { spanish, spanishRefusals } from './spanish.ts'

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted()

describe('the words of a driver’s page', () => {
  it('have the same put in, in either language', () => {
    for (const [sentence, translated] of Object.entries(spanish))
      expect(holes(translated), sentence).toEqual(holes(sentence))
    expect(english.say('Call {name}', { name: 'Ana' })).toBe('Call Ana')
    expect(inSpanish.say('Call {name}', { name: 'Ana' })).toBe('Llamar a Ana')
  })

  it('say why something was refused, by its code where it has no sentence of its own', () => {
    const full = new ApiError('media_full', 'Anything')
    expect(inSpanish.why(full)).toBe(spanishRefusals.media_full)
    expect(english.why(full)).toBe('Anything')
    const known = new ApiError('offer_over', 'Dispatch took this offer back.')
    expect(inSpanish.why(known)).toBe('El despacho retiró esta oferta.')
    expect(inSpanish.value(errors.media_full.message)).toBe(spanishRefusals.media_full)
    expect(inSpanish.why(new Error('Unheard of'))).toBe('Unheard of')
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
