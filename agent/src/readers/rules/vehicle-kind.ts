import type { DriveType, KeyLocation, VehicleCondition, VehicleType } from '@towline/contract'
import type { z } from 'zod'
import { oneOf } from '../../text/one-of.ts'
import { textBetween, type Word } from '../../text/words.ts'
import phrases from './phrases/vehicle-kind.json' with { type: 'json' }

const types: [z.infer<typeof VehicleType>, RegExp][] = [
  [
    'Motorcycle',
    /\b(?:motor ?cycle|motor ?bike|motorcycles|dirt ?bike|moped|crotch rocket|sport ?bike|motor scooter|scooter|my (?:street )?bike|can ?am spyder|three wheeler|trike)\b/,
  ],
  ['Heavy', oneOf(phrases.Heavy)],
  ['Medium', oneOf(phrases.Medium)],
  [
    'Trailer',
    /\b(?:(?:boat|utility|travel|camper|horse|cargo|enclosed|flat ?bed|equipment|stock|livestock|gooseneck|dump|car|pop ?up|house) trailer|trailer|fifth ?wheel|5th wheel|toy hauler|camper|tow behind)\b/,
  ],
  [
    'Equipment',
    /\b(?:fork ?lift|excavator|backhoe|bull ?dozer|dozer|skid ?steer|front end loader|loader|scissor lift|boom lift|mini ex|bobcat|steam ?roller|golf cart|generator|scissor ?lift)\b/,
  ],
  ['Tractor', /\b(?:farm tractor|tractor(?! trailer)|john deere|kubota)\b/],
  ['Container', /\b(?:shipping container|conex(?: box)?|sea ?can|storage container|container)\b/],
  ['Light', oneOf(phrases.Light)],
]

/** The kind of vehicle, when the words name one. A plain "car" or "truck" names none. */
export function findVehicleType(words: Word[]): z.infer<typeof VehicleType> | undefined {
  const text = textBetween(words)
  for (const [type, pattern] of types) {
    const match = pattern.exec(text)
    // "hit by a semi", "next to a school bus": somebody else's.
    if (
      match &&
      !/\b(?:by|hit|behind|next to|from|into|near|of|past|with|an?other) (?:a|an|the) (?:\w+ )?$/.test(
        text.slice(0, match.index),
      ) &&
      !isNotTheVehicle(type, text)
    )
      return type
  }
}

const isNotTheVehicle = (type: string, text: string) =>
  (type === 'Heavy' && /\b(?:bus (?:stop|station|lane)|hit (?:by )?a|took the bus)\b/.test(text)) ||
  (type === 'Medium' &&
    /\b(?:need an ambulance|called an ambulance|ambulance is|ambulance (?:came|here)|rv park|r v park|flat ?bed truck)\b/.test(
      text,
    )) ||
  (type === 'Trailer' && /\b(?:trailer park|trailer hitch|no trailer)\b/.test(text)) ||
  (type === 'Container' && !/shipping|conex|storage container|sea/.test(text))

const drives: [z.infer<typeof DriveType>, RegExp][] = [
  ['AWD', /\b(?:a ?w ?d|awd|all ?wheel(?: drive)?|quattro|4 ?matic|x ?drive|symmetrical)\b/],
  [
    '4WD',
    /\b(?:4 ?w ?d|four ?wheel(?: drive)?|4 ?wheel(?: drive)?|4 ?x ?4|four by four|4 by 4|f w d 4)\b/,
  ],
  ['FWD', /\b(?:f ?w ?d|fwd|front ?wheel(?: drive)?)\b/],
  ['RWD', /\b(?:r ?w ?d|rwd|rear ?wheel drive)\b/],
  ['2WD', /\b(?:2 ?w ?d|two ?wheel drive|2 ?wheel drive|four by two|4 ?x ?2|two by four drive)\b/],
  [
    'EV',
    /\b(?:electric (?:car|vehicle|suv|truck)|(?:it's|its|it is|is) (?:an? )?(?:fully |all )?electric|all electric|fully electric|an? e ?v\b|tesla)\b/,
  ],
  ['Hybrid', /\b(?:plug ?in hybrid|hybrid)\b/],
]

/** Driven wheels or kind of drive, when said. */
export const findDriveType = (words: Word[]): z.infer<typeof DriveType> | undefined => {
  const text = textBetween(words)
  return drives.find(([, pattern]) => {
    const match = pattern.exec(text)
    return (
      match &&
      !/\b(?:not|isn't|no|isnt)(?: an?)? $/.test(text.slice(0, match.index)) &&
      !/^(?:front|rear) ?wheel$/.test(match[0])
    )
  })?.[0]
}

const conditions: [z.infer<typeof VehicleCondition>, RegExp][] = [
  [
    'Starts with Jump',
    /\b(?:starts? (?:up )?(?:with|after|if you|when you|only with|if i) (?:a |get a |i |you )?jump|(?:will|can|would) start with a jump|runs (?:with|after) a jump)\b/,
  ],
  ['Starts Only', oneOf(phrases['Starts Only'])],
  ['Not Drivable', oneOf(phrases['Not Drivable'])],
  ['Drivable', oneOf(phrases.Drivable)],
]

/** Whether it still drives, when said. */
export const findCondition = (words: Word[]): z.infer<typeof VehicleCondition> | undefined => {
  const text = textBetween(words)
  return conditions.find(
    ([condition, pattern]) =>
      pattern.test(text) &&
      !(condition === 'Drivable' && /\b(?:not|isn't|can't|cannot|is it)\b/.test(text)),
  )?.[0]
}

const keys: [z.infer<typeof KeyLocation>, RegExp][] = [
  [
    'No keys',
    /\b(?:(?:no|don'?t have (?:the|any|my|a)?|do not have (?:the|any|my|a)?|lost (?:the|my|our)?|haven'?t got (?:the|any)?|without (?:the |any )?) ?keys?|(?:there (?:are|is) )no keys?)\b/,
  ],
  [
    'Under mat/visor',
    /\bkeys? (?:is |are |will be |'s |under |in |on )*(?:the |my )?(?:floor ?mat|mat|visor|sun ?visor)\b|\b(?:under|above|behind|in) the (?:floor ?)?(?:mat|visor)\b/,
  ],
  ['Magnetic holder', /\b(?:magnet(?:ic)? (?:box|holder|key|case)|hide ?a ?key)\b/],
  [
    'Drop box/front desk',
    /\bkeys? .{0,30}\b(?:drop ?box|front desk|reception|with the (?:office|desk|manager|valet)|at the (?:desk|counter|office))\b|\b(?:in the|key) drop ?box\b/,
  ],
  [
    'With vehicle – hidden (notes)',
    /\bkeys? .{0,24}\b(?:on (?:the |top of the )?(?:\w+ )?(?:tire|wheel)|gas cap|hidden|wheel well|under the (?:bumper|seat|hood)|fuel door|gas (?:tank )?door|in the bed)\b/,
  ],
  [
    'With vehicle – ignition/console',
    /\b(?:keys? .{0,20}\b(?:in the (?:ignition|console|cup ?holder|glove (?:box|compartment))|in it\b)|left (?:the |my )?keys? in (?:the )?(?:car|truck|ignition|console))\b/,
  ],
  [
    'At destination',
    /\bkeys? .{0,20}\b(?:at the (?:destination|shop|dealership|garage)|(?:the )?(?:shop|mechanic|dealer|dealership|garage) (?:has|have) )|\b(?:shop|mechanic|dealership|garage) has (?:the |my )?keys?\b/,
  ],
  [
    'With customer',
    /\b(?:i(?:'ve)? (?:have|got|do have|'ll have|am holding) (?:the |my |both )?keys?|keys? (?:is |are )?(?:with me|in my (?:hand|pocket|purse))|have (?:the|my) keys? (?:with me|on me|here))\b/,
  ],
]

/** Where the keys are, when said. Keys locked inside are a reason to call, not a place to find them. */
export const findKeys = (words: Word[]): z.infer<typeof KeyLocation> | undefined => {
  const text = textBetween(words)
  if (!/\b(?:keys?|mat|visor|hide ?a ?key)\b/.test(text) || /\block(?:ed)?\b/.test(text)) return
  return keys.find(([, pattern]) => pattern.test(text))?.[0]
}
