import type { Intent } from '../types/facts.ts'

const person =
  '(?:real |live |actual |human |another |somebody|someone )*(?:person|human|human being|operator|agent|representative|rep|dispatcher|dispatch|manager|supervisor|owner|boss|somebody|someone|receptionist|customer service|people|lady|guy|man|woman)'

/** What a caller may want, each with the words that say so. */
export const wishes: readonly (readonly [Intent, RegExp])[] = [
  [
    'tow',
    /\b(?:(?:need|want|get|send|have|request|order|like|looking for|call for|calling for|requesting) (?:me |us |for |to get |to have |to request |to order )?(?:a |an |the |my |this |that |our )?(?:\w+ ){0,4}(?:tow(?:ed|ing)?|tow truck|wrecker|flatbed|rollback|roadside(?: assistance)?|winch(?:ed|ing)?|jump ?start|jump|lock ?out service|tire change)|tow (?:my|me|it|this|the|a|us|our|her|his)|(?:be|get|gets|getting|it|car|truck|vehicle) towed|send (?:me |us |out )?(?:a|the|your|one of your) (?:\w+ )?trucks?\b|come (?:get|tow|pick up) (?:my|me|it|the|this)|pick up (?:my|a|the|this) (?:\w+ )?(?:car|truck|van|vehicle|suv|bike|motorcycle)|tow service|towing service|a tow\b|tow (?:needed|required|please|asap|truck needed)|(?:need|needing) (?:some |your )?(?:help|assistance)(?: please)?$)/,
  ],
  [
    'person',
    new RegExp(
      `\\b(?:(?:speak|talk|spoke|chat) (?:to|with) (?:a |an |the |your |my )?${person}|(?:get|give|connect|transfer|put|pass|hand|patch|switch|forward) (?:me )?(?:(?:on |over |through )?(?:to|with) |through to )?(?:a |an |the |your |some )?(?:real |live |actual |human )*(?:person|human|human being|operator|agent|representative|rep|dispatcher|manager|supervisor|owner)\\b|(?:need|want|prefer) (?:to (?:speak|talk) (?:to|with) )?(?:a |an |the )?(?:real |live |actual |human )+(?:person|being|operator|agent|representative|someone)|(?:need|want|prefer|rather have) (?:a |an |the )?(?:person|human|operator|representative|supervisor|manager|owner(?! of)|somebody in the office)\\b|transfer me|put me through|need (?:to (?:speak|talk) to )?your (?:dispatcher|supervisor|manager)|let me (?:speak|talk)|real person|live person|actual person|human being|somebody real|someone real|talk to someone|talk to somebody|speak to someone|speak with someone|is there (?:a |an )?(?:person|human|anyone|anybody|someone)(?: real| there)?(?: i can (?:talk|speak) to)?$|(?<!\\b(?:i|we|he|she|they) )(?:put|get) (?:me )?(?:somebody|someone|a person) (?:with a pulse |real |else )?on (?:the (?:phone|line)|here)\\b|(?:not|ain'?t) (?:talking|speaking|talkin'?) to (?:a |an |no )?(?:robot|machine|computer|bot|ai|recording)|don'?t want to (?:talk|speak) to (?:a |an )?(?:robot|machine|computer|bot|ai)|not (?:talking|speaking) to (?:a |an )?(?:robot|machine|computer|bot|ai))|^(?:(?:hi|hello|hey) )?(?:is|can i (?:speak|talk) (?:to|with)|may i (?:speak|talk) (?:to|with)|i need to (?:speak|talk) (?:to|with)|let me (?:speak|talk) (?:to|with)) (?!(?:this|that|it|he|she|someone|anyone|somebody|anybody|there|the|a|an|my|your|you|me|everything)\\b)\\w+(?: (?:there|in|around|available|please|in today|working|working today))?$|\\b(?:missed call|you (?:just )?called me|(?:someone|somebody|you guys|one of you) (?:just )?(?:called|rang) (?:me|this number)|returning (?:your|a|my) (?:missed )?call)\\b|^(?:operator|agent|representative|human|person|dispatcher|manager|supervisor)(?: please)?$|\\boperator please\\b|\\brepresentative please\\b|\\bagent please\\b`,
    ),
  ],
  [
    'status',
    /\b(?:status (?:of|on|for)|check(?:ing)? (?:on|in on|the status|up on|status)|where(?:'?s| is| are) (?:my|the|your|our) (?:driver|truck|tow|tow truck|wrecker|guy|car|vehicle)|(?:is|are) (?:the|my|your|a) (?:driver|truck|tow truck|guy|tow) (?:on (?:the|his|its|their) way|coming|close|still coming|almost|here|en route)|any update|an update|update on|already called|called (?:earlier|before|an hour|a while|about|already)|still waiting|been waiting|(?:has|did) (?:anyone|someone|a driver|the driver|he|my driver) (?:been )?(?:assigned|dispatched|left|leave)|(?:calling|call) (?:about|on|regarding) (?:(?:my|the|our|a) (?:tow|driver|tow truck|wrecker|request|order)|(?:the|our|your) truck)\b(?! (?:request )?(?:for tomorrow|that))|where(?:'?s| is| are) (?:he|she|they|the guy|this guy|you guys|everybody)\b|(?:it'?s|its|it has) been (?:over |more than |like |about |almost )?(?:an|a|one|two|three|four|\w+) (?:whole )?(?:hours?|minutes)|is (?:someone|anyone|anybody|somebody) (?:still )?(?:coming|on the way|on their way))\b/,
  ],
  [
    'eta',
    /\b(?:how (?:long|soon|far (?:out|away|off))(?! (?:have|has|did|ago|was|is the drive|is the tow))|e ?t ?a|estimated (?:time|arrival)|what time (?:will|can|would|should|is)|when (?:will|can|could|would|should|is|are) (?:the |my |your |a |you |you guys |he |she |they |someone |somebody |it )*(?:\w+ )?(?:be here|get here|arrive|come|coming|show|be there|make it|send|here|driver|truck)|how (?:much|many) (?:longer|more time|minutes)|is it going to be (?:long|a while)|long (?:of a )?wait|wait time)\b/,
  ],
  [
    'price',
    /\b(?:how much(?! longer| time| more time| further| farther)|price|prices|pricing|(?:a|rough|just|what(?:'s| is) (?:the|your)) ballpark|ballpark (?:figure|price|number|estimate|quote|it|me)|cost|costs|charge me|(?:do|would|will|gonna|going to) (?:you |y'?all |they )?(?:guys |all )?charge|quote|a rate|rates|your rate|estimate(?!d time|d arrival)|what(?:'?s| is| are| would| will) (?:the|your|it|that) (?:cost|fee|charge|price|rate|damage|fees|going to cost|gonna cost|total)|fee|fees|expensive|afford|(?:is it|this) free|covered by (?:my )?insurance|do you (?:take|accept) (?:\w+ )?(?:insurance|credit|cards?|cash)|run me|set me back|what(?:'?s| does| would) it run)\b/,
  ],
  [
    'cancel',
    /\b(?:cancel(?:l?ed|ling|ing|lation)?|call (?:it|that|the (?:tow|truck|driver)) off|called it off|don'?t need (?:a |the |you |it |that |any |this )?(?:tow|truck|tow truck|driver|wrecker|anymore|any more|it anymore)|no longer need|(?:do not|don'?t) need (?:it|you|one|a tow|the tow|help) any ?more|(?:got|found) (?:another|someone else|a different) (?:tow|company|truck|ride)|never mind|nevermind|forget (?:it|about it|the tow)|it started (?:up )?(?:again|now)|got it (?:started|running|out))\b/,
  ],
  [
    'robot',
    /\b(?:who is (?:this|that)(?! for)|who'?s this|who am i (?:talking|speaking) (?:to|with)|who are you\b(?! with| guys)|what company is this|(?:are|r) (?:you|u|this) (?:a |an |actually |even |really )*(?:robot|bot|machine|computer|ai|a i|real|human|recording|real person|person|automated|artificial)|is this (?:a |an |some )?(?:robot|bot|machine|computer|ai|a i|recording|automated|real person|human|answering (?:machine|service))|am i (?:talking|speaking) (?:to|with) (?:a |an )?(?:robot|bot|machine|computer|ai|a i|human|real|person|recording|actual)|(?:stupid|damn|dumb|freaking) (?:robot|machine|bot|computer)|you(?:'?re| are) (?:a |an )(?:robot|bot|machine|computer|ai)|you sound like a (?:robot|machine|computer))\b/,
  ],
  [
    'wait',
    /\b(?:hold on|hang on|one (?:second|sec|moment|minute|min)(?: please)?|just a (?:second|sec|moment|minute|min)|give me (?:a |one |just a )?(?:second|sec|moment|minute|min)|wait (?:a|one) (?:second|sec|moment|minute|min)|hold (?:please|a (?:second|sec|minute|moment))|let me (?:check|look|see|find|get|ask|walk|go (?:look|check|see)|think)|bear with me|gimme (?:a|one) (?:second|sec|minute)|be right back|i'?m looking)\b|^wait$/,
  ],
  [
    'repeat',
    /\b(?:(?:can|could|would|will) you (?:please )?(?:repeat|say (?:that|it) again|speak up|slow down)|repeat (?:that|it|the question|please|yourself|again)|say (?:that|it) (?:again|one more time)|say again|come again|what did you say|what was that|what'?d you say|didn'?t (?:catch|hear|get) (?:that|you|what)|did not (?:catch|hear) (?:that|you)|(?:can'?t|cannot|couldn'?t) (?:hear|understand) you|pardon(?: me)?$|one more time|excuse me what|sorry what|what is the question|what was the question)\b|^(?:what|huh|pardon|sorry|excuse me|come again|repeat|again)$/,
  ],
  [
    'text me',
    /\b(?:(?:can|could|would) you (?:please )?(?:text|message|send)(?: me)?(?: a)?(?: text| link| message)?|(?:text|message) me|send me (?:a |the |that )?(?:text|link|message|sms)|shoot me a text|just text|rather text|prefer (?:to )?text)\b/,
  ],
  [
    'hours',
    /\b(?:(?:what|your|the) (?:are (?:your|the) )?(?:\w+ )?hours|are you (?:guys )?open|open (?:today|tomorrow|late|now|on (?:sunday|saturday|weekends))|what time do you (?:guys )?(?:open|close)|when do you (?:guys )?(?:open|close)|24 hours|twenty four hours|24 7|where are you (?:guys )?located|what(?:'?s| is) your address|business hours|operate)\b/,
  ],
  [
    'release',
    /\b(?:(?:my|the|our) (?:car|truck|vehicle|suv|van|\w+) (?:got|was|has been|is being|been|is) (?:towed|impounded)(?! to me)|you (?:guys )?(?:towed|took|have|got|impounded) (?:my|our) (?:car|truck|vehicle|suv|van)|did (?:you|y'?all)(?: guys)? (?:tow|take|impound) (?:my|our) (?:car|truck|vehicle|suv|van)|(?:get|getting|pick(?:ing)? up|release|retrieve|claim) (?:my|the|our) (?:car|truck|vehicle|suv|van) (?:back|out|from (?:your|the|impound)|released|out of)|(?:impound|storage|tow|your) (?:lot|yard)|(?:towed|tow) (?:my|our) (?:car|truck|vehicle) (?:away|from|last night|without|yesterday)|(?:is|do you have) (?:my|our) (?:car|truck|vehicle) (?:there|at your|in your)|release (?:fee|form|my)|got impounded|was impounded|impounded (?:car|vehicle))\b/,
  ],
  [
    'complaint',
    /\b(?:complaint|complain|complaining|(?:your|the) (?:driver|truck|guy|company(?! (?:truck|van|car|vehicle)\b)) (?:\w+ ){0,2}(?:damaged|scratched|dented|broke(?! (?:down|an axle|on))|ruined|messed up|stole|rude|was rude|hit my|never (?:showed|came|arrived))|damage(?:d)? (?:my|to my) (?:car|bumper|truck|vehicle) (?:when|while|during|by your)|never showed(?: up)?|overcharged|charged me (?:twice|too much|double)|refund|sue you|lawyer|ripped (?:me )?off|unacceptable|terrible service|horrible service|worst (?:service|company)|better business bureau)\b/,
  ],
  [
    'message',
    /\b(?:(?:leave|take) (?:a|him a|her a|my|this) message|(?:have|ask|tell) (?:him|her|them|someone|somebody|the (?:owner|manager|driver)|\w+) (?:to )?(?:call|ring|phone) me(?: back)?|(?:call|ring) me back|callback from|return(?:ing)? (?:a|my|your|his|her|their) (?:missed )?call|pass (?:on|along) a message|let (?:him|her|them) know)\b/,
  ],
  [
    'wrong number',
    /\b(?:wrong number|wrong (?:place|company|business)|is this (?:the )?(?:pizza|domino'?s|walmart|the bank|doctor)|dialed (?:the )?wrong|didn'?t mean to call|pocket dial(?:ed)?|butt dial(?:ed)?|misdial(?:ed)?|called (?:you )?by (?:accident|mistake)|accidental(?:ly)? call(?:ed)?|(?:is this|have i got|do i have|did i (?:reach|call|dial)) (?:the (?:right )?number (?:for|of) )?(?:the |a |my )?(?:dr|doctor|dentist|dental|clinic|pharmacy|hospital|vet|bank|school|church|restaurant|salon|barber|hotel|cable|electric|water|gas) ?(?:company|office|department|\w+'?s?)?|(?:trying|meant|wanted) to (?:reach|call|get|dial) (?:the |a |my )?(?:dr|doctor|dentist|dental|clinic|pharmacy|hospital|vet|bank|school|church|restaurant|salon|barber|hotel|pizza|cable|electric|water|gas|mom|mother|dad|sister|brother|grand\w+)|order (?:\w+ ){0,4}(?:pizzas?|food|delivery|take ?out)|(?:right|the) number for (?:the |a |my )?(?:dr|doctor|dentist|dental|clinic|pharmacy|hospital|vet|bank|school|church|restaurant|salon|barber|hotel))\b/,
  ],
  [
    'sales',
    /\b(?:sales call|first page of google|(?:show(?:ing|s)?|rank(?:ing|s)?) (?:up )?on (?:the )?(?:first page|google)|more calls (?:a|per) (?:month|week)|google (?:listing|business|my business|ranking|reviews|maps listing)|search engine|seo|(?:business|working capital|merchant|small business) (?:loan|funding|cash advance|capital|line of credit)|lower your (?:rates?|bills?|electric|energy|processing)|(?:extended|car) warranty|special (?:offer|promotion)|(?:speak|talk) (?:to|with) the business owner|person in charge of|decision maker|our (?:services|company offers|product|software)|marketing (?:services|company|agency)|credit card processing|payment processing|web ?site (?:design|services|developer)|lead generation|generate (?:more )?leads|i'?m calling (?:to offer|about your (?:google|website|listing|business|electric))|solar (?:panels|quote)|are you the owner|free (?:quote|trial|demo|consultation) for your|press one|toner|interest rates?|credit card (?:debt|rate|bill)|press (?:one|1)\b|payroll services|promotion for|you(?:'ve| have) been (?:selected|chosen|pre ?(?:approved|selected))|free (?:cruise|vacation|gift|trip)|business insurance|health (?:insurance|plan) (?:plan|quote|benefits|options)|medicare (?:plan|advantage|benefits|card)|tax (?:debt|relief)|student loans?|debt (?:relief|consolidation)|social security (?:number|administration|benefits)|final (?:notice|courtesy call)|not a sales call|time ?share|electric(?:ity)? (?:bill|rates?|provider)|do not hang up|this is an (?:important|automated) (?:message|call)|short survey|campaign (?:to|for)|(?:can|could) we count on your (?:vote|support)|donat(?:e|ion)s? (?:to|for)|vehicle service contract|verify your business)\b/,
  ],
  [
    'spanish',
    /\b(?:(?:habla|hablas|hablan|habla usted) (?:espa[nñ]ol|ingl[eé]s)|espa[nñ]ol|spanish|no (?:hablo|habla|speak) (?:ingl[eé]s|english)|necesito|gr[uú]a|mi (?:carro|coche|camioneta|troca|nombre|auto|n[uú]mero)|por favor|buenos d[ií]as|buenas (?:tardes|noches)|ayuda|estoy (?:en|varad[oa]|aqu[ií])|no (?:prende|arranca|enciende|funciona|sirve)|me llamo|una llanta|ponchad[oa]|se me (?:descompuso|poncho|apago|qued[oó])|hola (?:necesito|buenos|buenas|mi|quiero|tengo|estoy|me)|quiero|tengo (?:un|una)|accidente en|la (?:carretera|autopista)|ay[uú]deme|c[oó]mo est[aá]|alguien (?:que )?habl[ea])\b/,
  ],
  [
    'goodbye',
    /\b(?:good ?bye|bye|byee+|bye bye|have a (?:good|great|nice|blessed|wonderful) (?:day|night|one|evening|afternoon|weekend)|talk to you later|see (?:you|ya)(?: later| soon| then)?$|that'?s all(?: i need(?:ed)?)?(?! (?:correct|right|good|fine|true|wrong|i (?:know|got|have|can|see|remember)))|that will be all|that'?ll be all|(?<!(?:it|that|this|car|truck|van|n't|not|never) )(?:gotta go|got to go|have to go)(?! (?:any ?where|to (?:the|a|my)\b))|i'?ll let you go|take care|hanging up|nothing else|no more help|good night)\b/,
  ],
  [
    'thanks',
    /\b(?:thank|thanks|thank you|thankyou|thx|thnx|ty|appreciate (?:it|that|you|your|the)|much appreciated|grateful|gracias)\b/,
  ],
  [
    'greeting',
    /\b(?:got (?:cut off|disconnected|dropped)|call (?:got )?dropped|lost (?:the|my|your) call|we got cut)\b|^(?:um |oh |uh |yes |yeah )?(?:hi|hii+|hello|helo|hey|heya|hai|howdy|can you hear me|are you (?:still )?there|you there|anybody there|(?:is )?any(?:one|body) there|good (?:morning|afternoon|evening|day)|greetings|yo|hiya|hola|what'?s up|how are you|how'?s it going)\b/,
  ],
  [
    'confused',
    /\b(?:(?:i )?(?:don'?t|do not) (?:understand|get it|follow|know what you(?:'?re| are)? (?:mean|asking|saying|want))|what do you mean|what are you (?:talking about|asking|saying)|what does that mean|i'?m (?:so )?(?:confused|lost here)|im confused|makes no sense|doesn'?t make (?:any )?sense|why (?:do you|are you|would you) (?:need|ask|asking|want)|which (?:one|address|car) do you mean|you'?re not making sense|what (?:place|address|question|thing)\?)/,
  ],
  [
    'not a tow',
    /\b(?:(?:don'?t|do not) need (?:a )?tow\b(?! any ?more)|not (?:a |about a |calling about a |for a )tow|(?:are you|you guys|y'?all) (?:hiring|looking for drivers)|apply(?:ing)? for (?:a|the) (?:job|position|driver)|job (?:opening|application|interview)|looking for (?:a job|work|employment)|(?:sell|scrap|junk) (?:my|a|the|this) (?:junk )?(?:car|truck|vehicle)|(?:do|would) you (?:guys )?buy (?:junk |old |used |scrap )?(?:cars|vehicles|trucks)|(?:do|can) (?:you|y'?all|you guys|u) (?:guys )?(?:sell|carry|do|have any|install|buy|rent|fix|repair)\b(?! (?:my|a tow|tows|tow|tire changes?|jump|lock|this|it|that|roadside|winch))|order (?:a |some )?(?:pizza|food)|oil change appointment|rent (?:a|an) (?:car|truck|trailer|u ?haul)|just (?:a question|asking|wondering|had a question|have a question)|general question|(?:pay|paying|question about) (?:my|a|an|the|your) (?:invoice|bill|ticket)|accounts (?:payable|receivable)|(?:buy|auction|for sale|selling) (?:a |any |your )?(?:cars?|vehicles?))\b/,
  ],
]
