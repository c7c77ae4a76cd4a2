import type { Question } from '../../types/memory.ts'

/** Words of which one must be in a question about the matter, in English or Spanish. */
const topics: Partial<Record<Question, RegExp>> = {
  opening: /happen|wrong|help|need|trouble|where|what can|pas[oó]|ayud|d[oó]nde|necesit/i,
  club: /club|with|calling|account|llama/i,
  'member number': /member|number|n[uú]mero|socio/i,
  'member phone': /number|reach|phone|n[uú]mero|tel[eé]fono/i,
  agency: /agency|department|with|calling|agencia|llama/i,
  officer: /name|badge|number|unit|nombre|placa|n[uú]mero/i,
  incident: /incident|case|report|number|incidente|n[uú]mero/i,
  'police tow': /rotation|impound|owner|tow|rotaci[oó]n|corral[oó]n|due[nñ]o/i,
  more: /else|more|anything|add|change|m[aá]s|algo|otra/i,
  correction: /change|wrong|part|correct|right|cambi|mal|correg/i,
  'club number': /number|\bp\.?\s?o\b|dispatch|purchase|n[uú]mero|orden/i,
  safety: /safe|traffic|danger|out of the (?:way|road)|shoulder|segur|salvo|tr[aá]fico|peligro/i,
  unhurt: /hurt|injur|o\.?k(?:ay)?\b|all right|anyone|every(?:body|one)|herid|lastimad|bien/i,
  callback: /number|reach|call (?:you )?back|phone|n[uú]mero|tel[eé]fono/i,
  where: /where|locat|address|street|highway|road|d[oó]nde|direcci[oó]n|\bcalle|ubicaci/i,
  spot: /number|cross|near|business|sign|see\b|address|street|n[uú]mero|cerca|cruce|letrero|negocio/i,
  'where on road': /where|which|near|cross|sign|d[oó]nde|cu[aá]l|cerca/i,
  direction: /north|south|east|west|direction|head(?:ed|ing)|way\b|norte|sur\b|este\b|rumbo|hacia/i,
  exit: /exit|mile|marker|overpass|salida|milla/i,
  city: /city|town|which|ciudad|pueblo|cu[aá]l/i,
  reason: /happen|wrong|problem|going on|trouble|matter|issue|pas[oó]|problema|sucedi/i,
  'shut in': /inside|child|kid|baby|pet|animal|any(?:one|body)|ni[ñn]|beb|adentro|mascota/i,
  'where to':
    /\b(?:take|taken|tow(?:ed)?|destination|shop|garage|dealer\w*|drop|go(?:ing)?|where)\b|ad[oó]nde|llev|taller|casa/i,
  'where to spot': /where|address|street|which|d[oó]nde|direcci[oó]n|calle|cu[aá]l/i,
  'where to road': /where|street|road|which|d[oó]nde|calle|cu[aá]l/i,
  'where to city': /city|town|which|ciudad|pueblo|cu[aá]l/i,
  vehicle: /vehicle|\bcar\b|truck|make|model|year|kind|driv|veh[ií]culo|carro|troca|marca|modelo/i,
  'vehicle rest': /year|model|make|kind|which|a[ñn]o|modelo|marca/i,
  when: /time|when|hour|hora|cu[aá]ndo/i,
  color: /colou?r/i,
  name: /name|who|nombre|qui[eé]n/i,
  'may text': /text|message|mensaje|texto/i,
}

/** True when a question is about what was to be asked; questions without a topic of their own are free. */
export const asksAbout = (question: Question | null, words: string): boolean =>
  (question && topics[question]?.test(words)) ?? true
