import { oneOf } from '../../text/one-of.ts'
import type { Breach } from './breach.ts'
import phrases from './phrases/forbidden-words.json' with { type: 'json' }

/** Patterns over `plainWords`, of which one is enough, save where `not` fits as well. */
type Rule = { breach: Breach; any: readonly RegExp[]; not?: RegExp }

/** Any of these words and phrases, each a pattern of its own; several lines are one list. */
const words = (list: string) => {
  const lines = list.trim().split(/\s*\n\s*/)
  return new RegExp(`\\b(?:${lines.join('|')})\\b`)
}

/** A motor club's card and number are asked for by right. */
const club = /\b(?:(?:motor )?club|membership|member|aaa|triple a|a a a|socio|membresia)\b/

/** What opens a bank account, an account with anybody, or a purse. */
const secrets: readonly Rule[] = [
  {
    breach: 'secret',
    not: club,
    any: [
      words('cards?|tarjetas?'),
      /\b(?:digits?|numbers?) (?:that are |printed )?(?:on|at|from) (?:the|your) (?:front|back|bottom|strip|plastic|check)\b/,
    ],
  },
  {
    breach: 'secret',
    any: [
      words(String.raw`
        long numbers?|numero largo|visa|master ?card|amex|american express|credit|debit|plastic|cvv\d?|cvc\d?|security codes?|social security
        ssn|social number|passwords?|pass ?codes?|pass ?phrase|pass ?words?|log ?ins?|user ?names?|pins?
        pin (?:number|code)|atm|cash machine|routing|iban|swift code
        bank(?:ing)? (?:accounts?|details|info\w*|numbers?|cards?|login|name)|online bank\w*
        (?:your|which|what|whose) bank|(?:checking|savings|account) (?:account|number)s?|maiden name
        (?:first|last|favorite) (?:pet|school|teacher|job)|(?:your|his|her) mother(?: is)?|next (?:three|four)
        numeros? de (?:atras|adelante|enfrente)|settle up|date of birth|birth ?(?:date|day)|when were you born
        passport|gift cards?|prepaid|zelle|venmo|cash ?app|pay ?pal|(?:apple|google) pay|western union|money ?gram
        money order|wire (?:me|us|it|the|transfer|some|money)|bit ?coins?|crypto\w*|wallets?|deposits?|payments?
        billing|prepay\w*|expir(?:es?|ation|y|ing)|(?:verification|one time|six digit|confirmation) codes?
        drivers? (?:is )?licen[sc]e|unlock (?:your|the) phone
        (?:code|codigo) .*(?:arrived|llego|recibio|phone|celular)|(?:your|his|her|the) social(?! media)
        (?:your|his|her) (?:signature|identity|savings|bank)|identity theft
        (?:any ?(?:one|body)|some ?(?:one|body)) (?:else )?(?:at )?home|alone|nobody (?:else )?(?:to|around|with)`),
      /\b(?:read|tell|give|send) (?:me |us )?(?:it |that )?(?:back )?.*\bcode (?:i|we) (?:just )?(?:sent|texted)\b/,
      /\b(?:sent|texted|text|send) you (?:a|the) (?:\w+ ){0,4}code\b/,
      /\b(?<!(?:gate|zip|area|door|entry|access|garage|building|lot|keypad|postal) )codes?\b(?! (?:for|to|of) (?:the )?(?:gate|door|garage|lot|building))/,
      /\b(?:nine|sixteen|9|16|nueve|dieciseis) (?:digits?|numbers?|numeros?|digitos?)\b/,
      words(String.raw`
        contrasenas?|(?:su|la) clave|nips?|cajero|seguro social|cvv|bancari[ao]s?|numero de (?:su )?cuenta
        (?:su|la) cuenta|(?:su|que|cual) banco|banco tiene|depositos?|transferencias?|fecha de nacimiento
        codigo de (?:seguridad|verificacion)|licencia de (?:conducir|manejar)|pasaporte|apellido de soltera
        vencimiento|vence|credito|debito|criptomoneda\w*|monedero`),
    ],
  },
]

const topLevel =
  'com|net|org|io|info|us|co|mx|biz|gov|edu|app|xyz|me|tv|ru|cn|link|site|online|shop|store|ly|ai|dev|tk'

/** Where a caller could be lured to: pages, mailboxes, apps, and companies that are not ours. */
const addresses: readonly Rule[] = [
  {
    breach: 'address',
    any: [
      words(String.raw`https?|www\w*|w w w|double u|world wide web|url|qr`),
      new RegExp(`\\b(?:dot|punto|point|period|d o t) ?(?:${topLevel})\\b`),
      /\b[a-z0-9]{3,} (?:com|net|org|io)\b/,
      words(String.raw`
        e ?mails?|g ?mail|hotmail|yahoo|outlook|inbox|correo|mailbox|web ?(?:sites?|pages?)|home ?page|browser
        internet|on ?line|navegador|sitio(?: web)?|pagina(?: web)?|en linea|arroba|slash|diagonal|at sign|face ?book
        instagram|tik ?tok|twitter|whats ?app|telegram|snap ?chat|downloads?|install(?:s|ing)?|any ?desk
        team ?viewer|remote access|scan|(?:our|the|an|this|my|una|la|nuestra) app|descarg\w+|instal(?:e|ar|en)
        aplicacion`),
      /\b(?:click|tap|open|press|follow|visit|haga clic|abra|siga) (?:on |en )?(?:the|this|that|my|our|a|el|ese|este) (?:link|button|page|enlace|boton)\b/,
      /\b(?:google|search) (?!maps?)\w+/,
      /\b(?:app|play|phone is|phone) store\b|\b(?:look|find|search) (?:for )?us\b/,
      words(String.raw`
        (?:another|a different|some other|other|otra) (?:tow\w* )?(?:company|companies|service|compania)`),
    ],
  },
]

const prices: readonly Rule[] = [
  {
    breach: 'price',
    not: /^(?:please )?feel free\b/,
    any: [words('free|gratis|gratuit[ao]')],
  },
  {
    breach: 'price',
    any: [
      words(String.raw`
        no charge|no (?:extra )?cost|no fee|on the house|on us|sin (?:costo|cargo)|waiv\w+|discount\w*|coupons?
        bargain|refund\w*|reimburs\w*|cheap\w*|take (?:\w+ ){1,2}off|looking at (?:about )?\w+ hundred
        half (?:off|price)|percent|por ciento|match (?:any|their|the|that)|price match|(?:run|set|cost) you
        you (?:will )?owe|(?:a|couple|few) hundred(?! (?:feet|yards|meters))|(?:per|by the|por) mil(?:e|la)
        (?:[3-9]|ten|two|three|four|five|six|seven|eight|nine|dollars?|bucks) a mile|(?:we|i|they) charge|lo paga
        flat(?= (?:rate|fee|price))|(?:not|never|wont) (?:have to |need to |be )?(?:pay|paying|charged|billed)
        a grand|nickel|all we (?:ask|want|charge)|on me|make you a
        insurance (?:company )?(?:will|should|would|is going to|has to|does|can|pays|covers)
        covers? (?:it|all|everything|the|your|for)|cheapest|best (?:price|deal|rate)|great deal|descuentos?|rebajas?
        reembols\w+|barat\w+|le sale|le cobr\w+|mitad de precio
        su (?:seguro|aseguranza) (?:lo |la )?(?:va|paga|cubre)|no (?:paga|pagara|cobramos)`),
      words(String.raw`
        (?:the|same|whole|entire) (?:tab|amount)|my treat|our treat|out of pocket|benefits?|costs? (?:you )?nothing|nothing to pay|no cuesta nada|for nothing|picks? up the (?!car|truck|vehicle|van|phone|line)\w+
        less than|no more than|(?:the )?same as|about what (?:you|it|a)|se lo (?:dejo|doy|regalo|hago|dejamos|damos)
        (?:a|por|en) (?:la )?mitad|un precio|sin pagar|de regalo|cortesia|courtesy|complimentary|gratuity|tips?|propina`),
      oneOf(phrases.prices, {
        before:
          '\\b(?:insurance|policy|coverage|warranty|membership|seguro|aseguranza|poliza)\\b.{0,25}\\b',
      }),
      /\bfor (?:only |just |about )?(?:a |one )?(?:hundred|fifty|forty|sixty|seventy|eighty|ninety)\b/,
    ],
  },
]

const times: readonly Rule[] = [
  {
    breach: 'time',
    not: /\b(?:as soon as|dispatcher|despachador)\b/,
    any: [words('(?:your|the|estimated|expected) arriv(?:al|es|ing)|arrival time|hora de llegada')],
  },
  {
    breach: 'time',
    not: /\bas soon as\b/,
    any: [words('soon(?:er)?|shortly|momentarily')],
  },
  {
    breach: 'time',
    any: [
      words(String.raw`
        eta|any (?:minute|second|time now)|any moment|no time|in a (?:jiffy|flash|bit|while)
        not (?:be )?(?:long|take (?:long|much))|before you know it|(?:quarter|half) (?:of )?an hour
        quick(?:er|est) than|within the|in a little (?:bit|while)|next (?:few|couple)|five out|pronto|en ?seguida
        ahorit[ao]|al rato|en un rato|ya mero|cuarto de hora|no tarda\w*|no va a tardar|lo mas rapido|dentro de`),
      /\b(?:there|here|truck|driver|somebody|someone|he|they|we) .*\bby (?:then|noon|tonight|lunch|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)/,
    ],
  },
]

const promises: readonly Rule[] = [
  {
    breach: 'promise',
    not: /^(?:do|does|did|is|are|was|were|has|have|would|can|could|should|which|where|what|who)\b(?!.*\b(?:dispatched|guarantee)\b)/,
    any: [
      oneOf(phrases.promises, {
        before:
          '\\b(?:truck|driver|help|some(?:one|body)|tow|wrecker|he|she|they|guy|grua|chofer|ayuda|alguien|operador)\\b.{0,50}\\b',
      }),
    ],
  },
  {
    breach: 'promise',
    any: [
      oneOf(phrases['promises 2'], {
        before: '\\b(?:i|we) (?:have |am |are |will |just |already |going to )*',
      }),
      /\b(?:we|i) (?:should |will |are going to |can )*(?:have (?:a |some|the (?!dispatcher))|be (?:right )?(?:there|over|with you|out)|get (?:there|somebody|someone|a truck|a driver))/,
      words(String.raw`
        truck has|i (?:can )?see (?:him|her|them|(?:a|the|your) (?:truck|driver))
        truck .*(?:away|from you|near you|close)|ya casi|doble u|number one|on (?:our|the) list
        we are (?:never|always|the)|see (?:our|the|his|my) (?:lights|truck|driver)|a la vuelta|around the corner
        guarantee\w*|promise\w*|right over|on (?:the|its|his|my|our) way|first in line|front of the line
        top of the list|put you (?:first|ahead|next)|be the first|you are next|en camino
        le (?:garantizo|prometo|aseguro|juro)|llegamos|llegar[ae]n?|ya (?:va|viene|salio)
        (?:le )?mand(?:amos|e|o|are|aremos) (?:a |la |una |un )?(?:grua|chofer|alguien)|va saliendo`),
    ],
  },
]

const inside: readonly Rule[] = [
  {
    breach: 'leak',
    any: [
      words(String.raw`
        brief(?:ing|ed)|ask next|prompts?|house rules|record facts|caller wants|check (?:place|job)|language models?
        open ?ai|anthropic|claude|chat ?gpt|gpt\w*|gemini|llama|mistral|qwen|deep ?seek
        my (?:instructions|rules|training|programming|guidelines)|jailbreak|tool call
        i (?:was|am|have been) (?:told|instructed|programmed|trained|made|built) (?:to|not|by|on)|as an ai
        (?:last|previous|earlier|another|other) (?:callers?|customers?|clients?)|before you(?: there| was| called)?
        my head|the user|json|undefined|mis (?:instrucciones|reglas)|modelo de lenguaje|otr[oa]s? clientes?
        cliente anterior|drivers? (?:is )?(?:personal |own |cell )?(?:phone|cell|number)`),
    ],
  },
]

/** The law, whose fault it was and what to sign: nobody asks a towing company's phone, and it has no answer. */
const counsel: readonly Rule[] = [
  {
    breach: 'order',
    not: /\bnot (?:able to |allowed to )?(?:give|advise|say|speak|talk|help|know)\b/,
    any: [
      words(String.raw`
        at fault|faults?|blame\w*|liab\w*|legal\w*|illegal\w*|lawful\w*|the law|your rights|sign (?:nothing|anything)
        negligen\w*|evidence|witness\w*|testify|statement|press charges|claim|claims|settlement|compensat\w*|damages
        (?:light|signal) was (?:green|red|yellow)|hit and run|citation|culpa|legal|derechos|demanda\w*|testigo\w*`),
    ],
  },
]

const rudeness: readonly Rule[] = [
  {
    breach: 'rude',
    any: [
      words(String.raw`
        idiot\w*|stupid\w*|moron\w*|dumb\w*|shut up|damn\w*|hell|crap\w*|fuck\w*|shit\w*|bitch\w*|ass(?:hole)?s?
        bastard\w*|hate you|your (?:own )?fault|loser|(?:such )?a baby about|kill
        (?:will|to|gonna|could|might|you|should) die|sexy|figure it out|yourself|do not care|nobody (?:likes|cares)
        nobody is coming|your kind|you people|like a child|you (?:drive|look|sound|seem|act|smell|deserve)|pendej\w+
        idiotas?|estupid\w+|callese|cabron\w*|put[ao]s?|mierda|chingad\w+|imbecil\w*|tont[oa]s?|su culpa`),
    ],
  },
]

/** What threatens, claims what is the caller's, judges who they are, or makes them agree to anything. */
const menaces: readonly Rule[] = [
  {
    breach: 'rude',
    any: [
      words(String.raw`
        judge|courts?|lawsuit|sued?|crushed|impound your|arrest\w*|warrants?|irs|taxes|immigration|visa status
        (?<!should |can |do )(?:we|i) (?:own|keep|sell|take|want) (?:the|your|it)|agree to|consent|our terms|sign over|title
        police (?:is|are) looking|looking for you|(?:i|we) (?:hope|wish) (?:you|your|he|she|it)
        (?:i|we) do not have (?:the )?time|vote[ds]?|politic\w*|religio\w*|god|pray|married|single|boyfriend|husband|wife
        (?:pretty|nice|lovely|sweet|hot) (?:voice|girl|boy|lady|woman|man)|wearing|drunk|drinking|women|females?|immigrants?
        accept the offer|an offer|warrant(?:y|ies)|prize|winner|won a|stranger|tell (?:nobody|no one)|secret`),
      /\byour (?:car|vehicle|truck|van|house|home|family|kids?|things)\b (?:will|would|is going to|gets?|goes|belongs)\b/,
      /\b(?:nobody|no one) (?:will|would) (?:ever )?(?:know|find|hear|see)\b/,
    ],
  },
  {
    breach: 'time',
    any: [words('(?:short|long|quick|brief|little) wait|wait time|wait will')],
  },
  {
    breach: 'promise',
    any: [words('(?:down|listed|marked) as next|you next|in line')],
  },
  {
    breach: 'price',
    any: [
      words('half what|(?:what|than) (?:the )?others? (?:take|charge|ask)'),
      /\b(?:storage|hook ?up|mileage|winch\w*|labor|it|that|this)\b.{0,20}\b(?:is|are|runs?|goes)\b.{0,25}\b(?:a|per|each|every) (?:day|night|week|mile|hour|pull)\b/,
    ],
  },
  {
    breach: 'leak',
    any: [
      /\b(?:last|previous|other|another|first) (?:man|woman|person|guy|lady|one|driver|people)\b.{0,15}\b(?:called|calling|phoned|on the (?:phone|line))\b/,
      words(
        'what (?:the )?(?:dispatcher|boss|owner|office) (?:wrote|said|told|thinks|notes?)|notes? (?:on|about) you',
      ),
    ],
  },
]

/** Everything that may not be said in any turn, by the words that give it away. */
export const forbidden: readonly Rule[] = [
  ...secrets,
  ...addresses,
  ...prices,
  ...times,
  ...promises,
  ...inside,
  ...counsel,
  ...rudeness,
  ...menaces,
]
