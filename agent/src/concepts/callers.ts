import type { CallerType } from '@towline/contract'
import type { z } from 'zod'
import { oneOf } from '../text/one-of.ts'
import phrases from './phrases/callers.json' with { type: 'json' }

/** Motor clubs and others that call for somebody else, as they are said. */
export const clubs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:triple a|a a a|aaa)\b/, 'AAA'],
  [/\b(?:agero|a ?jero|agaro)\b/, 'Agero'],
  [/\b(?:geico|gyco|guy co)\b/, 'Geico'],
  [/\b(?:allstate(?: roadside| motor club)?|all state(?: roadside| motor club))\b/, 'Allstate'],
  [
    /\b(?:quest towing|quest roadside|quest(?= (?:calling|here|dispatch|motor)\b|.*\b(?:run|job|call|tow|one|dispatch) for you\b))\b/,
    'Quest',
  ],
  [/\b(?:nation safe drivers|nsd|n s d)\b/, 'Nation Safe Drivers'],
  [/\b(?:urgent\.?ly|urgently roadside|urgent ly)\b/, 'Urgently'],
  [
    /\b(?:honk(?: technologies| roadside)|from honk|honk(?= (?:calling|here|dispatch)\b))\b/,
    'Honk',
  ],
  [/\b(?:good ?sam)\b/, 'Good Sam'],
  [/\b(?:road ?america)\b/, 'Road America'],
  [/\b(?:cross country motor club)\b/, 'Cross Country'],
  [/\b(?:progressive(?: insurance| roadside)?)\b/, 'Progressive'],
  [/\b(?:state farm)\b/, 'State Farm'],
  [/\b(?:usaa|u s a a)\b/, 'USAA'],
  [/\b(?:liberty mutual)\b/, 'Liberty Mutual'],
  [/\b(?:farmers insurance)\b/, 'Farmers'],
  [/\b(?:nationwide insurance|nationwide roadside)\b/, 'Nationwide'],
  [/\b(?:onstar|on star)\b/, 'OnStar'],
  [/\b(?:better world club)\b/, 'Better World Club'],
  [/\b(?:swoop)\b/, 'Swoop'],
  [/\b(?:roadside protect)\b/, 'Roadside Protect'],
  [/\b(?:sonsio)\b/, 'Sonsio'],
  [/\b(?:fleet ?net(?: america)?)\b/, 'FleetNet'],
  [/\b(?:coach ?net)\b/, 'Coach-Net'],
  [/\b(?:copart)\b/, 'Copart'],
  [/\b(?:i a a|iaai)\b/, 'IAA'],
  [/\b(?:mercury insurance)\b/, 'Mercury Insurance'],
  [/\b(?:the general insurance)\b/, 'The General'],
  [/\b(?:aaa texas)\b/, 'AAA'],
  [/\b(?:blink ?roadside|blink road)\b/, 'Blink'],
]

export const insurers: ReadonlySet<string> = new Set([
  'Progressive',
  'State Farm',
  'USAA',
  'Liberty Mutual',
  'Farmers',
  'Nationwide',
  'Allstate',
  'Geico',
  'Mercury Insurance',
  'The General',
])

/** Who may be on the line, by what they say of themselves. */
export const callerTypes: readonly (readonly [z.infer<typeof CallerType>, RegExp])[] = [
  ['Police', oneOf(phrases.Police)],
  [
    'Body shop',
    /\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|we'?re (?:a|the)|i'?m (?:at|from|with)) (?:the |a )?(?:\w+ ){0,4}(?:body shop|collision(?: center)?)\b/,
  ],
  [
    'Dealership',
    oneOf(phrases.Dealership, {
      after:
        ' (?:the |a )?(?:\\w+ ){0,4}(?:dealership|motors|toyota|honda|ford|chevrolet|nissan|hyundai|kia|subaru|lexus|bmw|carmax|carvana)\\b',
    }),
  ],
  [
    'Repair shop',
    oneOf(phrases['Repair shop'], {
      before:
        "\\b(?:calling (?:from|for|with)|this is(?: \\w+){1,3} (?:at|from|with)|we'?re (?:a|the)|i'?m (?:from|with)) (?:the |a )?(?:[\\w']+ ){0,4}",
    }),
  ],
  [
    'Rental',
    /\b(?:calling (?:from|with)|this is(?: \w+){1,3} (?:at|from|with)|i'?m (?:from|with)) (?:the )?(?:enterprise|hertz|avis|budget|national car|alamo|dollar rent|thrifty|sixt|u ?haul|penske|ryder|turo)\b/,
  ],
  ['Property manager', oneOf(phrases['Property manager'])],
  ['Fleet/account', oneOf(phrases['Fleet/account'])],
  [
    'Insurance',
    /\b(?:(?:i'?m|this is)(?: \w+){0,3} (?:an? |the )?(?:insurance )?(?:adjuster|claims adjuster|claims rep)|calling from (?:\w+ ){1,3}insurance|insurance company calling)\b/,
  ],
  ['Motor club', oneOf(phrases['Motor club'])],
]
