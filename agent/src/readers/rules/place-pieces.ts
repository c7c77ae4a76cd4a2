import type { TownFound } from '../../text/town.ts'
import { textAt, type Word } from '../../text/words.ts'
import type { Asking, Place } from '../../types/facts.ts'
import type { LandmarkFound } from './landmark.ts'
import { type RoadFound, roadAt } from './road.ts'
import { type AddressFound, type StreetFound, streetAt } from './street.ts'

/** How much is needed for words to be a place: asked for one, a bare name will do. */
export type PlaceContext = {
  state: string | undefined
  asking: Asking /** A place was asked for, or "to …" stands before. */
  expected: boolean
  /** The words tell where it is to go. */
  dropoff: boolean
}

export type Pieces = {
  address?: AddressFound
  road?: RoadFound
  street?: StreetFound
  cross?: { name: string; start: number; end: number }
  landmark?: LandmarkFound & { cue: string }
  near?: { name: string; start: number; end: number }
  town?: TownFound
  home?: { start: number; end: number }
  exit?: { exit?: string; mileMarker?: string; start: number; end: number }
  direction?: NonNullable<Place['direction']>
  details: string[]
  start: number
  end: number
}

export type Keep = (end: number, start?: number) => number

/** Reads one piece of a place that begins at `at`, adds it to the pieces, and gives where it ends; undefined when there is none. */
export type Taker = (
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
) => number | undefined

export const streetNameAt = (words: Word[], at: number) => {
  const street = streetAt(words, at)
  return street && { name: street.street, end: street.end }
}

export const crossRoad = (words: Word[], at: number, context: PlaceContext) => {
  const road = roadAt(words, textAt(words, at) === 'the' ? at + 1 : at, context.state, true)
  return road && { name: road.highway, end: road.end }
}
