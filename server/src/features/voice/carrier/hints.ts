import type { CompanyLine } from '../voice.ports.ts'
import type { LocalNames } from './local-names.ts'

/** Of each kind, so that an owner who lists a hundred towns leaves room for the streets. */
const TOWNS = 10
const STREETS = 12

/**
 * Names the transcription should expect from this company's callers, the most helpful first, because there is
 * room for few: where its callers are is said in every call, and heard wrong more often than a make.
 */
export function hintsFor(
  { company, area }: CompanyLine,
  local: LocalNames = noNames,
  known: KnownOfCall = {},
): string[] {
  const inTown = (known.city && local.streetsIn?.get(known.city)) || []
  const towns = new Set([company.city, ...local.towns, ...area.towns.map(townOf)])
  return [
    company.name,
    company.agentName,
    ...knownNames(known),
    ...inTown.slice(0, STREETS),
    ...modelsOf(known.make),
    ...[...towns].slice(0, TOWNS),
    ...local.streets.slice(0, STREETS),
    ...ROADSIDE_WORDS,
    ...(company.languages?.includes('es') ? SPANISH_ROADSIDE_WORDS : []),
    ...MAKES_AND_MODELS,
  ]
}

/** What is known of a call by now; the carrier takes other hints only with a new relay. */
export type KnownOfCall = Partial<Record<'city' | 'street' | 'make' | 'name', string>>

const knownNames = ({ city, street, make, name }: KnownOfCall): string[] =>
  [city, street, make, name].flatMap((each) => each ?? [])

const noNames: LocalNames = { towns: [], streets: [] }
/** An owner may write `Frisco, TX`. */
const townOf = (town: string) => town.split(',')[0] ?? town

/** What callers of a towing company say and transcription often gets wrong. */
const ROADSIDE_WORDS = [
  'tow truck',
  'flatbed',
  'wrecker',
  'lockout',
  'jump start',
  'winch out',
  'mile marker',
  'northbound',
  'southbound',
  'eastbound',
  'westbound',
  'service road',
  'frontage road',
]

/** The same of what they drive. */
const MAKES_AND_MODELS = [
  'Hyundai',
  'Chevrolet',
  'Silverado',
  'Elantra',
  'Altima',
  'Tahoe',
  'Camry',
]

/** What callers drive most of each make: who has named it names one of these next. */
const MODELS: Record<string, string> = {
  Acura: 'TLX,MDX,RDX,Integra',
  Audi: 'A4,Q5,Q7,A6',
  BMW: 'X3,X5,328i,530i',
  Buick: 'Enclave,Encore,LeSabre,LaCrosse',
  Cadillac: 'Escalade,XT5,SRX,DeVille',
  Chevrolet: 'Silverado,Malibu,Equinox,Tahoe,Impala,Suburban,Cruze,Traverse',
  Chrysler: 'Pacifica,Town and Country,Sebring,Chrysler 300',
  Dodge: 'Charger,Challenger,Grand Caravan,Durango,Journey,Avenger',
  Ford: 'F-150,F-250,Explorer,Escape,Fusion,Expedition,Taurus,Transit',
  GMC: 'Sierra,Yukon,Acadia,Terrain,Savana',
  Honda: 'Accord,Civic,CR-V,Odyssey,Pilot,HR-V,Ridgeline',
  Hyundai: 'Elantra,Sonata,Tucson,Santa Fe,Kona,Palisade,Accent',
  Infiniti: 'G35,Q50,QX60,QX80',
  Jeep: 'Wrangler,Grand Cherokee,Cherokee,Compass,Patriot,Gladiator',
  Kia: 'Optima,Sorento,Soul,Sportage,Forte,Telluride,Carnival',
  Lexus: 'RX 350,ES 350,NX 300,GX 460,IS 250',
  Mazda: 'CX-5,Mazda3,CX-9,Mazda6,Miata',
  Mitsubishi: 'Outlander,Mirage,Eclipse,Lancer',
  Nissan: 'Altima,Sentra,Rogue,Maxima,Pathfinder,Frontier,Titan,Versa',
  Ram: 'Ram 1500,Ram 2500,ProMaster',
  Subaru: 'Outback,Forester,Impreza,Crosstrek,Legacy',
  Tesla: 'Model 3,Model Y,Model S,Model X',
  Toyota: 'Camry,Corolla,RAV4,Tacoma,Tundra,Highlander,Sienna,4Runner',
  Volkswagen: 'Jetta,Passat,Tiguan,Atlas,Beetle',
}
const modelsOf = (make = ''): string[] => MODELS[make]?.split(',') ?? []

/** The same of callers who speak Spanish. */
const SPANISH_ROADSIDE_WORDS = [
  'grúa',
  'llanta ponchada',
  'refacción',
  'batería',
  'pasar corriente',
  'se me descompuso',
  'troca',
  'salida',
  'rumbo al norte',
  'rumbo al sur',
  'acotamiento',
  'taller',
  'corralón',
]
