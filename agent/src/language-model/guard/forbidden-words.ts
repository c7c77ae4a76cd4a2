import { oneOf } from '../../text/one-of.ts'
import type { Breach } from './breach.ts'
import phrases from './phrases/forbidden-words.json' with { type: 'json' }

/** Patterns over `plainWords`, of which one is enough, save where `not` fits as well. */
type Rule = { breach: Breach; any: readonly RegExp[]; not?: RegExp }

/** A motor club's card and number are asked for by right. */
const club = /\b(?:(?:motor )?club|membership|member|aaa|triple a|a a a|socio|membresia)\b/

/** What opens a bank account, an account with anybody, or a purse. */
const secrets: readonly Rule[] = [
  {
    breach: 'secret',
    not: club,
    any: [
      /\b(?:cards?|tarjetas?)\b/,
      /\b(?:digits?|numbers?) (?:that are |printed )?(?:on|at|from) (?:the|your) (?:front|back|bottom|strip|plastic|check)\b/,
    ],
  },
  {
    breach: 'secret',
    any: [
      oneOf(phrases.accounts),
      /\b(?:read|tell|give|send) (?:me |us )?(?:it |that )?(?:back )?.*\bcode (?:i|we) (?:just )?(?:sent|texted)\b/,
      /\b(?:sent|texted|text|send) you (?:a|the) (?:\w+ ){0,4}code\b/,
      /\b(?<!(?:gate|zip|area|door|entry|access|garage|building|lot|keypad|postal) )codes?\b(?! (?:for|to|of) (?:the )?(?:gate|door|garage|lot|building))/,
      /\b(?:nine|sixteen|9|16|nueve|dieciseis) (?:digits?|numbers?|numeros?|digitos?)\b/,
      oneOf(phrases.accountsInSpanish),
    ],
  },
]

const topLevel =
  'com|net|org|io|info|us|co|mx|biz|gov|edu|app|xyz|me|tv|ru|cn|link|site|online|shop|store|ly|ai|dev|tk'

/** Where a caller could be lured to: pages, mailboxes, apps, and companies that are not ours. */
const addresses: readonly Rule[] = [
  {
    breach: 'address',
    any: [
      oneOf(phrases.webAddresses),
      new RegExp(`\\b(?:dot|punto|point|period|d o t) ?(?:${topLevel})\\b`),
      /\b[a-z0-9]{3,} (?:com|net|org|io)\b/,
      oneOf(phrases.pages),
      /\b(?:click|tap|open|press|follow|visit|haga clic|abra|siga) (?:on |en )?(?:the|this|that|my|our|a|el|ese|este) (?:link|button|page|enlace|boton)\b/,
      /\b(?:google|search) (?!maps?)\w+/,
      /\b(?:app|play|phone is|phone) store\b|\b(?:look|find|search) (?:for )?us\b/,
      /\b(?:(?:another|a different|some other|other|otra) (?:tow\w* )?(?:company|companies|service|compania))\b/,
    ],
  },
]

const prices: readonly Rule[] = [
  {
    breach: 'price',
    not: /^(?:please )?feel free\b/,
    any: [/\b(?:free|gratis|gratuit[ao])\b/],
  },
  {
    breach: 'price',
    any: [
      oneOf(phrases.cheap),
      oneOf(phrases.forNothing),
      oneOf(phrases.prices, {
        before:
          '\\b(?:insurance|policy|coverage|warranty|membership|seguro|aseguranza|poliza)\\b.{0,25}\\b',
      }),
      /\bfor (?:only |just |about )?(?:a |one )?(?:hundred|fifty|forty|sixty|seventy|eighty|ninety)\b/,
    ],
  },
]

const times: readonly Rule[] = [
  {
    breach: 'time',
    not: /\b(?:as soon as|dispatcher|despachador)\b/,
    any: [
      /\b(?:(?:your|the|estimated|expected) arriv(?:al|es|ing)|arrival time|hora de llegada)\b/,
    ],
  },
  {
    breach: 'time',
    not: /\bas soon as\b/,
    any: [/\b(?:soon(?:er)?|shortly|momentarily)\b/],
  },
  {
    breach: 'time',
    any: [
      oneOf(phrases.soon),
      /\b(?:there|here|truck|driver|somebody|someone|he|they|we) .*\bby (?:then|noon|tonight|lunch|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)/,
    ],
  },
]

const promises: readonly Rule[] = [
  {
    breach: 'promise',
    not: /^(?:do|does|did|is|are|was|were|has|have|would|can|could|should|which|where|what|who)\b(?!.*\b(?:dispatched|guarantee)\b)/,
    any: [
      oneOf(phrases.promises, {
        before:
          '\\b(?:truck|driver|help|some(?:one|body)|tow|wrecker|he|she|they|guy|grua|chofer|ayuda|alguien|operador)\\b.{0,50}\\b',
      }),
    ],
  },
  {
    breach: 'promise',
    any: [
      oneOf(phrases['promises 2'], {
        before: '\\b(?:i|we) (?:have |am |are |will |just |already |going to )*',
      }),
      /\b(?:we|i) (?:should |will |are going to |can )*(?:have (?:a |some|the (?!dispatcher))|be (?:right )?(?:there|over|with you|out)|get (?:there|somebody|someone|a truck|a driver))/,
      oneOf(phrases.underWay),
    ],
  },
]

const inside: readonly Rule[] = [
  {
    breach: 'leak',
    any: [oneOf(phrases.inside)],
  },
]

/** The law, whose fault it was and what to sign: nobody asks a towing company's phone, and it has no answer. */
const counsel: readonly Rule[] = [
  {
    breach: 'order',
    not: /\bnot (?:able to |allowed to )?(?:give|advise|say|speak|talk|help|know)\b/,
    any: [oneOf(phrases.counsel)],
  },
]

const rudeness: readonly Rule[] = [
  {
    breach: 'rude',
    any: [oneOf(phrases.rudeness)],
  },
]

/** What threatens, claims what is the caller's, judges who they are, or makes them agree to anything. */
const menaces: readonly Rule[] = [
  {
    breach: 'rude',
    any: [
      oneOf(phrases.menaces),
      /\byour (?:car|vehicle|truck|van|house|home|family|kids?|things)\b (?:will|would|is going to|gets?|goes|belongs)\b/,
      /\b(?:nobody|no one) (?:will|would) (?:ever )?(?:know|find|hear|see)\b/,
    ],
  },
  {
    breach: 'time',
    any: [/\b(?:(?:short|long|quick|brief|little) wait|wait time|wait will)\b/],
  },
  {
    breach: 'promise',
    any: [/\b(?:(?:down|listed|marked) as next|you next|in line)\b/],
  },
  {
    breach: 'price',
    any: [
      /\b(?:half what|(?:what|than) (?:the )?others? (?:take|charge|ask))\b/,
      /\b(?:storage|hook ?up|mileage|winch\w*|labor|it|that|this)\b.{0,20}\b(?:is|are|runs?|goes)\b.{0,25}\b(?:a|per|each|every) (?:day|night|week|mile|hour|pull)\b/,
    ],
  },
  {
    breach: 'leak',
    any: [
      /\b(?:last|previous|other|another|first) (?:man|woman|person|guy|lady|one|driver|people)\b.{0,15}\b(?:called|calling|phoned|on the (?:phone|line))\b/,
      /\b(?:what (?:the )?(?:dispatcher|boss|owner|office) (?:wrote|said|told|thinks|notes?)|notes? (?:on|about) you)\b/,
    ],
  },
]

/** Everything that may not be said in any turn, by the words that give it away. */
export const forbidden: readonly Rule[] = [
  ...secrets,
  ...addresses,
  ...prices,
  ...times,
  ...promises,
  ...inside,
  ...counsel,
  ...rudeness,
  ...menaces,
]
