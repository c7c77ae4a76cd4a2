import type { Facts, Place, Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import type { Asked } from './asked.ts'
import { isPart, isWhole, mergePlace } from './place.ts'
import { isWordsAlone } from './place-names.ts'
import { endAsked } from './place-words.ts'

/** True of a place told in full before it was asked for: it is said back and asked for a yes. */
export const isToldInFull = (hint: Place | undefined): hint is Place =>
  hint !== undefined && isWhole(hint)

/** On a street or a highway. */
export const isOnRoad = ({ street, highway }: Place): boolean => Boolean(street ?? highway)

/** A place heard where none was asked is only noted: where exactly is still to be asked. */
export function notePassing<H extends Pick<Understood, 'facts'>>(
  intake: Intake,
  spoken: H,
  asked: Asked,
): { spoken: H; placeHint?: Place } {
  const { pickup, ...facts } = spoken.facts
  const isAsked = endAsked(asked.field) !== undefined || asked.correcting
  // Of a highway the direction and the exit are asked for in any case.
  const isHouse = pickup?.number !== undefined && pickup.street !== undefined
  const isTold = pickup && (pickup.highway !== undefined || isHouse)
  if (!pickup || isTold || isAsked || intake.facts.pickup) return { spoken }
  const old = intake.placeHint
  return {
    spoken: { ...spoken, facts },
    placeHint: old && isPart(pickup) ? mergePlace(old, pickup, true) : pickup,
  }
}

/** The intake after the answer to "where", with what a hint from before does for it. */
export function settleHint(
  intake: Intake,
  heard: Understood,
  { field, words, said = words }: Asked,
): Intake {
  const { placeHint: hint, ...rest } = intake
  if (!hint || endAsked(field) !== 'pickup') return intake
  const { pickup } = intake.facts
  const isSaidBack = isToldInFull(hint) && intake.asked.where === 1 && field === 'where'
  if (!pickup && heard.answer === 'no') return rest
  if (!pickup) return isSaidBack && heard.answer === 'yes' ? withPickup(rest, hint) : intake
  if (isSaidBack && heard.answer !== 'no' && isMoreOf(pickup))
    return withPickup(
      rest,
      isWordsAlone(pickup)
        ? { ...hint, said: `${hint.said}, ${said.trim()}` }
        : mergePlace(hint, pickup, true),
    )
  // "Lakeside Tire in Conroe", then "Lakeside, 1630 West Davis": a part of the shop's name, and no town.
  const isOfName = pickup.city !== undefined && hint.business?.includes(pickup.city)
  // "In Louisville", then "on Bonnycastle Avenue, just off Bardstown": what it is beside is a street.
  const isBeside = pickup.street !== undefined && pickup.city === pickup.near
  const isTownless = (isOfName || isBeside || !pickup.city) && !pickup.zip && hint.city
  const town = isTownless ? { city: hint.city, ...(hint.state && { state: hint.state }) } : {}
  return withPickup(rest, { ...withRoadOf(hint, pickup), ...town } as Place)
}

/** "On Mines Road", and asked where exactly "at the warehouse with the guard": the road stays. */
function withRoadOf({ street, highway, direction, said, kind }: Place, place: Place): Place {
  if (!(street || highway) || isOnRoad(place) || place.kind === 'home') return place
  const road = {
    ...(street && { street }),
    ...(highway && { highway }),
    ...(direction && { direction }),
  }
  return {
    ...road,
    ...place,
    kind: place.business ? place.kind : kind,
    said: `${said}, ${place.said}`,
  }
}

/** "In the back lot, by the dock": more about the place that was said back, and none of its own. */
const isMoreOf = (place: Place) => isWordsAlone(place) || isPart(place)

const withPickup = (intake: Intake, pickup: Place): Intake => ({
  ...intake,
  facts: { ...intake.facts, pickup } satisfies Facts,
})
