import type { Hint } from './hint.ts'

/** Words that callers hardly use of a car: little is needed beside them, and little excludes them. */
export const plainWords: readonly Hint[] = [
  {
    danger: 'may hurt themselves',
    says: [
      'want|wish .. to? be over|gone|dead',
      'cant|dont think .. keep going|on',
      'nobody|noone|nothing left .. me|for|live',
      'ive|i got|have nobody|noone|nothing left',
      'off|over this|the bridge|overpass|ledge|railing|edge',
      'never wake|waking up',
    ],
    not: [
      'hold',
      'drive|driving|drove|pulled|exit|coming|get|got|just|right off|over',
      'keep going .. highway|without|miles|driv*|slow*|engine|car|it|faster|forward',
    ],
    evenDenied: true,
  },
  {
    danger: 'injury',
    says: [
      'trouble|difficulty .. words|talking|speaking|breathing|walking|standing|swallowing|seeing',
      'isnt|not|wont|cant|doesnt get|getting|sit|sitting|stand|standing up',
      'complain*|crying .. neck|back|head|chest|leg|arm|stomach|pain*|hip|shoulder',
      'her|my|the|labor|bad|sharp|stomach|chest pains',
      'jack|car|truck slipped|fell|came .. my|his|her <body>|foot|leg|hand|arm',
      'on|across|over my|his|her foot|leg|legs|hand|arm|chest|ankle|fingers|knee',
      'i|im|everything|hes|shes|he|she|my <body>|vision .. fuzzy|blurry|spinning|woozy|weak|numb|tingly|tingling|swelling|swollen',
      'he|hes|she|shes|somebody|someone|<kin>|guy|lady|man|woman .. fell|collapsed|sick|fainted|hurting|bad off|bad shape|not right|isnt right|delirious|unresponsive|shaking|choking',
      'drank|swallowed|ate|took something|bleach|antifreeze|pills|cleaner|poison',
      'shook|banged|busted|messed|cut|beat up .. i|im|he|hes|she|shes|we|pretty bad',
      'so|really|burning|too hot|cold .. baby|kids|mom|mother|dad|grandma|grandmother|grandpa|elderly|old|pregnant|infant|diabetic',
      'baby|kids|mom|mother|dad|grandma|grandmother|grandpa|infant .. so|really|burning|too|getting|freezing hot|cold|freezing|overheated|red',
      'slid|went|rolled under my|the|a|his truck|car|trailer|van|bus|wheels',
    ],
    not: [
      'keys|key|on my hand|hands',
      'wont|cant|doesnt|not .. get up .. hill|ramp|driveway|to|speed|grade|incline|over',
      'car|truck|van|engine|it|its|motor|transmission|suspension .. shaking|sick|trouble|choking|weak',
      'shaking .. when|at|sixty|steering|wheel|highway|idle',
      'sick of',
      'jack .. gave|wont',
      'brake|gas|clutch|pedal',
      'hot|cold outside|out here|today|weather|engine',
      'in my hand|hands',
    ],
    evenDenied: true,
  },
  {
    danger: 'crime or weapon',
    says: [
      'these|two|three|four|some|this|that|those|couple men|man|guys|guy|dudes|dude|boys|kids|people|teenagers|fellas .. wont|keep|keeps|trying|coming|came|walked|walking|running|surrounded|pulled|got|are|is|was|were',
      'ski|black|face mask|masks',
      'masked|hooded|armed',
      'he|hes|they|theyre|somebody|someone|guy|man keep|keeps|been|kept trying|coming|hitting|yelling|circling|touching|following|knocking|asking|looking',
      'been|was|keeps|kept|started hitting|beating|punching|choking|kicking|slapping me|us|him|her',
      'grabbed|grabbing|grabs .. wheel|me|my|us|him|her|arm',
      'wont let me|us|him|her .. go|leave|out|in|get|back|pass|by|off',
      'shot|shooting out|up|at .. window*|tire|tires|car|truck|us|me|windshield',
      'throwing|threw .. rock*|bottle*|brick*|something .. at',
      'running|ran|coming|came at|toward|towards|after me|us',
      'call|need|get|send .. police|cops|sheriff',
      'surrounded|ambush*|ganged',
    ],
    not: [
      'help|helping|helped|nice|friendly|mechanic|mechanics|workers|security|officers|cops|firemen|tow|jump|jumped|jumping|push|pushed|pushing|battery|cables|gave|fix|fixing|look at|told|said|says|moved',
      'these|those|some|the guys|people at|from|there|here',
      'kids school|practice|game',
      'this|that guy|man .. hit|backed|sideswiped|rear*|clipped',
      'called the police|cops',
      'police report|department|station',
      'ran at|after all|coming at .. angle|speed|noon|night',
    ],
  },
  {
    danger: 'live lane',
    says: [
      'no|any|much shoulder',
      'semis|trucks|wheelers|rigs|cars .. rock|rocks|rocking|shake|shakes|shaking .. my|the|me|us|car',
      'semis|trucks|wheelers|cars|traffic .. go|going|come|coming .. by|past|at|around|fast|close',
      'last|split second',
      'dont|cant|wont see me|us',
    ],
    not: [
      'pulled|parking|lot|side street|driveway|safe|off the|hurt|pain',
      'go|going by|past the|a',
    ],
    evenDenied: true,
  },
  {
    danger: 'railroad tracks',
    says: [
      'straddl* .. rails|tracks|track',
      'on|over|across|between the|these? rails|tracks',
      'crossing|train .. lights|bells|arms|gates|horn|whistle|coming',
      'lights|bells|arms|gates .. blinking|flashing|ringing|dinging',
    ],
    not: [
      'by|near|past|before|after|behind|along|next|beside|crossed|cross|side|from .. tracks|railroad|rails|train|rails',
      'dash|hazard|hazards|brake|engine|check|turn|dashboard|abs|alarm|headlights|signal|warning|my lights',
      'luggage|roof|frame|side|bed rails',
      'dead|click*|start|battery|lights blinking|flashing',
    ],
  },
  {
    danger: 'wires down',
    says: [
      'pole .. leaning|laying|lying|fell|came|snapped .. on|over|across|down',
      'wires|lines|cables everywhere|down|hanging|around|swaying|sagging',
      'line|wire|cable .. laying|lying|draped|hanging|swaying|buzzing|sagging',
    ],
    not: [
      'battery|jumper|dash|stereo|spark|brake|speaker|chewed|under|trailer|engine|hood|plug|tow|trunk|winch|exhaust',
    ],
  },
  {
    danger: 'smoke',
    says: [
      'fumes',
      'hissing',
      'propane',
      'fill|filling|filled up? .. with|smoke|gas',
      'burning plastic|wires|wiring|electrical|hair',
      'smells .. burning .. inside|cab|dash',
    ],
    not: [
      'on fumes',
      'tire|tires|air|radiator|steam|coolant|hose|valve|stem',
      'tank|bottle|grill|delivery|company',
      'fumes .. about',
    ],
  },
  {
    danger: 'high water',
    says: [
      'ice broke|cracked|gave|breaking|cracking',
      'going|went down|under .. water|fast|ice|lake|river',
      'river|creek|bayou|water|flood .. coming|rising|around|over|faster|deeper',
      'up to the|my|our|his|her seat|seats|knees|waist|windows|doors|chest|axles?|bumper|mirrors',
    ],
    not: [
      'pump|radiator|heater|hose|coolant|hood|leak|engine|mud|sand|snow|keys|bottle',
      'coming from|out|off|over to|to|by',
      'water .. coming from|out',
    ],
  },
  {
    danger: 'frightened',
    says: [
      'door|my handle|handles',
      'hiding',
      'dont|do not feel safe|right|good about',
      'please|somebody|someone help|hurry .. me|us|please',
    ],
    with: ['he|hes|they|theyre|somebody|someone|guy|man|men|stranger|scared|afraid'],
    not: [
      'broke*|broken|snapped|stuck|wont|inside handle|came off',
      'driving|drive',
      'mechanic|locksmith|tow',
    ],
  },
]

export const palabras: readonly Hint[] = [
  {
    danger: 'injury',
    says: [
      'tirad*|acostad*|caid* .. calle|suelo|piso|carretera|pavimento',
      'no .. levanta|levantar|levantarse|para|pararse|siente|siento',
      'me|le|se cort*|quem*|quebr*|golpe* .. <cuerpo>|con|el|la',
    ],
    not: [
      'carro|coche|troca|camioneta|llanta|motor|ventana|cofre|vidrio electrico',
      'tirad* .. me|quede|deje|dejo',
      'dejo|deje|quede|quedamos|estoy|estamos tirad*',
      'no .. para|paro de',
    ],
    evenDenied: true,
  },
  {
    danger: 'may hurt themselves',
    says: [
      'ganas de vivir|seguir|nada',
      'sin ganas',
      'para que vivo|vivir|sigo',
      'nadie me quiere|va a extranar',
    ],
    evenDenied: true,
  },
  {
    danger: 'live lane',
    says: ['media|plena|medio autopista|carretera|calle|avenida|freeway|trafico'],
  },
]
