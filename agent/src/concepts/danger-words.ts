import type { Danger } from '../types/facts.ts'

import { sayings } from './sayings.ts'

const is = "(?:'s| is| are| was|'re)?"
const relative =
  '(?:(?:my|his|her|our|the) (?:\\w+ )?(?:husband|wife|mom|mother|dad|father|son|daughter|baby|kid|child|boy|girl|brother|sister|friend|boyfriend|girlfriend|passenger|driver|uncle|aunt|cousin|niece|nephew|partner|fiance|grand ?(?:ma|pa|mother|father|son|daughter)))'
const person = `(?:i|he|she|we|they|someone|somebody|${relative}|(?:a|an|the|this|another|old|one) (?:\\w+ )?(?:man|woman|guy|lady|person|kid|child|pedestrian|passenger))`
const limb =
  '(?:head|neck|back|chest|arms?|legs?|hands?|wrists?|foot|feet|ankles?|knees?|shoulder|hip|ribs?|face|nose|forehead|eyes?|stomach|belly|collarbone|elbow|fingers?)'
const cannot = "(?:can'?t|cannot|can not|couldn'?t)"
const car = '(?:car|truck|van|suv|jeep|vehicle|pick ?up|it)'

const injury = sayings(
  'injur(?:ed|y|ies)|hurt(?:s|ing)?|bleeding|blood|unconscious|concussion|whiplash|ambulance|paramedics?',
  `(?:broken|fractured|crushed) ${limb}|broken bones?|(?:broke|cracked|fractured) (?:a|some|a couple|a few|two|three) (?:of my |of his |of her )?(?:ribs?|bones?|fingers?|arm|leg|wrist|ankle|collarbone)|(?:broke|fractured|crushed|burned|burnt|cut|smashed|hit|banged|busted) (?:my|his|her|their) ${limb}`,
  `(?:my|his|her|their) ${limb} (?:is |are |looks? |got |feels? )?(?:really |kind of |all |so |real |very |super )?(?:hurts?|hurting|killing|broken|bent|twisted|crushed|cut|swollen|swelling|numb|pinned|bleeding|burned|messed up|weird|tight|stiff|sore|throbbing|tingling|pounding|racing|blurry|blue)(?! (?:in|on) (?:the )?(?:seat|trunk))`,
  `(?:cut|gash|hole|wound|knot|burns?|bump) (?:on|in|to|over|across) (?:my|his|her|their) ${limb}`,
  `chest (?:pains?|hurts)|heart attack|(?:having|had|has had) a (?:small |mini |mild )?stroke|(?:glass|acid|gas|gasoline|metal) in (?:my|his|her) eyes?|heat ?stroke|heat exhaustion|seizure|overdos\\w+|allergic reaction|asthma attack|diabetic`,
  `${cannot} (?:\\w+ )?(?:breathe?|catch (?:my|his|her|their) breath)|(?:catch(?:ing)?|get(?:ting)?|short of|out of|losing) (?:my |his |her |their )?breath(?! of)|(?:hav(?:e|ing)|had|throwing|in) (?:some (?:kind|sort) of |another |a |these )(?:\\w+ )?(?:fits?|spells?|episodes?|convulsions?)(?! (?:about|over|if|when|at|on|with))|having (?:fits|spells)|(?:trouble|hard time|difficulty|struggling|problems?)(?: to)? (?:breathing|breathe)|(?:not|stopped|quit|isn'?t|ain't) breathing|gasping|(?:he|she|${relative})${is} choking`,
  `${cannot} (?:feel|move|turn|bend|lift|raise|straighten) (?:my|his|her|their) (?:${limb}|body|toes)`,
  `slurr(?:ed|ing|s)|(?:his|her|my|their) (?:speech|vision|face)(?:'s| is| went| got)? (?:\\w+ )?(?:slurred|blurry|gone|drooping|droopy|weird)|convuls\\w+|(?:foaming|bleeding) (?:at|from)|turn(?:ing|ed) blue|lips are (?:\\w+ )?(?:blue|purple)|(?:not|isn'?t|aren'?t|stopped|ain't) making (?:any |much |a lot of )?sense|delirious|disoriented|(?:blood )?sugar(?:'s| is| has| got|'s gotten)? (?:\\w+ )?(?:low|dropp\\w+|crash\\w+|high|bottomed)|(?:needs?|out of|without|forgot|no) (?:my |his |her |the )?(?:insulin|inhaler|epi ?pen|oxygen)|(?:i'?m|he'?s|she'?s|${relative}(?:'s| is)|keeps?|been) (?:\\w+ )?(?:vomiting|throwing up|wheezing|seizing|shivering)|hypotherm\\w+|frostbit\\w+|heat (?:sick|sickness)`,
  `knocked out|pass(?:ed|ing)? out|(?:he|she|i|they|${relative})(?:'m)? (?:\\w+ )?(?:blacked out|collapsed|faint(?:ed|ing)?)|about to faint|slumped`,
  `(?:won'?t|will not|doesn'?t|isn'?t|is not|not|${cannot}) (?:wak(?:e|ing) (?:up|him|her|them)|get (?:him|her) to wake up)|not (?:responsive|responding)|(?:won'?t|can'?t|doesn'?t|not) open(?:ing)? (?:his|her|their) eyes|no pulse|unresponsive|(?:he|she|${relative})(?:'s| is|'re| are)?(?:n'?t| not) (?:answering|talking)(?: to)? me|(?:${relative}|he|(?:driver|passenger|guy|lady|man|woman|person|kid|child|boy|girl))(?:(?: is|'s) not|(?: is|'s)n't| ain't) moving|(?:he|she|${relative})(?:'s| is| went) (?:all |gone )?limp(?! mode)|fever`,
  `(?:ran|run|rolled|drove) over (?:my|his|her) (?:${limb}|toes)|(?:ran|run|running) over (?:me|him|her|us|someone|somebody|a (?:man|woman|person|kid|child|guy|lady|pedestrian))|(?:i|he|she|somebody|someone)${is} (?:just )?(?:got|been|was) (?:ran|run) over|hit (?:a|an|some) (?:\\w+ )?(?:person|man|woman|guy|lady|kid|child|pedestrian|bicyclist|cyclist|biker|motorcyclist)`,
  `in labor(?! relations| law| union| department)|(?:going|went) into labor|contractions|(?:(?:my|her|wife'?s|daughter'?s|sister'?s|girlfriend'?s) )waters? (?:just |has |already )?broke|(?:having|have|deliver(?:ing)?) (?:the|our|her|a|my) baby (?:right )?(?:now|here|in)|giving birth|baby(?:'s| is) coming|pregnant.*\\b(?:pains?|hurts?|cramp\\w*|bleed\\w*)`,
  `${person}(?: (?:was|got))? (?:went|flew|thrown|tossed) (?:\\w+ )?(?:through|out|out of) (?:the |his |her |my )?(?:windshield|window|sun ?roof|back window|side window)|(?:was|got|been|were) (?:ejected|thrown|flung|impaled|crushed)|ejected from`,
  `${person}${is} (?:\\w+ )?lying (?:\\w+ )?(?:there|here|in the (?:road|street|grass|ditch)|on (?:the (?:ground|road|pavement)|(?:his|her) (?:side|back)))|face ?down`,
  `(?:my|his|her|their|\\w+'s) (?:hands?|fingers?|arms?|legs?|foot|feet|head|neck|hair|sleeve)(?:'s| is| are| got| was)? (?:\\w+ )?(?:caught|stuck|jammed|mashed|smashed|trapped) (?:in|under|between)`,
  `throat(?:'s| is)? (?:\\w+ )?(?:closing|swelling|tight|closed)|(?:got|been|was|just) (?:\\w+ )?(?:stung|bitten|snake ?bit)|(?:fell|came down|dropped|slipped|rolled) (?:off (?:the|of the) jack )?(?:and )?on (?:to |top of )?(?:him|her|me|us|(?:my|his|her|their) (?:${limb}|wife|husband|son|daughter|dad|father|mom|mother|brother|sister|friend))`,
  `(?:been|got|was|were) (?:shot|stabbed)|gunshot`,
  `(?:i'?m|i am|he'?s|she'?s|he is|she is|they'?re|somebody is|someone is|(?:might|may|could) be|${relative} is) dying(?! (?:to|on|out))|dead body|(?:he|somebody|someone|they)(?:'s| is| are|'re) dead(?! (?:battery|in the water))`,
  "(?:my|his|her) heart(?:'s| is)? (?:\\w+ )?(?:racing|pounding|hurts|hurting|stopped|skipping|beating)|dizzy|light ?headed|feel(?:ing)? faint",
  "(?:we'?re|i'?m|we are|i am) (?:\\w+ )?upside down(?! on)|hanging (?:upside down|(?:from|by|in) (?:the |her |his |my )?seat ?belt)",
)

const laneWords =
  '(?:live|active|moving|oncoming|middle of (?:the )?|left|right|center|centre|middle|fast|slow|passing|carpool|hov|main|one|two|three|four|both|travel|far left|far right|far|turn|turning|express|inside|outside|second|third|first|next|number|toll|all|traffic)'
const traffic =
  '(?:cars|people|trucks|traffic|semis|everybody|everyone|they|18 wheelers|eighteen wheelers|drivers|somebody|someone)'
const lane = sayings(
  `(?:in|blocking|middle of|across|out in|partially in|half in|partly in|into|over) (?:the )?(?:a )?(?:${laneWords} )*(?:lanes?|traffic|intersection|freeway|highway|interstate|main ?lanes)(?! (?:change|road|of the (?:drive|parking)))`,
  '(?:in|on) the gore(?: point| area)?|(?:cars|trucks|people|traffic|they) (?:are |keep |keeps |just )*(?:cutting|veering|merging) (?:across|around|right|over|in front)',
  'middle of (?:the |a )?(?:road|street|highway|freeway|interstate|intersection|bridge|lane|tracks?)|in (?:the )?(?:road|roadway)',
  'blocking (?:(?:the|a|both|all|whole|entire|of) )*(?:traffic|road|lanes?|street|intersection|highway|freeway|ramp|on ramp|off ramp|bridge|everyone|everything)',
  `(?:${cannot}|won'?t|unable to|not able to) (?:\\w+ ){0,4}(?:out of|off) (?:of )?(?:the )?(?:road|highway|freeway|traffic|way|lanes?|roadway)`,
  `${traffic} (?:are |is |keep |keeps |just |were )*(?:barely |nearly |almost |just )?(?:flying|whizzing|zooming|swerving|speeding|going|honking|dodging|missing|brushing|clipping|blowing)(?: (?:by|past|around|at))?(?: me| us| my)?`,
  `(?:almost|nearly|about to) (?:got |get |gotten |be |been )?(?:hit|run over|rear ?ended)|(?:gonna|going to) (?:get|be) (?:hit|run over|rear ?ended|killed)|by inches|inches (?:from|away)`,
  `${cannot} (?:get|move|push|roll|drive) (?:it |me |this |the (?:car|truck|van) )?(?:off|out of|away from) (?:of )?(?:the |these )?(?:\\w+ )?(?:road|highway|freeway|bridge|overpass|intersection|lanes?)`,
  `${traffic.replace('(?:', '(?:a (?:\\w+ )?(?:car|truck|semi|bus|van)|')} (?:\\w+ )?(?:just |barely |nearly |almost |narrowly )*(?:missed|clipped|grazed|brushed) (?:me|us|my)|(?:barely|nearly|almost|just) missed (?:me|us)`,
  `(?:${traffic}|no ?body|no one) (?:can'?t|cannot|can|don'?t|won'?t) see (?:me|us)|blind (?:curve|hill|corner|turn|bend|rise|spot of the road)`,
  'cars (?:are )?(?:coming(?: (?:right )?at| up)?|almost hitting|dodging)',
  `about to (?:go|tip|roll|slide|slip|fall) (?:right )?(?:over|in|into|down)\\b|teetering|(?:hanging|dangling|tipping) (?:\\w+ )?(?:off|over) (?:the |of |a )*(?:\\w+ )?(?:overpass|bridge|edge|side|cliff|guard ?rail|rail|ramp|embankment|ledge)`,
  '(?:no ?where|no place|no room|not? any ?where) (?:for me )?to (?:pull|get|move) (?:over|off|out)',
  `(?:sticking|stuck|hanging) (?:\\w+ )?out (?:in|into|on) (?:the |to the )?(?:road|street|lane|traffic|highway|freeway|intersection)`,
  `(?:sideways|side ?ways|crossways|crosswise|cross ?ways|catty ?corner|broadside|perpendicular|diagonal(?:ly)?|backwards|wrong way) (?:on|in|across|of|to) (?:the )?(?:\\w+ )?(?:road|street|lanes?|highway|freeway|interstate|\\d+)`,
)

const fire = sayings(
  "(?:engine|motor|dash|hood|car|truck|van|wires?|wiring|fuse box|harness|battery|cables?|it|seat|floor)(?:'s| is| are)? (?:\\w+ )?(?:melting|sparking|glowing|sizzling|ablaze|scorching|lit up in flames)(?! hot)|(?:throwing|seeing|see|shooting|there'?s|there are|with|some) (?:\\w+ )?sparks|(?:paint|hood|plastic) (?:\\w+ ){0,3}(?:bubbling|blistering)|(?:bubbling|blistering) (?:up )?(?:the |my )?(?:paint|plastic)|see(?:ing)? (?:red|orange|a glow) (?:under|in|inside|behind|through|coming)|(?:grass|brush|carpet|seat|hay|field|weeds|insulation|wiring) (?:just |has |is )?(?:caught|catching|smoldering|lit)|(?:front end|back end|rear end|engine bay|engine compartment|whole (?:car|truck|van|thing|front|back|engine)) (?:\\w+ )?(?:lit up|went up|lit)(?! like)|on fire|(?:caught|catching|see|seeing|saw) (?:on )?(?:a )?fire|fire (?:under|coming|inside|from)|flames?|engulfed|engine fire",
  "(?<!lights? )(?:is|it'?s|still|started|keeps) burning(?! oil| smell| rubber| up| coolant| out| through| a hole| gas| fuel)",
  "(?:a|there'?s|car|truck|vehicle|small|is a|grass|brush|under the hood) fire(?! (?:station|department|hydrant|truck|lane|house|house|marshal|red|engine red))",
  '(?:orange|red|yellow) (?:\\w+ )?(?:glow|flicker)\\w*|glowing (?:\\w+ )?under',
  '(?:gonna|going to|about to|might|could) (?:blow up|explode|catch)|sparks? (?:is |are )?(?:flying|coming|shooting|everywhere)',
)

const smoke = sayings(
  'smoke|smoking|smokes|smoky',
  "(?:white|black|gray|grey|dark|thick|blue|yellow) (?:stuff|clouds?|fog|fumes|haze|vapou?r|gas|mist|something) (?:is |are |was )?(?:coming|pouring|rolling|billowing|blowing|filling|everywhere)|(?:fumes|haze|vapou?rs?) (?:is |are )?(?:coming|filling|pouring|everywhere|in (?:the|here))|batter(?:y|ies)(?:'s| is| are)? (?:\\w+ )?(?:hissing|swelling|swollen|bulging|popping|melting|sizzling|exploded|bubbling)",
  'smells? (?:like )?(?:\\w+ ){0,2}(?:burning|burnt).*\\b(?:hard to (?:see|breathe)|coming (?:out|from))',
)

const fuelLeak = sayings(
  "(?:gas|gasoline|fuel|diesel)(?: tank)?(?:'s)? (?:is |was )?(?:\\w+ )?(?:leak(?:ing|s)?|spill(?:ing|ed)?|pouring|dripping|everywhere|all over|coming out|gushing)",
  'leak(?:ing|s)? (?:gas|gasoline|fuel|diesel)|smells? (?:a lot )?(?:like |of )?(?:\\w+ )?(?:gas|gasoline|fuel)(?! station)|(?:strong )?(?:gas|gasoline|fuel) smell',
  "tast(?:e|ing) (?:the )?(?:gas|gasoline|fuel|diesel)|(?:gas|gasoline|fuel|diesel)(?: is| and it is| and it's)? (?:\\w+ )?running (?:down|out|all|under)|(?:spilled|spilling|spill|puddle of|pool of) (?:gas|gasoline|fuel|diesel)|fuel (?:spill|leak)|gas leak|propane.*\\b(?:hissing|leak\\w*)|hole in (?:the|my) (?:gas|fuel) tank",
)

const highWater = sayings(
  "(?:road|street|underpass|highway|freeway|bridge|area|creek|river)(?:'s| is| are) (?:\\w+ )?(?:flooding|flooded|rising|coming up|overflowing)|(?:underpass|street|road|crossing|low spot|dip|ditch|culvert|gully|arroyo|draw)(?: has| just|'s)? (?:\\w+ )?(?:filled|flooded|filling)(?: up)?",
  "(?:water|flood|it)(?:'s| is| was| keeps)? (?:still |already |just |keeps |now )*(?:rising|rushing|coming (?:up )?over|getting higher|getting deeper|(?:up |all the way up |clear up )?(?:to|at|above|past|against|touching|halfway up) (?:my|the|our|her|his) (?:door|window|hood|seat|knee|waist|ankle|chest|mirror|handle|head ?light|bumper|tire|wheel|dash)\\w*|up to (?:my|the|our)|over (?:my|the|our) (?:door|hood|seat|window|tire|wheel|knee)\\w*)",
  "water(?:'s| is| was| keeps)? (?:\\w+ )?(?:coming|getting|pouring|filling|rushing|seeping|leaking)(?: up)? (?:in|into|inside|through)(?: (?:the|my|our) (?:car|truck|van|doors?|floor\\w*|cab|inside)| here| now|$)",
  '(?:drove|went|drive|driving|got|ran) (?:right )?into (?:some |the |a )?(?:high |deep |flood |flooded |rising )?(?:waters?|flood\\w*)|in (?:some |the |this )?(?:high|deep|rising|flood) ?waters?|(?:stuck|stranded|trapped|stalled|caught) (?:\\w+ ){0,3}(?:high|deep|rising|flood) ?waters?|flash flood|water rising|low water crossing|filling (?:up )?with water|(?:in|on|by) (?:a |the |this )?flooded (?:street|road|underpass|intersection|highway|freeway|area|crossing)',
  "(?:waist|chest|knee|neck) deep|(?:car|truck|van|suv|vehicle|i'?m|we'?re|it'?s|and)(?:'s)? (?:is |am |are )?(?:starting to float|start(?:ed|ing) (?:to )?float\\w*|beginning to float|floating|floats|sinking|washing away|being swept|submerged|swept|going under|under ?water)",
  "(?:in|into) (?:the|a) (?:creek|river|lake|pond|bayou|canal)|(?:creek|river|lake|bayou|water|canal|tide|stream|wash|dam)(?: has| just|'s)? (?:came|come|comes|coming|went|rose|spilled|jumped|broke|busted|is) (?:up |out )?(?:over|out of|past|through) (?:its|the|my)|(?:current|water)(?:'s| is)? (?:\\w+ )?(?:pushing|pulling|carrying|sweeping|dragging|moving) (?:me|us|my|the (?:car|truck|van))|(?:swept|carried|washed) (?:me |us |it |my car )?(?:off|away|down)",
)

const crash = sayings(
  'accident|wreck(?:ed)?|collision|collided|crash(?:ed)?(?! my computer)|fender bender|rear ?ended|t ?boned|side ?swiped|head on',
  '(?:got|was|been|been just|just got) hit(?: by)?|(?:someone|somebody) (?:just |else )?hit|(?:he|she|they|guy|truck|car|lady|wheeler|semi) (?:just )?(?:hit|clipped|struck|rammed|pegged) (?:me|us|my)',
  'hit (?:a|an|the|another) (?:car|tree|pole|deer|wall|guardrail|guard rail|truck|curb|barrier|fence|cow|hog|animal|building|mailbox|sign|light pole|telephone pole|median|divider)',
  '(?:ran|slid|crashed|skidded|spun|backed|drove|slammed) into (?:a|an|the|another|my) (?!ditch)(?:\\w+ )?(?:car|tree|pole|wall|ditch|truck|guardrail|guard rail|fence|house|building)|run into by',
  'totaled|rolled (?:over|my|it)|rollover|flipped(?: over)?|hit and run|air ?bags? (?:went|deployed|came|go|popped|are|have|is)|pile ?up',
)

const police = sayings(
  "(?:the )?(?:police|cops?|officers?|trooper|troopers|sheriff|deputy|state patrol|highway patrol|dps|law enforcement|constable)(?: officer)? (?:(?:is|are|was|were|'s|'re) )?(?:\\w+ )?(?:here|on scene|on the scene|with me|with us|told me|just (?:got|pulled|showed|arrived)|arrived|showed up|behind me|already here|wants?|asked|said|says|made me|is here|are here)",
  "(?:there'?s|there is|i have|we have|i got|we got|have) (?:a |an |the )?(?:\\w+ )?(?:police|cop|officer|trooper|sheriff|deputy)|with (?:the|a) (?:police|cops?|officer|trooper|sheriff|deputy)",
)

const onFoot = sayings(
  '(?:standing|walking|waiting outside|walked|out of (?:it|the \\w+|my \\w+)) (?:\\w+ ){0,2}(?:on|by|along|next to|beside|at|behind) (?:the )?(?:side of (?:the )?(?:road|highway|freeway|interstate)|shoulder|guardrail|guard rail|road ?side|highway|freeway|interstate|median)(?! in| inside)',
  'outside (?:of )?(?:the|my) (?:car|truck|vehicle) on (?:the )?(?:shoulder|side|highway|freeway)|walking (?:on|along|down) (?:the )?(?:highway|freeway|interstate|road|shoulder)|on foot|out of (?:the|my) (?:car|truck|vehicle) (?:on|by|standing|and standing)',
)

const someone =
  '(?:someone|somebody|(?:a|the|this|that|some|another|two|these|those) (?:\\w+ ){0,2}(?:guys?|fellas?|fellers?|fellow|gentleman|creep|drunk|boys|man|men|dudes?|person|people|women|woman|lady|car|truck|van|suv|sedan|jeep|pick ?up|bikers?|motorcycle|kids|teenagers|group|stranger)|my (?:ex(?: \\w+)?|boyfriend|husband|neighbor|stalker)|he|they)'
const stranger =
  '(?:someone|somebody|(?:a|the|this|that|some|another|two|these|those) (?:\\w+ ){0,2}(?:guys?|fellas?|fellers?|fellow|gentleman|creep|drunk|boys|man|men|dudes?|person|people|woman|lady|bikers?|kids|teenagers|group|stranger))'
const frightened = sayings(
  "scared(?! (?:me|us|it|of it|that it|the (?:heck|hell|crap))\\b)|frightened|terrified|panicking|panic attack|(?:don'?t|do not|not) feel(?:ing)? safe|feel(?:ing)? unsafe",
  "(?:so|really|very|too|kind of|kinda|pretty|little|bit) afraid|afraid (?:of (?:him|them|this|that|someone|somebody|these|a|the (?:guy|man|people|dark))|for (?:my|our|his|her)|to (?:get out|be|stay|open|stop|step|leave|go|move|stand)|here|out here|he|she|they|someone|somebody)|(?:^|and )(?:i'?m|i am) afraid$",
  "(?<!(?:lights?|dash|dashboard|gauges?|car|truck|engine|it'?s|it is|is) )freaking out",
  `${someone}(?: (?:is|are|was|were|has been|have been|keeps?|kept|been|started))*(?:'s|'re)? (?:\\w+ )?(?:follow(?:ing|ed|s)|chas(?:ing|ed)|circl(?:ing|ed)|stalk(?:ing|ed)|watching|star(?:ing|ed) at|harass(?:ing|ed)|yelling at|threaten(?:ing|ed)|attack(?:ing|ed)|approaching|coming (?:at|after)) (?:me|us|my|our)`,
  `${stranger}(?: (?:is|are|was|were|keeps?|kept))*(?:'s|'re)? (?:\\w+ )?(?:trying to (?:get in|break in(?:to)?|open|rob|take|steal)|(?:bang|beat|pound|knock|kick|hitt?|punch|smash)(?:ing|ed)? (?:on|at|in) (?:my|the|our))`,
  `${stranger}(?: (?:is|are|was|were|has|have|just))*(?:'s|'re)? (?:\\w+ )?(?:got|get|getting|gets|climbed|climbing|jumped|hopped|sitting|crawled|is|pulled me|pushed) (?:in|inside|into|out) (?:of )?(?:my|our|the) (?:\\w+ )?(?:car|truck|van|back ?seat|front seat|passenger seat|seat|suv|bed|vehicle)(?! (?:wash|dealer|accident|lot|shop))`,
  `${stranger}(?: (?:is|are|was|were|has|have|just|keeps?))*(?:'s|'re)? (?:\\w+ )?(?:grabb(?:ed|ing)|punch(?:ed|ing)|shov(?:ed|ing)|spit(?:ting)?|scream(?:ed|ing)|cuss(?:ed|ing)|curs(?:ed|ing)|hollering|corner(?:ed|ing)|threatened|reach(?:ed|ing)) (?:at |on |for |into )?(?:me|us|my (?:arm|door|wife|kids|daughter|son|window|purse))`,
  "(?:won'?t|not|wouldn'?t|refus\\w+ to) (?:get|go|stay|step|back) away from (?:me|us|my|our)|(?:won'?t|not|wouldn'?t|refus\\w+ to) let (?:me|us) (?:leave|go|out|get out|out of)|(?:block(?:ed|ing)|box(?:ed|ing)) (?:me|us) in\\b(?=.*\\b(?:guy|man|men|dude|he|they)\\b)",
  `(?:${stranger}|he|she|they)(?:'s|'re| is| are| were| was| keeps?)? (?:\\w+ )?(?:trying|tried|going|want\\w*) to (?:pull|drag|get|force|snatch|grab|hit|run|kill|hurt|rob|take|fight|jump|stab|shoot) (?:me|us|my (?:wife|kids|daughter|son|purse|door))(?! (?:a|an|some|to|there|home|going|back|the|on the (?:list|phone|schedule)))`,
  '(?:took a swing|swung|lunged|came) at (?:me|us)|in my face|(?:put|laid) (?:his|her|their) hands on|(?:hit|punched|kicked|slapped|choked|pushed|shoved|spit on) me (?:in|on|with|against|down|and)|(?:restraining|protective) order|not (?:supposed|allowed) to (?:be|come) (?:near|around|anywhere near|close to) (?:me|us)|(?:chasing|threatening|attacking|robbing|harassing) (?:me|us)',
  `my (?:crazy |abusive )?ex(?: husband| wife| boyfriend| girlfriend)?(?:'s| is| has| just)? (?:\\w+ )?(?:pulled up|showed up|found me|coming|here|outside|behind me|followed)(?! (?:to (?:help|jump|get)|with))`,
  `${stranger}(?:(?:'s| has| have) been| (?:is|are|was|were|keeps?|just))*(?:'s|'re)? (?:\\w+ )?(?:messing with|breaking in(?:to)?|stealing|cutting|slashing|peeking|looking in|trying) (?:my|our|the (?:doors?|handles?|window))|${stranger}(?:(?:'s| has| have) been| (?:is|are|was|were|keeps?|just))*(?:'s|'re)? (?:\\w+ )?(?:sitting|parked|standing|waiting|lurking|creeping|hanging) (?:around |right |up )?(?:behind|beside|next to|outside|by|near) (?:me|us|my (?:car|window|door|truck|van))|(?:woman|girl|lady|female) (?:out here )?(?:by myself|alone|on my own)`,
  "(?:beating|banging|pounding|kicking) on (?:my|our|the) (?:window|door|car|glass|windshield)|being followed|(?:won'?t|not) leave (?:me|us) alone|(?:don'?t|do not) (?:like|trust) (?:the looks? of (?:him|them|this)|this (?:guy|man)|these (?:guys|men)|him|them)|don'?t feel right about|(?:weird|strange) (?:guys?|m[ae]n|dudes?|people)|(?:won'?t stop|keeps?|kept) following (?:me|us)|followed (?:me|us)|stalking|threatening",
  'creepy|sketchy (?:area|guys?|man|people|neighborhood|part|spot|place|out|here)|(?:area|place|neighborhood|it|this) (?:is|looks|feels) (?:\\w+ )?sketchy|alone (?:out here|in the dark|at night|and)|someone is (?:watching|outside|following)|somebody is (?:outside|watching)',
  "(?:i'?m|i am|im|hands are) (?:\\w+ )?shaking|(?<!for )crying|dangerous (?:area|neighborhood|here|out here)|bad (?:area|neighborhood|part of town)|(?:he'?s|guy is|man is|husband is) (?:\\w+ )?(?:drunk|yelling|violent|got a (?:gun|knife))|beat(?:ing)? me(?: up)?|hit(?:ting)? me and",
)

const teens = '(?:thirteen|fourteen|fifteen|sixteen|seventeen|1[3-7])'
const ages = '(?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2])'
const minor = sayings(
  `(?:i'?m|i am|im) (?:only |just |like )?${teens}(?: years? old| and|$| yrs?| but| i(?: don't| do not|'m| can't))`,
  `(?:i'?m|i am|im) (?:(?:only |just |like )?${ages} years? old|only ${ages}|${ages}(?: and (?:a half|my|i)|$))`,
  "(?:i'?m|i am|im) (?:a |only a |just a )(?:minor|kid|child|teenager)|under ?age|my (?:mommy|daddy)",
  "my (?:mom|dad|parents?) (?:(?:don'?t|doesn'?t|does not|do not) know|isn'?t here|(?:aren'?t|are not) here|can'?t come)|without my (?:parents?|mom|dad)",
)

const trapped = sayings(
  `(?<!location )(?<!i )pinned(?! (?:my|the|a|it|our)\\b)|(?<!(?:${car}|battery) (?:is |got |was )?)trapped(?! (?:at (?:work|home|the (?:office|house))|in (?:the |my )?(?:garage|lot|driveway|parking|house)))`,
  `(?:${person}|i'?m|we'?re)${is} (?:\\w+ )?(?:stuck|locked) (?:in|inside) (?:of )?(?:(?:the|my|his|her|our|there) ?)(?:${car})?(?=.*(?:${cannot} get|flipped|upside|rolled|crash|won'?t open))|(?:brother|husband|wife|friend|he|she|mom|dad|passenger|son|daughter)${is} (?:\\w+ )?stuck inside|${cannot} get (?:him|her|them) out`,
)

const mayHurtThemselves = sayings(
  '(?:kill|harm) myself|(?:want|going|gonna|wanna)(?: to)? hurt myself|end my life|suicid\\w+',
)

const wiresDown = sayings(
  'power ?lines? (?:\\w+ )?(?:fell|down|on|came|landed|across|touching)|(?:downed|live) (?:power ?|electric(?:al)? )?(?:lines?|wires?)',
)

const railroadTracks = sayings(
  `on (?:the |a |some )?(?:train|rail ?road|rail) (?:tracks?|crossing)|(?:stuck|stalled|stopped|died|dead|caught|sitting|broke down|high ?centered|hung up|car is|i'?m|we'?re) (?:\\w+ )?(?:on|at|in|over|across) (?:the |a |some )?(?:train |rail ?road |rail )?tracks|(?:stuck|stalled|stopped|died|dead|caught|broke down) (?:\\w+ )?(?:on|at|in|over|across) (?:the |a )?(?:train|rail ?road|rail) crossing|train(?:'s| is) coming`,
  `${cannot} (?:get|move|push|roll|drive) (?:it |me |this |the (?:car|truck|van) )?(?:off|out of|away from) (?:of )?(?:the |these )?(?:\\w+ )?(?:tracks?|rails|crossing)|(?:arms?|gates?)(?: are| is|'s|'re)? (?:coming|going|came) down|(?:crossing )?bells? (?:are |is )?(?:ringing|going off)`,
)

const crimeOrWeapon = sayings(
  '(?:has|got|with|holding|pulled|waving|pointing|carrying|pointed|had|sees?|saw) (?:out )?(?:a|an|his|the) (?:\\w+ )?(?:gun|pistol|knife|weapon|rifle|shotgun|machete|bat|baseball bat|crow ?bar|axe|hatchet|taser|hammer|tire iron|pipe)(?! (?:shop|store|range|case|rack|in my))|(?:swinging|throwing|pointing|aiming|waving) (?:\\w+ ){1,3}(?:at|towards?) (?:me|us|my|our)|at gun ?point|(?:shots|shooting) (?:at|fired|being)|being (?:robbed|mugged|attacked)|(?:robbed|mugged|car ?jacked|kidnapped|assaulted) (?:me|us)|(?:got|was|been|getting) (?:robbed|mugged|car ?jacked|kidnapped|assaulted|attacked|jumped)',
)

/** Each danger and the words that older rules know it by. */
export const dangerWords: Partial<Record<Danger, RegExp>> = {
  injury,
  trapped,
  fire,
  smoke,
  crash,
  frightened,
  minor,
  'may hurt themselves': mayHurtThemselves,
  'crime or weapon': crimeOrWeapon,
  'live lane': lane,
  'railroad tracks': railroadTracks,
  'wires down': wiresDown,
  'fuel leak': fuelLeak,
  'high water': highWater,
  'police on scene': police,
  'on foot on the shoulder': onFoot,
}
