import type { GlossRule } from './rule.ts'

/** What is dangerous, and what says that it is not. A denial is put into English whole, so that it stays one. */
export const dangers: readonly GlossRule[] = [
  // Nobody is hurt.
  [
    '(?:pero )?(?:no hay|no tenemos|sin|no hubo)(?: ningun[oa]?)? (?:heridos?|heridas|lesionad[oa]s?|golpead[oa]s|lastimad[oa]s|nadie (?:herido|lastimado|golpeado)|lesiones|golpes)',
    'nobody is hurt',
  ],
  [
    'nadie (?:esta |salio |resulto |se )?(?:herid[oa]|lastimad[oa]|lesionad[oa]|golpead[oa]|lastimo|golpeo|hirio|mal)',
    'nobody is hurt',
  ],
  [
    'no (?:estoy|estamos|esta|estan|salimos|sali)(?: \\w+)? (?:herid[oa]s?|lastimad[oa]s?|lesionad[oa]s?|golpead[oa]s?)',
    'not hurt',
  ],
  [
    '(?:gracias a dios )?no (?:me|nos|le|les) paso nada|no paso (?:nada|a mayores)|no fue nada|todos? (?:salimos|salieron) (?:bien|ilesos)',
    'nobody is hurt',
  ],
  [
    '(?:pero )?(?:gracias a dios )?(?:estamos |estan |todos )+(?:todos )?(?:muy |bien )?(?:bien|sanos|okay|ok)(?: todos| gracias a dios)?',
    'everybody is fine',
  ],
  ['(?:pero )?(?:yo )?(?:si )?estoy (?:muy )?bien|me siento bien', "I'm fine"],

  // Hurt.
  [
    '(?:hay|tengo|tenemos|traigo)(?: \\w+)? (?:heridos?|heridas?|lesionad[oa]s?|lastimad[oa]s?|golpead[oa]s|muertos?)',
    'somebody is hurt',
  ],
  [
    '(?:estoy|esta|estan|estamos|salio|sali|salimos|quedo|resulto|viene)(?: <so>)? (?:herid[oa]s?|lastimad[oa]s?|lesionad[oa]s?|golpead[oa]s?|mal herid[oa])',
    'is hurt',
  ],
  [
    'herid[oa]s?|lastimad[oa]s?|lesionad[oa]s?|se (?:lastimo|golpeo|pego en la cabeza)|me (?:lastime|golpee|pegue en la cabeza)',
    'hurt',
  ],
  [
    '(?:<is>|estoy|le <is>|me <is>|le sale|me sale|hay|tiene|tengo)(?: \\w+)? (?:sangrando|sangre|saliendo sangre|mucha sangre)',
    'is bleeding',
  ],
  ['sangrando|sangre|se (?:esta )?desangra(?:ndo)?', 'bleeding'],
  [
    'inconsciente|desmayad[oa]|se (?:me |nos )?desmayo|se (?:esta |va a )?desmay(?:ando|ar)|perdio el conocimiento|no (?:se )?(?:reacciona|despierta|despierto)|no (?:responde|contesta)(?= [,.]|$)|no se mueve el (?:senor|muchacho)',
    'unconscious',
  ],
  ['no (?:puede|puedo) respirar|no respira|le falta el aire|me falta el aire', "can't breathe"],
  [
    '(?:me|le) (?:duelen?|esta doliendo)(?: (?:mucho|bien|muy|todo))* ?(?:(?:el|la|los|las|mi|su) )?(?:<limb>|cuerpo|todo)',
    'is hurt, my neck hurts',
  ],
  [
    '(?:se )?(?:quebro|rompio|fracturo|quebre|rompi) (?:el|la|un|una) (?:brazo|pierna|mano|pie|costilla|nariz|hueso)',
    'broken leg',
  ],
  [
    '(?:(?:me|le|nos|se) )?(?:pegue|pego|golpee|golpeo|lastime|lastimo|corte|corto|queme|quemo|aplasto|machuque|machuco)(?: muy| bien| bastante)?(?: fuerte| feo)? (?:en )?(?:el|la|las|los|mi|su) <limb>',
    'is hurt, hit my head',
  ],
  [
    'no (?:puede|puedo) (?:mover|sentir)(?: bien)? (?:el|la|las|los|mi|su|mis) <limb>|no (?:siento|siente) (?:el|la|las|los|mi|su|mis) <limb>',
    "can't move my leg",
  ],
  [
    '(?:me|lo|la|nos|los) (?:atropello|atropellaron)|(?:atropelle|atropello|atropellaron) a (?:un|una|alguien|mi|el|la)|(?:le )?(?:pegue|pego|di|dio|tumbe|tumbo) a (?:un|una|el|la) (?:muchach[oa]|senora?|nin[oa]|peaton|ciclista|persona|hombre|mujer|motociclista|viejit[oa]|bicicleta)|(?:le )?(?:pegue|pego) a alguien',
    'got run over, is hurt',
  ],
  [
    '(?:se le |se me )?(?:rompio|revento)(?: la| el)? (?:fuente|agua|bolsa de agua)|se le rompieron las aguas|(?:tiene|tengo|esta con|estoy con|anda con|ya tiene|le dan|(?:ya )?(?:le |me )?(?:empezaron|comenzaron))(?: los| muchos| muy)? (?:dolores|contracciones)|(?:ya )?(?:va a|viene a|esta por) (?:nacer|tener (?:al|el|a su|su) bebe|aliviarse)|se va a aliviar|dando a luz|de parto|ya viene el bebe',
    'is in labor',
  ],
  [
    '(?:mi|el|la|un|una|mi <kin>) <kin> (?:se )?(?:(?:me|nos|le) )?(?:esta )?(?:muriendo|muere)',
    'somebody is dying',
  ],
  [
    '(?:me|se) (?:siento|siente)(?: muy| bien| bastante)? mal|(?:esta|estoy|ando|anda)(?: muy| bien)? maread[oa]|se le (?:bajo|subio) (?:la presion|el azucar)|me voy a desmayar|siento que me desmayo|vomitando',
    'is dizzy',
  ],
  [
    '(?:le|me|les|nos) (?:dispararon|dieron un balazo|tiraron balazos|metieron un balazo)|(?:le|me) (?:esta dando|dio|va a dar|anda dando) (?:un|el|como un) (?:ataque|infarto|derrame|paro)|balacearon|balazos?|apunal\\w+',
    'got shot',
  ],
  [
    'ambulancia|paramedicos|derrame cerebral|infarto|ataque al corazon|convulsion\\w*|convulsionando|va a dar a luz|esta de parto|contracciones',
    'ambulance',
  ],
  [
    'atrapad[oa]s?|prensad[oa]s?|(?:esta |estan |quedo |quedaron |sigue )?(?:atorad[oa]s?|atascad[oa]s?) (?:adentro|dentro|entre)|no (?:puede|puedo|podemos|pueden) salir(?:se|me|nos)? del <car>',
    'trapped',
  ],
  [
    'no (?:(?:lo|la|los|las) )?(?:puedo|podemos|pueden) (?:sacar|sacarlo|sacarla|sacarlos)(?: a (?:el|la|mi|un|una)(?: <kin>)?)?(?= [,.]|$| (?:a|de|del|esta)\\b)(?<! de)',
    "can't get him out",
  ],
  ['(?:no|sin) (?:necesito|necesitamos|hace falta|ocupamos)?(?: una)? ?ambulancia', 'not hurt'],

  [
    '(?:tengo|tiene|trae|traigo) (?:el|la|los|las|un|una) <limb> (?:atorad|prensad|atrapad|quebrad|rot|cortad|abiert|hinchad|lastimad)[oa]s?',
    'my leg is broken',
  ],

  [
    '(?:me |le |se me |se le )?(?:entro |metio |cayo )?(?:un |una |algo de )?(?:vidrio|vidrios|acido|gasolina|fierro) en (?:el|los|mi|su) ojos?',
    'glass in my eye',
  ],
  [
    'se (?:puso|sintio|esta poniendo|esta sintiendo) (?:muy |bien )?mal|no puede (?:hablar|caminar|pararse)|se le durmio (?:la cara|medio cuerpo|el brazo)',
    'is dizzy',
  ],

  // In the way of traffic.
  [
    '(?:en|a|esta en|estoy en) (?:medio|mitad|el medio|la mitad) (?:de|del)(?: la| el| una)? (?:<road>|trafico|interseccion|cruce)',
    'in the middle of the road',
  ],
  [
    '(?:en|por|a) (?:(?:la )?mera |la pura |plena |pleno |media |medio )(?:<road>|trafico)',
    'in the middle of the road',
  ],
  ['enmedio de(?:l| la| el)? (?:<road>|trafico|interseccion|cruce)', 'in the middle of the road'],
  [
    '(?:en|sobre)(?: el| un)? (?:mero )?(?:(?:primer|segundo|tercer|cuarto|ultimo) )?(?:carril|linea)(?: (?:numero )?(?:\\d|uno|dos|tres|cuatro)(?= |$))?(?: (?:de|del|de la))?(?: (?:alta|baja|enmedio|en medio|centro|izquierda|derecha|izquierdo|derecho|rapido|lento|velocidad))*',
    'in the lane of traffic',
  ],
  [
    '(?:bloqueando|tapando|estorbando|obstruyendo|atravesad[oa] en)(?: (?:el|la|los|las|todo el))? ?(?:trafico|<road>|carril|carriles|paso|camino|linea)?',
    'blocking the road',
  ],
  [
    '(?:los |las )?(?:carros|coches|trailers|camiones|trocas|otros)? ?(?:me |nos )?(?:pasan|estan pasando|pasan los carros|vienen|van)(?: (?:los carros|los trailers))? (?:muy |bien |bastante |a toda |hechos? )(?:rapido|recio|cerca|fuerte|cerquita|velocidad|la madre|madre|raya)(?: de mi| de nosotros)?',
    'cars are flying by, not safe',
  ],
  [
    '(?:(?:todos|los carros|los trailers|las trocas|la gente) )?(?:me |nos )?(?:pasan |estan pasando |vienen )?(?:pitando|pitan|estan pitando|tocan el claxon|rozando|rozan|esquivando|esquivan|sacando la vuelta)(?: (?:me|nos|mucho|todos|el claxon))*',
    'cars are swerving around me',
  ],
  [
    '(?:me|nos|lo|la) (?:van|va) a (?:chocar|pegar|dar|matar|atropellar|llevar|aplastar)(?: por detras| por atras)?',
    'going to get hit',
  ],
  [
    'no (?:hay|tiene|tengo)(?: nada de)? (?:acotamiento|orilla|hombro|shoulder)',
    'there is no shoulder',
  ],
  [
    '(?:casi|por poco)(?: y)? (?:me|nos) (?:pegan|chocan|atropellan|pega|choca|dan|llevan)',
    'almost got hit',
  ],
  [
    '(?:en|sobre|arriba de) (?:las|la) vias?(?: del tren)?|en los rieles|en el cruce del tren',
    'on the train tracks',
  ],
  [
    'no (?:me )?(?:lo )?(?:pude|puedo|pudimos|podemos) (?:orillar(?:me|nos|lo)?|mover(?:lo|me)? de (?:la|el) (?:<road>|carril)|sacar(?:lo)? de (?:la|el) (?:<road>|carril|camino))',
    "can't get off the road",
  ],

  [
    'no (?:me|nos) (?:ven|miran|alcanzan a ver|pueden ver)(?: (?:los carros|bien))?',
    "cars can't see me",
  ],
  [
    '(?:(?:estoy|estamos|ando|me quede|quede|parad[oa]) )*(?:en|por) (?:la |el )?(?:via rapida|express)|en los carriles(?: centrales| principales)?',
    'in the fast lane',
  ],

  [
    'no (?:me |nos |lo |la )?(?:puedo|podemos|pude|pudimos) (?:salir|mover|sacar|quitar|hacer)(?:me|nos|lo|la)? (?:del|de la|de el|de)(?: la| el)? (?:carril|camino|<road>|paso|medio)',
    "can't get it out of the lane",
  ],
  [
    '(?:esta |quedo |estoy |quedamos |estamos )?(?:colgando|a punto de caer|por caerse)(?: (?:de|del|en|por|a)(?: la| el| un)? (?:puente|barranco|barrera|orilla|voladero|guardarriel|desnivel|guardrail))?',
    'hanging off the bridge',
  ],
  [
    '(?:mi|el|la) (?:<kin>|jefe|jefa|patron|patrona) me (?:va|ha de|quiere) (?:a )?matar',
    'I was in a hurry',
  ],

  [
    'no (?:hay|tengo|encuentro) (?:lugar )?(?:a |en )?(?:donde|para) (?:orillar|parar|hacer|mover|salir)(?:me|nos|se)?(?: a un lado)?',
    'nowhere to pull over',
  ],

  // Out of it.
  ['(?:no ,? )?no (?:estoy|estamos|corro|corremos) (?:en )?(?:ningun )?peligro', "I'm safe"],
  [
    '(?:ya )?(?:me orille|nos orillamos|estoy orillad[oa]|estamos orillados|(?:lo|la) orille|me hice a un lado|me sali del camino)',
    "I'm pulled over on the shoulder",
  ],
  [
    '(?:en|a|hasta)(?: la| el)?(?: pura| mera| mero)? (?:orilla|orillita|acotamiento|arcen|shoulder|hombro|banqueta)(?: (?:de|del)(?: la| el)? (?:<road>))?',
    'on the shoulder',
  ],
  ['a(?:l| un) lado (?:de|del)(?: la| el)? (?:<road>)', 'on the side of the road'],
  ['(?:en (?:un |una )?)?(?:lugar|sitio|parte|area|zona|lado) segur[oa]', 'in a safe place'],
  [
    '(?:a salvo|estoy segur[oa]|estamos seguros|fuera (?:del? )?(?:peligro|trafico|camino|la carretera|la calle))',
    "I'm safe, out of traffic",
    ['safety', 'anything'],
  ],
  ['(?:si ,? )?(?:estoy|estamos|me siento) (?:muy |bien )?segur[oa]s?', "yes I'm safe", ['safety']],
  [
    'no (?:estoy|estamos)(?: en)?(?: un| una)? ?(?:muy |bien |tan |nada )?(?:lugar |area |zona |sitio )?(?:segur[oa]s?|a salvo)(?: (?:aqui|ahi))?',
    "I'm not safe",
    ['safety'],
  ],
  [
    'no (?:estoy|estamos)(?: en)?(?: un| una) (?:lugar |area |zona |sitio )segur[oa]|no estoy segur[oa] aqui|no es (?:muy |nada |un lugar )?segur[oa]|esta (?:muy |bien )?(?:peligroso|feo)(?: aqui| el lugar)?|es (?:muy )?peligroso|corro peligro|en peligro',
    "I'm not safe",
  ],

  // Water.
  [
    '(?:(?:el|mucha) )?agua (?:ya |casi |me |nos |le |se |esta )*(?:llega|llegando|llego|va|tapa|tapando|cubre|sube)(?: ya)?(?: (?:a|al|hasta|por|mas))*(?: (?:el|la|las|los|mi|mis))? (?:puertas?|ventanas?|asientos?|rodillas?|cintura|cofre|motor|llantas|pecho|cuello|manijas?|parabrisas|tablero)',
    'the water is up to my door',
  ],
  [
    '(?:esta|sigue|va) subiendo(?: mas)?(?: el agua)?|(?:(?:el )?agua )?(?:(?:esta|sigue|va) )?subiendo(?: mucho| rapido)?|sube el agua',
    'the water is rising',
  ],
  [
    '(?:se (?:me )?)?(?:(?:esta|sigue) )?(?:metiendo|mete|entrando|entra)(?: (?:mucha|toda))?(?: el)? agua|(?:el )?agua (?:(?:ya|se|me|le|esta|sigue|nos|anda) )*(?:metiendo|entrando)(?: (?:al|a la|en el|por el) <car>)?|(?:estamos|estoy|esta|me subi|nos subimos)(?: \\w+)? (?:arriba|encima) del <car>|(?:en|al) (?:el )?techo del <car>',
    'water is coming in the car',
  ],
  [
    '(?:me meti|nos metimos|me fui|cai|entre|me meti derecho)(?: (?:en|a|al|con))+ (?:el |la |un |una )?(?:agua|corriente|inundacion|rio|arroyo|lago|charco grande|canal)|(?:se )?(?:cayo|fue) (?:al|a un|en un|en el) (?:rio|arroyo|lago|agua)',
    'drove into high water',
  ],
  [
    '(?:me|nos|lo) (?:esta )?(?:llevo|llevando|arrastro|arrastrando|lleva|arrastra) (?:la corriente|el agua|el rio)|(?:el <car> |estoy |esta )(?:flotando|hundiendose|bajo el agua)|se (?:me )?esta hundiendo',
    "we're floating",
  ],
  [
    '(?:en|por) (?:(?:la|el|una?|lo) )?(?:inundacion|agua honda|(?:calle|<road>|puente) inundad[oa])|(?:estoy|estamos|quede|quedamos)(?: atascad[oa]s?| atorad[oa]s?| varad[oa]s?)? (?:en|entre) (?:el |tanta |mucha )?agua',
    'in high water',
  ],

  [
    '(?:se )?(?:me )?(?:esta|estan|empezo a|anda) inunda(?:ndo|r)(?: (?:la|el|toda la|todo el) (?:<road>|<car>))?|se inundo (?:la|el|toda la|todo el) (?:<road>|<car>)|se crecio el (?:rio|arroyo)',
    'the street is flooding',
  ],

  [
    '(?:el )?agua (?:me |nos |se )?(?:(?:esta|anda) )?(?:llevando|arrastrando|llevo|arrastro)(?: (?:el|mi|la) <car>)?',
    "we're floating",
  ],

  // Fire, smoke and fuel.
  ['(?:roj[oa] )?(?:como (?:el )?)?(?:roj[oa] )?(?:fuego|bombero)(?<=roj[oa] .*)', 'fire red'],
  ['no se (?:(?:me|le) )?(?:esta|quiere|estaba) (?:prendiendo|prender)', "won't start"],
  [
    'se (?:(?:me|le) )?(?:esta|estaba|anda|empezo a) (?:prendiendo|prender)(?: fuego)?(?! (?:la|el|las|un|una) (?:luz|luces|foco|focos|testigo|alarma|check))',
    'is on fire',
  ],
  [
    '(?:salen|salieron|echa|echando|avienta|aventando|sacando|saca)(?: muchas)? chispas',
    'sparks are flying',
  ],
  [
    '(?:va|puede|vaya) a (?:explotar|tronar(?= (?:el carro|todo))|reventar(?= (?:el carro|todo)))',
    'going to explode',
  ],
  [
    '(?:se |me |se me )?(?:esta |estaba )?(?:quemando|incendiando|prendiendo fuego|ardiendo)|(?:se |me |se me )(?:incendio|prendio (?:fuego|lumbre))|en llamas|hay (?:fuego|lumbre|llamas)|(?:tiene|trae|agarro|le sale|sale|saliendo|echando)(?: \\w+)? (?:fuego|lumbre|llamas)',
    'is on fire',
  ],
  ['fuego|lumbre|llamas|incendio', 'on fire'],
  ['tienda de (?:humo|vapor|vapeo)|smoke shop', 'smoke shop'],
  [
    'no (?:hay|tiene|sale|echa|veo)(?: ni)? (?:fuego|lumbre|llamas|humo)(?: ni (?:fuego|lumbre|llamas|humo))?',
    'no fire no smoke',
  ],
  [
    '(?:<is>|le|me|se ve|hay|tiene|trae|veo|empezo a|esta|le esta)?(?: \\w+)? ?(?:echando|sacando|saliendo|tirando|sale|saca|salir|sacar|echar|echa) (?:mucho |un chorro de |bastante |puro )?humo',
    'is smoking',
  ],
  ['humo|humeando|humarada', 'smoke'],
  ['(?:echando|sacando|saliendo|tirando|sale|puro)? ?vapor', 'just steam'],
  [
    '(?:<is>|le|se le|se me|se|hay)?(?: esta)? ?(?:tirando|tira|tiro|rego|regando|goteando|saliendo|sale|derramando|derramo|chorreando|fuga de|fugando|derrame de)(?: (?:la|el|mucha|mucho|puro|pura|toda|todo))* (?:gasolina|gas|diesel|combustible)',
    'is leaking gas',
  ],
  [
    '(?:hay )?(?:gasolina|diesel|combustible) (?:tirad|regad|derramad|esparcid)[oa](?: (?:por|en) (?:toda la|todo el|la|el) (?:<road>|piso|suelo))?|(?:hay |es |se hizo |se esta haciendo )*(?:un )?(?:charco|charquito|mancha) de (?:gasolina|gas|diesel)|(?:hay )?(?:huele|olor|oliendo) (?:mucho |muy fuerte )?a (?:gasolina|gas|diesel)',
    'smells like gas',
  ],

  // Police, children and animals shut in, fear, age.
  [
    '(?:aqui )?(?:esta|estan|llego|ya llego|ya esta|hay|tengo)(?: aqui)?(?: ya)? (?:un |una |el |la |los )?(?:policias?|oficial|patrulla|trooper|sheriff|chota|agente)(?: (?:aqui|conmigo|con nosotros))?',
    'the police is here',
  ],
  [
    '(?:el|la|un|una) (?:policia|oficial|trooper|sheriff|patrullero) (?:me )?(?:dice|dijo|quiere|esta aqui|llego|pide|esta conmigo)',
    'the police is here',
  ],
  [
    '(?:estoy|estamos|ando|andamos)(?: parad[oa]s?)?(?: aqui)? (?:afuera|fuera|caminando|a pie|parad[oa]s?)(?: del? (?:<car>))?(?: (?:en|por|a|al|a la|en la|por la|a un|junto a|cerca de)(?: la| el| un| una)?)? (?:<road>|orilla|lado|acotamiento|shoulder)(?: (?:de|del)(?: la| el)? <road>)?',
    "I'm standing outside on the shoulder",
  ],
  [
    '(?:mi|el|la|un|una) <kin>(?: (?:esta|quedo|se quedo|se me quedo))* (?:encerrad[oa]|atrapad[oa])(?: (?:adentro|dentro|del|de|en|en el|en la|el|la|mi|<car>))*',
    'my grandma is locked in the car',
  ],
  // With the caller, or elsewhere.
  [
    '(?:deje|dejamos|lleve|llevamos|fui a dejar|fui a llevar|vengo de dejar|voy por|voy a recoger|tengo que (?:recoger|ir por)|recogi|recoger)(?: a)? (?:mi|mis|el|la|los|las) <small>(?: (?:a|en|de|con)(?: (?:la|el|su|mi|las))? (?:escuela|kinder|guarderia|casa|colegio|clases|practica|doctor|abuela|abuelita|suegra|mama|iglesia))',
    'my kids are at school',
  ],
  [
    '(?:(?:con|traigo|tengo|viene|vienen|y|a) )*(?:mi|mis|el|la|los|las|un|una|mi otro|mi otra) <small>(?: (?:y|e|con) (?:mi|mis|el|la|los) \\w+)?(?: (?:esta|estan|viene|vienen|va|van|anda|andan|bien|aqui|ya|tambien))* (?:conmigo|con nosotros|a mi lado|junto a mi)',
    'my kids are with me',
  ],
  [
    '(?:(?:mi|mis|el|la|los|las|un|una) )+<small>(?: (?:ya|si|se|me|todavia))*(?: (?:esta|estan|anda|andan|quedo|quedaron|duerme|sigue|salio|salieron))+(?: (?:bien|ya|aqui|alla|mejor))*(?: afuera| fuera| en (?:la |mi |su |el )?(?:casa|escuela|kinder|guarderia|trabajo|tienda|cama|hospital|iglesia)| con (?:mi|su|la|el|una?) (?!llaves?)\\w+| en (?:la )?casa de \\w+ \\w+)',
    'my kids are at home',
  ],
  [
    '(?:no (?:hay|tengo|traigo|traemos|viene|vienen|llevo|esta|estan)|sin|ni|ningun)(?: (?:mi|mis|a|ningun|ninguna|ni|el|la|los|las))* <small>(?: ni (?:ningun |ninguna )?<small>)*(?: (?:adentro|dentro|conmigo|en el <car>|encerrad[oa]s?))*',
    'no kids',
  ],
  [
    '(?:(?:el|la|los|las|mi|mis|un|una|su|sus|deje|dejo|dejamos|deje a|con|tengo|se quedo|se me quedo|se me quedaron|se quedaron|esta|estan|encerre|quedo|a|olvide) )+<small>(?: (?:esta|este|estan|se quedo|se quedaron|se quedo dormid[oa]|quedo|quedaron|se me quedo|se me quedaron|se me|se|que|encerrad[oa]s?|atrapad[oa]s?|tambien|solit[oa]s?|sol[oa]s?|dormid[oa]s?|llorando|sigue|todavia|alli|alla|ahi|aqui|amarrad[oa]))* (?:(?:adentro|dentro|encerrad[oa]s?|atrapad[oa]s?)(?: (?:y las llaves|con (?:las|mis) llaves))?(?: (?:del|de|en|en el|en la)(?: el| la| mi)? <car>)?|(?:en|arriba de) (?:el |la |mi |su |un )?(?:<car>|silla|sillita|asiento(?: de (?:atras|carro))?|car ?seat|carseat|cuna)(?: de (?:bebe|atras|carro|nino))?)',
    'my baby is locked inside the car',
  ],
  [
    '(?:se (?:me |nos )?(?:quedo|quedaron|encerro|encerraron)|esta|quedo|quedaron|hay|estan|cerre|encerre|deje)(?: encerrad[oa]s?| atrapad[oa]s?| adentro| dentro| el <car>| mi <car>| la <car>)* (?:(?:del <car>|de el <car>|en el <car>|con|el|la|los|mi|mis|un|una|a|a mi|a mis|con el|con mi|con la|con los|con mis) )*<small>(?: (?:adentro|dentro|encerrad[oa]s?|y las llaves))*',
    'my baby is locked inside the car',
  ],
  [
    'se (?:me |le |nos )?(?:cerraron|cerro|trabaron|trabo|bajaron|activaron|pusieron|puso)(?: (?:solos?|solas?))? (?:los |el |las |la )?(?:seguros?|puertas?|carro|coche|troca|camioneta)(?: (?:solos?|solas?|con seguro))?|(?:esta |quedo )?cerrad[oa] con seguro|con (?:los )?seguros? puestos?',
    'the doors locked',
  ],
  [
    'no (?:(?:lo|la|los|las) )?(?:puedo|podemos|pude|pudimos) abrir(?:lo|la|los|las)?',
    "can't open it, unlock my car",
  ],
  [
    'no hay (?:nadie|ningun \\w+|nin[oa]s?|bebes|perros?|animales)(?: (?:adentro|dentro|encerrad[oa]))?(?: del? (?:<car>))?|esta (?:vacio|solo) (?:el|mi) <car>',
    'no nobody',
  ],
  [
    '(?:tengo|me da|me esta dando|estamos con)(?: \\w+)? (?:miedo|panico)|estoy (?:muy |bien )?(?:asustad[oa]|nervios[oa] y sol[oa]|temblando)|(?:me|nos) (?:(?:estan|esta|viene|vienen|venia|venian|anda|andan|ha|han) )*(?:siguiendo|siguen|sigue|seguido|siguio|siguieron|persigue\\w*|persiguiendo|vigilando|rodeando|rodearon|(?:quieren|quiere|trataron de|intentaron|va a|van a) (?:asaltar|robar|quitar|pegar|bajar|matar|hacer dano)|asaltaron|asalto|asaltando|estan robando|amenaz\\w+)|(?:mi|el) (?:esposo|marido|novio|pareja|ex) me (?:pego|pega|golpeo|golpea|quiere pegar|amenaz\\w+)|(?:un |unos )(?:hombre|senor|tipo|muchacho|vato|guey|borracho)s? (?:esta |estan |me |anda )*(?:gritando|golpeando|tocando (?:la|el|mi)|dando vueltas|queriendo (?:abrir|entrar)|quiere (?:abrir|entrar)|molestando)|no me siento segur[oa]|(?:es |esta )?(?:un |una )?(?:barrio|zona|area|lugar) (?:muy )?(?:fe[oa]|peligros[oa]|mal[oa])|estoy sol[oa](?: (?:y|aqui|con))',
    "I'm scared",
  ],
  [
    '(?:mis (?:papas|padres)|mi (?:mama|papa)) (?:no (?:sabe|saben|esta|estan|puede|pueden)(?! (?:abrir|prender|manejar))(?: (?:nada|aqui|venir|que))*)|(?:yo )?tengo (?:solo |nomas |apenas )?(?:seis|siete|ocho|nueve|diez|once|doce|[6-9]|1[0-2]) anos(?! (?:con|de))|(?:yo )?tengo 1[3-7](?= y mis? (?:papa|mama|padre))|(?:yo )?(?:tengo|soy de) (1[3-7]|trece|catorce|quince|dieciseis|diecisiete) anos|soy menor(?: de edad)?|soy (?:un nino|una nina)',
    "I'm a minor",
  ],
]
