import type { CallerType } from '@towline/contract'
import type { z } from 'zod'

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
    /\b(?:road ?(?:side)? (?:partners?|assist(?:ance)?|club|dispatch|services?)\b.*\b(?:for you|i (?:have|got) an? (?:tow|lock ?out|jump|member|service|dispatch|disabled|flat)|with an? jump)|(?:with|from) (?:\w+ ){1,3}roadside\b.*\bi have an? (?:service|tow|member|customer)|i (?:have|got|'?ve got) an? member (?:need\w*|disabled|lock\w*|strand\w*|broke\w*|with|who)|(?:p ?o|purchase order)(?: number)?(?: is)? ready|disablement|dispatch with an? (?:disabled|tow|member|lock ?out))\b/,
  ],
  [
    'Motor club',
    /\b(?:motor club|\w+ (?:auto|road|travel) club (?:with|calling|here|dispatch)|(?:this is|with|from) (?:\w+ ){0,4}(?:road(?:side|way)?|motor|auto(?:mobile)?) (?:club|alliance|assist(?:ance)?|rescue|services)\b(?=.*\b(?:for you|request|tow job|job|member|customer|insured|flatbed)\b)|covered tow|member advise[ds]|calling from (?:\w+ ){1,2}roadside|roadside assistance (?:calling|provider|network|company)|calling (?:from|with) roadside|on behalf of (?:our|a) (?:member|customer))\b/,
  ],
]
