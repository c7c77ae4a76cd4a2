import type { TowReason } from '@towline/contract'

/** In order of weight: of two reasons in one sentence, the one higher up decides what truck is sent. */
export const reasons: readonly (readonly [reason: TowReason, pattern: RegExp])[] = [
  ['Repossession', /\b(?:repo|repos|reposs?ess(?:ion|ed|ing)?|repo'?d)\b/],
  [
    'Police impound',
    /\b(?:police (?:impound|tow|hold|rotation)|impound (?:tow|request|a|this|for)|(?:officer|deputy|trooper|sergeant) \w+ (?:with|from)|rotation (?:tow|call|wrecker|request)|for (?:the )?(?:police|sheriff)(?: department)? (?:tow|impound)|needs? to be impounded|impounding|arrest(?:ed)?|dui (?:arrest|stop)|evidence hold)\b/,
  ],
  [
    'Abandoned',
    /\b(?:abandon(?:ed|ing)?|left (?:here|there) .{0,30}(?:weeks|months|years)|been sitting (?:here|there|in (?:my|our|the)) for (?:weeks|months|days|a (?:week|month|year)|\w+ (?:weeks|months|days)))\b/,
  ],
  [
    'Illegally parked (PPI)',
    /\b(?:(?:illegally|wrongly|improperly) parked|parked illegally|private property|parked (?:in|on) (?:my|our|the) (?:\w+ )?(?:driveway|spot|space|property|reserved|fire lane|handicap|lot without|tow away)|(?:blocking|blocked) (?:in )?(?:my|our|the) (?:\w+ )?(?:driveway|garage|drive|entrance|dumpster|gate)|unauthorized (?:vehicle|car|parking)|without (?:a )?permit|no permit|fire lane|tow away zone|someone(?:'s| is| has)? parked in|in my (?:reserved )?(?:spot|parking (?:spot|space)))\b/,
  ],
  [
    'Recovery/rollover',
    /\b(?:roll(?:ed)? ?over(?:ed)?|rollover|(?:car|truck|suv|van|trailer|it|vehicle|semi|jeep)(?:'s| is| has)? (?:rolled|flipped|overturned|upside down|on its (?:side|roof|top))|flipped (?:over|it|my|the)|(?<!\b(?:we|they|guys|somebody|who) (?:just |all )?)rolled (?:my|the|it|his|her)\b(?! (?:over )?(?:to|in|into|out|back|off|across|down|there|away|under|onto|up|forward)\b)|upside down|overturned|on its (?:side|roof|top)|embankment|down a (?:hill|ravine|cliff|slope)|in(?:to)? (?:a|the) (?:ravine|creek|river|lake|pond|canal|water|gully|culvert)|jack ?knifed?|over the (?:guardrail|guard rail)|(?<!wheels? (?:is |are |hanging |went |just )?)over the (?:edge|side)|submerged|off (?:a|the) (?:cliff|bridge))\b/,
  ],
  [
    'Accident',
    /\b(?:accident(?!al)|wreck(?:ed)?(?! yard)|collision|collided|crash(?:ed)?|fender bender|rear ?ended|t ?boned|side ?swiped|head on|hit and run|totaled|total loss|(?:got|was|been|just got|i got) hit(?: by)?|(?:someone|somebody|a car|a truck|guy|lady|he|she|they|another car|\w+ driver) (?:just |had |has )?hit (?:me|my|us|our|the (?:side|front|back|rear))|hit (?:a|an|the|another|somebody|someone) (?:\w+ )?(?:car|tree|pole|deer|wall|guardrail|guard rail|truck|barrier|fence|cow|hog|animal|building|mailbox|sign|median|divider|house|bus|dog|hydrant|person)|(?:clipped|rammed|side ?swiped|t ?boned|plowed into|sailed into|smashed into) (?:me|us|my)|(?:ran|slid|crashed|skidded|spun|backed|backed up|pulled|turned|drove|drifted|merged|went|bumped|swerved|smacked|slammed|plowed|rammed|rolled|came) (?:right |straight |back )?into (?:me|us)\b|(?:ran|slid|crashed|skidded|spun|backed|backed up|drove|went|bumped|swerved|smacked|slammed|plowed|rammed) (?:right |straight )?into (?:a|an|the|another|my|his|her|this|that|those|one of (?:the|those|these|their)|somebody|someone|some) (?!(?:\w+ )?(?:(?:kind|sort) of )?(?:\w+ )?(?:mode\b|red\b|limp|neutral|reverse|gear|shop|reduced|safe|house|ditch|mud|snow|parking|driveway|lot|gas|store|garage|station|field|spot|median|shoulder|creek|river|lake|pond|canal|ravine|water))|tree (?:\w+ )?fell|fell on (?:my|the|it|top of)|run into by|smashed (?:in|into|up|my)|airbags?|air bags?|pile ?up|bumper (?:is |got |was )?(?:wrecked|torn|ripped|hanging|fell|off|smashed)|bent (?:frame|wheel from)|front end damage|body damage)\b/,
  ],
  [
    'Stuck/winch',
    /\b(?:(?:in|into|in to|inside) (?:a|the|this|some|my|deep) ?(?:\w+ )?(?:ditch|mud|snow|sand|mud ?hole|snow ?bank|bar ditch|median|flower ?bed|field|pothole|drainage)|ditch|stuck in (?:the |some |a |deep |this )?(?:mud|snow|sand|ice|ditch|grass|field|gravel|median|hole|yard|rut|ruts|dirt|driveway)|stuck on (?:a |the |some )?(?:curb|ice|rock|rocks|log|stump|median|hill|embankment|tree|concrete|high centered|grass)|high ?cent(?:er|ered)|bottomed out|winch(?:ed|ing)?|pull(?:ed)? (?:me|it|us|my \w+|the \w+|her|him) out|(?:spinning|spin) (?:my |the |our )?(?:tires|wheels|out in)|tires? (?:are |is |just |keep |keeps )?spinning|slid off|ran off the road|went off (?:the )?(?:road|highway|driveway|into)|off the road(?:way)? (?:in|into|and)|run off the road|off road and stuck|wheel (?:is |fell )?(?:off the (?:edge|driveway)|in a (?:hole|ditch))|bogged|buried (?:in|to the)|sunk in|sank in|muddy|(?:car|truck|van|it|suv|vehicle|jeep|trailer|rv)(?:'s| is| got| gets|'?s really| has gotten)? stuck(?! in (?:park|gear|neutral|reverse|drive|first|second|third|traffic|a parking|the parking|the garage|a garage|the lane|the middle))|mud hole)\b/,
  ],
  [
    'Lockout',
    /\b(?:lock(?:ed)? ?out|locked (?:my|the|our|her|his|me) (?:\w+ )?keys?|lock(?:ed)? (?:myself|ourselves|himself|herself|themselves) (?:out|in|inside)|keys? (?:are |is |were )?(?:still |right )?inside(?= and| with|$)|locked (?:out|my (?:baby|kid|dog|son|daughter|child))|keys? (?:are |is |got |were |still )?(?:locked |stuck |left |inside )*(?:in|inside) (?:of )?(?:the|my|a|there|it|her|his|our)(?! (?:office|house|home|shop|lobby|drop box|visor|mailbox|apartment|kitchen|store)) ?(?:locked )?(?:car|truck|van|vehicle|suv|trunk|ignition and (?:the )?doors? (?:is |are )?locked|it|locked)?|left (?:my|the) keys? (?:in|inside)|(?:shut|closed|slammed) (?:the|my) (?:\w+ )?(?:door|trunk|hatch)s?\b.{0,40}\bkeys?|keys? (?:are |is |were )?(?:still |right )?(?:there )?(?:sitting|laying|lying) (?:right )?(?:there )?(?:on|in)|lock ?smith|unlock (?:my|the|it|a)|unlock(?:ing)? service|can'?t get (?:in|into|inside) (?:my|the|it)|lock ?out service|pop a lock|need (?:it |my \w+ )?unlocked|lost (?:my|the|our|her|his) (?:\w+ )?keys?(?! (?:thing )?(?:for|to) (?:the |my |those )?(?:wheel|lug|lock|rim|tire))|(?:spare key|spare set)|keys? (?:just )?(?:broke|snapped|twisted|sheared|bent|split|came apart)|keys locked|keys? (?:are |is |got |were )?locked (?:in|inside|up)|lock(?:ed|s)? (?:won'?t|doesn'?t) open|broke (?:my|the) key)\b/,
  ],
  [
    'Out of fuel',
    /\b(?:(?:out of|ran out of|run out of|running out of|low on|no|zero|need(?: some)?|empty on|ran outta|outta|without|bring(?: me)?(?: some)?) (?:gas(?:oline)?|fuel|diesel|petrol|charge|battery charge)(?! (?:station|leak|smell|cap|pedal|tank (?:leak|has)|pump))|(?:gas|fuel) (?:tank |gauge )?(?:is |'s |on )?(?:on )?(?:empty|e\b)|empty (?:tank|gas tank)|tank is empty|bone dry|(?:tesla|ev|car|truck|vehicle|charge)(?:'s| is)? (?:\w+ )?(?:at|on|to) (?:zero|0|one|1|two|2|three|3) percent|(?:ran|run) (?:dry|out of (?:it|juice|battery while driving))|gas delivery|fuel delivery|deliver (?:some )?(?:gas|fuel)|few gallons|gallons? of (?:gas|diesel)|(?:my )?(?:tesla|ev|electric (?:car|vehicle)) (?:is |ran |has )?(?:out of (?:charge|battery|power)|dead))\b/,
  ],
  [
    'Flat tire',
    /\b(?:tires? (?:that|which)(?:'s| is| has| are| went)? (?:\w+ )?(?:flat|low|blown|gone|down)|tires? (?:\w+ )?(?:go|goes|going|gone|went|is) down|(?:a|my|the|got|have|has|had|with|front|rear|back|two|both|another|double|four|multiple) (?:a )?flats?\b(?! ?(?:bed|black|white|gr[ae]y|silver|red|blue|green|tan)\b)|flats? (?:tire|tyre|tires|tyres)|flat (?:on|front|rear|back)|(?:tire|tires|tyre|tyres|(?<!(?:fifth|5th) )wheel)(?: (?:and|so) it'?s| it'?s| and it is)?(?:'s| is| are| was| just| went| has| have| got| looks)? (?:\w+ )?(?:flat|blown|blew|blow|popped|explode[ds]?|shredded|punctured|busted|gone|deflated|losing air|low|leaking|slashed|cut|come off|came off|fell off|burst|out|bald|has a (?:nail|hole|slow leak)|went out|off)|blow ?out|blew (?:a|out|out a|my|two) ?(?:\w+ )?(?:tire|tires|tyre)|blown ?(?:out)? ?(?:tire|tyre)|popped (?:a|my|the|two) ?(?:\w+ )?(?:tire|tyre)|(?:puncture|punctured)\b|nail in (?:my|the|a|one) (?:\w+ )?(?:tire|tyre)|(?:change|replace|fix|plug|patch) (?:a|my|the) (?:flat|tire|tyre)|tire change|(?:spare|donut) (?:tire|on|put)|no spare|lost a (?:wheel|tire)|lug nuts?|tires? .{0,40}los(?:ing|es) air|(?:air (?:is )?coming out of|not hold(?:ing)? (?:air|pressure)|hold (?:air|pressure)).{0,30}tire|tire (?:will not|won'?t|doesn'?t|does not|isn'?t) hold\w*|wheel (?:came|fell|fallen|broke) (?:off|clean off)?|(?:slashed|cut|stabbed|knifed|shredded|flattened|let the air out of) (?:\w+ ){0,3}(?:tires?|tyres?)|hole in (?:my|the) tire|tires? (?:just )?(?:came apart|separated|fell apart)|(?:rim|wheel)(?:'s| is| got) bent|broken (?:wheel|rim)|bent rim)\b/,
  ],
  [
    'Overheating',
    /\b(?:over ?-?heat(?:ed|ing|s)?|running hot|runs hot|getting (?:too |really |very )?hot|too hot|temperature (?:gauge|light|needle|is|was|went)|temp (?:gauge|light|needle|is|was|went)|radiator|coolant|steam(?:ing)?|boil(?:ed|ing) over|antifreeze|water pump|thermostat|head gasket|ran hot|red ?lin(?:ed|ing) (?:on )?(?:the )?temp|hot engine|engine (?:is |got |gets |was )?(?:hot|too hot))\b/,
  ],
  [
    "Won't shift",
    /\b(?:transmission|tranny|trany|gear ?box|won'?t (?:go|get|shift|come|move) (?:in ?to|out of|in) (?:gear|drive|reverse|park|neutral|any gear)|stuck in (?:park|gear|neutral|reverse|drive|first|second|third|low)|won'?t (?:shift|go in reverse|go into(?! ready)|engage)|(?:quit|stopped) (?:shifting|going in ?to (?:gear|drive|reverse|park))|(?:can'?t|cannot|not|doesn'?t|isn'?t|wouldn'?t|couldn'?t|will not) (?:get it (?:in|into|out of) (?:gear|park|drive)|shift(?:ing)?|go (?:in ?to|in) (?:gear|drive|reverse))|slipping (?:gears?|out of)|gears? (?:is |are |keep |keeps |won'?t |will not )?(?:slipping|stuck|gone|grinding|engage|not|shift\w*)|no (?:reverse|gears)|(?:lost|losing) (?:gears?|reverse|drive)|torque converter|gear shift(?:er)?|shifter|shift(?:ing)? (?:problem|issue|cable|hard|rough|gears|out))\b/,
  ],
  [
    'Dead battery',
    /\b(?:dead (?:battery|batteries)|(?:ran|run|running) (?:my|the) battery down|battery (?:ran|run|went|is) down|batter(?:y|ies)(?:'s| is| are| was| just| has| might be| may be| keeps| must be| seems| went| probably| I think)* (?:\w+ )?(?:dead|died|dying|drained|flat|gone|low|bad|weak|shot|draining|die)|(?:need|want|get|give (?:me|it|us|her|him)|got|with|require) (?:a |an )?(?:\w+ )?(?:jump|boost|jump ?start)|jump ?(?:start|started|box|it|my|me|her)|jump(?:ed|ing)? (?:it|my|the|me|off)|(?:bad|weak|low|drained|new) battery|battery (?:jump|replacement|service|problem|issue|trouble)|problem with the battery|click(?:s|ing|ed|y)?(?! (?:noise|sound)s? (?:when|while|from)| on the)|left (?:my|the) (?:\w+ )?(?:lights?|headlights?|dome light) on|lights? (?:were )?left on|alternator|nothing (?:at all )?(?:happens|comes on|turns on)|no power(?! (?:steering|brakes?|windows?|locks?|seats?|to the))|won'?t (?:crank|turn over|hold a charge)|not (?:cranking|turning over)|(?:doesn'?t|does not|didn'?t|will not|isn'?t) (?:crank|turn over|turning over|cranking))\b/,
  ],
  [
    'Transport',
    /\b(?:(?:bought|purchased|won|buying) (?:it|this|one|a|an|the|my|another) (?:\w+ ){0,6}(?:auction|copart|insurance|online|off of|off|from a)\b|at (?:the |an )?auction|(?:needs?|want|have|get) (?:[\w']+ ){1,5}(?:transported|shipped)|been drinking|too much to drink|had (?:a few|some|several|one too many|a couple)(?: of)?(?: \w+)? (?:drinks?|beers?|margaritas?|cocktails?|shots?)|nothing(?:'s| is) (?:really |actually |even )?wrong with (?:it|the|my)|(?:car|truck|it)(?:'s| is) (?:running |runs |perfectly |just )?fine,? (?:i|it) just)\b/,
  ],
  [
    'Breakdown',
    /\b(?:clutch|drive ?shaft|broke(?:n)? ?down|breakdown|break down|broken(?: down)?|(?:won'?t|wont|will not|doesn'?t|does not|wouldn'?t|would not|can'?t|cannot|couldn'?t|didn'?t|don'?t|isn'?t|not|refuses? to|fails? to|trouble|hard time|problems?) (?:\w+ )?(?:start(?:ing)?|run(?:ning)?|move|moving|go|drive|turn on|get it (?:started|going|to start)|accelerate|accelerating|accel|stop|brake|respond(?:ing)?|work(?:ing)?|steer)|no start|(?:it|car|truck|pickup|minivan|rv|ride|rig|tractor|engine|van|motor|vehicle|bike|she|just|suddenly|suv|motorcycle)(?:'s| has| just| suddenly| is| keeps| kept)* (?:died|die|dying|dies|quit|cut (?:out|off)|shut (?:off|down)|stall(?:ed|ing|s)?|dead|stopped|conked|sputter\w*|gave out|gave up|seized|locked up|smoking|shaking)|died on me|just died|bricked|quit on (?:me|us)|(?:won'?t|will not|doesn'?t) (?:wake up|power (?:on|up)|do anything)|stall(?:ed|ing|s)|sputter(?:s|ed|ing)?|conked out|lost power|los(?:ing|es) power|engine (?:trouble|problem|issue|blew|failure|light|seized|noise|knock\w*|failed|is|won'?t|quit)|blown (?:engine|motor|head|gasket|fuse)|blew (?:the|my|a|up) ?(?:\w+ )?(?:engine|motor|gasket|fuse|hose|belt)?|threw a rod|brakes?(?! (?:light|fluid) (?:replaced|change))|breaks? (?:are|went|failed|squeak|pedal|fluid|pads|changed)|rotors?|caliper|check engine|engine light|(?:warning|oil|maintenance|service|abs|airbag|dash|dashboard|gas|battery|brake|engine|tire|traction|signal|tail|head|turn|light|pressure) (?:\w+ )?lights?|light(?:s)? (?:is |are |came |come |comes |keeps |went |goes |won'?t |stay\w* )(?:\w+ )?(?:on|coming|out|flash\w*|blink\w*|work|off|up)|head ?lights?|tail ?lights?|noises?|sounds?|squeak\w*|squeal\w*|grind\w*|rattl\w*|clunk\w*|thump\w*|knock\w*|bang(?:ing|s)|pop(?:ping|s)|hiss\w*|hum(?:ming|s)|whin(?:ing|es?)|screech\w*|buzz\w*|tick(?:ing|s)|scrap(?:ing|es)|shak(?:es?|ing|y)|vibrat\w*|wobbl\w*|shudder\w*|jerk\w*|pull(?:s|ing) (?:to|hard|strongly|left|right)|leak\w*|oil (?:on|pressure|everywhere|change|leak|pan)|smok(?:e|es|ing)|burning (?:smell|oil|rubber)|smells?|starter|ignition|alternator|serpentine|timing belt|fan belt|belt (?:broke|snapped|came off|squeal\w*|is)|fuel pump|fuel filter|gas pump|steering|suspension|axle|ball joint|tie rod|control arm|struts?|shocks?|cv joint|wheel bearing|bearings?|exhaust|muffler|catalytic|misfir\w*|electrical|wiring|fuses?|computer (?:fault|problem|issue)|limp mode|mechanical|acting up|messed up|something(?:'s| is)? wrong|(?:car|engine|motor|ac|a c|air conditioner|heater) (?:trouble|problem|issue)s?|car problems|quit (?:running|working|on me)|gave out|hose|gasket|spark plugs?|air ?condition\w*|tune ?up|diagnos\w*|maintenance|inspect(?:ion)?|power steering|windshield|wipers?|a c|not (?:drivable|driveable|running right|working|running)|undriveable|undrivable|inoperable|disabled|stranded)\b/,
  ],
  [
    'Storage relocation',
    /\bstorage (?:lot|yard|facility|unit)\b.{0,60}\b(?:relocat|mov|transfer)|\brelocat\w* .{0,40}\b(?:lot|yard|storage)\b|\bstorage (?:relocation|transfer|move)\b/,
  ],
  [
    'Dealer/shop transfer',
    /\b(?:dealer(?:ship)? (?:swap|trade|transfer|to dealer)|(?:(?:moved|transferred|shuttled|run) (?:back |over |down |up |out )*|from (?:us|our (?:lot|shop|store|place)) (?:over )?)to (?:a|an|the|another|our other|our) (?:\w+ )?(?:shop|store|dealer|dealership)\b|needs? to (?:go|get|be (?:taken|brought|run)) (?:back |over )?to (?:the|a) dealer(?:ship)? for\b|(?:shop|dealer|store) to (?:the )?(?:shop|dealer|store|dealership)\b|(?:from|between) (?:one |our |the |a |two )?(?:shop|dealership|dealer|lot|garage|store)s? to (?:another|our|the|a) |shop to shop|transfer (?:it |this |a car |a vehicle |my car )?(?:from|to) (?:the |a |another |our )?(?:shop|dealer|dealership|body shop)|body shop to|swap (?:it|two|with another))\b/,
  ],
  [
    'Equipment move',
    /\b(?:(?:move|moving|haul|transport|tow|pick up|relocate) (?:a |an |my |our |the |some )?(?:\w+ )?(?:forklift|fork lift|excavator|backhoe|bulldozer|dozer|skid ?steer|tractor(?! trailer)|loader|equipment|machinery|scissor lift|boom lift|mini ex\w*|bobcat|generator|shed|container|conex)|(?:forklift|excavator|backhoe|dozer|skid ?steer|loader|scissor lift|boom lift|bobcat) (?:(?:that )?needs? to be )?(?:moved|hauled|transported|picked up))\b/,
  ],
  [
    'Storage relocation',
    /\b(?:(?:to|from|into|out of) (?:a |the |our |my )?storage(?: (?:unit|lot|facility|yard))?|storage (?:relocation|transfer|move))\b/,
  ],
  [
    'Transport',
    /\b(?:transport(?:ed|ing)?(?! canada)|(?:bought|purchased|sold|buying|just got) (?:a|an|this|the|my|it|another) (?:\w+ ){0,4}(?:car|truck|van|vehicle|motorcycle|auction|at auction|from)|auction|copart|long distance (?:tow|move)|moving (?:it|my car|the car|a car|cars|to (?:another|a new)) ?(?:from|to)?|relocat(?:e|ing)|hauled|haul (?:it|my|a|the|this)|project car|(?:doesn'?t|not) run(?:ning)? (?:and )?(?:i )?need it moved|need it (?:moved|delivered|hauled)|(?:moved|delivered) (?:from|to))\b/,
  ],
  [
    'Stuck/winch',
    /\b(?:i'?m|im|i am|we'?re|we are|got|get|getting) stuck\b(?! (?:at|in (?:traffic|a parking|the parking|the garage|park|gear)|here|on (?:the|i|us|\d|75|380|side|a (?:bridge|highway))|with|near|by|outside|off|behind|between))/,
  ],
  [
    'Other',
    /\b(?:caught (?:on )?fire|burn(?:ed|t) (?:up|down)|(?:car|truck|van|suv|vehicle|motorcycle|bike|it)(?:'s)? (?:has |had )?(?:was|been|got) (?:\w+ )?(?:stolen|vandali[sz]ed|flooded))\b/,
  ],
]
