import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { inSlices, type Pause } from './in-slices.ts'
import { useMap } from './map-context.ts'
import {
  dressMarker,
  legOf,
  type Mark,
  makeLegs,
  makeMarker,
  placeMarker,
  setFlag,
  showPane,
} from './map-marker.ts'
import { separating } from './separate.ts'

const APART = 44
/** How many markers are moved before the page draws them. */
const AT_ONCE = 30
/** How far inside the map a marker comes that is reached by keyboard, in px. */
const INSIDE: [number, number] = [40, 40]

type Handlers = {
  onPress?: (key: string) => void
  onHover?: (key: string) => void
}
type Drawn = Map<string, { element: HTMLElement; mark: Mark }>

/**
 * Draws these markers and keeps them up to date; those that would cover one another are moved a little
 * aside. They are no markers of the map's library, which moves each by itself, as a layer of its own:
 * hundreds of those stop the page. Answers the element of a marker by its key.
 */
export function useMarkers(marks: readonly Mark[], handlers: Handlers = {}) {
  const map = useMap()
  const [drawn] = useState<Drawn>(() => new Map())
  const [legs] = useState(makeLegs)
  const [layOut] = useState(() => inSlices(() => placing(map, drawn, legs.draw)))
  const press = useEffectEvent((key: string) => handlers.onPress?.(key))
  const hover = useEffectEvent((key: string) => handlers.onHover?.(key))

  useEffect(() => {
    const { markerPane } = map.getPanes()
    const hide = () => showPane(markerPane, false)
    map.on('zoomstart', hide)
    map.on('zoomend viewreset', layOut.start)
    showPane(markerPane, true)
    const mute = listen(map, drawn, press, hover)
    markerPane.append(legs.drawing)
    return () => {
      mute()
      map.off('zoomstart', hide)
      map.off('zoomend viewreset', layOut.start)
      layOut.stop()
      for (const { element } of drawn.values()) element.remove()
      drawn.clear()
      legs.drawing.remove()
      markerPane.style.opacity = ''
      markerPane.style.willChange = ''
    }
  }, [map, drawn, legs, layOut])

  useEffect(() => {
    let moved = removeOthers(drawn, marks)
    const fresh = document.createDocumentFragment()
    for (const mark of marks) {
      const before = drawn.get(mark.key)
      if (before && looksSame(before.mark, mark)) continue
      const element = before?.element ?? makeMarker(mark.key)
      dressMarker(element, mark)
      if (!before) {
        placeMarker(element, map.latLngToLayerPoint(mark.place))
        fresh.append(element)
      }
      moved ||= !before || !isSamePlace(before.mark, mark)
      drawn.set(mark.key, { element, mark })
    }
    map.getPanes().markerPane.append(fresh)
    if (moved) layOut.start()
  }, [map, drawn, layOut, marks])

  return drawn
}

/** Flags the one marker with this key, which also brings it to the front. */
export function flagMarker(drawn: Drawn, name: string, key: string): () => void {
  const element = drawn.get(key)?.element
  if (element) setFlag(element, name, 'true')
  return () => {
    if (element) setFlag(element, name, false)
  }
}

function removeOthers(drawn: Drawn, marks: readonly Mark[]): boolean {
  const wanted = new Set(marks.map((mark) => mark.key))
  let removed = false
  for (const [key, { element }] of drawn) {
    if (wanted.has(key)) continue
    element.remove()
    drawn.delete(key)
    removed = true
  }
  return removed
}

/** Hears for all markers what is done with one of them; returns how to stop. */
function listen(
  map: LeafletMap,
  drawn: Drawn,
  press: (key: string) => void,
  hover: (key: string) => void,
): () => void {
  const { markerPane } = map.getPanes()
  const keyOf = ({ target }: Event) => (target instanceof HTMLElement && target.dataset.key) || ''
  let dragged = false
  const drag = () => {
    dragged = true
  }
  map.on('dragstart', drag)
  const hears: [string, (event: Event) => void][] = [
    [
      'pointerdown',
      () => {
        dragged = false
      },
    ],
    // A marker by which the map was dragged has not been pressed.
    ['click', (event) => !dragged && press(keyOf(event))],
    ['dblclick', (event) => event.stopPropagation()],
    ['mouseover', (event) => hover(keyOf(event))],
    ['mouseout', () => hover('')],
    [
      'keydown',
      (event) => {
        if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key)) return
        event.preventDefault()
        press(keyOf(event))
      },
    ],
    [
      'focusin',
      (event) => {
        const place = drawn.get(keyOf(event))?.mark.place
        if (place) map.panInside(place, { padding: INSIDE })
      },
    ],
  ]
  for (const [name, hear] of hears) markerPane.addEventListener(name, hear)
  return () => {
    map.off('dragstart', drag)
    for (const [name, hear] of hears) markerPane.removeEventListener(name, hear)
  }
}

function* placing(
  map: LeafletMap,
  drawn: Drawn,
  drawLegs: (legs: readonly string[]) => void,
): Generator<Pause, void> {
  const all = [...drawn.values()]
  const spots = all.map(({ mark }) => map.latLngToLayerPoint(mark.place))
  const aside = yield* separating(spots, APART)
  const legs: string[] = []
  for (const [index, { element }] of all.entries()) {
    const spot = spots[index]
    const move = aside[index]
    if (!spot || !move) continue
    const at = { x: Math.round(spot.x + move.x), y: Math.round(spot.y + move.y) }
    placeMarker(element, at)
    if (at.x !== spot.x || at.y !== spot.y) legs.push(legOf(spot, at))
    yield index % AT_ONCE === AT_ONCE - 1 ? 'draw' : undefined
  }
  drawLegs(legs)
  showPane(map.getPanes().markerPane, true)
}

const looksSame = (one: Mark, other: Mark) =>
  one.label === other.label &&
  one.text === other.text &&
  one.kind === other.kind &&
  one.status === other.status &&
  one.emergency === other.emergency &&
  one.stale === other.stale &&
  isSamePlace(one, other)

const isSamePlace = (one: Mark, other: Mark) =>
  one.place.lat === other.place.lat && one.place.lng === other.place.lng
