import { chains } from '../../text/lexicon/businesses.ts'

/** Kinds of places in Spanish, each with its article; a name of its own goes behind: "la iglesia San José". */
const kinds: readonly [RegExp, string][] = [
  [/gas station/, 'la gasolinera'],
  [/tire (?:shop|place)/, 'la llantera'],
  [/body shop/, 'el taller de hojalatería'],
  [/(?:repair|auto|mechanic'?s?) shop|shop|garage|mechanic/, 'el taller'],
  [/dealership|dealer/, 'la agencia'],
  [/parking lot/, 'el estacionamiento'],
  [/parking garage/, 'el estacionamiento'],
  [/junk ?yard/, 'el yonke'],
  [/impound lot|yard/, 'el corralón'],
  [/church/, 'la iglesia'],
  [/school/, 'la escuela'],
  [/hospital/, 'el hospital'],
  [/restaurant/, 'el restaurante'],
  [/hotel/, 'el hotel'],
  [/apartments?/, 'los apartamentos'],
  [/car wash/, 'el lavado de carros'],
  [/laundromat/, 'la lavandería'],
  [/grocery store|store/, 'la tienda'],
  [/traffic light|red light|light/, 'el semáforo'],
  [/(?:service|frontage|access) road/, 'la lateral'],
  [/overpass|bridge/, 'el puente'],
  [/park/, 'el parque'],
  [/library/, 'la biblioteca'],
  [/bank/, 'el banco'],
  [/airport/, 'el aeropuerto'],
  [/house|home/, 'la casa'],
  [/building/, 'el edificio'],
  [/truck stop|rest area/, 'la parada de camiones'],
]

const sides: readonly [RegExp, string][] = [
  [/^(?:right )?(?:in front of|out front of)\b/, 'enfrente de'],
  [/^across (?:the street )?from\b/, 'enfrente de'],
  [/^(?:right )?(?:next to|beside|by)\b/, 'junto a'],
  [/^(?:near|close to|around)\b/, 'cerca de'],
  [/^behind\b/, 'detrás de'],
  [/^(?:just )?past\b/, 'pasando'],
  [/^(?:just )?before\b/, 'antes de'],
  [/^under\b/, 'debajo de'],
  [/^on(?: top of)?\b/, 'en'],
  [/^at\b/, 'en'],
  [/^(?:toward|towards|heading to)\b/, 'rumbo a'],
]

const places: Record<string, string> = {
  home: 'su casa',
  'my house': 'su casa',
  work: 'su trabajo',
  'my work': 'su trabajo',
  'any shop': 'cualquier taller',
  shoulder: 'el acotamiento',
  'on the shoulder': 'en el acotamiento',
  'service road': 'en la lateral',
  'frontage road': 'en la lateral',
  'access road': 'en la lateral',
  'main lanes': 'en los carriles principales',
  ramp: 'en la rampa',
  'on ramp': 'en la entrada',
  'off ramp': 'en la salida',
}

/** A kind of place, or a name with one, as it is called in Spanish; any other name stays as it is. */
export function kindInSpanish(said: string): string {
  const text = said.trim().replace(/^(?:the|an?|my) /i, '')
  const lower = text.toLowerCase()
  const whole = places[said.trim().toLowerCase()] ?? places[lower]
  if (whole) return whole
  // "Home Depot", "Waffle House", "Church's Chicken" are called so in Spanish too.
  if (chains.has(lower)) return text
  for (const [pattern, spanish] of kinds) {
    const match = new RegExp(`\\b(?:${pattern.source})\\b`).exec(lower)
    if (!match) continue
    const name = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim()
    if (/^our\b/i.test(name))
      return spanish.replace(/^l[ao]s? |^el /, /^la/.test(spanish) ? 'nuestra ' : 'nuestro ')
    if (/^(?:the )?(?:nearest|closest)\b/i.test(name))
      return `${spanish} más ${/^la/.test(spanish) ? 'cercana' : 'cercano'}`
    return [spanish, name.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
  }
  return text
}

/** What stands beside a place in Spanish: "near the gas station" is "cerca de la gasolinera". */
export function besideInSpanish(said: string): string {
  const text = said.trim()
  const whole = places[text.toLowerCase()]
  if (whole) return whole
  const side = sides.find(([pattern]) => pattern.test(text.toLowerCase()))
  if (!side) return kindInSpanish(text)
  const rest = text.replace(new RegExp(side[0].source, 'i'), '').trim()
  return rest ? `${side[1]} ${kindInSpanish(rest)}` : side[1]
}
