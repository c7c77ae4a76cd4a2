import type { Hint } from './hint.ts'

const indoors = [
  'in here|there',
  'inside',
  'the cab|cabin',
  'my face|eyes|throat',
  'coming in|inside',
]

/** Fire, smoke and fuel. */
export const fires: readonly Hint[] = [
  {
    danger: 'fire',
    says: [
      'fire|fires|flame|flames|flaming|blaze|blazing|ablaze|ember*|smolder*|scorch*|combust*|inferno|bonfire|torch*',
      'burning|burnin',
      'glow*',
      'melt*',
      'explode|explodes|exploded|exploding|explosion|explosions',
      'blow|blowing|blew up',
      'light|lit|lighting|went|going up .. hood|under|back|dash|engine|whole|front',
      'caught|catch|catching|ignit* .. hood|dash|engine|grass|seat|carpet|brush|field|wire*|car|truck',
      'orange|red|yellow .. lick*|flicker*|dancing|glow*|spreading',
      'orange stuff|light|coming',
      'sizzl*|crackl*|smok*|smoke',
      'sparks|sparking|arcing',
      'popping .. hood|dash|wires|smoke|under',
    ],
    with: [
      'hood|engine|motor|dash|cab|car|truck|van|seat|carpet|wire*|wiring|grass|field|brush|under|inside|back|battery|bed|trunk|trailer|load|hay|it|its|everywhere|bigger|spreading|hot|bad|out|flames|fire|line|pole|smell*|something',
    ],
    not: [
      'fire station|department|dept|hydrant|house|truck|marshal|lane|extinguisher*|red|alarm|drill|pit|place|wood|sale|ball|works|chief|academy|road|creek|fighter*|stone|up|engine',
      'fired up|me|him|her|from',
      'fire|firing it|order|on|cylinder*',
      'miss|not|isnt|wont|doesnt fire|firing',
      'fire|flames decal*|sticker*|paint*|job',
      'glow plug*',
      'spark plug*|coil',
      'light|lights|lamp is|are|was|keeps|on|s on fire|burning|glow*|lit',
      'burning smell|odor',
      'burning|burns oil|rubber|coolant|clutch|up|out|gas|fuel|daylight|a hole|cd',
      'smell* .. burning|burnt|rubber|burn|oil|hot|clutch|brakes|sweet|like',
      'brake*|clutch|rotor*|belt .. burning|smok*|smell*|glow*',
      'tire|tires .. exploded|explode|blew|blow*|melt*|smok*|popp*',
      'blew|blow* a|the|out|up .. tire|gasket|head|fuse|motor|engine|transmission|hose|phone',
      'tailpipe|exhaust|muffler',
      'smoke shop|detector*|free|rings|break|smoking area|signal|cigarette*|weed|meat|brisket|ribs|barbecue|bbq',
      'ice|snow|chocolate|crayon*|cheese|ice cream',
      'hot outside|out|day|summer|sun',
      'dash lit|lighting|lights|lit up',
      'lit|light up like|parking|area|sign',
      'smok* .. gray|grey|color|tint*|silver|black',
      'used to|earlier|yesterday|last',
    ],
  },
  {
    danger: 'fire',
    says: [
      'flames|embers|smolder*|ablaze|fireball',
      'on fire',
      'burning .. bad|up|bigger|inside|hood|under|dash',
      'sparks flying|coming|shooting|everywhere',
      'catch|caught|catching fire',
      'getting|gets bigger|worse|hotter .. under|hood|there',
    ],
    not: [
      'light|lights|lamp|gauge|wallet|phone|hair|decal*|sticker*|painted|red|station|sale|sound|noise|oil|rubber|clutch|crack|hole',
      'fire i mean',
      'up the|my gas|fuel|oil',
    ],
  },
  {
    danger: 'smoke',
    says: [
      'smoke|smoking|smokin|smoky|fumes|haze|hazy|cloud|clouds',
      'filling|filled|fill up|with|the|in',
      'eyes|throat|nose .. burn*|sting*|water*|itch*',
      'carbon monoxide',
      'exhaust|chemical*|acid|chlorine|ammonia|toxic|poison*|bleach|propane|butane|hazmat',
      'something|stuff .. pouring|billow*|rolling|hissing|spewing',
    ],
    with: [
      ...indoors,
      'cant|cannot see|breathe',
      'thick|pouring|billow*|rolling|everywhere|dizzy|sick|headache|leak*|spill*|dash|vents|vent|burning|burn|cough*',
    ],
    not: [
      'smoke shop|detector',
      'cigarette*|vape',
      'tailpipe|muffler|manifold',
      'gas|tank|out|form|order|spot|bottle .. fill*',
      'sky|rain|storm',
      'fill* .. tire|tank|tires|form|out',
      'exhaust leak|pipe|hanging|loud|fell|dragging|broke*',
      'coolant|antifreeze|steam|radiator',
    ],
  },
  {
    danger: 'fuel leak',
    says: ['gas|gasoline|fuel|diesel|propane|petrol'],
    with: [
      'leak*|drip*|spill*|pour*|puddl*|pooling|fumes|stink*|reek*|gush*|spray*|everywhere|dump*|trickl*|hiss*|odor|vapor*|smell*|soaked|running down|out of the tank|all over|puncture*|hole',
    ],
    not: [
      'out of|no|need some?|get|bring|put gas|fuel|diesel',
      'gas station|cap|mileage|gauge|pedal|pump|light|card|money',
      'fuel pump|filter|gauge|line|injector*|light',
    ],
  },
]
