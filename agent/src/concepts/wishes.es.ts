import type { Intent } from '../types/facts.ts'
import type { InSpanish } from './in-spanish.ts'

/** How each wish is told in Spanish. */
export const wishesInSpanish: Partial<Record<Intent, readonly InSpanish[]>> = {
  tow: [
    {
      told: 'I need a tow truck',
      says: [
        '(?:(?:yo|pues|es que|aqui) )*(?:necesito|ocupo|quiero|quisiera|necesitamos|ocupamos|me hace falta|ando buscando|busco|queria|me gustaria|para|estoy llamando para|hablo para)(?: (?:pedir|solicitar|ordenar|que|me|nos|manden|mande|mandar|una?|el|servicio|de|por favor|una de|urgente|su))* <towtruck>',
      ],
    },
    {
      told: 'send me a tow truck',
      says: [
        '(?:(?:me|nos|pueden|puede|podria|podrian|si|quiere) )*(?:mandar(?:me|nos)?|mande(?:me|nme|nos|nnos)?|manden(?:me|nos)?|enviar(?:me)?|envien(?:me)?|traer(?:me)?|pedir)(?: (?:una?|el|la|su))* <towtruck>',
      ],
    },
    {
      told: 'I need a tow, please help',
      says: [
        '(?:necesito|ocupo|quiero|necesitamos)(?: (?:que|me|nos|lo|la|alguien))* (?:vengan|venga|jalen|lleven|remolquen|recojan|levanten|recoger|jalar|remolcar|levantar)(?: (?:a|por|lo|la|mi|el|<car>|recoger|llevar))*',
      ],
    },
    {
      told: 'I need help',
      says: [
        '(?:necesito|ocupo|quiero|necesitamos|me (?:puede|pueden)|pueden|puede|si me (?:puede|pueden))(?: (?:su|dar|un poco de|mas|que me|que nos|urgente|me))* (?:ayuda|ayudar(?:me|nos)?|ayude|ayuden|asistencia|auxilio)(?: (?:por favor|en carretera|vial|con (?:mi|el|la) <car>))?',
      ],
    },
  ],
  person: [
    {
      told: 'I want to talk to a real person',
      says: [
        '(?:(?:quiero|quisiera|necesito|prefiero|puedo|me gustaria|dejeme|deje|queria|podria|ocupo|mejor|puedes|quiere|me deja) )*(?:hablar?|platicar|comunicarme|que me comunique|que me pase)(?: (?:con|a))+(?: (?:un|una|uno|ana|el|la|alguien|su))* ?(?:persona|humano|alguien|operador\\w*|agente|representante|despachador\\w*|dispatcher|encargad[oa]|gerente|manager|dueno|supervisor\\w*|senorita|muchacha|jefe|ser humano|gente)(?: (?:de verdad|real|viva|en vivo|humana|que hable|por favor))*',
        '(?:(?:esta|estara|se encuentra|anda|hablo con|me comunica con|me pasa con|me puede (?:pasar|comunicar) con|busco a) )+(?:el |la )?(?:senor|senora|senorita|don|dona|lic|licenciado|maestro)(?: (?:de la )?[a-z]+){1,2}(?= ?(?:$|[?.,]))',
      ],
    },
    {
      told: 'transfer me to a person',
      says: [
        '(?:(?:me|por favor|puede|podria) )*(?:pase(?:me)?|comunique(?:me)?|comunicar(?:me)?|transfier\\w+|transferir(?:me)?|conecte(?:me)?|pasar(?:me)?|ponga(?:me)?)(?: (?:con|a|al))+(?: (?:un|una|el|la))* ?(?:persona|humano|alguien|operador\\w*|agente|representante|despachador\\w*|dispatcher|encargad[oa]|gerente|manager|dueno|supervisor\\w*|senorita|muchacha|jefe)(?: (?:de verdad|real|viva|humana))?',
      ],
    },
    {
      told: 'real person',
      says: [
        '(?:una )?persona (?:de verdad|real|viva|humana)|(?:un )?(?:ser )?humano(?= [,.]|$)|operador[a]?(?= [,.]|$)',
      ],
    },
    {
      told: "I don't want to talk to a robot",
      says: [
        'no (?:quiero|me gusta)(?: hablar)? con (?:una |un |la |el )?(?:maquina|robot|computadora|grabacion|contestadora)',
      ],
    },
    {
      told: 'is there a person I can talk to',
      says: [
        '(?:hay|no hay|tiene|esta) (?:alguien|alguna persona|una persona)(?: (?:ahi|alli|real|disponible))*(?: (?:con quien|que) (?:pueda|me pueda|puedo) (?:hablar|ayudar))?(?= \\?|$| \\.)',
      ],
    },
  ],
  price: [
    {
      told: 'how much does it cost',
      says: [
        '(?:(?:y|pero|mas o menos|como|entonces|si|a ver|aproximadamente|no ,?|pues|bueno) )*cuanto(?: (?:mas o menos|seria|es|va a ser|nomas|pues))*(?= ?(?:$|[?.,]))',
        '(?:y )?(?:me|nos) (?:va|van) a (?:cobrar|costar|salir)(?: (?:mucho|car[oa]|algo))*|(?:es|va a ser|sale) (?:mucho|muy car[oa]|car[oa])',
        '(?:(?:y|como|mas o menos|aproximadamente|oiga|pero) )*(?:cuanto|que precio|en cuanto|a cuanto|a como)(?: (?:me|nos|es|seria|va|vale|precio|cobran|cobra|sale|cuesta|costaria|saldria|cobraria|cobrarian|van|a|lo que|ustedes|usted|mas o menos|como))* ?(?:cobra\\w*|cuesta\\w*|costar\\w*|sale|salir|saldria|vale|valer|cobrar\\w*|precio|es el costo|es la tarifa|sale la)(?: (?:la|el|por|una?|me|mas o menos))*(?: (?:grua|servicio|remolque|tow|llevar\\w*|mandar\\w*))?',
      ],
    },
    {
      told: 'what is the price',
      says: [
        '(?:(?:no|pues|si|ya|nomas|andele|,) )*(?:digame|dime|deme|dame|diga|quiero saber|necesito|ocupo)(?: (?:mas o menos|aunque sea|por lo menos|nomas|ya))* (?:un|el|su|algun) (?:precio|costo|estimado|numero aproximado)',
        '(?:me (?:da|puede dar|dice)|cual es|tiene|quiero saber|un)(?: (?:el|un|una|la|los|las|su))* (?:precio|precios|costo|cotizacion|presupuesto|tarifa|estimado)',
      ],
    },
    {
      told: 'how much do you charge',
      says: [
        '(?:es|esta|sale) (?:muy )?car[oa]|(?:aceptan|toman|agarran)(?: (?:pago|pagos|con|la|mi|de))* (?:tarjeta|efectivo|aseguranza|seguro|credito)',
      ],
    },
  ],
  sales: [
    {
      told: "I'm calling to offer our services",
      says: [
        '(?:para |quiero |queremos |quisiera |quisieramos |le quiero |le queremos )?ofrecer(?:le|les|te)?',
      ],
    },
    {
      told: "you've been selected, press one",
      says: [
        '(?:ha sido|fue|usted ha sido) (?:seleccionad|elegid|aprobad)[oa]|felicidades(?: ,)? (?:usted )?(?:se )?(?:ha )?gan(?:o|ado)|(?:oprima|presione|marque) (?:el )?(?:numero )?(?:uno|1)|recibo de (?:la )?luz|paneles solares|credito pre ?aprobado|prestamos? para su negocio',
      ],
    },
  ],
  eta: [
    {
      told: 'how long will it take',
      says: [
        '(?:se )?(?:va|van) a (?:tardar|dilatar|demorar)(?: (?:mucho|tanto|bastante|en llegar))*|(?:tardan|se tardan|dilatan|tarda) (?:mucho|bastante)',
        '(?:(?:y|como|mas o menos|oiga|pero|ya|todavia) )*(?:cuanto|en cuanto)(?: (?:tiempo|se|me|nos|van|va|a|mas|le|les|falta|rato|como|creen?|que|ustedes|usted|mas o menos|tardara|tendria|tengo|hay|de))* ?(?:tard\\w+|dilat\\w+|demor\\w+|llega\\w*|viene\\w*|falta|tiempo|esperar|espera)(?: (?:en|la|el|para|que|por|a|los|un))*(?: (?:llegar|grua|chofer|venir|llegue|vengan|mandar\\w*|llega|driver|troca|ellos))?(?: (?:la|el) (?:grua|chofer|driver))?',
      ],
    },
    {
      told: 'what time will they be here',
      says: [
        '(?:a que|que|como a que) horas?(?: (?:van|va|me|creen?|que|seria|puede|pueden|podria))* (?:lleg\\w+|vien\\w+|veni\\w+|veng\\w+|mand\\w+|estar\\w*|pas\\w+)',
      ],
    },
    {
      told: 'when will they be here',
      says: ['cuando(?: (?:va|van|me|a))* (?:lleg\\w+|vien\\w+|mand\\w+|veng\\w+)'],
    },
  ],
  status: [
    {
      told: 'where is my truck',
      says: [
        '(?:(?:en|por|y|a) )?donde(?: (?:esta|viene|va|anda|queda|ya|se))+(?: (?:la|mi|el|su))* (?:grua|chofer|driver|troca|tow truck|tow|conductor|operador|muchacho|senor)',
      ],
    },
    {
      told: 'is the truck on the way',
      says: [
        '(?:ya )?(?:viene|va a venir|salio|mandaron|viene en camino|llega|va a llegar|vienen|van a venir|esta en camino)(?: (?:en camino|la|mi|el|una))* ?(?:grua|chofer|driver|troca|tow truck|en camino)',
      ],
    },
    {
      told: 'I already called',
      says: [
        '(?:ya )?(?:llame|hable|habia llamado|habia hablado|pedi|marque|les hable|les llame)(?: \\w+)? (?:antes|hace (?:rato|un rato|una hora|media hora|como \\w+ \\w+)|mas temprano|ya|horas?)',
      ],
    },
    {
      told: 'still waiting',
      says: [
        '(?:sigo|seguimos|todavia (?:sigo|estoy)|llevo|tengo|ya tengo|ya llevo)(?: \\w+){0,3} (?:esperando|de espera)',
      ],
    },
    {
      told: 'checking on the status of my tow',
      says: [
        '(?:quiero|quisiera|hablo|llamo|para)(?: (?:para|saber|preguntar|checar|ver|por|sobre))+(?: (?:de|el|la|mi|como|va|que|paso|con|estatus|estado|sobre))* (?:grua|servicio|remolque|pedido|estatus|orden)',
      ],
    },
  ],
  cancel: [
    {
      told: "don't cancel it",
      says: ['no (?:(?:me|nos|se) )?(?:la |lo |los )?cancele[ns]?(?: (?:la|el|mi|grua|servicio))*'],
    },
    {
      told: 'cancel the tow',
      says: [
        '(?:(?:quiero|quisiera|necesito|puede|pueden|favor de|mejor|hay que|voy a) )*(?:cancel\\w+)(?: (?:la|el|mi|lo|esa|ese|por favor|todo|una))*(?: (?:grua|servicio|remolque|orden|pedido|viaje))?',
      ],
    },
    {
      told: "don't need it anymore, cancel",
      says: [
        '(?:ya no (?:(?:la|lo|los|me|se) )?(?:(?:necesito|ocupo|quiero|necesitamos|ocupamos|hace falta)(?! \\w+[aei]r\\b)|mande|manden|vengan|venga)|no (?:la|lo) (?:(?:necesito|ocupo|quiero|necesitamos)(?! (?:que|\\w+[aei]r)\\b)|mande|manden)|no (?:mande|manden|vengan|venga))(?: (?:la|el|su|una|mas|ya|nada|que|vengan))*(?: (?:grua|servicio|remolque))?',
      ],
    },
    {
      told: 'got another tow',
      says: [
        '(?:ya )?(?:me |lo )?(?:consegui|encontre|llego|hable con|contrate)(?: (?:a|con|una?|otro|otra))* (?:otra|otro|grua|compania|alguien mas|compadre)(?: (?:grua|compania))?',
      ],
    },
    {
      told: 'it started again',
      says: [
        '(?:ya )?(?:prendio|arranco|encendio|lo arregle|se arreglo|lo arreglaron|pude prenderlo|jalo)',
      ],
    },
    {
      told: 'never mind, cancel',
      says: [
        '(?:que )?siempre no|ya (?:llego|vino|viene)(?: (?:mi|un|una|el|la|otro))* (?:compadre|amig[oa]|espos[oa]|herman[oa]|primo|cunado|papa|hijo|vecino)(?: (?:a|por))? ?(?:ayudar(?:me)?|mi|mecanico)?',
      ],
    },
    { told: 'never mind', says: ['olvidelo|dejelo asi|asi dejelo|olvidese'] },
  ],
  wait: [
    {
      told: 'hold on',
      says: [
        '(?:(?:me|nos) )?(?:espere(?:me|n|nme|se)?|esperese|aguante(?:me)?|permita(?:me)?|permitame|deme|dame|un|una|nomas)(?: (?:un|una|tantito|chance|por favor))* ?(?:momento|momentito|segundo|segundito|minuto|minutito|tantito|ratito|rato|chance)(?: (?:por favor|,))?',
        '(?:esperem?e|espereme|aguanteme|permitame)(?= ,|$| \\.| por)',
      ],
    },
    {
      told: 'hold on, let me check',
      says: [
        '(?:dejeme|deja|deje|dejame|voy a|dejeme ir a|tengo que|permitame) (?:le pregunto|pregunto|le checo|ver|checar|buscar|preguntar|fijarme|revisar|mirar|checo|veo|salir a ver|bajarme)(?: (?:lo|la|le|bien))?',
      ],
    },
  ],
  repeat: [
    {
      told: 'can you repeat that',
      says: [
        '(?:me (?:puede|podria|lo puede)|puede|podria|puedes) (?:repetir|repetirme|decir (?:otra vez|de nuevo)|hablar (?:mas fuerte|mas despacio|mas recio))(?: (?:la pregunta|eso|por favor|lo))*|repita(?:lo|me)?(?: (?:la pregunta|por favor|eso))*|otra vez(?: por favor)?(?=$| [.?])|de nuevo por favor|hable mas (?:fuerte|despacio)',
      ],
    },
    {
      told: "I didn't catch that",
      says: [
        '(?:no (?:le|te|lo|la) (?:escucho|oigo|escuche|oi|oyo|entendi|entiendo|alcanzo a oir|capto|alcance a oir)|no (?:oi|escuche|entendi))(?: (?:bien|nada|muy bien|la pregunta|que dijo|lo que dijo))*',
      ],
    },
    {
      told: 'pardon',
      says: [
        '(?:como|que|mande|mande usted|como dijo|que dijo|que cosa|como mande|perdon|disculpe|digame|eh|que me dijo|a ver como)(?: \\?)?$',
      ],
    },
  ],
  confused: [
    {
      told: "I don't understand",
      says: [
        'no (?:entiendo|comprendo)(?: (?:la pregunta|nada|que|lo que|quiere))*|que (?:quiere decir|significa)(?: eso| con eso)?|no se que (?:me )?(?:pregunta|dice|quiere)',
      ],
    },
  ],
  robot: [
    {
      told: 'are you a robot',
      says: [
        '(?:(?:es|eres|usted|tu|acaso|estoy hablando con|hablo con|esto|con) )+(?:es )?(?:una? |la |el )?(?:maquina|robot|computadora|grabacion|contestadora|inteligencia artificial|persona real|persona de verdad|bot)',
      ],
    },
    {
      told: 'who is this',
      says: [
        '(?:con quien (?:hablo|estoy hablando|tengo el gusto)|quien (?:habla|es|contesta)|de (?:donde|que compania) (?:es|habla)|que compania es)(?= \\?|$| ,| \\.)',
      ],
    },
  ],
  'text me': [
    {
      told: 'can you text me',
      says: [
        '(?:me (?:puede|podria|pueden)|puede|podria|pueden|mejor|si me)? ?(?:mandar(?:me)?|mande(?:me|nme)?|manden(?:me)?|enviar(?:me)?|envie(?:me)?|textear(?:me)?|textee(?:me)?|textie\\w*)(?: (?:un|el|por|mejor|eso))* ?(?:mensaje|texto|text|link|mensajito|mensaje de texto|whatsapp)',
      ],
    },
    { told: 'text me', says: ['(?:texteeme|textieme|texteme|textear(?:me)?)'] },
  ],
  hours: [
    {
      told: 'what are your hours',
      says: [
        '(?:a que hora|hasta que hora|cuando) (?:abren|cierran|abre|cierra|estan abiertos)|(?:estan|esta) abiert[oa]s?|(?:cual es )?(?:su |el )?horario(?: de \\w+)?|(?:en |a )?donde (?:estan|queda|quedan|se encuentran)(?: ubicad[oa]s)?(?: (?:ustedes|su oficina))?(?= \\?|$| \\.)',
      ],
    },
  ],
  release: [
    {
      told: 'you towed my car, release my car from the impound lot',
      says: [
        '(?:se (?:me )?|me |nos )?(?:llevaron|remolcaron|levantaron|quitaron|jalaron|tow\\w+)(?: (?:ustedes|ya|ayer|anoche|mi|el|la))* <car>|<my> <car> (?:esta|se lo llevaron|fue)(?: (?:en|al|a|su|el))* (?:corralon|yarda|deposito|lote|impound)|(?:recoger|sacar|recuperar)(?: <my>)? <car> (?:del|de) (?:corralon|deposito|su yarda|yarda|lote|impound)|ustedes (?:tienen|se llevaron|traen)(?: <my>)? <car>',
      ],
    },
  ],
  complaint: [
    {
      told: 'I have a complaint',
      says: [
        '(?:poner|tengo|quiero (?:poner|hacer)|hacer)(?: una)? (?:queja|reclamo|reclamacion)|(?:me|su (?:chofer|grua|driver|operador))(?: (?:me|le))? (?:rayo|rayaron|golpearon|golpeo|dano|danaron|rompieron|rompio|abollaron)(?: (?:mi|el) <car>)?|(?:me )?cobraron (?:de mas|doble|dos veces)|reembolso|(?:los )?voy a demandar|nunca (?:llegaron|vinieron|llego)|mal servicio|pesimo servicio',
      ],
    },
  ],
  message: [
    {
      told: 'leave a message, call me back',
      says: [
        '(?:quiero |puedo |dejeme |quisiera |le )*(?:dejar|dejo|dejarle)(?: (?:un|una|le))* (?:mensaje|recado)|(?:que|digale que|dile que) (?:me )?(?:llamen|llame|marque|marquen|hable|regrese la llamada|regresen la llamada)|(?:regreso|regresando|devolviendo)(?: (?:una|la|su))* llamada',
      ],
    },
  ],
  'wrong number': [
    {
      told: 'wrong number',
      says: [
        '(?:(?:creo que|perdon|disculpe|ay) )*(?:numero equivocado|me equivoque de (?:numero|telefono|lugar)|marque (?:mal|equivocad\\w+|el numero equivocado|sin querer|por error)|no es (?:ahi|alli|la casa de|el restaurante)(?: \\w+)?|es la (?:pizzeria|farmacia|clinica|panaderia))',
      ],
    },
  ],
  'not a tow': [
    {
      told: 'are you hiring',
      says: [
        '(?:estan |anda[n]? )?(?:contratando|ocupan (?:choferes|gente|trabajadores)|hay trabajo|busco trabajo|ando buscando trabajo|solicitud de empleo)',
      ],
    },
    {
      told: 'do you buy junk cars',
      says: ['(?:compran|compra)(?: \\w+)? <car>s?|(?:quiero )?vender(?: (?:mi|un|el))? <car>'],
    },
    {
      told: 'just a question',
      says: ['(?:nomas|solo|solamente|nada mas)? ?(?:tengo )?(?:una|la)? ?pregunta(?= [,.]|$)'],
    },
  ],
  greeting: [
    {
      told: 'hello, are you there',
      says: [
        '(?:esta|estas|sigue|siguen|hay alguien|alguien|me (?:oye|escucha|oyes))(?: ahi| alli)?(?= \\?)',
      ],
    },
    { told: 'we got cut off', says: ['se (?:me )?(?:corto|cayo)(?: la llamada)?|nos cortamos'] },
  ],
}
