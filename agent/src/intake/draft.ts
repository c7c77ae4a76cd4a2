import { sayNear } from '../text/place-text.ts'
import type { ResolvedPlace } from '../types/agent-tools.ts'
import type { JobDraft } from '../types/events.ts'
import type { Place } from '../types/facts.ts'
import type { End, Intake } from '../types/intake.ts'
import { isEmergency } from './gates.ts'
import { answerFor, reachableAt, whereabouts } from './intake.ts'
import { notes } from './notes.text.ts'
import { placeInTheirWords } from './place-words.ts'

/** The job as it stands: what is to be written on the dispatch call. */
export function draftOf(intake: Intake): JobDraft {
  const { pickup: _p, dropoff: _d, ...facts } = intake.facts
  const phone = reachableAt(intake)
  const name = facts.customerName ?? intake.nameOnRecord
  return {
    facts: {
      ...facts,
      ...(facts.reasonSaid ? { reasonSaid: clip(facts.reasonSaid, LONGEST_SAID) } : {}),
      ...(name ? { customerName: clip(name, LONGEST_SAID) } : {}),
      ...(phone ? { customerPhone: phone } : {}),
      ...(facts.vehicleColor ? { vehicleColor: capitalized(facts.vehicleColor) } : {}),
      // What is being asked about is not written down as another thing.
      ...(facts.towReason ||
      intake.reasonBetween ||
      !(facts.reasonSaid || intake.passed.includes('reason'))
        ? {}
        : { towReason: 'Other' as const }),
    },
    pickup: placeFor(intake, 'pickup'),
    dropoff: placeFor(intake, 'dropoff'),
    mayText: intake.textsRefused ? false : intake.mayText,
    emergency: isEmergency(intake),
    status: facts.scheduledFor ? 'scheduled' : 'pending',
    notes: clip(notes(intake), 5_000),
    confirmed: intake.confirmed,
  }
}

/** Room for an address on a dispatch call, and for words in it; a caller may talk longer than that. */
const LONGEST_ADDRESS = 500
const LONGEST_SAID = 200

const clip = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`

/** A color as it stands on the dispatch board: `Red`, `Dark blue`. */
export const capitalized = (color: string) => color.charAt(0).toUpperCase() + color.slice(1)

/** The map's answer, or the caller's own words while there is none. */
function placeFor(intake: Intake, which: End): ResolvedPlace | null {
  const place = which === 'pickup' ? whereabouts(intake) : intake.facts[which]
  if (!place) return null
  const found = answerFor(intake, which) ?? {
    which,
    address: placeLine(place),
    valid: false,
    latLng: null,
  }
  return {
    ...found,
    said: clip(placeInTheirWords(intake, which), LONGEST_ADDRESS),
    address: clip(found.address, LONGEST_ADDRESS),
  }
}

/** A place in one line for a driver, from its parts; the caller's words when it has none. */
export function placeLine(place: Place): string {
  const street = [place.number, place.street].filter(Boolean).join(' ')
  const road = place.crossStreet && street ? `${street} at ${place.crossStreet}` : street
  const highway = [
    place.highway,
    place.direction,
    place.exit && `exit ${place.exit}`,
    place.mileMarker && `mile marker ${place.mileMarker}`,
    place.highway && place.crossStreet && !street && `at ${place.crossStreet}`,
  ]
  const parts = [
    place.business,
    road,
    highway.filter(Boolean).join(' '),
    place.near && place.near !== place.city && sayNear(place.near),
    place.detail,
    place.city,
    [place.state, place.zip].filter(Boolean).join(' '),
  ].filter(Boolean)
  const named = place.business || road || place.highway || place.near || place.city || place.zip
  return named ? parts.join(', ') : [place.said, place.detail].filter(Boolean).join(', ')
}
