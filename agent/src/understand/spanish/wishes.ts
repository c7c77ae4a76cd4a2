import type { GlossRule } from './rule.ts'

/** What a caller wants beside answering the question. */
export const wishes: readonly GlossRule[] = [
  // A truck, or help.
  [
    '(?:(?:yo|pues|es que|aqui) )*(?:necesito|ocupo|quiero|quisiera|necesitamos|ocupamos|me hace falta|ando buscando|busco|queria|me gustaria|para|estoy llamando para|hablo para)(?: (?:pedir|solicitar|ordenar|que|me|nos|manden|mande|mandar|una?|el|servicio|de|por favor|una de|urgente|su))* <towtruck>',
    'I need a tow truck',
  ],
  [
    '(?:(?:me|nos|pueden|puede|podria|podrian|si|quiere) )*(?:mandar(?:me|nos)?|mande(?:me|nme|nos|nnos)?|manden(?:me|nos)?|enviar(?:me)?|envien(?:me)?|traer(?:me)?|pedir)(?: (?:una?|el|la|su))* <towtruck>',
    'send me a tow truck',
  ],
  [
    '(?:necesito|ocupo|quiero|necesitamos)(?: (?:que|me|nos|lo|la|alguien))* (?:vengan|venga|jalen|lleven|remolquen|recojan|levanten|recoger|jalar|remolcar|levantar)(?: (?:a|por|lo|la|mi|el|<car>|recoger|llevar))*',
    'I need a tow, please help',
  ],
  [
    '(?:necesito|ocupo|quiero|necesitamos|me (?:puede|pueden)|pueden|puede|si me (?:puede|pueden))(?: (?:su|dar|un poco de|mas|que me|que nos|urgente|me))* (?:ayuda|ayudar(?:me|nos)?|ayude|ayuden|asistencia|auxilio)(?: (?:por favor|en carretera|vial|con (?:mi|el|la) <car>))?',
    'I need help',
  ],
  ['ayudeme|ayudenme|ayuda|auxilio', 'help'],
  ['(?:<towtruck>) (?:ya no|no)(?= )', 'the tow truck not'],
  ['<towtruck>', 'tow truck'],

  // A person.
  [
    '(?:(?:quiero|quisiera|necesito|prefiero|puedo|me gustaria|dejeme|deje|queria|podria|ocupo|mejor|puedes|quiere|me deja) )*(?:hablar?|platicar|comunicarme|que me comunique|que me pase)(?: (?:con|a))+(?: (?:un|una|uno|ana|el|la|alguien|su))* ?(?:persona|humano|alguien|operador\\w*|agente|representante|despachador\\w*|dispatcher|encargad[oa]|gerente|manager|dueno|supervisor\\w*|senorita|muchacha|jefe|ser humano|gente)(?: (?:de verdad|real|viva|en vivo|humana|que hable|por favor))*',
    'I want to talk to a real person',
  ],
  [
    '(?:(?:me|por favor|puede|podria) )*(?:pase(?:me)?|comunique(?:me)?|comunicar(?:me)?|transfier\\w+|transferir(?:me)?|conecte(?:me)?|pasar(?:me)?|ponga(?:me)?)(?: (?:con|a|al))+(?: (?:un|una|el|la))* ?(?:persona|humano|alguien|operador\\w*|agente|representante|despachador\\w*|dispatcher|encargad[oa]|gerente|manager|dueno|supervisor\\w*|senorita|muchacha|jefe)(?: (?:de verdad|real|viva|humana))?',
    'transfer me to a person',
  ],
  [
    '(?:una )?persona (?:de verdad|real|viva|humana)|(?:un )?(?:ser )?humano(?= [,.]|$)|operador[a]?(?= [,.]|$)',
    'real person',
  ],
  [
    'no (?:quiero|me gusta)(?: hablar)? con (?:una |un |la |el )?(?:maquina|robot|computadora|grabacion|contestadora)',
    "I don't want to talk to a robot",
  ],
  [
    '(?:hay|no hay|tiene|esta) (?:alguien|alguna persona|una persona)(?: (?:ahi|alli|real|disponible))*(?: (?:con quien|que) (?:pueda|me pueda|puedo) (?:hablar|ayudar))?(?= \\?|$| \\.)',
    'is there a person I can talk to',
  ],

  [
    '(?:(?:esta|estara|se encuentra|anda|hablo con|me comunica con|me pasa con|me puede (?:pasar|comunicar) con|busco a) )+(?:el |la )?(?:senor|senora|senorita|don|dona|lic|licenciado|maestro)(?: (?:de la )?[a-z]+){1,2}(?= ?(?:$|[?.,]))',
    'I want to talk to a real person',
  ],

  // Price, time, status.
  [
    '(?:(?:y|pero|mas o menos|como|entonces|si|a ver|aproximadamente|no ,?|pues|bueno) )*cuanto(?: (?:mas o menos|seria|es|va a ser|nomas|pues))*(?= ?(?:$|[?.,]))',
    'how much does it cost',
  ],
  [
    '(?:(?:no|pues|si|ya|nomas|andele|,) )*(?:digame|dime|deme|dame|diga|quiero saber|necesito|ocupo)(?: (?:mas o menos|aunque sea|por lo menos|nomas|ya))* (?:un|el|su|algun) (?:precio|costo|estimado|numero aproximado)',
    'what is the price',
  ],
  [
    '(?:para |quiero |queremos |quisiera |quisieramos |le quiero |le queremos )?ofrecer(?:le|les|te)?',
    "I'm calling to offer our services",
  ],
  [
    '(?:ha sido|fue|usted ha sido) (?:seleccionad|elegid|aprobad)[oa]|felicidades(?: ,)? (?:usted )?(?:se )?(?:ha )?gan(?:o|ado)|(?:oprima|presione|marque) (?:el )?(?:numero )?(?:uno|1)|recibo de (?:la )?luz|paneles solares|credito pre ?aprobado|prestamos? para su negocio',
    "you've been selected, press one",
  ],
  [
    '(?:y )?(?:me|nos) (?:va|van) a (?:cobrar|costar|salir)(?: (?:mucho|car[oa]|algo))*|(?:es|va a ser|sale) (?:mucho|muy car[oa]|car[oa])',
    'how much does it cost',
  ],
  [
    '(?:se )?(?:va|van) a (?:tardar|dilatar|demorar)(?: (?:mucho|tanto|bastante|en llegar))*|(?:tardan|se tardan|dilatan|tarda) (?:mucho|bastante)',
    'how long will it take',
  ],
  [
    '(?:(?:y|como|mas o menos|aproximadamente|oiga|pero) )*(?:cuanto|que precio|en cuanto|a cuanto|a como)(?: (?:me|nos|es|seria|va|vale|precio|cobran|cobra|sale|cuesta|costaria|saldria|cobraria|cobrarian|van|a|lo que|ustedes|usted|mas o menos|como))* ?(?:cobra\\w*|cuesta\\w*|costar\\w*|sale|salir|saldria|vale|valer|cobrar\\w*|precio|es el costo|es la tarifa|sale la)(?: (?:la|el|por|una?|me|mas o menos))*(?: (?:grua|servicio|remolque|tow|llevar\\w*|mandar\\w*))?',
    'how much does it cost',
  ],
  [
    '(?:me (?:da|puede dar|dice)|cual es|tiene|quiero saber|un)(?: (?:el|un|una|la|los|las|su))* (?:precio|precios|costo|cotizacion|presupuesto|tarifa|estimado)',
    'what is the price',
  ],
  [
    '(?:es|esta|sale) (?:muy )?car[oa]|(?:aceptan|toman|agarran)(?: (?:pago|pagos|con|la|mi|de))* (?:tarjeta|efectivo|aseguranza|seguro|credito)',
    'how much do you charge',
  ],
  [
    '(?:(?:y|como|mas o menos|oiga|pero|ya|todavia) )*(?:cuanto|en cuanto)(?: (?:tiempo|se|me|nos|van|va|a|mas|le|les|falta|rato|como|creen?|que|ustedes|usted|mas o menos|tardara|tendria|tengo|hay|de))* ?(?:tard\\w+|dilat\\w+|demor\\w+|llega\\w*|viene\\w*|falta|tiempo|esperar|espera)(?: (?:en|la|el|para|que|por|a|los|un))*(?: (?:llegar|grua|chofer|venir|llegue|vengan|mandar\\w*|llega|driver|troca|ellos))?(?: (?:la|el) (?:grua|chofer|driver))?',
    'how long will it take',
  ],
  [
    '(?:a que|que|como a que) horas?(?: (?:van|va|me|creen?|que|seria|puede|pueden|podria))* (?:lleg\\w+|vien\\w+|veni\\w+|veng\\w+|mand\\w+|estar\\w*|pas\\w+)',
    'what time will they be here',
  ],
  ['cuando(?: (?:va|van|me|a))* (?:lleg\\w+|vien\\w+|mand\\w+|veng\\w+)', 'when will they be here'],
  [
    '(?:(?:en|por|y|a) )?donde(?: (?:esta|viene|va|anda|queda|ya|se))+(?: (?:la|mi|el|su))* (?:grua|chofer|driver|troca|tow truck|tow|conductor|operador|muchacho|senor)',
    'where is my truck',
  ],
  [
    '(?:ya )?(?:viene|va a venir|salio|mandaron|viene en camino|llega|va a llegar|vienen|van a venir|esta en camino)(?: (?:en camino|la|mi|el|una))* ?(?:grua|chofer|driver|troca|tow truck|en camino)',
    'is the truck on the way',
  ],
  [
    '(?:ya )?(?:llame|hable|habia llamado|habia hablado|pedi|marque|les hable|les llame)(?: \\w+)? (?:antes|hace (?:rato|un rato|una hora|media hora|como \\w+ \\w+)|mas temprano|ya|horas?)',
    'I already called',
  ],
  [
    '(?:sigo|seguimos|todavia (?:sigo|estoy)|llevo|tengo|ya tengo|ya llevo)(?: \\w+){0,3} (?:esperando|de espera)',
    'still waiting',
  ],
  [
    '(?:quiero|quisiera|hablo|llamo|para)(?: (?:para|saber|preguntar|checar|ver|por|sobre))+(?: (?:de|el|la|mi|como|va|que|paso|con|estatus|estado|sobre))* (?:grua|servicio|remolque|pedido|estatus|orden)',
    'checking on the status of my tow',
  ],

  [
    '(?:no ,? )?no (?:hace falta|es necesario|necesito|ocupo|hay que|quiero)(?: (?:que|lo|la|se|me))* (?:llev\\w+|remolc\\w+|jal\\w+)',
    "no, it doesn't need a tow",
  ],

  // Taking it back, waiting, hearing again.
  [
    '(?:(?:quiero|quisiera|necesito|puede|pueden|favor de|mejor|hay que|voy a) )*(?:cancel\\w+)(?: (?:la|el|mi|lo|esa|ese|por favor|todo|una))*(?: (?:grua|servicio|remolque|orden|pedido|viaje))?',
    'cancel the tow',
  ],
  [
    '(?:ya no (?:(?:la|lo|los|me|se) )?(?:(?:necesito|ocupo|quiero|necesitamos|ocupamos|hace falta)(?! \\w+[aei]r\\b)|mande|manden|vengan|venga)|no (?:la|lo) (?:(?:necesito|ocupo|quiero|necesitamos)(?! \\w+[aei]r\\b)|mande|manden)|no (?:mande|manden|vengan|venga))(?: (?:la|el|su|una|mas|ya|nada|que|vengan))*(?: (?:grua|servicio|remolque))?',
    "don't need it anymore, cancel",
  ],
  [
    '(?:ya )?(?:me |lo )?(?:consegui|encontre|llego|hable con|contrate)(?: (?:a|con|una?|otro|otra))* (?:otra|otro|grua|compania|alguien mas|compadre)(?: (?:grua|compania))?',
    'got another tow',
  ],
  [
    '(?:ya )?(?:prendio|arranco|encendio|lo arregle|se arreglo|lo arreglaron|pude prenderlo|jalo)',
    'it started again',
  ],
  [
    '(?:que )?siempre no|ya (?:llego|vino|viene)(?: (?:mi|un|una|el|la|otro))* (?:compadre|amig[oa]|espos[oa]|herman[oa]|primo|cunado|papa|hijo|vecino)(?: (?:a|por))? ?(?:ayudar(?:me)?|mi|mecanico)?',
    'never mind, cancel',
  ],
  ['olvidelo|dejelo asi|asi dejelo|olvidese', 'never mind'],
  [
    '(?:(?:me|nos) )?(?:espere(?:me|n|nme|se)?|esperese|aguante(?:me)?|permita(?:me)?|permitame|deme|dame|un|una|nomas)(?: (?:un|una|tantito|chance|por favor))* ?(?:momento|momentito|segundo|segundito|minuto|minutito|tantito|ratito|rato|chance)(?: (?:por favor|,))?',
    'hold on',
  ],
  ['(?:esperem?e|espereme|aguanteme|permitame)(?= ,|$| \\.| por)', 'hold on'],
  [
    '(?:dejeme|deja|deje|dejame|voy a|dejeme ir a|tengo que|permitame) (?:le pregunto|pregunto|le checo|ver|checar|buscar|preguntar|fijarme|revisar|mirar|checo|veo|salir a ver|bajarme)(?: (?:lo|la|le|bien))?',
    'hold on, let me check',
  ],
  [
    '(?:me (?:puede|podria|lo puede)|puede|podria|puedes) (?:repetir|repetirme|decir (?:otra vez|de nuevo)|hablar (?:mas fuerte|mas despacio|mas recio))(?: (?:la pregunta|eso|por favor|lo))*|repita(?:lo|me)?(?: (?:la pregunta|por favor|eso))*|otra vez(?: por favor)?(?=$| [.?])|de nuevo por favor|hable mas (?:fuerte|despacio)',
    'can you repeat that',
  ],
  [
    '(?:no (?:le|te|lo|la) (?:escucho|oigo|escuche|oi|oyo|entendi|entiendo|alcanzo a oir|capto|alcance a oir)|no (?:oi|escuche|entendi))(?: (?:bien|nada|muy bien|la pregunta|que dijo|lo que dijo))*',
    "I didn't catch that",
  ],
  [
    '(?:como|que|mande|mande usted|como dijo|que dijo|que cosa|como mande|perdon|disculpe|digame|eh|que me dijo|a ver como)(?: \\?)?$',
    'pardon',
  ],
  [
    'no (?:entiendo|comprendo)(?: (?:la pregunta|nada|que|lo que|quiere))*|que (?:quiere decir|significa)(?: eso| con eso)?|no se que (?:me )?(?:pregunta|dice|quiere)',
    "I don't understand",
  ],

  // Who is there, and other matters.
  [
    '(?:(?:es|eres|usted|tu|acaso|estoy hablando con|hablo con|esto|con) )+(?:es )?(?:una? |la |el )?(?:maquina|robot|computadora|grabacion|contestadora|inteligencia artificial|persona real|persona de verdad|bot)',
    'are you a robot',
  ],
  [
    '(?:con quien (?:hablo|estoy hablando|tengo el gusto)|quien (?:habla|es|contesta)|de (?:donde|que compania) (?:es|habla)|que compania es)(?= \\?|$| ,| \\.)',
    'who is this',
  ],
  [
    '(?:me (?:puede|podria|pueden)|puede|podria|pueden|mejor|si me)? ?(?:mandar(?:me)?|mande(?:me|nme)?|manden(?:me)?|enviar(?:me)?|envie(?:me)?|textear(?:me)?|textee(?:me)?|textie\\w*)(?: (?:un|el|por|mejor|eso))* ?(?:mensaje|texto|text|link|mensajito|mensaje de texto|whatsapp)',
    'can you text me',
  ],
  ['(?:texteeme|textieme|texteme|textear(?:me)?)', 'text me'],
  [
    '(?:a que hora|hasta que hora|cuando) (?:abren|cierran|abre|cierra|estan abiertos)|(?:estan|esta) abiert[oa]s?|(?:cual es )?(?:su |el )?horario(?: de \\w+)?|(?:en |a )?donde (?:estan|queda|quedan|se encuentran)(?: ubicad[oa]s)?(?: (?:ustedes|su oficina))?(?= \\?|$| \\.)',
    'what are your hours',
  ],
  [
    '(?:se (?:me )?|me |nos )?(?:llevaron|remolcaron|levantaron|quitaron|jalaron|tow\\w+)(?: (?:ustedes|ya|ayer|anoche|mi|el|la))* <car>|<my> <car> (?:esta|se lo llevaron|fue)(?: (?:en|al|a|su|el))* (?:corralon|yarda|deposito|lote|impound)|(?:recoger|sacar|recuperar)(?: <my>)? <car> (?:del|de) (?:corralon|deposito|su yarda|yarda|lote|impound)|ustedes (?:tienen|se llevaron|traen)(?: <my>)? <car>',
    'you towed my car, release my car from the impound lot',
  ],
  [
    '(?:poner|tengo|quiero (?:poner|hacer)|hacer)(?: una)? (?:queja|reclamo|reclamacion)|(?:me|su (?:chofer|grua|driver|operador))(?: (?:me|le))? (?:rayo|rayaron|golpearon|golpeo|dano|danaron|rompieron|rompio|abollaron)(?: (?:mi|el) <car>)?|(?:me )?cobraron (?:de mas|doble|dos veces)|reembolso|(?:los )?voy a demandar|nunca (?:llegaron|vinieron|llego)|mal servicio|pesimo servicio',
    'I have a complaint',
  ],
  [
    '(?:quiero |puedo |dejeme |quisiera |le )*(?:dejar|dejo|dejarle)(?: (?:un|una|le))* (?:mensaje|recado)|(?:que|digale que|dile que) (?:me )?(?:llamen|llame|marque|marquen|hable|regrese la llamada|regresen la llamada)|(?:regreso|regresando|devolviendo)(?: (?:una|la|su))* llamada',
    'leave a message, call me back',
  ],
  [
    '(?:(?:creo que|perdon|disculpe|ay) )*(?:numero equivocado|me equivoque de (?:numero|telefono|lugar)|marque (?:mal|equivocad\\w+|el numero equivocado|sin querer|por error)|no es (?:ahi|alli|la casa de|el restaurante)(?: \\w+)?|es la (?:pizzeria|farmacia|clinica|panaderia))',
    'wrong number',
  ],
  [
    '(?:estan |anda[n]? )?(?:contratando|ocupan (?:choferes|gente|trabajadores)|hay trabajo|busco trabajo|ando buscando trabajo|solicitud de empleo)',
    'are you hiring',
  ],
  [
    '(?:compran|compra)(?: \\w+)? <car>s?|(?:quiero )?vender(?: (?:mi|un|el))? <car>',
    'do you buy junk cars',
  ],
  [
    '(?:nomas|solo|solamente|nada mas)? ?(?:tengo )?(?:una|la)? ?pregunta(?= [,.]|$)',
    'just a question',
  ],
  [
    '(?:esta|estas|sigue|siguen|hay alguien|alguien|me (?:oye|escucha|oyes))(?: ahi| alli)?(?= \\?)',
    'hello, are you there',
  ],
  ['se (?:me )?(?:corto|cayo)(?: la llamada)?|nos cortamos', 'we got cut off'],
]
