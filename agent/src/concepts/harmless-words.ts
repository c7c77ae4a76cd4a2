import { sayings } from './sayings.ts'

const afraid =
  "(?:(?:too |so |really |kind of |a little |pretty )*(?:scared|afraid|nervous|worried|terrified|frightened|unsafe|dangerous|not (?:very |really )?safe)|(?:don'?t|do not|didn'?t|not|doesn'?t|wouldn'?t)(?: really)? feel(?:ing)?(?: very| really)? (?:safe|right|comfortable|good)|(?:isn'?t|ain'?t|not|never) (?:very |really |even )?safe)"
const driving =
  'driv(?:e|ing)|turn(?:ing)? (?:it|her|the (?:car|truck|engine|key)) (?:on|back on|over)|(?:re)?start(?:ing)? (?:it|her|the (?:car|truck|engine))|crank(?:ing)? (?:it|her)|tak(?:e|ing) (?:it|her|this(?: thing)?) (?:\\w+ ){0,3}(?:highway|freeway|interstate|road|home|far)|put(?:ting)? (?:it|her) in (?:gear|drive)|(?:keep|go|going|get) (?:any )?(?:going|further|farther|over \\w+)|mov(?:e|ing) (?:it|the (?:car|truck))'

/** Talk of these things that is no danger: "no-fault", "fire lane", "hurt my wallet", "smoke shop". */
export const harmless = new RegExp(
  sayings(
    "(?:caliber|gerber|\\w+'s|(?:to|at|from) (?:the )?\\w+) collision|collision center|crash course|accident(?:ally)? (?:call|lock|left|put)|by accident|never been in an? accident",
    'fire (?:extinguishers?|alarms?|lane|station|department|hydrant|dept|house|truck|marshal)|fire ?stone|fireplace|firehouse|fire sale|fire (?:engine )?red|flaming?|(?:engine|oil|check engine|abs|warning) lights? (?:is |was |keeps |started |came on )*burning',
    'smoke (?:shop|detector|test)|smokehouse|smok(?:e|ing) (?:a )?cigarettes?|tailpipe smoke|smog|(?:was|out|outside|stepped out|went out|for a) smok(?:ing|e)|smoking (?:hot|deal)|smoky (?:hill|mountain|creek|ridge|rose|mo)|smoking deal',
    "it hurts to (?:ask|say)|hurt my wallet|(?:won'?t|doesn'?t|can'?t|couldn'?t|wouldn'?t|not) hurt (?:to|anything|the \\w+|my (?:car|truck|transmission|engine))|blood (?:bank|work|red|orange)|bleed(?:ing)? (?:money|oil|coolant|fluid|gas|the brakes|cash|water|antifreeze|transmission)|blood ?stream",
    "(?:my|his|her) (?:bad |poor )?(?:back|feet|foot|knees?|hips?|dogs)(?:'s| is| are) killing (?:me|him|her)",
    '(?:got|was|been|were) (?:caught|held up|sitting) in (?:all that |the |heavy |bad |rush hour )?traffic|sat in (?:\\w+ )?traffic|flames? (?:stickers?|decals?|paint|job)|with (?:the |orange |red )?flames (?:painted )?(?:on|down) (?:the|its) sides?|watching (?:\\w+ ){1,3}for (?:me|us)|keeping an eye on|parking lot of|train station|carpool lane app|traffic (?:light|circle|jam)|for crying out loud|gun ?metal|gun (?:barrel|range|store|shop|show)|(?:nail|glue|heat|grease) gun',
    // Said of a shock, a bill or a long day, as nobody says it of a heart.
    '(?:about|almost|nearly|practically|damn near|like to|liked to|could have|could) (?:(?:just|have|had) )?(?:had|have|gave me|given me|died of|having) (?:a |another )?(?:heart attack|stroke|seizure)|(?:gave|give|giving|gives|given) (?:me|us|her|him|my \\w+) (?:a |another )?(?:heart attack|stroke|seizure|panic attack)|(?:heart attack|panic attack|nightmare) of an? (?:\\w+ )?(?:car|truck|van|day|bill|week|trip|vehicle)',
    'smoke ?(?:stacks?|screens?|alarms?|signals?|tint(?:ed)?|gr[ae]y|colou?r(?:ed)?|break)',
    `${afraid} (?:(?:to|of|about) )?(?:even )?(?:${driving})`,
    '(?:drive|bike|bowling|emergency|breakdown|break down|checkout|pit) ?(?:thru|through|up)? lanes?|(?:my |the )?wind ?shield broke',
  ).source,
  'g',
)
