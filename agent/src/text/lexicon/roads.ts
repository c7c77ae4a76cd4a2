import phrases from './phrases/roads.json' with { type: 'json' }

/** Main interstates and the states they run through; three-digit ones belong to the states of their last two digits. */
const interstateStates: Record<string, readonly string[]> = phrases.interstateStates

/** US routes by state, where a bare number is a US route to those who live there. */
const usRoutes: Record<string, readonly string[]> = phrases.usRoutes

/** Whether all US routes of the state are known, so that another number is none. */
export const knowsUsRoutes = (state: string): boolean => state in usRoutes

/** How state routes are written on that state's signs, where a plain number is one. */
const stateRoutePrefix: Record<string, string> = phrases.stateRoutePrefix

export const prefixOf = (state: string | undefined): string | undefined =>
  state ? stateRoutePrefix[state] : undefined

const isInterstateIn = (number: number, state: string): boolean => {
  const main = interstateStates[number]
  if (main) return main.includes(state)
  return number > 100 && number < 1000 && Boolean(interstateStates[number % 100]?.includes(state))
}

/** State routes of Texas whose last two digits would make them look like an interstate. */
const texasStateRoutes = new Set(phrases.texasStateRoutes)

/** A route number as the signs of the state have it (`I-35E`, `US-75`, `TX-121`), or undefined when the state does not tell. */
export function routeOnSigns(number: string, state: string | undefined): string | undefined {
  if (!state) return
  const figure = Number.parseInt(number, 10)
  if (usRoutes[state]?.includes(String(figure))) return `US-${number}`
  if (state === 'TX' && texasStateRoutes.has(String(figure))) return `TX-${number}`
  if (isInterstateIn(figure, state)) return `I-${number}`
}

/** Roads people call by name, of the whole country or of one state. `[said, on the signs, state]` */
const named: [string, string, string?][] = [
  ['the tollway', 'Dallas North Tollway', 'TX'],
  ['dallas north tollway', 'Dallas North Tollway'],
  ['dallas tollway', 'Dallas North Tollway'],
  ['north dallas tollway', 'Dallas North Tollway'],
  ['north tollway', 'Dallas North Tollway', 'TX'],
  ['dnt', 'Dallas North Tollway', 'TX'],
  ['d n t', 'Dallas North Tollway', 'TX'],
  ['sam rayburn tollway', 'Sam Rayburn Tollway'],
  ['sam rayburn', 'Sam Rayburn Tollway', 'TX'],
  ['srt', 'Sam Rayburn Tollway', 'TX'],
  ['president george bush turnpike', 'President George Bush Turnpike'],
  ['president george bush', 'President George Bush Turnpike'],
  ['george bush turnpike', 'President George Bush Turnpike'],
  ['george bush tollway', 'President George Bush Turnpike'],
  ['bush turnpike', 'President George Bush Turnpike'],
  ['pgbt', 'President George Bush Turnpike'],
  ['george bush', 'President George Bush Turnpike', 'TX'],
  ['bush tollway', 'President George Bush Turnpike'],
  ['chisholm trail parkway', 'Chisholm Trail Parkway'],
  ['lbj freeway', 'I-635'],
  ['lbj', 'I-635', 'TX'],
  ['central expressway', 'US-75'],
  ['north central expressway', 'US-75'],
  ['stemmons freeway', 'I-35E'],
  ['stemmons', 'I-35E', 'TX'],
  ['spid', 'TX-358', 'TX'],
  ['south padre island drive', 'TX-358'],
  ['eastex freeway', 'Eastex Freeway'],
  ['north freeway', 'North Freeway', 'TX'],
  ['east freeway', 'East Freeway', 'TX'],
  ['west loop', 'I-610', 'TX'],
  ['north loop', 'I-610', 'TX'],
  ['tom landry freeway', 'Tom Landry Freeway'],
  ['hawn freeway', 'Hawn Freeway', 'TX'],
  ['mcdermott freeway', 'McDermott Freeway', 'TX'],
  ['crosstown expressway', 'TX-286', 'TX'],
  ['hardy tollway', 'Hardy Toll Road'],
  ['sam houston parkway', 'Sam Houston Tollway'],
  ['woodall rodgers', 'Woodall Rodgers Freeway'],
  ['katy freeway', 'Katy Freeway'],
  ['gulf freeway', 'Gulf Freeway'],
  ['southwest freeway', 'Southwest Freeway'],
  ['hardy toll road', 'Hardy Toll Road'],
  ['sam houston tollway', 'Sam Houston Tollway'],
  ['beltway eight', 'Beltway 8'],
  ['beltway 8', 'Beltway 8'],
  ['mopac', 'MoPac Expressway'],
  ['mopac expressway', 'MoPac Expressway'],
  ['grand parkway', 'Grand Parkway', 'TX'],
  ['westpark tollway', 'Westpark Tollway'],
  ['the northwest freeway', 'Northwest Freeway'],
  ['airport freeway', 'TX-183', 'TX'],
  ['loop twelve', 'Loop 12'],
  ['spur 408', 'Spur 408'],
  ['new jersey turnpike', 'New Jersey Turnpike'],
  ['jersey turnpike', 'New Jersey Turnpike'],
  ['garden state parkway', 'Garden State Parkway'],
  ['the parkway', 'Garden State Parkway', 'NJ'],
  ['the turnpike', 'Turnpike'],
  ['pennsylvania turnpike', 'Pennsylvania Turnpike'],
  ['pa turnpike', 'Pennsylvania Turnpike'],
  ['mass pike', 'I-90'],
  ['massachusetts turnpike', 'I-90'],
  ['new york thruway', 'I-87'],
  ['the thruway', 'Thruway', 'NY'],
  ['florida turnpike', "Florida's Turnpike"],
  ["florida's turnpike", "Florida's Turnpike"],
  ['long island expressway', 'I-495'],
  ['the lie', 'I-495', 'NY'],
  ['cross bronx expressway', 'Cross Bronx Expressway'],
  ['cross bronx', 'Cross Bronx Expressway'],
  ['belt parkway', 'Belt Parkway'],
  ['bqe', 'I-278'],
  ['fdr drive', 'FDR Drive'],
  ['the fdr', 'FDR Drive'],
  ['west side highway', 'West Side Highway'],
  ['southern state parkway', 'Southern State Parkway'],
  ['northern state parkway', 'Northern State Parkway'],
  ['hutchinson river parkway', 'Hutchinson River Parkway'],
  ['taconic', 'Taconic State Parkway'],
  ['merritt parkway', 'Merritt Parkway'],
  ['the merritt', 'Merritt Parkway'],
  ['wilbur cross parkway', 'Wilbur Cross Parkway'],
  ['taconic state parkway', 'Taconic State Parkway'],
  ['taconic parkway', 'Taconic State Parkway'],
  ['saw mill river parkway', 'Saw Mill River Parkway'],
  ['saw mill parkway', 'Saw Mill River Parkway'],
  ['sawmill parkway', 'Saw Mill River Parkway', 'NY'],
  ['the saw mill', 'Saw Mill River Parkway', 'NY'],
  ['sprain brook parkway', 'Sprain Brook Parkway'],
  ['the sprain', 'Sprain Brook Parkway', 'NY'],
  ['bronx river parkway', 'Bronx River Parkway'],
  ['hutchinson parkway', 'Hutchinson River Parkway'],
  ['the hutch', 'Hutchinson River Parkway', 'NY'],
  ['cross county parkway', 'Cross County Parkway'],
  ['palisades parkway', 'Palisades Interstate Parkway'],
  ['palisades interstate parkway', 'Palisades Interstate Parkway'],
  ['grand central parkway', 'Grand Central Parkway'],
  ['cross island parkway', 'Cross Island Parkway'],
  ['meadowbrook parkway', 'Meadowbrook State Parkway'],
  ['wantagh parkway', 'Wantagh State Parkway'],
  ['van wyck', 'I-678'],
  ['van wyck expressway', 'I-678'],
  ['major deegan', 'I-87'],
  ['deegan', 'I-87', 'NY'],
  ['henry hudson parkway', 'Henry Hudson Parkway'],
  ['veterans expressway', 'Veterans Expressway'],
  ['suncoast parkway', 'Suncoast Parkway'],
  ['selmon expressway', 'Selmon Expressway'],
  ['nimitz freeway', 'I-880'],
  ['macarthur freeway', 'I-580'],
  ['eastshore freeway', 'I-80'],
  ['dan ryan', 'Dan Ryan Expressway'],
  ['kennedy expressway', 'Kennedy Expressway'],
  ['eisenhower expressway', 'I-290'],
  ['lake shore drive', 'Lake Shore Drive'],
  ['the lodge freeway', 'M-10'],
  ['pacific coast highway', 'CA-1'],
  ['pch', 'CA-1'],
  ['santa monica freeway', 'I-10'],
  ['hollywood freeway', 'US-101'],
  ['ventura freeway', 'US-101'],
  ['san diego freeway', 'I-405'],
  ['bayshore freeway', 'US-101'],
  ['capital beltway', 'I-495'],
  ['the beltway', 'Beltway'],
  ['baltimore washington parkway', 'Baltimore-Washington Parkway'],
  ['blue ridge parkway', 'Blue Ridge Parkway'],
  ['ohio turnpike', 'Ohio Turnpike'],
  ['indiana toll road', 'Indiana Toll Road'],
  ['kansas turnpike', 'Kansas Turnpike'],
  ['turner turnpike', 'Turner Turnpike'],
  ['will rogers turnpike', 'Will Rogers Turnpike'],
  ['creek turnpike', 'Creek Turnpike'],
  ['indian nation turnpike', 'Indian Nation Turnpike'],
  ['kilpatrick turnpike', 'Kilpatrick Turnpike'],
  ['broken arrow expressway', 'Broken Arrow Expressway'],
  ['schuylkill expressway', 'I-76'],
  ['the schuylkill', 'I-76', 'PA'],
  ['palmetto expressway', 'Palmetto Expressway'],
  ['dolphin expressway', 'Dolphin Expressway'],
  ['sawgrass expressway', 'Sawgrass Expressway'],
  ['loop 101', 'Loop 101'],
  ['loop 202', 'Loop 202'],
  ['superstition freeway', 'US-60'],
  ['natchez trace parkway', 'Natchez Trace Parkway'],
  ['northwest expressway', 'Northwest Expressway'],
]

/** The named road that these words are, if any. Some names mean a road only in their state. */
export function namedRoad(said: string, state: string | undefined): string | undefined {
  return roads.get(said)?.find(([, home]) => !home || !state || home === state)?.[0]
}

const roads = new Map<string, [string, string | undefined][]>()
for (const [said, signs, state] of named)
  roads.set(said, [...(roads.get(said) ?? []), [signs, state]])
