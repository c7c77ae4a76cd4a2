import type { CallerType } from '@towline/contract'
import type { z } from 'zod'
import { saidBetween, textBetween, titleCase, type Word } from './words.ts'

const clubs: [RegExp, string][] = [
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
/** Where clubs are named, so that no vehicle is read out of "Agero". */
export function findClubs(words: Word[]): { start: number; end: number }[] {
  const text = textBetween(words)
  return clubs.flatMap(([pattern]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const start = text.slice(0, match.index).split(' ').filter(Boolean).length
    return [{ start, end: start + match[0].split(' ').length }]
  })
}

const insurers = new Set([
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
const speaksFor =
  /\b(?:(?:calling|call|this is \w+(?: \w+)?|it'?s \w+|i'?m|we'?re|here|\w+) (?:from|with|at|on behalf of|for)|on behalf of|dispatch(?:er)? (?:for|from|with)|this is)(?: the)?\s*$/

type CallerFound = { callerType?: z.infer<typeof CallerType>; inputVendorName?: string }

const types: [z.infer<typeof CallerType>, RegExp][] = [
  [
    'Police',
    /\b(?:this is (?:officer|deputy|trooper|sergeant|corporal|detective|the sheriff)|(?:i'?m|this is|i am) (?:an? )?(?:officer|deputy|trooper|sergeant) \w+|(?:calling|dispatch) (?:from|with|for) (?:the )?(?:\w+ ){0,3}(?:police|sheriff|pd|p d|state patrol|highway patrol|dps)|^(?:\w+ ){0,4}(?:county|police|pd|p d|sheriff'?s?(?: office| department)?|dps|highway patrol|state patrol|precinct \w+|constable'?s?(?: office)?) (?:this is )?(?:officer|deputy|trooper|sergeant|constable|corporal|lieutenant) (?!(?:told|said|is|was|came|asked|here)\b)\w+|\w+ (?:police department|sheriff'?s office|p d) (?:dispatch|here|calling))\b/,
  ],
  [
    'Body shop',
    /\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|we'?re (?:a|the)|i'?m (?:at|from|with)) (?:the |a )?(?:\w+ ){0,4}(?:body shop|collision(?: center)?)\b/,
  ],
  [
    'Dealership',
    /\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|we'?re (?:a|the)|i'?m (?:from|with)) (?:the |a )?(?:\w+ ){0,4}(?:dealership|motors|toyota|honda|ford|chevrolet|nissan|hyundai|kia|subaru|lexus|bmw|carmax|carvana)\b/,
  ],
  [
    'Repair shop',
    /\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|we'?re (?:a|the)|i'?m (?:from|with)) (?:the |a )?(?:[\w']+ ){0,4}(?:garage|auto repair|repair shop|auto shop|automotive|tire shop|service center|transmission|mechanic shop)\b/,
  ],
  [
    'Rental',
    /\b(?:calling (?:from|with)|this is(?: \w+){1,3} (?:at|from|with)|i'?m (?:from|with)) (?:the )?(?:enterprise|hertz|avis|budget|national car|alamo|dollar rent|thrifty|sixt|u ?haul|penske|ryder|turo)\b/,
  ],
  [
    'Property manager',
    /\b(?:(?:i'?m|i am|this is \w+) (?:the |a )?(?:property|apartment|building|community|site) manager|property manag(?:er|ement)|(?:i|we) manage (?:the |an? )?(?:\w+ )?(?:apartments?|property|complex|building)|calling from (?:the )?(?:\w+ ){0,3}apartments|h ?o ?a (?:president|board))\b/,
  ],
  [
    'Fleet/account',
    /\b(?:fleet (?:manager|account|dispatch|department)|(?:we have|i have|our) (?:an )?account with you|company (?:truck|vehicle|van) (?:broke|needs|is)|one of our (?:trucks|vans|drivers|vehicles|units|buses))\b/,
  ],
  [
    'Insurance',
    /\b(?:(?:i'?m|this is)(?: \w+){0,3} (?:an? |the )?(?:insurance )?(?:adjuster|claims adjuster|claims rep)|calling from (?:\w+ ){1,3}insurance|insurance company calling)\b/,
  ],
  [
    'Motor club',
    /\b(?:motor club|roadside assistance (?:calling|provider|network|company)|calling (?:from|with) roadside|on behalf of (?:our|a) (?:member|customer))\b/,
  ],
]

/** Whom the caller speaks for, when it is not himself. */
export function findCaller(words: Word[]): CallerFound {
  const text = textBetween(words)
  for (const [pattern, name] of clubs) {
    const match = pattern.exec(text)
    if (!match) continue
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const forThem =
      speaksFor.test(before) ||
      /\b(?:(?:job|call|run|one|tow) for you|(?:a|the|our|my|their) (?:member|insured|customer)\b|member'?s name)/.test(
        text,
      ) ||
      /^(?: roadside(?: assistance)?| motor club| dispatch)* (?:calling|here|with a|on behalf)/.test(
        after,
      )
    if (!forThem) {
      // "I have triple A": whose member the caller is, not who calls.
      return /\b(?:i have|i've got|we have|through|my|member of|covered by|membership with|it's|using)(?: an?)? $/.test(
        before,
      )
        ? { inputVendorName: name }
        : {}
    }
    return {
      callerType:
        insurers.has(name) && /\b(?:claims?|adjuster|insurance)\b/.test(text)
          ? 'Insurance'
          : 'Motor club',
      inputVendorName: name,
    }
  }
  const type = types.find(([, pattern]) => pattern.test(text))?.[0]
  if (!type) return {}
  const name =
    type === 'Police' || type === 'Fleet/account' || type === 'Property manager'
      ? undefined
      : nameOfCompany(words)
  // "With a motor club" does not say which.
  const isNamed = name && !/^(?:motor club|roadside\b.*)$/i.test(name)
  return { callerType: type, ...(isNamed && { inputVendorName: name }) }
}

/** "calling from Joe's Garage": the name up to the next pause or verb. */
function nameOfCompany(words: Word[]): string | undefined {
  for (let at = 1; at < words.length; at++) {
    if (
      !/\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|i'?m (?:from|with))$/.test(
        textBetween(words, Math.max(0, at - 7), at),
      )
    )
      continue
    let end = /^(?:the|a)$/.test(words[at]?.text ?? '') ? at + 1 : at
    const start = end
    while (
      end < words.length &&
      end - start < 5 &&
      !/^(?:and|i|we|we're|i'm|with|in|on|need|needing|about|calling|for|at|our|to|have)$/.test(
        words[end]?.text ?? '',
      )
    ) {
      end++
      if (words[end - 1]?.stop) break
    }
    return end > start ? titleCase(saidBetween(words, start, end)) : undefined
  }
}
