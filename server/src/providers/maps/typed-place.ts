import { type Place, states, understand } from '@towline/agent'
import { findZip, townsNamed } from './gazetteer-data.ts'

const COUNTRY = /,?\s+(?:usa|u\.s\.a\.|united states(?: of america)?)\s*$/i
const ZIP = /[,\s]+(\d{5})(?:-\d{4})?\s*$/
/** `1845`, `221B`, `W6521`, `12-34`. */
const NUMBERED = /^([nsew]?\d{1,6}(?:-\d{1,5})?[a-z]?)\s+(?=\S*[a-z])(.+)$/i
const UNIT = /,?\s+((?:apt|apartment|suite|ste|unit|lot|space|bldg|building|#)\.?\s*\S{1,10})$/i

/**
 * The place that an address line names, as people type it: `1845 Elm St Apt 4, Frisco, TX 75034-1234`.
 * What is not written like that is read as if it had been said.
 */
export function typedPlace(text: string, state: string | undefined): Place {
  const line = text.trim().replace(/\s+/g, ' ')
  return writtenPlace(line) ?? spokenPlace(line, state)
}

/** Spot, town, state and ZIP with a comma before the town; undefined for anything else. */
function writtenPlace(line: string): Place | undefined {
  const { rest, ...end } = cutEnd(line)
  const comma = rest.lastIndexOf(',')
  const city = rest.slice(comma + 1).trim()
  if (comma < 0 || townsNamed(city, end.state).length === 0) return undefined
  const spot = rest.slice(0, comma).trim()
  const numbered = NUMBERED.exec(spot)
  if (!numbered) {
    const spoken = spokenPlace(spot, end.state)
    return spoken.city || spoken.zip ? undefined : { ...spoken, said: line, city, ...end }
  }
  const [, number = '', street = ''] = numbered
  const unit = UNIT.exec(street)
  return {
    said: line,
    kind: 'street',
    number,
    street: unit ? street.slice(0, unit.index) : street,
    ...(unit?.[1] && { detail: unit[1] }),
    city,
    ...end,
  }
}

/** The line without country, ZIP and state, and these. */
function cutEnd(line: string): { rest: string; state?: string; zip?: string } {
  const within = line.replace(COUNTRY, '')
  const zip = ZIP.exec(within)
  const beforeZip = zip ? within.slice(0, zip.index) : within
  return { ...cutState(beforeZip), ...(zip?.[1] && findZip(zip[1]) && { zip: zip[1] }) }
}

const codes = new Set(states.values())

/** `Frisco, TX` and `Frisco Texas` without their state, and its two letters. */
function cutState(line: string): { rest: string; state?: string } {
  for (const pattern of [/[,\s]+([a-z]+ [a-z]+)\s*$/i, /[,\s]+([a-z]+)\.?\s*$/i]) {
    const found = pattern.exec(line)
    const name = found?.[1] ?? ''
    const state = codes.has(name.toUpperCase())
      ? name.toUpperCase()
      : states.get(name.toLowerCase())
    if (found && state) return { rest: line.slice(0, found.index), state }
  }
  return { rest: line }
}

function spokenPlace(line: string, state: string | undefined): Place {
  const { facts } = understand(line, { asking: 'place', ...(state && { state }) })
  const place = facts.pickup ?? facts.dropoff
  return place ? { ...place, said: line } : { said: line, kind: 'street', street: line }
}
