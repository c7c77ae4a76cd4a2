import type { Topic } from './caller.ts'

type Pattern = [topic: Topic, asks: RegExp]

/**
 * What a question is about, in English and in Spanish, by the words people use for it. Nothing here knows
 * how any one agent puts it. The first of a group that fits is meant; yes-or-no questions go first.
 */
const yesOrNo: Pattern[] = [
  [
    'same job',
    /\b(?:is (?:this|it|that)|are you calling|calling) (?:in )?(?:about|regarding)\b|\b(?:llama|es|se trata) (?:de|por|acerca de|sobre) (?:su|la|el)\b.*(?:grúa|vehículo|servicio|solicitud)/,
  ],
  [
    'shut in',
    /\b(?:child|children|kid|kids|baby|animal|pet|dog|anyone|anybody|somebody|someone)\b.*\b(?:inside|in the (?:car|vehicle)|shut|locked|trapped)\b|(?:niñ[oa]|bebé|animal|mascota|alguien).*(?:adentro|dentro|encerrad)/,
  ],
  [
    'may text',
    /\b(?:text|texts|texting|sms|text message|text messages)\b|mensajes? de texto|\b(?:enviar|mandar)(?:le)?\b.*\b(?:mensajes?|texto|enlace)\b/,
  ],
  ['cancel', /\bcancel\b|\bcancel(?:e|ar|o|emos)\b/],
  [
    'person',
    /\b(?:want|like|shall|should|would|need|let|can)\b.*\b(?:person|someone|somebody|dispatcher|human|representative)\b|(?:comunique|pase|pasarle|hablar|comunicar).*(?:persona|alguien|despachador)/,
  ],
  [
    'truck',
    /\b(?:want|like|need|should|shall)\b.*\b(?:truck|wrecker|tow truck|us to come|a tow)\b.*\?|(?:quiere|necesita|desea).*(?:grúa|camión|mandemos)/,
  ],
  [
    'more',
    /\banything else\b|\bwhat else\b|\banything to add\b|\bsomething else i can\b|\bpass anything else\b|\balgo más\b|\balguna otra cosa\b|\bqué más\b/,
  ],
  [
    'right',
    /\b(?:is|are|was|does|do|did|have)\b.{0,50}\b(?:that|this|everything|it|all|those|information|i)\b.{0,30}\b(?:right|correct|accurate|look good|sound good|sounds? right|look right)\b|\bdid i get\b|\b(?:sound|look)s? (?:right|good|correct)\b|(?<!all )(?:right|correct)\?$|(?:correcto|correcta|bien|cierto|de acuerdo)\?$/,
  ],
]

const open: Pattern[] = [
  ['spelling', /\bspell\b|\bdeletre/],
  [
    'other number',
    /\b(?:incident|case|report|member(?:ship)?|badge|claim|policy) (?:or [\w ]+ )?number\b|número de (?:incidente|caso|reporte|socio|membresía|póliza)/,
  ],
  [
    'agency',
    /\b(?:which|what) (?:agency|department|club|company|account|shop|business)\b.*\b(?:with|from|for)\b|\b(?:de|con) qué (?:agencia|departamento|club|compañía)\b/,
  ],
  [
    'club number',
    /\bp\.? ?o\.?\b|\bpurchase order\b|\b(?:dispatch|reference|authorization|job|account) (?:or [\w .]+ )?(?:number|code)\b|\bput on the bill\b|número de (?:orden|despacho|referencia|autorización)/,
  ],
  [
    'member name',
    /\bname of (?:the|your) (?:customer|member|driver|client)\b|\b(?:customer|member|client|driver)(?:'s|s)? name\b|nombre del (?:cliente|miembro|conductor|socio)/,
  ],
  [
    'when',
    /\bwhen (?:do|would|should) (?:you|we|it)\b|\bwhat (?:day|time)\b|para cuándo|a qué hora|qué día/,
  ],
  [
    'callback',
    /\b(?:phone|callback|call ?back|telephone) number\b|\b(?:what|which|best|good|right)(?: is)?(?: the| your)? (?:phone |callback )?number\b|\bnumber (?:we|i|can|to|is|for)\b|\b(?:reach|call) you\b|\bten digits\b|\bnúmero\b(?! de (?:la |su )?(?:casa|calle|salida|orden))|\bteléfono\b|\bdígitos\b/,
  ],
  // The topic is that of an address; which end it is of, the words around it tell.
  [
    'spot',
    /\b(?:what|which)\b.*\b(?:street|address)\b.*\b(?:take it to|it goes to|it should go to)\b/,
  ],
  [
    'where to',
    /\b(?:where|which|what|is there an?|whose)\b.*\b(?:take|tow(?:ed|ing)?|drop|bring|brought|deliver|haul|should it go|go to|going to go|it go)\b|\bdestination\b|\bdrop ?off\b|\ba ?dónde\b.*\b(?:llev|va|quiere|remolc|mand)|\b(?:llevamos|llevarlo|llevarla|lo llevo|destino|qué taller)\b/,
  ],
  [
    'direction',
    /\b(?:which|what) (?:way|direction)\b|\b(?:north|east)(?:bound)? or (?:south|west)(?:bound)?\b|\b(?:heading|headed|driving|going|traveling) toward|\bwhich city were you driving\b|\b(?:norte|este|oriente) o (?:al |hacia el )?(?:sur|oeste|poniente)\b|(?:hacia dónde|qué rumbo|qué sentido|en qué dirección|hacia qué)/,
  ],
  [
    'exit',
    /\b(?:exit|mile ?marker|mile post|mile ?markers)\b|\blast thing you drove past\b|\bsalida\b|\bmilla\b|poste/,
  ],
  [
    'city',
    /\b(?:what|which|in what|what's the) (?:city|town)\b|\bcity (?:is|are)\b|\b(?:city|town) (?:is|are) (?:you|it|that)\b|\b(?:en )?qué (?:ciudad|pueblo)\b/,
  ],
  [
    'where',
    /\bwhat (?:street|road|highway)(?: or \w+)? are you on\b|\ben qué (?:calle|carretera|autopista)\b/,
  ],
  [
    'spot',
    /\bis it parked\b|en qué parte de|\bcross ?street\b|\bstreet number\b|\bhouse number\b|\bexact address\b|\b(?:nearest|closest) (?:business|building|store|intersection|landmark)\b|\b(?:sign|business|landmark|building)\b.*\b(?:see|near)\b|\bwhat (?:is|'s) the address\b|\baddress there\b|\bwhat street, highway\b|\bwhich number\b|(?:número de (?:la )?(?:casa|calle))|esquina|cruce|negocio|letrero|(?:cuál es|qué) (?:es )?la dirección/,
  ],
  [
    'where',
    /\bwhere\b|\blocation\b|\baddress\b|\bwhat street\b|\bblue dot\b|\bdónde\b|\bubicación\b|\bdirección\b/,
  ],
  [
    'safety',
    /\bsafe\b|\bsafely\b|\b(?:out of|away from|off)\b.*\b(?:traffic|road|way)\b|\bin danger\b|\ba salvo\b|\bsegur[oa]\b(?! (?:de|que))|\bpeligro\b|\btráfico\b/,
  ],
  [
    'unhurt',
    /\b(?:hurt|injured|injuries)\b|\b(?:everyone|everybody|anyone|anybody|you)\b.*\b(?:okay|ok|all right|alright|fine)\b|\bherid|\blastimad|\btodos (?:están )?bien\b/,
  ],
  ['color', /\bcolou?r\b/],
  [
    'vehicle',
    /\b(?:make|model)\b|\bwho makes\b|\b(?:what|which) (?:kind|type|sort) of (?:car|vehicle|truck)\b|\bwhat (?:car|vehicle)\b|\bwhat are you driving\b|\bmarca\b|\bmodelo\b|qué (?:carro|vehículo|auto|tipo)/,
  ],
  ['year', /\b(?:what|which) year\b|\byear\b|\baño\b/],
  [
    'name',
    /\bname\b|\bwho (?:am i|should|is this|do i)\b|\bask for\b|\bnombre\b|\bse llama\b|\bcon quién\b|\bpor quién\b/,
  ],
  [
    'change',
    /\bwhat (?:should|do|would|can|needs?)\b.*\b(?:change|fix|correct|wrong)\b|\bwhich part\b|qué (?:debo|quiere|hay que|le)? ?(?:cambi|correg)|qué parte/,
  ],
  ['message', /\bmessage\b|\bwhat should i tell\b|\bmensaje\b|qué les digo/],
  [
    'reason',
    /\b(?:what|tell me|describe)\b.*\b(?:happened|happening|wrong|going on|problem|issue|trouble|matter|need|do for you|help you)\b|\bhow (?:can|may) i help\b|\ba flat\b.*\bor\b|\bneed a tow\b|\bqué (?:le )?(?:pasó|pasa|sucedió|ocurrió|tiene|problema)(?![a-záéíóúñ])|\bcómo (?:le )?(?:puedo )?ayudar/,
  ],
]

/** Questions that one sentence may put together; of all others the first that fits is meant. */
const together: readonly Topic[] = [
  'reason',
  'where',
  'vehicle',
  'year',
  'color',
  'name',
  'direction',
  'exit',
  'safety',
  'unhurt',
]

const lowered = (text: string) => text.toLowerCase().replace(/[\u2018\u2019]/g, "'")

/** The sentence that asks: the last one with a question mark, else all that was said. */
export function questionIn(said: string): string {
  const sentences = lowered(said).match(/[^.?!]+(?:[.?!]+(?!\d)|$)/g) ?? []
  const asking = sentences.findLast((sentence) => sentence.includes('?'))
  return (asking ?? lowered(said)).trim()
}

/** True for words that ask nothing and only bid to wait. */
export const bidsToWait = (said: string): boolean =>
  !said.includes('?') &&
  /\b(?:moment|second|let me (?:check|see|look)|hold on|bear with|one sec|checking|un momento|permítame|déjeme)\b/i.test(
    said,
  )

/** True for words that ask or bid to say something. */
const asks = (said: string) =>
  said.includes('?') || /\b(?:please (?:say|tell|give|key)|tell me|dígame|deme)\b/i.test(said)

/** What somebody is asked, in the order to answer it; empty when it is no question one could answer. */
export function topicsIn(said: string): Topic[] {
  if (!asks(said)) return []
  const question = questionIn(said)
  if (asksOfDanger(question)) return ['unhurt']
  const [plain] = yesOrNo.find(([, pattern]) => pattern.test(question)) ?? []
  const isHurtAsked = /\b(?:everyone|everybody|anyone)\b|todos/.test(question)
  if (plain && !(plain === 'right' && isHurtAsked)) return [plain]
  const found = [
    ...new Set(open.flatMap(([topic, pattern]) => (pattern.test(question) ? topic : []))),
  ]
  const [first] = found
  if (!first) return []
  if (!together.includes(first)) return [first]
  const rest = found.filter((topic) => together.includes(topic))
  // "What year, make and model" is one question, and whoever asks what happened asks no more of it.
  return rest.filter((topic) => !(topic === 'year' && rest.includes('vehicle')))
}

/** True for the one question whether somebody is hurt or in danger, in any words. */
export const asksOfDanger = (said: string): boolean =>
  /\b(?:hurt|injured)\b[^?]*\bdanger\b[^?]*\?|\b(?:herid|lastimad)[^?]*\bpeligro\b[^?]*\?/i.test(
    said,
  )

/** True for words that read the job back and ask whether it is right. */
export const isReadBack = (said: string): boolean => topicsIn(said).includes('right')
