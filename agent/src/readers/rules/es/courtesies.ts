import type { PivotRule } from './pivot-rule.ts'

/** Greetings, yes and no, "I don't know", and the words with which callers correct what they said. */
export const courtesies: readonly PivotRule[] = [
  ['hola', 'hello'],
  ['(?:muy )?buenos dias', 'good morning'],
  ['(?:muy )?buenas tardes', 'good afternoon'],
  ['buenas noches', 'good evening'],
  ['(?<=\\w .{0,80})buenas noches', 'good night'],
  ['buenas', 'hello'],
  ['que tal|que onda|como esta(?: usted)?|como le va|como estan', 'hello'],
  ['(?:si )?bueno \\?', 'hello'],
  [
    '^(?:si ,? )?bueno(?: [?,])*(?: (?:bueno|me (?:escucha|oye)n?|hay alguien|si|diga)(?: [?,])*)*$',
    'hello',
    ['anything', 'place', 'reason', 'destination', 'vehicle', 'color', 'name', 'city', 'exit'],
  ],
  ['por favor(?:cito)?|porfa(?:vor)?|si es tan amable|fuera tan amable|plis', 'please'],
  ['(?:ay|oh|uy|ah) ,? si(?= ,| gracias a dios|$)', 'yes'],
  ['gracias a dios|bendito (?:sea )?dios', ''],
  [
    '(?:muchas |muchisimas |mil )?gracias(?: (?:a usted|muy amable|por todo|por su ayuda))?',
    'thank you',
  ],
  ['(?:le|se lo) agradezco|muy amable', 'thank you'],
  [
    'adios|hasta luego|bye|bai|nos vemos|hasta pronto|(?:que )?(?:le|te) vaya bien|que este bien',
    'goodbye',
  ],
  [
    'que (?:tenga|pase)(?: un)?(?: muy)? (?:buen|bonito|buena|bonita) (?:dia|tarde|noche)',
    'goodbye',
  ],
  [
    '(?:ya )?(?:es|seria|eso es|eso seria|era|con eso es) todo|nomas eso|solo eso|(?:^(?:no ,? )?(?:gracias ,? )?|(?:eso|es|seria|no) ,? )nada mas(?= ?(?:$|[,.]))|con eso(?= ?(?:$|\\.))',
    "that's all",
  ],

  ['nada mas', 'only'],
  [
    'no (?:hay|tengo|tenemos|corro|corremos)(?: ningun)? (?:peligro|problema|bronca|riesgo)(?: (?:aqui|ninguno))?',
    "it's fine, I'm safe",
    ['safety'],
  ],
  [
    'no (?:hay|tengo) (?:ningun )?(?:problema|bronca|inconveniente)|sin (?:problema|bronca)s?',
    "yes that's fine",
    ['may text', 'callback number', 'read back'],
  ],
  [
    '(?:nada mas|nomas|solamente|unicamente)(?= (?:necesito|quiero|ocupo|que|es|para|una?|me|dele|pasen))',
    'just',
  ],
  [
    '(?:hola ,? )?(?:(?:usted|ustedes|me|hay|alguien|quien|que|puede|podemos|prefiero|quiero|podria|si|en|para|por favor|mejor) )*(?:habla[nsr]?|hablarme|hable|atender|en|prefiero|oprima|para)?(?: (?:en|el))* ?(?:espanol|ingles)(?: por favor)?',
    '',
  ],

  // Yes. A "si" in the middle of a sentence is most often an "if".
  ['si', 'yes'],
  [
    '(?<=\\w )si(?= (?:me|nos|le|lo|la|pueden|puede|podria|no|hay|es|usted|ustedes|quiere|tienen))',
    'if',
  ],
  [
    '(?:si ,? (?=(?:claro|gracias|por favor|senor|esta bien|correcto|asi es))|no ,? (?=claro que si))',
    'yes',
  ],
  ['no ,? (?:asi )?(?:esta bien|estamos bien asi)(?: asi)?(?= ,|$| \\.| gracias)', 'no thanks'],
  ['no ,? gracias(?! a dios)', 'no thank you'],
  [
    'claro(?: que si)?|por supuesto(?: que si)?|desde luego|como no|seguro que si|simon|aja|ajam|efectivamente|afirmativo|a huevo',
    'yes',
  ],
  [
    '(?:si ,? )?(?:andele|andale)(?: ,? (?:pues|si|pues si))?|orale(?: pues)?|sale(?: pues)?|va(?= ,|$| pues)|va pues|sobres',
    'yes',
  ],
  [
    '(?:si ,? )?(?:eso es|asi es|asi mero|eso mero|exacto|exactamente|correcto|es correcto|esta correcto|cierto|es cierto|tal cual|asi mismo)',
    "yes that's right",
  ],
  [
    '(?:si ,? )?(?:todo )?(?:esta|estaria|suena) (?:muy )?(?:bien|perfecto|excelente)(?= ,|$| \\.| asi| todo| ese| con| gracias| por favor| \\!)',
    "yes that's fine",
  ],
  [
    '(?:si ,? )?(?:todo bien|perfecto|de acuerdo|muy bien|esta bueno|me parece(?: bien)?|excelente|okey|okay|ok|oquei|ta bien|ta bueno)(?= ,|$| \\.| gracias| \\!)',
    'okay',
  ],
  [
    '(?:si ,? )?(?:(?:marqueme|llameme|hableme) )?(?:a |al |el )?(?:(?:ese|este)(?: mismo)?(?: (?:numero|telefono))?(?: esta bien| mero| mismo)|mismo(?: (?:numero|telefono))?(?: (?:de donde|del que|que|desde el que)(?: (?:le|les|estoy|hablo|llamo|llamando|hablando))*)?)',
    "yes that's fine",
  ],
  [
    'si (?:puede|pueden|quiero|acepto|lo es|lo tengo|por favor|estoy|me parece|mandelo|mandeme\\w*)(?= ,|$| \\.)',
    'yes please',
  ],
  [
    '(?:si ,? )?(?:mandemelo|mandelo|mandamelo|enviemelo|envielo|texteeme|textieme|mandenmelo|mandeme (?:el|un) (?:mensaje|texto|link|mensajito)|me (?:lo )?puede mandar(?: (?:el|un) (?:mensaje|texto|link))?)',
    'yes please',
    ['may text'],
  ],

  ['(?:este|esta) ,? si', 'yes'],

  // No.
  [
    '(?:ay ,? )?no ,? (?:yo )?(?:de (?:textos|mensajes|eso) )?(?:no (?:le )?se ,? )?(?:mejor|prefiero)(?: que)? (?:me )?(?:llamen|llame|hablen|hable|marquen|marque)',
    'no, call me',
    ['may text'],
  ],
  [
    '(?:no ,? )?(?:mejor no|para nada|de ninguna manera|tampoco|claro que no|por supuesto que no|nel|negativo|ni madres|todavia no|aun no|creo que no|no creo)',
    'no',
  ],
  [
    '(?:no ,? )?(?:eso )?(?:no es (?:asi|correcto|eso|cierto)|no esta (?:bien|correcto)|esta mal|estan mal|esta equivocado|esta incorrecto|no es ese|no es esa)',
    "no that's wrong",
  ],
  [
    '(?:no ,? )?(?:mejor )?no (?:me )?(?:mande|manden|envie|envien|mande nada)(?: (?:mensajes?|textos?|nada|el mensaje|ese mensaje))?',
    "no don't text",
  ],
  [
    'no (?:tengo|uso) (?:celular|mensajes|textos)|es (?:telefono de casa|linea fija|telefono fijo)',
    "no it's a landline",
  ],
  ['ningun[oa]?|ninguno de los dos', 'none'],

  // Not knowing.
  [
    '(?:la verdad )?(?:pues )?(?:yo )?(?:no (?:lo )?se(?=$| [,.;!]| (?:decirle|la verdad|bien|exactamente|muy bien|todavia|aun|donde|cual|cuanto|a donde|adonde|en que|por|como se llama|ni|cuantos|el|la|de))|quien sabe|no tengo (?:ni )?(?:la menor )?idea|ni idea|ni se|sepa(?: la bola)?|no sabria decir(?:le)?|no (?:me )?(?:acuerdo|recuerdo)|se me olvido(?= [,.]|$| (?:el|la|cual|como)))(?: (?:decirle|la verdad|exactamente|muy bien|bien))?',
    "I don't know",
  ],
  [
    'no (?:se|sabemos) (?:que (?:paso|tiene|le paso|sea|es|fue|tenga)|por ?que|si|lo que)',
    "don't know what's wrong",
  ],
  [
    '(?:a )?(?:donde|cualquiera|lo que|el que|al que) (?:sea|usted (?:diga|quiera|crea|piense|guste)|ustedes (?:digan|quieran))|usted (?:diga|escoja|digame)|da igual|no importa|lo que sea',
    "I don't care, you choose",
  ],
  [
    'no estoy (?:muy |bien |tan |completamente )?segur[oa](?: (?:de|cual|si|que|pero)\\b)?',
    "I'm not sure",
  ],
  ['no estoy (?:muy |bien |tan )?segur[oa]', "I'm not safe", ['safety']],
  [
    '(?:luego|despues|al rato) (?:le )?(?:digo|aviso)|todavia no (?:se|decido)|dejeme pensarlo',
    "I don't know yet",
  ],
  [
    'no soy de (?:aqui|por aqui|aca)|no conozco(?: (?:aqui|por aqui|el area|la zona))?|ando perdid[oa]|estoy perdid[oa]',
    "I don't know, I'm not from here",
  ],

  // Corrections.
  [
    '(?:no ,? )?(?:perdon|perdone|disculpe|espere|espereme|ay|uy|ah|oh) ,? (?=(?:no ,? )?(?:es|era|son|esta|quise|dije|no es|el|la|en|fue)\\b)',
    'no I mean',
  ],
  [
    '(?:no ,? )?(?:perdon|digo|mas bien|o mas bien|mejor dicho|corrijo|correccion|quiero decir|quise decir|queria decir|o sea ,? (?=no)|me equivoque(?= [,.]| es| no| era))',
    'I mean',
  ],
  ['(?<=\\d )(?:,? )?(?:perdon|digo|no perdon|no ,)', 'I mean'],
  ['(?<=\\b(?:es|en) .{0,40})(?:, )?no(?= (?:el |la |un |una |en )?[\\w-]+(?: [\\w-]+)?$)', 'not'],
  ['no ,? (?:es|era)(?= )', "no it's"],
  ['no es(?= (?:el|la|un|una)? ?\\w)', "it's not"],
  ['no ,? no es(?= (?:el|la|un|una)? ?\\w)', "no it's not"],
  ['(?<=no es .{0,40}), es(?= )', ", it's"],
  ['(?:,? )?(?:sino|si no|es mas bien)(?: que)?(?: es)? (?=(?:un|una|el|la)?\\b)', ", it's "],
  ['(?:tiene|hay|puso|anoto|esta) (?:mal|equivocad[oa])(?: (?:el|la))?', 'is wrong the'],
  [
    '(?:quiero|hay que|puede|necesito|tengo que|me puede|podria) (?:cambiar|corregir|arreglar)(?:le|lo|la)?',
    'change',
  ],
  ['cambie(?:le|lo|la)?|corrija(?:lo|la)?', 'change'],
  ['en (?:vez|lugar) de', 'instead of'],

  // Sighs.
  [
    '(?:ay|hay) (?:dios(?: mio)?|virgen\\w*|no)|dios mio|hijole|chin|no manches|no mames|que (?:coraje|desesperacion|rabia)|caray|carajo|maldita sea|me lleva',
    'ugh',
  ],
  [
    '(?:ya )?(?:apurense|apurese|apurele|apurale|dense prisa|rapido por favor|lo mas rapido posible|lo mas pronto posible|cuanto antes|de volada|en chinga)',
    'please hurry',
  ],
  ['ya (?:se )?(?:lo|le) dije', 'I already told you'],
]
