import { titled } from './address-line.ts'
import { findZip, type Town, townsBeginning, townsNamed, townsWithin } from './gazetteer-data.ts'
import type { Near, Suggestion } from './maps.port.ts'
import { townAtEnd } from './town-at-end.ts'
import { ranked } from './town-choice.ts'

const MOST = 8

/** Ways to finish an address from the towns alone: a ZIP, a town being typed, a street in a town nearby. */
export function suggestAddresses(text: string, near: Near): Suggestion[] {
  const typed = text.trim().replace(/\s+/g, ' ')
  if (typed.length < 2) return []
  const zip = /^\d{5}$/.test(typed) ? findZip(typed) : undefined
  if (zip) {
    const { town, lat, lng } = zip
    return [{ address: `${town.name}, ${town.state} ${zip.zip}`, latLng: { lat, lng } }]
  }
  const comma = typed.lastIndexOf(',')
  if (comma >= 0) return inTowns(typed.slice(0, comma), townsTyped(typed.slice(comma + 1)), near)
  if (/^\d+\s+\S/.test(typed)) return onStreet(typed, near)
  return inTowns('', townsTyped(typed), near)
}

/** A street with its number, in the town it ends with or in the towns about. */
function onStreet(typed: string, near: Near): Suggestion[] {
  const place = townAtEnd({ said: typed, kind: 'street', street: typed }, near)
  if (!place.city) return inTowns(typed, near ? townsWithin(25, near) : [], near)
  return inTowns(place.street ?? typed, townsNamed(place.city, place.state), near)
}

/** Towns beginning like this; `frisco tx` and `frisco t` keep to the state. */
function townsTyped(typed: string): Town[] {
  const [, name = '', state = ''] = /^\s*(.*?)(?:\s+([a-z]{1,2}))?\s*$/i.exec(typed) ?? []
  const inState = state
    ? townsBeginning(name).filter((town) => town.state.startsWith(state.toUpperCase()))
    : []
  return inState.length > 0 ? inState : townsBeginning(typed)
}

function inTowns(street: string, towns: Town[], near: Near): Suggestion[] {
  const line = street.trim() && `${titled(street)}, `
  const addresses = ranked(towns, near).map(({ town }) => ({
    address: `${line}${town.name}, ${town.state}`,
    latLng: { lat: town.lat, lng: town.lng },
  }))
  return [...new Map(addresses.map((one) => [one.address, one])).values()].slice(0, MOST)
}
