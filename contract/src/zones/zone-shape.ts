import { z } from 'zod'
import { LatLng } from '../kernel/index.ts'

/** The corners of one area of a zone, in turn; the last is joined to the first, which isn't said twice. */
export type Outline = LatLng[]

export const MOST_CORNERS = 500
export const MOST_AREAS = 20

/** One area of a zone, as it may be stored. */
export const Outline = z
  .array(LatLng)
  .transform(tidied)
  .superRefine((outline, context) => {
    const problem = outlineProblem(outline)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** A tenth of a meter; what is finer than that is noise. */
const DECIMALS = 1e6

/** The corners as they are stored: rounded, none twice in a row, and the first not again at the end. */
export function tidied(corners: readonly LatLng[]): Outline {
  const rounded = corners.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }))
  const kept = rounded.filter((corner, at) => at === 0 || !isSame(corner, rounded[at - 1]))
  while (kept.length > 1 && isSame(kept[0], kept.at(-1))) kept.pop()
  return kept
}

const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS
const isSame = (one: LatLng | undefined, other: LatLng | undefined) =>
  one?.lat === other?.lat && one?.lng === other?.lng

/** What keeps these corners from being an area, in words; null where nothing does. */
export function outlineProblem(outline: Outline): string | null {
  if (outline.length < 3) return 'An area needs at least three corners'
  if (outline.length > MOST_CORNERS)
    return `An area has at most ${MOST_CORNERS} corners; this one has ${outline.length}`
  const crossing = crossingIn(outline)
  if (crossing)
    return `The lines after corner ${crossing[0] + 1} and corner ${crossing[1] + 1} cross each other`
  return squareMilesOf([outline]) === 0 ? 'These corners enclose nothing' : null
}

/**
 * The first two sides that meet where they shouldn't, each by the corner it begins at; null where none do. Each is held
 * against each other, which of the most corners there may be is a hundred thousand times: most lie apart, and those are
 * passed by at once.
 */
function crossingIn(outline: Outline): [number, number] | null {
  const sides = outline.map((from, at) => boxed([from, outline[(at + 1) % outline.length] ?? from]))
  for (const [one, first] of sides.entries())
    for (let other = one + 1; other < sides.length; other += 1) {
      const second = sides[other]
      if (!second || areApart(first, second)) continue
      const areNeighbors = other === one + 1 || (one === 0 && other === sides.length - 1)
      const meet = areNeighbors
        ? isTurnedBack(first.side, second.side)
        : doMeet(first.side, second.side)
      if (meet) return [one, other]
    }
  return null
}

/** A side with the degrees between which it lies. */
type Boxed = { side: Side; south: number; north: number; west: number; east: number }

const boxed = (side: Side): Boxed => ({
  side,
  south: Math.min(side[0].lat, side[1].lat),
  north: Math.max(side[0].lat, side[1].lat),
  west: Math.min(side[0].lng, side[1].lng),
  east: Math.max(side[0].lng, side[1].lng),
})

const areApart = (one: Boxed, other: Boxed): boolean =>
  one.north < other.south ||
  other.north < one.south ||
  one.east < other.west ||
  other.east < one.west

type Side = readonly [LatLng, LatLng]

/** Which way one turns from a side to a point: above zero left, below right, zero neither. */
const turn = ([from, to]: Side, point: LatLng) =>
  Math.sign(
    (to.lng - from.lng) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lng - from.lng),
  )

const isWithin = ([from, to]: Side, { lat, lng }: LatLng) =>
  lat >= Math.min(from.lat, to.lat) &&
  lat <= Math.max(from.lat, to.lat) &&
  lng >= Math.min(from.lng, to.lng) &&
  lng <= Math.max(from.lng, to.lng)

/** Whether two sides that share no corner touch or cross. */
function doMeet(one: Side, other: Side): boolean {
  const [a, b] = [turn(one, other[0]), turn(one, other[1])]
  // All of the other lies on one side of it.
  if (a === b && a !== 0) return false
  const [c, d] = [turn(other, one[0]), turn(other, one[1])]
  if (a !== b && c !== d) return true
  return (
    (a === 0 && isWithin(one, other[0])) ||
    (b === 0 && isWithin(one, other[1])) ||
    (c === 0 && isWithin(other, one[0])) ||
    (d === 0 && isWithin(other, one[1]))
  )
}

/** Whether a side goes back along the one it begins at the end of. */
function isTurnedBack(one: Side, other: Side): boolean {
  const [corner, before, after] = isSame(one[1], other[0])
    ? [one[1], one[0], other[1]]
    : [one[0], one[1], other[0]]
  if (turn([before, corner], after) !== 0) return false
  const ahead =
    (corner.lng - before.lng) * (after.lng - corner.lng) +
    (corner.lat - before.lat) * (after.lat - corner.lat)
  return ahead < 0
}

const MILES_A_DEGREE = 69.05

/** How large areas are together, in square miles, as if the earth were flat there. */
export function squareMilesOf(areas: readonly Outline[]): number {
  return areas.reduce((sum, outline) => {
    const middle = outline.reduce((total, { lat }) => total + lat, 0) / (outline.length || 1)
    const twice = outline.reduce((total, { lat, lng }, at) => {
      const next = outline[(at + 1) % outline.length] ?? { lat, lng }
      return total + lng * next.lat - next.lng * lat
    }, 0)
    return sum + (Math.abs(twice) / 2) * MILES_A_DEGREE ** 2 * Math.cos((middle * Math.PI) / 180)
  }, 0)
}

/** A circle's corners; enough of them that it looks like one. */
const CIRCLE = 32

/** The area so many miles around a place. */
export function areaAround({ lat, lng }: LatLng, miles: number): Outline {
  const across = miles / MILES_A_DEGREE
  const shrunk = Math.cos((lat * Math.PI) / 180)
  return tidied(
    Array.from({ length: CIRCLE }, (_, at) => {
      const angle = (at / CIRCLE) * 2 * Math.PI
      return {
        lat: lat + across * Math.cos(angle),
        lng: lng + (across / shrunk) * Math.sin(angle),
      }
    }),
  )
}

/** Corners as people type them, one `latitude, longitude` a line, with an empty line between areas. */
export const writeCorners = (areas: readonly Outline[]): string =>
  areas.map((outline) => outline.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n')).join('\n\n')

/** Reads corners that were typed; `problem` says in words what's wrong, and in which line. */
export function readCorners(text: string): { areas: Outline[]; problem: string } {
  const areas: LatLng[][] = [[]]
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      if (areas.at(-1)?.length) areas.push([])
      continue
    }
    const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(line) ?? []
    const corner = LatLng.safeParse({ lat: Number(lat ?? Number.NaN), lng: Number(lng) }).data
    if (!corner)
      return {
        areas: [],
        problem: `Line ${at + 1} isn’t a latitude and a longitude, such as 33.15, -96.82`,
      }
    areas.at(-1)?.push(corner)
  }
  const outlines = areas.filter(({ length }) => length > 0).map(tidied)
  return { areas: outlines, problem: areasProblem(outlines) }
}

/** What keeps these from being a zone's areas, in words; empty where nothing does. */
export function areasProblem(areas: readonly Outline[]): string {
  if (areas.length === 0) return 'Draw the zone, or enter its corners'
  if (areas.length > MOST_AREAS) return `A zone has at most ${MOST_AREAS} areas`
  for (const [at, outline] of areas.entries()) {
    const problem = outlineProblem(outline)
    if (problem) return areas.length > 1 ? `Area ${at + 1}: ${problem}` : problem
  }
  return ''
}
