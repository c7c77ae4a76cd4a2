import { understands } from './sayings.fixture.ts'

/** As people in Texas say it, and as recognizers write it: often without accents or marks. */
understands({
  places: [
    [
      'Hola, buenas tardes, se me ponchó una llanta y estoy en la treinta y cinco rumbo al norte',
      'anything',
      { towReason: 'Flat tire', 'pickup.highway': 'I-35', 'pickup.direction': 'northbound' },
    ],
    [
      'me quedé sin gasolina en la 75 antes de llegar a la salida Legacy',
      'anything',
      { towReason: 'Out of fuel', 'pickup.highway': 'US-75' },
    ],
    [
      'estoy en el Walmart de la calle Preston en Frisco',
      'place',
      { 'pickup.business': 'Walmart', 'pickup.street': 'Preston', 'pickup.city': 'Frisco' },
    ],
    [
      'en el doce cero cinco de la calle Main en Lewisville',
      'place',
      { 'pickup.number': '1205', 'pickup.street': 'Main', 'pickup.city': 'Lewisville' },
    ],
    [
      'en la esquina de Preston y Eldorado',
      'place',
      { 'pickup.street': 'Preston', 'pickup.crossStreet': 'Eldorado' },
    ],
    ['voy para el sur en la ciento veintiuno', 'direction', { 'pickup.direction': 'southbound' }],
    ['como por la milla cuatrocientos cincuenta y dos', 'exit', { 'pickup.mileMarker': '452' }],
    ['la salida cuatro cincuenta y ocho', 'exit', { 'pickup.exit': '458' }],
    [
      'llévelo a mi casa, en el 4500 de Oak Street en Plano',
      'destination',
      { 'dropoff.street': 'Oak', 'dropoff.number': '4500', 'dropoff.city': 'Plano' },
    ],
    ['al taller de Pep Boys en la Main', 'destination', { 'dropoff.business': 'Pep Boys' }],
    [
      'se me ponchó la tire on 35 northbound',
      'anything',
      { towReason: 'Flat tire', 'pickup.highway': 'I-35', 'pickup.direction': 'northbound' },
    ],
    [
      'en la setenta y cinco rumbo al sur, pasando la salida treinta y dos',
      'place',
      { 'pickup.highway': 'US-75', 'pickup.direction': 'southbound', 'pickup.exit': '32' },
    ],
    [
      'voy en la 635 hacia el este',
      'place',
      { 'pickup.highway': '635', 'pickup.direction': 'eastbound' },
    ],
    [
      'en la autopista 121 al norte',
      'place',
      { 'pickup.highway': '121', 'pickup.direction': 'northbound' },
    ],
    [
      'en la interestatal treinta y cinco a la altura de la salida 448',
      'place',
      { 'pickup.highway': 'I-35', 'pickup.exit': '448' },
    ],
    [
      'estoy en la carretera 380 en Denton',
      'place',
      { 'pickup.highway': '380', 'pickup.city': 'Denton' },
    ],
    ['en la 20 por la milla 450', 'place', { 'pickup.highway': '20', 'pickup.mileMarker': '450' }],
    ['iba para el norte', 'direction', { 'pickup.direction': 'northbound' }],
    ['al sur', 'direction', { 'pickup.direction': 'southbound' }],
    [
      'en el mil doscientos de la calle Main',
      'place',
      { 'pickup.number': '1200', 'pickup.street': 'Main' },
    ],
    ['en la calle Oak número 45', 'place', { 'pickup.number': '45', 'pickup.street': 'Oak' }],
    ['estoy en la avenida Legacy esquina con Preston', 'place', { 'pickup.street': 'Legacy' }],
    ['entre la Main y la Elm', 'place', { 'pickup.street': 'Main', 'pickup.crossStreet': 'Elm' }],
    [
      'en la esquina de la calle Coit y la Campbell en Richardson',
      'place',
      { 'pickup.street': 'Coit', 'pickup.crossStreet': 'Campbell', 'pickup.city': 'Richardson' },
    ],
    [
      'estoy enfrente del Taco Bell en Main Street',
      'place',
      { 'pickup.business': 'Taco Bell', 'pickup.street': 'Main' },
    ],
    [
      'estoy en el estacionamiento del Home Depot en Plano',
      'place',
      { 'pickup.business': 'Home Depot', 'pickup.city': 'Plano' },
    ],
    ['en la gasolinera Shell de la 380', 'place', { 'pickup.business': 'Shell' }],
    [
      'en mi casa, 900 Legacy Drive en Plano',
      'place',
      { 'pickup.number': '900', 'pickup.street': 'Legacy Drive', 'pickup.city': 'Plano' },
    ],
    ['en Frisco', 'city', { 'pickup.city': 'Frisco' }],
    ['aquí en McKinney', 'city', { 'pickup.city': 'McKinney' }],
    [
      'al taller de Manny en Lewisville',
      'destination',
      { 'dropoff.business': 'Manny', 'dropoff.city': 'Lewisville' },
    ],
    ['a mi casa', 'destination', { 'dropoff.kind': 'home' }],
    ['al taller más cercano', 'destination', { 'dropoff.business': 'nearest shop' }],
    [
      'quiero que lo lleven al dealer de Toyota en Plano',
      'destination',
      { 'dropoff.business': 'Toyota', 'dropoff.city': 'Plano' },
    ],
    [
      'al 500 de la calle Elm en Dallas',
      'destination',
      { 'dropoff.number': '500', 'dropoff.street': 'Elm', 'dropoff.city': 'Dallas' },
    ],
    [
      'al taller los primos en el treinta y uno veinticinco de la west dieciséis avenida en hialeah',
      'destination',
      {
        'dropoff.number': '3125',
        'dropoff.street': 'West 16th Avenue',
        'dropoff.city': 'Hialeah',
      },
    ],
    [
      'llévemela a quisqueya auto repair en el cuatrocientos cincuenta y cinco broadway en methuen',
      'destination',
      { 'dropoff.number': '455', 'dropoff.street': 'Broadway' },
    ],
    ['en el 183 rumbo al sur', 'place', { 'pickup.highway': 'TX-183' }],
  ],
})
