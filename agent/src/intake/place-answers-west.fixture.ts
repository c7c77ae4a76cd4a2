import { inState, type PlaceAnswer } from './place-answer.fixture.ts'

/** The same from the West, where some speak Spanish. */
export const westernAnswers: readonly PlaceAnswer[] = [
  ...inState(
    'CA',
    [
      'the 5 north right at the grapevine',
      '5 north grapevine',
      { highways: ['5'], towns: ['grapevine'] },
    ],
    [
      'im on the 101 southbound shoulder just past vineland',
      '101 southbound shoulder past vineland',
      { highways: ['101'], streets: ['vineland'] },
    ],
    ['level p2 in the structure at the beverly center', 'level p2 structure beverly center'],
    [
      "it's on Figueroa, like between 7th and 8th",
      'figueroa between 7th 8th',
      { streets: ['figueroa', '7th', '8th'] },
    ],
    [
      'four oh five at the getty center exit',
      'four oh five getty center exit',
      { highways: ['405'], streets: ['getty center'] },
    ],
    [
      '8800 sunset by the tower records that used to be there',
      '8800 sunset tower records',
      { number: '8800', streets: ['sunset'] },
    ],
    [
      'van nuys and sherman way in front of the big five',
      'van nuys sherman way big five',
      { streets: ['van nuys', 'sherman way'], towns: ['van nuys'] },
    ],
    [
      'the arco on la cienega and centinela',
      'arco la cienega centinela',
      { streets: ['la cienega', 'centinela'] },
    ],
    [
      'pch near the pepperdine sign',
      'pch pepperdine sign',
      { highways: ['pch', 'pacific coast', '1'] },
    ],
    ['san bernardino', 'san bernardino', { towns: ['san bernardino'] }],
    [
      'its a two ten on ramp at lake in pasadena',
      'two ten on ramp lake pasadena',
      { highways: ['210'], streets: ['lake'], towns: ['pasadena'] },
    ],
    ['behind the vons in the alley', 'behind vons alley'],
    ['Dodger Stadium, lot G', 'dodger stadium lot g'],
    [
      'at my job, the amazon warehouse in rialto, dock 31',
      'amazon warehouse rialto dock 31',
      { towns: ['rialto'] },
    ],
    [
      'corner of el cajon boulevard and 54th',
      'el cajon boulevard 54th',
      { streets: ['el cajon', '54th'] },
    ],
    [
      'um mulholland by the overlook with the phone booth',
      'mulholland overlook phone booth',
      { streets: ['mulholland'] },
    ],
    [
      '2201 e willow signal hill',
      '2201 e willow signal hill',
      { number: '2201', streets: ['willow'], towns: ['signal hill'] },
    ],
    [
      'the fifteen at cajon pass brake check area',
      'fifteen cajon pass brake check',
      { highways: ['15'], streets: ['cajon'] },
    ],
  ),
  ...inState(
    'TX',
    [
      'fm 2920 just west of kuykendahl',
      'fm 2920 west kuykendahl',
      { highways: ['2920'], streets: ['2920', 'kuykendahl'] },
    ],
    [
      "the buc-ee's in new braunfels by the tire machines",
      "buc-ee's new braunfels tire machines",
      { towns: ['new braunfels'] },
    ],
    [
      'county road 404 the third cattle guard',
      'county road 404 third cattle guard',
      { streets: ['404'], highways: ['404'] },
    ],
    [
      'thirteen oh four cottonwood lane',
      'thirteen oh four cottonwood lane',
      { number: '1304', streets: ['cottonwood'] },
    ],
    [
      'six ten loop at the westheimer feeder',
      'six ten loop westheimer feeder',
      { highways: ['610'], streets: ['westheimer'] },
    ],
    ['next to the water tower in muenster', 'water tower muenster', { towns: ['muenster'] }],
    ["I'm at Lowe's on 1960", "lowe's 1960", { highways: ['1960'], streets: ['1960'] }],
    [
      'the elementary school on bluebonnet, the pickup lane',
      'elementary school bluebonnet pickup lane',
      { streets: ['bluebonnet'] },
    ],
    ['thirty five at the split', 'thirty five split', { highways: ['35'] }],
    [
      'i am sitting at the end of gate 4 on ranch road twelve',
      'gate 4 ranch road twelve',
      { highways: ['12'], streets: ['12'] },
    ],
    [
      'apartment 2117 at the vue on lamar, gate code is 4455',
      '2117 vue lamar gate 4455',
      { streets: ['lamar'] },
    ],
    ['big bend at the persimmon gap visitor center', 'big bend persimmon gap visitor center'],
    [
      'the dollar general between blum and rio vista on 174',
      'dollar general blum rio vista 174',
      { highways: ['174'], towns: ['blum', 'rio vista'] },
    ],
    [
      "It's 2550 Old Alvin Road in Pearland, pull around back",
      '2550 old alvin road pearland back',
      { number: '2550', streets: ['old alvin'], towns: ['pearland'] },
    ],
    ['texas medical center garage 10 the roof', 'texas medical center garage 10 roof'],
    [
      'highway six and bissonnet the valero',
      'highway six bissonnet valero',
      { highways: ['6'], streets: ['6', 'bissonnet'] },
    ],
    ['corner of main', 'corner main', { streets: ['main'] }],
    [
      'i forgot the name but it is the road with the two churches facing each other',
      'road two churches facing',
    ],
    ['120 west', '120 west', { number: '120', streets: ['west'] }],
    [
      'sam houston toll road northbound right after the ship channel bridge',
      'sam houston toll road northbound ship channel bridge',
      { highways: ['sam houston', 'beltway 8'], streets: ['sam houston'] },
    ],
  ),
  ...inState(
    'CO',
    [
      'seventy westbound before the eisenhower tunnel',
      'seventy westbound eisenhower tunnel',
      { highways: ['70'] },
    ],
    [
      'a pull out on loveland pass',
      'pull out loveland pass',
      { streets: ['loveland'], highways: ['loveland'] },
    ],
    [
      'king soopers on ninth and corona',
      'king soopers ninth corona',
      { streets: ['9th', 'ninth', 'corona'] },
    ],
    [
      'forest service road 119 by the cattle gate',
      'forest service road 119 cattle gate',
      { streets: ['119'], highways: ['119'] },
    ],
    [
      "I'm at pikes peak international hill climb start line",
      'pikes peak international hill climb start',
    ],
    [
      'e 470 at the quincy plaza toll',
      'e 470 quincy toll',
      { highways: ['470'], streets: ['quincy'] },
    ],
    [
      '6th and wadsworth the cloverleaf',
      '6th wadsworth cloverleaf',
      { streets: ['6th', 'wadsworth'] },
    ],
    ['trailhead for mount sanitas', 'trailhead mount sanitas'],
    [
      'denver international, west economy, row double d',
      'denver international west economy row double d',
      { towns: ['denver'] },
    ],
    [
      'highway 34 in estes right by the safeway',
      'highway 34 estes safeway',
      { highways: ['34'], towns: ['estes park', 'estes'] },
    ],
    [
      'on colfax somewhere around kalamath or lipan',
      'colfax kalamath lipan',
      { streets: ['colfax', 'kalamath', 'lipan'] },
    ],
    [
      'three thirty three logan the alley entrance',
      'three thirty three logan alley',
      { number: '333', streets: ['logan'] },
    ],
  ),
  ...inState(
    'TX',
    [
      'estoy en la gasolinera de la calle harry hines',
      'gasolinera calle harry hines',
      { streets: ['harry hines'] },
    ],
    ['por la salida 42 del 35', 'salida 42 35', { highways: ['35'] }],
    ['atras del fiesta en buckner', 'atras fiesta buckner', { streets: ['buckner'] }],
    ['en el estacionamiento del mercado la michoacana', 'estacionamiento mercado michoacana'],
    [
      'mil doscientos ocho calle jefferson en oak cliff',
      'mil doscientos ocho calle jefferson oak cliff',
      { number: '1208', streets: ['jefferson'] },
    ],
    ['enfrente de la iglesia de guadalupe', 'enfrente iglesia guadalupe'],
    [
      'en el freeway 30 rumbo a fort worth pasando la cockrell hill',
      '30 fort worth cockrell hill',
      { highways: ['30'], streets: ['cockrell hill'], towns: ['fort worth', 'cockrell hill'] },
    ],
    ['apartamentos las brisas edificio 7', 'apartamentos las brisas edificio 7'],
    ['cerca del parque rosemont', 'cerca parque rosemont'],
    ['la esquina de davis y tyler', 'esquina davis tyler', { streets: ['davis', 'tyler'] }],
  ),
  ...inState(
    'WA',
    [
      'aurora and eighty fifth the jack in the box',
      'aurora eighty fifth jack box',
      { streets: ['aurora', '85th', 'eighty fifth'] },
    ],
    [
      'snoqualmie pass chain up area eastbound',
      'snoqualmie pass chain up eastbound',
      { highways: ['90'] },
    ],
    ['I 5 under the convention center', '5 convention center', { highways: ['5'] }],
    ['the mukilteo ferry line', 'mukilteo ferry line', { towns: ['mukilteo'] }],
    [
      'four hundred broad, the needle',
      'four hundred broad needle',
      { number: '400', streets: ['broad'] },
    ],
    [
      'off of exit one sixty four a on dearborn',
      'exit one sixty four dearborn',
      { streets: ['dearborn'] },
    ],
    ['vashon heights by the dock', 'vashon heights dock', { towns: ['vashon', 'vashon heights'] }],
    [
      'fred meyer in ballard the upstairs parking',
      'fred meyer ballard upstairs parking',
      { towns: ['ballard'] },
    ],
    ['near a place called deception pass', 'deception pass'],
    ['99 south on the viaduct part they rebuilt', '99 south viaduct', { highways: ['99'] }],
  ),
]
