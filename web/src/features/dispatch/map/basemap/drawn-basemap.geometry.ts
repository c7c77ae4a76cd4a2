import type { LatLng, Town } from '@towline/contract'

/** A part of the map, in degrees. */
export type Box = { south: number; west: number; north: number; east: number }

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
const FEWEST_LINES = 4

/** How many degrees lie between two lines of the graticule, for a view so many degrees wide. */
export const graticuleStep = (degrees: number): number =>
  steps.find((step) => degrees / step >= FEWEST_LINES) ?? 0.001

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The box made wider to whole steps, so that a small move of the map stays within the same one. */
export function wideBox(box: Box): Box {
  const step = graticuleStep(box.east - box.west) * 2
  const down = (value: number, most: number) => round(clamp(Math.floor(value / step) * step, most))
  const up = (value: number, most: number) => round(clamp(Math.ceil(value / step) * step, most))
  return {
    south: down(box.south, 90),
    west: down(box.west, 180),
    north: up(box.north, 90),
    east: up(box.east, 180),
  }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The lines of the graticule within a box, each from edge to edge. */
export function graticule(box: Box, step: number): [from: LatLng, to: LatLng][] {
  const upright = stepsWithin(box.west, box.east, step).map((lng): [LatLng, LatLng] => [
    { lat: box.south, lng },
    { lat: box.north, lng },
  ])
  const level = stepsWithin(box.south, box.north, step).map((lat): [LatLng, LatLng] => [
    { lat, lng: box.west },
    { lat, lng: box.east },
  ])
  return [...upright, ...level]
}

function stepsWithin(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const amount = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: amount }, (_, index) => round((first + index) * step))
}

/** Where something is on the screen, in pixels. */
export type Spot = { x: number; y: number }
type Rectangle = { left: number; top: number; right: number; bottom: number }
/** A town with its dot, and its name where there is room for it. */
export type DrawnTown = { town: Town; named: boolean }

const LETTER = 7.2
const LABEL_HEIGHT = 18
const DOT = 5
const GAP = 4

const labelOf = (town: Town, { x, y }: Spot): Rectangle => ({
  left: x - DOT - GAP,
  top: y - LABEL_HEIGHT / 2,
  right: x + DOT + GAP * 2 + town.name.length * LETTER,
  bottom: y + LABEL_HEIGHT / 2,
})

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const covers = (area: Rectangle, { x, y }: Spot) =>
  overlap(area, { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT })

/** The towns to draw, larger ones first: no name lies on another name or on a dot. */
export function chooseTowns(towns: readonly Town[], spotOf: (place: LatLng) => Spot): DrawnTown[] {
  const labels: Rectangle[] = []
  const dots: Spot[] = []
  const drawn: DrawnTown[] = []
  for (const town of towns.toSorted((one, other) => other.population - one.population)) {
    const spot = spotOf(town.place)
    if (labels.some((label) => covers(label, spot))) continue
    const label = labelOf(town, spot)
    const named = !labels.some((it) => overlap(it, label)) && !dots.some((it) => covers(label, it))
    if (named) labels.push(label)
    dots.push(spot)
    drawn.push({ town, named })
  }
  return drawn
}
