import type { TruePlace } from './caller.ts'
import { hasNumber, names } from './grade-words.ts'

/** A place as the job has it: the address a driver is sent to, and the caller's words beside it. */
export type WrittenPlace = { address: string; said: string }

const roads: Record<string, RegExp> = {
  'US-75': /\bUS[- ]?75\b|\bcentral expressway\b/i,
  'US-380': /\bUS[- ]?380\b|\buniversity dr/i,
  'Dallas North Tollway': /\bdallas north toll|\bDNT\b|\bnorth toll/i,
}

/** The road by its number and side: `I-35E` is neither I-35 nor I-35W. */
function isOnRoad(text: string, highway: string): boolean {
  if (roads[highway]?.test(text)) return true
  const [, number, side = ''] = /(\d+)([A-Z]?)$/.exec(highway) ?? []
  if (!number) return names(text, highway)
  const sides: Record<string, string> = { E: 'e(?:ast)?', W: 'w(?:est)?' }
  const tail = side ? `[- ]?${sides[side]}\\b` : '(?![- ]?[ew]\\b)\\b'
  return new RegExp(`(?<!\\d)${number}${tail}`, 'i').test(text)
}

/** A street that is a highway by another name: the address may have either. */
const isRoadOf = (street: string, address: string) =>
  Object.values(roads).some((road) => road.test(street) && road.test(address))

const sides: Record<string, RegExp> = {
  northbound: /\bnorth(?:bound)?\b|\bNB?\b/i,
  southbound: /\bsouth(?:bound)?\b|\bSB?\b/i,
  eastbound: /\beast(?:bound)?\b|\bEB?\b/i,
  westbound: /\bwest(?:bound)?\b|\bWB?\b/i,
}

/** True when the text has the whole side a caller travels on; the road's own letter is none. */
const isHeading = (text: string, direction: string) =>
  sides[direction]?.test(text.replace(/\b\d+[EW]\b|north toll\w*|dallas north/gi, '')) ?? false

/**
 * What of a place is missing or other than it is; empty when a driver finds it. The town is looked for in
 * the address alone, everything else in the address and in the caller's own words that stand beside it.
 */
export function wrongOfPlace(truth: TruePlace, { address, said }: WrittenPlace): string[] {
  const checks: Record<string, (value: string) => boolean> = {
    number: (number) => hasNumber(address, number),
    street: (street) => names(address, street) || isRoadOf(street, address),
    cross: (cross) => names(address, cross),
    highway: (highway) => isOnRoad(address, highway),
    direction: (direction) => isHeading(address, direction),
    exit: (exit) => hasNumber(address, exit),
    mile: (mile) => hasNumber(address, mile),
    name: (name) => names(`${address} ${said}`, name),
    near: (near) => names(`${address} ${said}`, near),
    city: (city) => names(address, city),
  }
  return Object.entries(truth).flatMap(([part, value]) =>
    value === undefined || checks[part]?.(value) ? [] : [`${part} ${value}`],
  )
}
