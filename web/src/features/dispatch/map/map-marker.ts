import type { LatLng } from '@towline/contract'
import type { Spot } from './basemap/drawn-basemap.geometry.ts'
import styles from './map-marker.module.css'

/** What a marker shows. `label` is its name for screen readers and for the pointer. */
export type Mark = {
  key: string
  kind: 'pickup' | 'dropoff' | 'job' | 'driver' | 'truck'
  place: LatLng
  text: string
  label: string
  status?: string | undefined
  emergency?: boolean | undefined
  stale?: boolean | undefined
}

/** A marker for the map: a single element that is a button, for there may be hundreds. */
export function makeMarker(key: string): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.marker ?? ''
  element.role = 'button'
  element.tabIndex = 0
  element.dataset.key = key
  return element
}

/** Brings a marker up to date; what is as it was is not touched. */
export function dressMarker(element: HTMLElement, mark: Mark): void {
  if (element.dataset.text !== mark.text) element.dataset.text = mark.text
  if (element.title !== mark.label) {
    element.title = mark.label
    element.ariaLabel = mark.label
  }
  setFlag(element, 'kind', mark.kind)
  setFlag(element, 'status', mark.status)
  setFlag(element, 'emergency', mark.emergency && 'true')
  setFlag(element, 'stale', mark.stale && 'true')
}

/** Sets a data attribute, or takes it away when there is nothing to say. */
export function setFlag(element: HTMLElement, name: string, value: string | false | undefined) {
  if (element.dataset[name] === (value || undefined)) return
  if (value) element.dataset[name] = value
  else delete element.dataset[name]
}

/** Puts a marker at a spot of the map. */
export function placeMarker(element: HTMLElement, { x, y }: Spot): void {
  element.style.left = `${x}px`
  element.style.top = `${y}px`
}

/** All the lines from markers that were moved aside back to their places; one drawing, however many there are. */
export function makeLegs(): { drawing: SVGElement; draw: (legs: readonly string[]) => void } {
  const make = (name: 'svg' | 'path') =>
    document.createElementNS('http://www.w3.org/2000/svg', name)
  const drawing = make('svg')
  drawing.classList.add(styles.legs ?? '')
  drawing.setAttribute('aria-hidden', 'true')
  const path = make('path')
  drawing.append(path)
  return { drawing, draw: (legs) => path.setAttribute('d', legs.join('')) }
}

/** The line between two spots, as it is written in a path. */
export const legOf = (from: Spot, to: Spot): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** Shows what is in a pane of the map, or has it away for a moment; a layer of its own keeps it drawn. */
export function showPane({ style }: HTMLElement, isShown: boolean): void {
  style.willChange = 'opacity'
  style.opacity = isShown ? '' : '0'
}
