import { oneOf } from '../text/one-of.ts'
import type { Place } from '../types/facts.ts'
import phrases from './phrases/whose-shop.json' with { type: 'json' }

/** "My nephew Landry's garage" is Landry's Garage; "my guy, 1106 South Elm Place" is a house without a name. */
export function ofItsOwner(place: Place): Place {
  const { business: told, ...rest } = place
  const isHouse = Boolean(place.number && place.street)
  if (told && isHouse && (ownRoom.test(told) || isSomebody.test(told)))
    return { ...rest, kind: rest.kind === 'business' ? 'street' : rest.kind }
  const business = told?.replace(whoseKin, '').replace(isCalled, '').replace(isBehind, '')
  return business ? { ...place, business } : place
}

/** "My kitchen, 5310 Lakeside Avenue": whose it is, and no name of it. */
const ownRoom = oneOf(phrases.ownRooms, {
  before: '^(?:(?:my|our|his|her|the) )?',
  after: '$',
  flags: 'i',
})

/** "My guy", "a gentleman who restores them", "my uncle's cousin's place": who is there, and no name of it. */
const isSomebody = oneOf(phrases.people, {
  before: `^(?:(?:an?|the|this|that|my|our|his|her|some|another) )?(?:(?:${phrases.kin.join('|')})(?:['\u2019]s)? ?|ex |nice |young |old |little |owner['\u2019]s )*`,
  after: "(?:['\u2019]s)?$",
  flags: 'i',
})

/** "Candage's Garage up to Blue Hill", "the recruiter's watching me": how one gets there, and what goes on there. */
const isBehind =
  /(?<=\b(?:garage|shop|auto|tires?|repair|motors|place|service|diesel|transmissions?|collision)) (?:up|down|over|out)$|(?<=['\u2019]s) (?:getting|watching|taking|having|buying|picking)\b.*$/i

const whoseKin =
  /^(?:my |our |his |her )?(?:nephew|niece|cousin|uncle|aunt|brother|sister|son|daughter|buddy|friend|husband|wife|neighbor) (?=\p{L}+['\u2019]s )/iu

/** "There's a place called Elm City Transmission" */
const isCalled =
  /^(?:(?:a|this|the|some) )?(?:place|shop|garage|spot|dealer|yard|fellow|fella|guy|man) (?:that's |that is )?(?:called|named) /i
