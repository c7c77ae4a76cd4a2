/** Main interstates and the states they run through; three-digit ones belong to the states of their last two digits. */
const interstateStates: Record<number, string> = {
  2: 'TX', 4: 'FL', 5: 'CA OR WA', 8: 'CA AZ', 10: 'CA AZ NM TX LA MS AL FL', 12: 'LA', 14: 'TX', 15: 'CA NV AZ UT ID MT', 16: 'GA', 17: 'AZ', 19: 'AZ',
  20: 'TX LA MS AL GA SC', 22: 'MS AL', 24: 'IL KY TN GA', 25: 'NM CO WY', 26: 'SC NC TN', 27: 'TX', 29: 'MO IA SD ND', 30: 'TX AR', 35: 'TX OK KS MO IA MN',
  37: 'TX', 39: 'IL WI', 40: 'CA AZ NM TX OK AR TN NC', 41: 'WI', 43: 'WI', 44: 'TX OK MO', 45: 'TX', 49: 'LA AR MO', 55: 'LA MS TN AR MO IL', 57: 'MO IL',
  59: 'LA MS AL GA', 64: 'MO IL IN KY WV VA', 65: 'AL TN KY IN', 66: 'VA DC', 68: 'WV MD', 69: 'TX MS TN KY IN MI', 70: 'UT CO KS MO IL IN OH WV PA MD',
  71: 'KY OH', 72: 'IL', 73: 'NC', 74: 'IA IL IN OH NC', 75: 'FL GA TN KY OH MI', 76: 'CO NE OH PA NJ', 77: 'OH WV VA NC SC', 78: 'PA NJ NY', 79: 'PA WV',
  80: 'CA NV UT WY NE IA IL IN OH PA NJ', 81: 'TN VA WV MD PA NY', 82: 'OR ID UT', 83: 'MD PA', 84: 'OR ID UT PA NY CT MA', 85: 'AL GA SC NC VA', 86: 'ID PA NY',
  87: 'NY', 88: 'IL NY', 89: 'NH VT', 90: 'WA ID MT WY SD MN WI IL IN OH PA NY MA', 91: 'CT MA VT', 93: 'MA NH VT', 94: 'MT ND MN WI IL IN MI', 95: 'FL GA SC NC VA DC MD DE PA NJ NY CT RI MA NH ME',
  96: 'MI', 97: 'MD', 99: 'PA',
}

/** US routes by state, where a bare number is a US route to those who live there. */
const usRoutes: Record<string, string> = {
  TX: '54 57 59 60 62 67 70 75 77 79 80 81 82 83 84 87 90 96 175 180 181 190 259 271 277 281 283 285 287 290 377 380 385',
  OK: '54 56 59 60 62 64 69 70 75 77 81 83 169 177 183 259 266 270 271 277 281 283 287 377 385 412',
  AR: '49 59 61 62 63 64 65 67 70 71 79 82 165 167 270 278 371 412 425', LA: '11 51 61 63 65 71 79 80 84 90 165 167 171 190 371 425',
  CA: '6 50 95 97 101 199 395', FL: '1 17 19 27 29 41 90 92 98 129 192 301 319 331 441', GA: '1 17 19 23 25 27 29 41 76 78 80 82 84 129 221 278 280 301 319 341 411 441',
  NY: '1 4 6 9 11 15 20 44 62 202 209 219', AZ: '60 64 70 89 93 95 160 163 180 191', CO: '6 24 34 36 40 50 85 87 138 160 285 287 385 491 550', NM: '54 56 60 62 64 70 82 84 87 160 180 285 380 491 550',
  NC: '1 13 15 17 19 21 23 29 52 64 70 74 76 117 158 220 221 258 264 301 311 321 401 421 441 501', TN: '11 19 23 25 27 31 41 43 45 51 64 70 72 74 79 127 129 231 321 411 412 431 441 641',
  WA: '2 12 95 97 101 195 395 730', OR: '20 26 30 95 97 101 197 199 395 730',
}

/** How state routes are written on that state's signs, where a plain number is one. */
const stateRoutePrefix: Record<string, string> = { TX: 'TX', CA: 'CA', FL: 'FL', OK: 'OK', LA: 'LA', NY: 'NY', NJ: 'NJ', PA: 'PA', GA: 'GA', WA: 'WA', OR: 'OR', CO: 'CO', AZ: 'AZ', NM: 'NM', OH: 'OH', MI: 'M', IL: 'IL', NC: 'NC', SC: 'SC', VA: 'VA', MA: 'MA', CT: 'CT', TN: 'TN', AL: 'AL', AR: 'AR', MS: 'MS', MO: 'MO', KS: 'K', NE: 'NE', IA: 'IA', MN: 'MN', WI: 'WI', IN: 'IN', KY: 'KY', WV: 'WV', MD: 'MD', DE: 'DE', NH: 'NH', VT: 'VT', ME: 'ME', NV: 'NV', UT: 'UT', ID: 'ID', MT: 'MT', WY: 'WY', ND: 'ND', SD: 'SD', RI: 'RI', HI: 'HI' }

export const prefixOf = (state: string | undefined): string | undefined => (state ? stateRoutePrefix[state] : undefined)

const isInterstateIn = (number: number, state: string): boolean => {
  const main = interstateStates[number]
  if (main) return main.split(' ').includes(state)
  return number > 100 && Boolean(interstateStates[number % 100]?.split(' ').includes(state))
}

/** State routes of Texas whose last two digits would make them look like an interstate. */
const texasStateRoutes = new Set([
  '114', '121', '161', '183', '170', '199', '205', '240', '249', '288', '289', '302', '317', '327', '329', '337', '360', '352', '356', '130', '146', '151', '195', '225', '242', '330', '349', '310', '340', '342', '123', '105', '159', '110', '155', '154', '149', '135', '230', '210', '220', '227', '214', '237', '240', '244', '337', '345', '344', '364', '337', '335', '300', '315',
])

/** A route number as the signs of the state have it (`I-35E`, `US-75`, `TX-121`), or undefined when the state does not tell. */
export function routeOnSigns(number: string, state: string | undefined): string | undefined {
  if (!state) return
  const figure = Number.parseInt(number, 10)
  if (usRoutes[state]?.split(' ').includes(String(figure))) return `US-${number}`
  if (state === 'TX' && texasStateRoutes.has(String(figure))) return `TX-${number}`
  if (isInterstateIn(figure, state)) return `I-${number}`
}

/** Roads people call by name, of the whole country or of one state. `[said, on the signs, state]` */
const named: [string, string, string?][] = [
  ['the tollway', 'Dallas North Tollway', 'TX'], ['dallas north tollway', 'Dallas North Tollway'], ['dallas tollway', 'Dallas North Tollway'], ['north dallas tollway', 'Dallas North Tollway'],
  ['north tollway', 'Dallas North Tollway', 'TX'], ['dnt', 'Dallas North Tollway', 'TX'], ['d n t', 'Dallas North Tollway', 'TX'],
  ['sam rayburn tollway', 'Sam Rayburn Tollway'], ['sam rayburn', 'Sam Rayburn Tollway', 'TX'], ['srt', 'Sam Rayburn Tollway', 'TX'],
  ['president george bush turnpike', 'President George Bush Turnpike'], ['president george bush', 'President George Bush Turnpike'], ['george bush turnpike', 'President George Bush Turnpike'], ['george bush tollway', 'President George Bush Turnpike'], ['bush turnpike', 'President George Bush Turnpike'], ['pgbt', 'President George Bush Turnpike'], ['george bush', 'President George Bush Turnpike', 'TX'], ['bush tollway', 'President George Bush Turnpike'],
  ['chisholm trail parkway', 'Chisholm Trail Parkway'], ['lbj freeway', 'I-635'], ['lbj', 'I-635', 'TX'], ['central expressway', 'US-75'], ['north central expressway', 'US-75'], ['stemmons freeway', 'I-35E'], ['stemmons', 'I-35E', 'TX'], ['woodall rodgers', 'Woodall Rodgers Freeway'],
  ['katy freeway', 'I-10'], ['gulf freeway', 'I-45'], ['southwest freeway', 'I-69'], ['hardy toll road', 'Hardy Toll Road'], ['sam houston tollway', 'Sam Houston Tollway'], ['beltway eight', 'Beltway 8'], ['beltway 8', 'Beltway 8'], ['mopac', 'MoPac Expressway'], ['mopac expressway', 'MoPac Expressway'],
  ['grand parkway', 'Grand Parkway', 'TX'], ['westpark tollway', 'Westpark Tollway'], ['the northwest freeway', 'US-290'], ['airport freeway', 'TX-183', 'TX'], ['loop twelve', 'Loop 12'], ['spur 408', 'Spur 408'],
  ['new jersey turnpike', 'New Jersey Turnpike'], ['jersey turnpike', 'New Jersey Turnpike'], ['garden state parkway', 'Garden State Parkway'], ['the parkway', 'Garden State Parkway', 'NJ'], ['the turnpike', 'Turnpike'], ['pennsylvania turnpike', 'Pennsylvania Turnpike'], ['pa turnpike', 'Pennsylvania Turnpike'], ['mass pike', 'I-90'], ['massachusetts turnpike', 'I-90'], ['new york thruway', 'I-87'], ['the thruway', 'Thruway', 'NY'], ['florida turnpike', "Florida's Turnpike"], ["florida's turnpike", "Florida's Turnpike"], ['long island expressway', 'I-495'], ['the lie', 'I-495', 'NY'], ['cross bronx expressway', 'Cross Bronx Expressway'], ['cross bronx', 'Cross Bronx Expressway'], ['belt parkway', 'Belt Parkway'], ['bqe', 'I-278'], ['fdr drive', 'FDR Drive'], ['the fdr', 'FDR Drive'], ['west side highway', 'West Side Highway'], ['southern state parkway', 'Southern State Parkway'], ['northern state parkway', 'Northern State Parkway'], ['hutchinson river parkway', 'Hutchinson River Parkway'], ['taconic', 'Taconic State Parkway'], ['merritt parkway', 'Merritt Parkway'],
  ['dan ryan', 'Dan Ryan Expressway'], ['kennedy expressway', 'Kennedy Expressway'], ['eisenhower expressway', 'I-290'], ['lake shore drive', 'Lake Shore Drive'], ['the lodge freeway', 'M-10'], ['pacific coast highway', 'CA-1'], ['pch', 'CA-1'], ['santa monica freeway', 'I-10'], ['hollywood freeway', 'US-101'], ['ventura freeway', 'US-101'], ['san diego freeway', 'I-405'], ['bayshore freeway', 'US-101'],
  ['capital beltway', 'I-495'], ['the beltway', 'Beltway'], ['baltimore washington parkway', 'Baltimore-Washington Parkway'], ['blue ridge parkway', 'Blue Ridge Parkway'], ['ohio turnpike', 'Ohio Turnpike'], ['indiana toll road', 'Indiana Toll Road'], ['kansas turnpike', 'Kansas Turnpike'], ['turner turnpike', 'Turner Turnpike'], ['will rogers turnpike', 'Will Rogers Turnpike'], ['creek turnpike', 'Creek Turnpike'], ['indian nation turnpike', 'Indian Nation Turnpike'], ['kilpatrick turnpike', 'Kilpatrick Turnpike'], ['broken arrow expressway', 'Broken Arrow Expressway'], ['schuylkill expressway', 'I-76'], ['the schuylkill', 'I-76', 'PA'], ['palmetto expressway', 'Palmetto Expressway'], ['dolphin expressway', 'Dolphin Expressway'], ['sawgrass expressway', 'Sawgrass Expressway'], ['loop 101', 'Loop 101'], ['loop 202', 'Loop 202'], ['superstition freeway', 'US-60'], ['natchez trace parkway', 'Natchez Trace Parkway'], ['northwest expressway', 'Northwest Expressway'],
]

/** The named road that these words are, if any. Some names mean a road only in their state. */
export function namedRoad(said: string, state: string | undefined): string | undefined {
  return roads.get(said)?.find(([, home]) => !home || !state || home === state)?.[0]
}

const roads = new Map<string, [string, string | undefined][]>()
for (const [said, signs, state] of named) roads.set(said, [...(roads.get(said) ?? []), [signs, state]])
