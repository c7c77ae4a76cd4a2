import type { TowReason } from '@towline/contract'

const strike =
  '(?:hit|hits|smack(?:ed|s)?|clip(?:ped|s)?|struck|ram(?:med|s)?|bump(?:ed|s)?|tapped|plow(?:ed|s)?|slam(?:med|s)?|swip(?:ed|es)|side ?swiped|crunched|creamed|nailed|banged|rear ?ended|t ?boned|back(?:ed|s) (?:up )?into)'
const somebody =
  '(?:guy|lady|kid|woman|man|dude|girl|boy|idiot|driver|truck|car|van|suv|semi|bus|teenager|somebody|someone|he|she|they)'
const anyWords = (most: number) => `(?:[\\w']+ ){0,${most}}`
const bodyParts =
  '(?:side|door|doors|fender|bumper|back end|rear end|front end|back|front|rear|quarter panel|tailgate|trunk|hood|headlight)'
const spoilt =
  '(?:smashed|crushed|crumpled|caved in|tore up|torn up|torn off|ripped off|busted up|mangled|pushed in|hanging)'

/**
 * How people tell of a matter without its name: "she ran the red light", "it says zero miles to empty". Beside
 * the rules of `reason.ts`, and in their order.
 */
const stories: Partial<Record<TowReason, RegExp>> = {
  'Illegally parked (PPI)':
    /\b(?:(?:in|on|across|taking(?: up)?) (?:a |an |the |my |our |somebody'?s |someone'?s |\w+'s )?(?:\w+ )?(?:handicap(?:ped)?|disabled|reserved|assigned|visitor|resident|tenant|numbered)(?: parking)?(?: (?:spot|space|stall|parking))|parked in (?:a |the )?handicap(?:ped)?|(?:no|without (?:a|any)|has(?:n'?t| not) got (?:a|any)) (?:\w+ )?(?:placard|parking permit|parking tag|decal)|(?:gone|towed|removed|off) (?:of |from )?(?:off )?(?:my|our|the) (?:property|lot|premises)|(?:not|isn'?t|does(?:n'?t| not) belong to) (?:a |one of our |any of our )(?:resident|tenant|customer)s?|parked where (?:it|he|she|they) (?:shouldn'?t|can'?t|isn'?t|aren'?t))\b/,
  Abandoned:
    /\b(?:(?:been|sat|sitting|left|parked) (?:[\w']+ ){1,7}(?:for|going on|over|about|almost|like|close to) (?:\w+ ){0,2}(?:weeks?|months?|years?)|no (?:license )?plates on it|nobody (?:knows whose|has claimed|claims))\b/,
  Accident: new RegExp(
    `\\b(?:(?:ran|run|runs|blew|blows|jumped|running|blowing through|blew through) (?:a|the|that|right through the|through the) (?:red ?light|light|red|stop ?sign|stop light|yield)|${strike} (?:right |straight )?(?:into )?(?:the |my |our |his |her )?(?:\\w+ )?(?:${bodyParts} of|side of) (?:my|our|his|her|the|me)|${somebody} ${anyWords(4)}${strike} (?:right |straight )?(?:into )?(?:me|us|him|her|my|our|his)\\b|pulled (?:right |straight )?out in front of (?:me|us|him|her)|(?:hit|hopped|jumped|clipped|smacked|scraped|bumped) (?:a|an|the|that|this|one of the) (?:\\w+ ){0,2}(?:curb|island|median|bollard|hydrant|guard ?rail|parked car|pillar|column|post|pole|wall|gate|barrier|dumpster|cart|rock|boulder|stump|mailbox|garage door)|(?:struck|collided with|crashed) (?:a|an|the|that|this|some|another|somebody|someone)(?! (?:nail|screw|pothole))|(?:hit|ran over|run over|ran it over|struck|drove over) (?:something|some debris|a (?:\\w+ )?(?:ladder|pallet|mattress|couch|branch|log|rock|brick)|it)\\b(?!.*\\b(?:tires?|flat|nail)\\b)|(?:flew|fell|came) off (?:a|the|that|this|his|her|of a|of the) (?:truck|trailer|pickup|car|rack) (?:and|onto|into)|flew off and (?:hit|went|struck|landed)|hydroplan\\w*|spun out|lost control|(?:front|rear|back) end(?:'s| is| got| was)? (?:\\w+ )?${spoilt}|(?:fender|bumper|hood|door|quarter panel|headlight|grille?)(?:'s| is| got| was| all)? (?:\\w+ )?${spoilt}|(?:went|ran|drove|crashed|plowed|busted|slid) (?:right |straight |clean )?through (?:a|the|my|some|somebody'?s|someone'?s) (?:\\w+ )?(?:fence|gate|wall|window|guard ?rail|barrier|hedge|yard|garage door|stop sign)|took out (?:a|the|my|somebody'?s) (?:\\w+ )?(?:mailbox|fence|sign|pole|tree))\\b`,
  ),
  'Stuck/winch':
    /\b(?:(?:sunk|sank|buried|dug in|dug down|sinking) (?:\w+ ){0,3}(?:axles?|frame|mud|sand|dirt|ground|hubs?|doors?)|nose (?:down|first)|(?:can'?t|cannot|couldn'?t|won'?t|no|not) (?:get (?:any |no )?|getting (?:any )?)?traction|(?:wheels?|tires?) (?:just |only |keep )*(?:spin|spins|dig|dug|digging|spinning)|(?:slid|slipped|went|ran|drove|backed|dropped|fell|rolled) (?:\w+ ){0,3}(?:off|into|in) (?:\w+ ){0,2}(?:ditch|culvert|mud|grass|drop ?off|soft shoulder|edge of the (?:road|driveway)|flower ?beds?|washout)|hung up on (?:a|the)|wheels?(?:'s| is| are| went)? (?:\w+ )?(?:over the (?:edge|side)|hanging|dangling|in the air|off the ground)|(?:backed|drove|ran|went|rolled|slid|slipped) off (?:of )?(?:the|a|my) (?:edge|side|end|driveway|pavement|culvert|bridge|retaining wall))\b/,
  Lockout:
    /\b(?:keys? (?:[\w']+ ){0,4}(?:in(?:side)?|on) (?:the|my|there) ?(?:trunk|console|cup ?holder|seat|dash|glove ?box|ignition|purse in)|(?:everything|doors?|car|truck|it)(?:'s| is| are| all)? (?:\w+ )?locked (?:\w+ ){0,4}(?:keys?|fob|inside|behind me|on me)|(?:fob|keys?)(?:'s| is| are)? (?:\w+ ){0,3}locked (?:in|inside|up)|(?:threw|tossed|dropped|left|set|put|shut|forgot) (?:my|the|her|his) keys? (?:[\w']+ ){0,2}(?:in|inside|on)|(?:lost|misplaced|dropped|can'?t find) (?:my|the|her|his|our) (?:only |\w+ )?(?:keys?|key ?fob|fob)|let me (?:back )?in(?:to)? my (?:car|truck|van))\b/,
  'Out of fuel':
    /\b(?:(?:zero|0|no|two|one) miles? (?:to empty|left|of range)|(?:running|runnin'?|ran|on|going) on fumes|(?:needle|hand|gauge|it)(?:'s| is| was) (?:\w+ )?(?:on|below|past) (?:e|empty|zero)\b|(?:forgot|meant|was going|didn'?t stop) to (?:fill (?:it )?up|get gas|gas up|fuel up|put gas)|(?:didn'?t|couldn'?t|almost|not quite) ma(?:de|ke) (?:it )?to (?:the|a) (?:gas ?station|pump|station|charger)|(?:couple|few|two|three|five) gallons|drop(?:ping)? off (?:some |a little )?(?:gas|fuel|diesel))\b/,
  'Flat tire':
    /\b(?:(?:riding|driving|sitting|down|running) on (?:the|my|a) rims?|(?:nail|screw|bolt|piece of (?:metal|glass|rebar)) (?:\w+ ){0,4}(?:tire|tyre|wheel|sidewall)|(?:ran over|hit|picked up) (?:a|an|some|something) (?:\w+ )?(?:nail|screw|metal|glass|debris|pothole) (?:\w+ ){0,6}(?:tire|tyre|flat)|(?:gash|hole|cut|slice|tear|bubble|bulge|split|leak|crack) in (?:my |the |a |one )?(?:\w+ )?(?:tire|tyre|sidewall)|(?:tread|sidewall)(?:'s| is| has)? (?:\w+ )?(?:came|peeled|split|blew|torn|bulg\w*|off|gone|coming)|(?:took out|lost|ruined|popped|blew|tore up|busted|killed|messed up) (?:both |two |all |three |four |my |the |a |one |of |front |rear |back |left |right |driver'?s? |passenger'?s? |side )+(?:tires?|tyres?)|tires?(?:'s| is| are)? (?:\w+ ){0,3}(?:pancake|toast|ruined|torn|in pieces|to pieces|split|shot|done for|no good|hissing)|all the air (?:\w+ )?(?:out|gone|went))\b/,
  Overheating:
    /\b(?:boil(?:ing|s|ed)?|(?:water|antifreeze|fluid|green stuff)(?:'s| is| was| just| started)? (?:\w+ )?(?:coming|pouring|running|gush\w+|spew\w+|shooting|spraying|dumping|everywhere|all over)|(?:needle|gauge|temp\w*|temperature)(?:'s| is| was| went| goes)? (?:\w+ ){0,4}(?:red|pegged|hot|maxed)|(?:in|into) the red\b|hot light|steam(?:ing|y)?)\b/,
  "Won't shift":
    /\b(?:revs?(?: up| high)?(?:,)? (?:but|and|though) (?:\w+ ){0,3}(?:don'?t|doesn'?t|won'?t|not|no|nothing|barely) ?(?:\w+ )?(?:go|move|moving|pull|catch|nowhere|happens)|(?:no|lost|without) (?:drive|forward|first gear|second gear)|(?:reverse|drive|first|second|third|overdrive|park)(?: gear)?(?:'s| is| has| just)? (?:went|gone|quit|out|won'?t|doesn'?t|isn'?t|stopped|not)|won'?t (?:go|shift|get|come) (?:up )?(?:above|past|beyond|out of|outta|higher than) (?:first|second|third|fourth|low|\d+)|only (?:goes|drives|moves|works) in (?:reverse|first|second|low)|gears? (?:\w+ )?(?:slip|slips|slipped|gone out))\b/,
  'Dead battery':
    /\b(?:dead as a (?:doornail|door nail|rock|brick)|deader than|(?:stone|completely|totally) dead|left (?:[\w']+ ){0,4}(?:lights?|radio|key|door|doors|trunk|hatch|tailgate|ignition|charger) (?:on|open|ajar|cracked|plugged)|(?:needs?|use) (?:a |some )?(?:jump|boost|charge)|(?:take|hold|keep) a charge|(?:lights?|dash)(?: are| were| is| got| go| just)? (?:\w+ )?(?:dim|flicker\w*)|no (?:lights?|crank),? no (?:nothing|start|lights?|crank))\b/,
  Transport:
    /\b(?:scrap ?yard|junk ?yard|wrecking yard|salvage yard|scrap(?:ping)? (?:it|the|my|this)|junk(?:ing)? (?:it|the|my|this)|donat(?:e|ing|ed) (?:it|the|my|this|a)|(?:get|have|need|want|wanna get) (?:it|this|her|my \w+|a \w+|the \w+|an old \w+) (?:moved|hauled|delivered|shipped|relocated))\b/,
  Breakdown:
    /\b(?:u ?joint|timing (?:chain|belt)|(?:motor|engine|turbo|transfer case|differential|rear end|pump|compressor)(?:'s| is| has| went| has gone)? (?:\w+ )?(?:blown|gone|shot|toast|out|done|locked up|finished)|lit up like|(?:dash|lights) (?:\w+ )?(?:lit up|christmas)|(?:lurch|buck|chug|cough|whin|hesitat)(?:ed|es|s|ing)\b|(?:fault|malfunction\w*|failure|error (?:code|message|light)|error)\b|blown (?:injector|turbo|head|gasket|transmission|rod|piston)|(?:bad|blown|broken|busted|cracked|stuck|failed|seized) (?:\w+ )?(?:injectors?|pump|sensor|turbo|alternator|starter|belt|line|hose|shaft|bearing|caliper|strut|spring|u ?joint|hub|knuckle|compressor)|(?:something|part|piece|it)(?:'s| is)? (?:\w+ )?(?:fell off|dragging|hanging (?:down|off)|came loose|broke off|snapped)|gave (?:up|out)|pedal (?:went|goes|is|drops) (?:\w+ )?(?:to the floor|floor|soft|mushy))\b/,
}

/** What is told of a reason without its name, in a text of lower-case words. */
export const storyOf = (reason: TowReason, text: string): RegExpExecArray | null =>
  stories[reason]?.exec(text) ?? null
