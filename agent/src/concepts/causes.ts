import type { TowReason } from '@towline/contract'
import type { Phrase } from '../text/phrases.ts'

/** What happened, which says more of the reason than the part that broke by it. */
export type Cause = { reason: TowReason; says: readonly Phrase[]; not?: readonly Phrase[] }

/** In order of weight: a cart that hit the car is an accident, whatever leaks now. */
export const causes: readonly Cause[] = [
  {
    reason: 'Accident',
    says: [
      'hit|struck|smashed|slammed|crashed|plowed|rammed|slid|skidded|spun|drifted|swerved|backed|ran|rolled|bounced into|in|against? the|a|another|this|some|my .. wall|pole|tree|fence|guardrail|barrier|house|building|post|mailbox|hydrant|bollard|gate|garage|dumpster|divider|pillar|column|truck|car|van|bus|trailer|motorcycle',
      'hit|struck|smacked|clipped|sideswiped|scraped the|a|another|this|some|my .. wall|pole|tree|fence|guardrail|barrier|house|building|post|mailbox|hydrant|bollard|gate|dumpster|divider|pillar|column|truck|car|van|bus|trailer|motorcycle|deer|hog|cow|horse|coyote|elk',
      'cart|carts|branch|limb|tree|ladder|mattress|forklift|truck|car|bus|van|guy|lady|somebody|someone|kid|driver|neighbor|semi|motorcycle|bicycle|trailer hit|fell|landed|smashed|clipped|struck|scraped|backed|sideswiped|plowed|rammed|slammed on|into? it|me|my|us|the',
      'tapped|bumped|jammed|knocked|hit|clipped|tagged|smacked|rammed .. from behind',
      'deer|hog|cow|elk|coyote jumped|ran|came|bolted|darted .. front|into|out|me',
    ],
    not: [
      'almost|nearly|about|avoid|avoiding|missed .. hit|hitting|struck',
      'hit .. brakes|gas|lock|button|road|highway|curb|pothole|bump|median',
      'key|keys|fob|locked|lock',
      'not .. accident|hit',
      'by accident',
      'windshield|window|glass',
      'jump|jumped|cables|battery',
    ],
  },
  {
    reason: 'Transport',
    says: ['its|it is|just|only a? just|only? transport', 'a transport job|only'],
  },
  {
    reason: 'Dead battery',
    says: [
      'left|leave|leaving .. headlights|lights|light|radio|lamp .. on',
      'headlights|lights|light .. left|were|was? on all|overnight|for',
    ],
    not: ['engine light|lights', 'jumped|jump .. nothing|didnt'],
  },
  {
    reason: 'Out of fuel',
    says: [
      'should|shouldve|shoulda|meant|forgot|going .. stop|stopped|get|got|fill|filled|put .. gas|fuel|diesel|gasoline',
      'out of gas|fuel|diesel|juice|charge',
      'on fumes',
      'needle|gauge .. empty|e',
    ],
    not: ['gas station .. broke|died', 'gas|fuel pump|leak|cap|line'],
  },
  {
    reason: 'Lockout',
    says: [
      'keys|key|fob|them|em .. in the|my ignition|seat|console|trunk|cupholder|dash .. cant|cannot|locked|couldnt',
      'see|looking .. keys|key|fob|em|them .. ignition|seat|inside|dash|console',
      'key|keys was|were|are|is? in|inside .. bag|purse|jacket|trunk|boot .. locked',
      'car|truck|doors|it is|are fully|all|now locked',
    ],
    not: ['no key|keys', 'wont|cant|not start|turn|crank', 'broke*|lost|snapped'],
  },
  {
    reason: 'Flat tire',
    says: [
      'ran|run|drove|rolled|hit .. over .. metal|nail|nails|screw|screws|bolt|glass|board|debris|rebar|spike',
      'tire|tires|wheel .. pancaked|shredded|flapping|rim|hissing|bubble|bulge|deflating',
      'tire|tires|wheel .. losing air',
      'bubble|bulge .. sidewall|tire',
      'air .. out of|leaking .. tire|tires|wheel',
    ],
    not: ['engine|oil|radiator', 'tire .. fell|came off', 'wall|pole|guardrail'],
  },
  {
    reason: 'Stuck/winch',
    says: [
      'wheel|wheels|tire|tires|front|back|end .. hanging|off|over|in .. culvert|ditch|edge|driveway|ledge|ravine',
      'off|backed|slid|slipped .. driveway|road|edge .. culvert|ditch|ledge',
    ],
    not: ['rolled over', 'flipped', 'upside down', 'fell|came off|loose'],
  },
  {
    reason: 'Dealer/shop transfer',
    says: [
      'our|my? lot|shop|store|bay .. go|taken|brought|moved|run|delivered|towed to|over .. dealer|dealership|shop|place|store|auction',
      'car|truck|vehicle|unit .. here at .. shop|dealership .. go|taken|moved|brought',
    ],
    not: ['i|im .. bought', 'home|house'],
  },
  {
    reason: 'Equipment move',
    says: [
      'skid|skidsteer|excavator|backhoe|bulldozer|dozer|forklift|bobcat|scissor|loader|tractor|compressor|generator .. go|move|moved|haul|hauled|take|taken|from|site|delivered|transported|picked',
    ],
    not: ['tractor trailer', 'alternator'],
  },
]
