import { describe, expect, it } from 'vitest'
import { company, conversation } from '../dialogue/call.fixture.ts'
import type { Place } from '../types/facts.ts'
import type { PlaceAnswer } from './place-answer.fixture.ts'
import { easternAnswers } from './place-answers-east.fixture.ts'
import { westernAnswers } from './place-answers-west.fixture.ts'

const answers = [...easternAnswers, ...westernAnswers]

/** A call of somebody who gives this answer to "Where is the vehicle?" */
function callWith({ said, state }: PlaceAnswer) {
  const talk = conversation({ company: { ...company, state, languages: ['en', 'es'] } })
  talk.caller('my battery is dead').caller("yes I'm safe").caller('yes')
  expect(talk.said).toMatch(/Where is the vehicle/)
  return talk.caller(said)
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(
      /\b(?:street|st|road|rd|drive|avenue|ave|boulevard|blvd|way|lane|trail|alley|pike|pass|toll|northeast|nw)\b/g,
      ' ',
    )
    .match(/[a-z0-9]+/g) ?? []

/** True when every word of what was parsed, but for a compass point, is in one of these names. */
const isOneOf = (value: string, names: readonly string[] = []) =>
  names.some((name) => {
    const there = wordsOf(name)
    return wordsOf(value).every(
      (word) => there.includes(word) || /^(?:north|south|east|west|n|s|e|w)$/.test(word),
    )
  })

/** What of a parsed place is not so. */
function wrongOf(place: Place, is: PlaceAnswer): string[] {
  const roads = [...(is.streets ?? []), ...(is.highways ?? []), is.keep]
  const isHighway = is.highways?.some((name) =>
    new RegExp(/^\d/.test(name) ? `(?<!\\d)${name}(?!\\d)` : name, 'i').test(place.highway ?? ''),
  )
  return [
    place.number && place.number !== is.number && `number ${place.number}`,
    place.street && !isStreet(place.street, is, roads) && `street ${place.street}`,
    place.crossStreet && !isStreet(place.crossStreet, is, roads) && `street ${place.crossStreet}`,
    place.highway && !isHighway && `highway ${place.highway}`,
    place.city && !isOneOf(place.city, is.towns) && `town ${place.city}`,
  ].flatMap((wrong) => wrong || [])
}

const isStreet = (street: string, { streets, highways }: PlaceAnswer, roads: readonly string[]) =>
  isOneOf(street, [...(streets ?? []), ...(highways ?? [])]) ||
  (/\d/.test(street) && isOneOf(street, roads))

describe('what is said where a place was asked', () => {
  it.each(answers)('stands on the job word for word: $said', (answer) => {
    const talk = callWith(answer)
    const said = talk.job?.pickup?.said ?? ''
    expect(said).toBe(answer.said)
    for (const word of answer.keep.split(' ')) expect(said.toLowerCase()).toContain(word)
    expect(talk.job?.pickup?.address).not.toBe('')
  })

  it('is made nothing of that is not so', () => {
    const wrong = answers.flatMap((answer) => {
      const { pickup } = callWith(answer).memory.intake.facts
      const what = pickup ? wrongOf(pickup, answer) : []
      return what.length > 0 ? [`${answer.said}: ${what.join(', ')}`] : []
    })
    expect(wrong).toEqual([])
  })
})
