import type { GlossRule } from './rule.ts'

/** Why a truck is needed. */
export const troubles: readonly GlossRule[] = [
  // Tires.
  [
    '(?:<me> )?(?:poncho|poncharon|pincho|pincharon|revento|reventaron|desinflo|desinflaron|exploto|trono|tronaron|pico|bajo|bajaron|safo|zafo|salio|fregó|frego|chingo|acaba de ponchar)(?: (?:<my>|dos|tres|\\d|las \\d|un par de|dos de las|\\d de las))? <tire>(?: <where>)*',
    'I have a flat tire',
  ],
  [
    '(?:<my> )?<tire>(?: <where>)*(?: (?:<is>|se (?:me|le)?|ya|la tengo|la traigo|que esta))*(?: <so>)* (?:ponchad[oa]s?|pinchad[oa]s?|reventad[oa]s?|desinflad[oa]s?|baj[oa]s?|sin (?:nada de )?aire|(?:(?:toda|bien|esta|quedo) )?(?:en|hasta|por) el (?:suelo|piso)|no (?:trae|tiene|agarra)(?: nada de)? aire|tronad[oa]s?|picad[oa]s?|vaci[oa]s?|flat|poncho|revento|desinflo|trono|salio|exploto|bajo|pincho)',
    'flat tire',
  ],
  [
    '(?:traigo|tengo|trae|tiene|con)(?: (?:un|una|el|la|dos))? (?:ponchad[oa]|flat|ponchadura|pinchazo|ponche|pinchadura)',
    'I have a flat tire',
  ],
  ['<me> (?:poncho|ponche|revento|pincho|desinflo)', 'I have a flat tire'],
  ['(?:ponchad[oa]|ponchadura|pinchazo)', 'flat tire'],
  ['(?:me )?(?:ponche|se poncho)', 'I have a flat tire'],
  ['(?:cambiar|cambiarle|cambio de|me cambien|cambie)(?: (?:la|una|de))? <tire>', 'change a tire'],
  [
    'no (?:tengo|traigo|tiene|trae) (?:<tire> )?(?:de )?(?:refaccion|repuesto|extra|spare)',
    'no spare',
  ],
  [
    '(?:con |tengo |traigo )?<tire> (?:de )?(?:refaccion|repuesto|extra)|refaccion(?= [,.]|$)',
    'spare',
  ],
  [
    '(?:agarre|agarramos|cai en|caimos en|le di a|pise|pisamos|pase por|pase sobre|pase encima de|me comi|le pegue a) (?:un|una|unos|unas|algo|el)(?: (?:bache|hoyo|pozo|clavo|clavos|fierro|tabla|piedra|vidrio|vidrios|tope|cosa|tornillo|llanta|pedazo de \\w+))?(?: (?:que (?:estaba|habia)|tirad[oa]|ahi))*(?: (?:en|a) (?:el |la )?(?:(?:medio|mitad) (?:de |del )(?:la |el )?)?<road>)?',
    'hit a pothole',
  ],
  ['(?:un )?clavo(?: en (?:<my> )?<tire>)?', 'nail in the tire'],

  // Battery and starting.
  [
    '(?:<my> )?(?:bateria|pila|acumulador)(?: (?:<is>|se (?:me|le)?|me|le|ya|del? <car>|de mi <car>|del|mi))*(?: <so>)* (?:muert[oa]|descargad[oa]|baj[oa]|murio|acabo|descargo|bajo|no sirve|no carga|agotad[oa]|fallando|no tiene carga|dead|mala|no jala)',
    'dead battery',
  ],
  [
    '(?:<me> )?(?:murio|descargo|acabo|bajo|agoto|desconecto)(?: (?:<my>|toda))* (?:bateria|pila|acumulador)',
    'dead battery',
  ],
  [
    '(?:creo que |yo creo que |a lo mejor |parece que |ha de ser |puede ser |pienso que )*(?:es|sea|fue) (?:<my> )?(?:bateria|pila|acumulador)',
    'dead battery',
  ],
  [
    '(?:(?:necesito|ocupo|quiero|quisiera|nomas|nada mas|solo|que|pueden|puede|si) )*(?:me |nos |le )?(?:den|de|dar|pasar|pase|pasen|pasarme|pasarle|echar|echarme|darle|darme|necesito|ocupo)(?: (?:me|un|una|la|el))* (?:corriente|jump|brinco|puente|jump ?start|pasar corriente|brincar)',
    'need a jump start',
  ],
  ['(?:no traigo|no tengo) cables', 'need a jump start'],
  [
    '(?:deje|dejo|se me quedaron|se quedaron|olvide)(?: \\w+)? (?:las )?luces (?:prendidas|encendidas)?',
    'left the lights on',
  ],
  [
    'no (?:me )?(?:da|dio|daba) marcha|no (?:le )?da ni marcha|(?:no )?hace (?:nada|ni ruido|clic\\w*|click\\w*|nomas clic)',
    "won't crank",
  ],
  [
    '(?:ya )?no (?:<me> )?(?:quiere |quizo |quiso |puede |pude )?(?:prende|prender|prendio|prenda|arranca|arrancar|arranco|enciende|encender|encendio|prendia|arrancaba|quiere jalar|starte\\w*|estarte\\w*)',
    "won't start",
  ],

  [
    '(?:no (?:tiene|trae|tengo|hay|agarra) (?:corriente|carga|luz|luces|energia|electricidad))',
    'dead battery, no power',
  ],

  // Breakdowns.
  [
    '(?:<me> )(?:descompuso|descompostura|quedo|apago|paro|murio|mato|ahogo|desbielo|trabo|amarro|chingo|jodio|fundio|daño|dano|detuvo|fallo|echo a perder)(?: (?:<my> )?(?:<car>|motor))?(?: tirad[oa]| parad[oa]| ahi| aqui)?',
    'my car broke down',
  ],
  [
    '(?:<my> )?(?:<car>|motor)(?: (?:<is>|ya|se (?:me|le)?|me))*(?: <so>)* (?:descompuest[oa]|descompuso|apago|paro|murio|quedo|fallando|dejo tirad[oa]|no sirve|danad[oa]|daño|tirad[oa]|varad[oa]|desbielad[oa]|fundid[oa]|trabad[oa]|fallo)',
    'my car broke down',
  ],
  [
    '(?:<car>|se|ya|me)? ?(?:dejo|quede|quedo|quedamos|estoy|estamos|ando|esta) (?:tirad[oa]s?|varad[oa]s?|botad[oa]s?|sin carro)',
    'broke down',
  ],
  [
    '(?:ya )?no (?:<me> )?(?:quiere |puede )?(?:camina|caminar|avanza|avanzar|anda|andar|jala|jalar|mueve|mover|funciona|corre|responde|acelera|acelerar|sirve|agarra|agarra fuerza)',
    'not working',
  ],
  [
    'descompuest[oa]|averiad[oa]|se averio|averia|esta malo|malo el carro|esta fallando|falla mecanica|no sirve',
    'broken down',
  ],
  [
    '(?:hace|trae|tiene|se oye|empezo a hacer|haciendo)(?: (?:un|mucho|como|algo de))* ruidos?(?: (?:fe[oa]|rar[oa]|extran[oa]))?',
    'making a noise',
  ],
  [
    '(?:se )?(?:le |me )?(?:prendio|encendio|prendieron|sale|salio)(?: (?:la|una|un|el|las))* (?:luz|luces|check engine|foco|testigo)(?: (?:del|de|en|roja|amarilla)(?: el| la)? ?(?:motor|tablero|check engine|aceite|bateria)?)?',
    'check engine light came on',
  ],
  [
    '(?:no (?:tiene|tengo|trae|agarran|le agarran|sirven)(?: los)? frenos|se (?:me|le) (?:fueron|acabaron) los frenos|sin frenos)',
    'brakes failed',
  ],
  [
    '(?:se )?(?:<me> )?(?:rompio|quebro|revento|trozo|cayo|salio|zafo|desprendio)(?: <my>)? (?:banda|suspension|eje|flecha|rotula|direccion|manguera|mofle|cardan|soporte|bomba|rin|tirante|horquilla|terminal)',
    'broke the belt',
  ],

  // Keys.
  [
    '(?:(?:<me>|ya|yo) )*(?:deje|dejo|dejamos|quedaron|quedo|olvide|olvido|olvidaron|encerre|encerraron|cerre con|encerro)(?: (?:<my>|encerradas|adentro|dentro|con))*(?: <car>)? llaves?(?: (?:adentro|dentro|encerradas|puestas|pegadas|del?|en|el|la|mi|<car>))*',
    'locked my keys in the car',
  ],
  [
    '(?:<my> )?llaves?(?: (?:<is>|<me>|ya))* (?:quedaron |quedo )?(?:adentro|dentro|encerradas|puestas)(?: (?:del?|en|el|la|mi|<car>))*',
    'keys are locked inside the car',
  ],
  [
    '(?:deje|cerre|cerro|<me> cerro|encerre)(?: <my>)? <car>(?: (?:cerrad[oa]|y|con|las|mis|llaves|adentro|dentro))*(?: llaves)(?: (?:adentro|dentro|puestas))?',
    'locked my keys in the car',
  ],
  [
    '(?:me|nos) (?:quede|quedamos) (?:afuera|fuera|encerrad[oa])(?: de(?:l| mi)? <car>)?|me (?:cerre|deje) (?:afuera|fuera)',
    'locked out',
  ],
  [
    '(?:no puedo|no podemos|que me|me|necesito|para|pueden|puede|quien me)(?: (?:abran|abra|abrir|abrirme|abrirlo|abrirla|venir a abrir|me))+(?: <my>)?(?: <car>| puerta)?(?: del? <car>)?',
    'unlock my car',
  ],
  ['cerrajero', 'locksmith'],
  ['(?:<me> )?(?:perdi|perdio|perdieron|extravie)(?: <my>)? llaves?', 'lost my keys'],
  ['(?:<me> )?(?:quebro|rompio)(?: <my>)? llave', 'broke my key'],

  // Fuel.
  [
    '(?:me |nos |se )?(?:quede|quedamos|quedo|ando|estoy|venia)(?: ya)? sin (?:(?:nada|nadita|ni una gota|una gota|gota) de )?(?:gas|gasolina|diesel|combustible)',
    'ran out of gas',
  ],
  [
    '(?:ya )?(?:<me> )?(?:acabo|termino)(?: (?:el|la|toda la))? (?:gas|gasolina|diesel|combustible)',
    'ran out of gas',
  ],
  [
    'no (?:tengo|tiene|trae|traigo|le queda)(?: (?:ya|nada de))? (?:gas|gasolina|diesel)|(?:necesito|ocupo|traigan|traiga|traerme|traer|me traigan)(?: \\w+)? (?:gas|gasolina|diesel|unos galones)|sin (?:gas|gasolina|diesel)',
    'out of gas',
  ],
  [
    '(?:le )?(?:eche|echaron|puse|pusieron)(?: \\w+)? (?:diesel|gasolina) (?:en lugar|en vez|por error|equivocad\\w+)',
    'put the wrong gas in',
  ],

  // Accidents.
  [
    '(?:yo )?(?:tuve|tuvimos|hubo|tuvo|fue|acabo de tener|sufri)(?: \\w+)? (?:accidente|choque|chocaso)',
    'had an accident',
  ],
  [
    '(?:me|nos|lo|la|le|se) (?:acaban de )?(?:choco|chocaron|chocar|pegaron|pego|impacto|impactaron|dieron por atras|pegar|estrello)(?: (?:un|una|otro|por|atras|detras|de|lado|el|la|<car>|con))*',
    'had an accident, got hit',
  ],
  [
    '(?:choque|choco|chocamos|choque con|me estrelle|me estampe|nos estrellamos|le pegue|le pego|me impacte|pegue|di)(?: (?:a|con|contra|al|en))+(?: (?:un|una|el|la|otro|otra|una?))? ?(<car>|arbol|poste|barda|pared|barrera|muro|venado|vaca|perro|animal|guardarriel|cerca|casa|borrego|hidrante|guardrail|troca)?',
    'had an accident, crashed',
  ],
  [
    '(?:me|nos|le) (?:dieron|dio|metieron|pusieron) (?:un|el) (?:llegue|llegon|golpe|chingadazo|madrazo|trancazo)(?: (?:por|de|detras|atras|lado|frente))*',
    'had an accident, got hit',
  ],
  [
    'choque|chocamos|choco|accidente|colision|chocad[oa]|me estrelle|carambola|me atropellaron',
    'accident',
  ],
  ['(?:se (?:me )?atraveso|<me> atraveso) (?:un|una) (?:venado|animal|perro|vaca)', 'hit a deer'],
  [
    '(?:se )?(?:le |me )?(?:salieron|abrieron|activaron|tronaron|reventaron)(?: las)? (?:bolsas(?: de aire)?|airbags)',
    'airbags deployed',
  ],
  ['no (?:fue|es|hubo|tuve)(?: (?:un|ningun))? (?:accidente|choque)', 'not an accident'],

  // Stuck, off the road, upside down.
  [
    '(?:<me>|estoy|estamos|esta|quede|quedo|quedamos|el <car>)(?: <so>)* ?(?:atasc\\w+|ator\\w+|enterr\\w+|hundi\\w+|empantan\\w+|embanc\\w+|atranc\\w+|stuck)(?: (?:el|mi|la) <car>)?(?: (?:en|con)(?: (?:el|la|un|una|puro|mucho))* ?(?:lodo|arena|nieve|zanja|cuneta|tierra|pasto|zacate|hoyo|nieve|monte|soquete|barro|agua|jardin|camellon|yarda))?',
    'stuck in the mud',
  ],
  [
    '(?:en|a|dentro de) (?:el|la|una?|unas?) (?:zanja|cuneta|canal de desague|ditch)',
    'in the ditch',
  ],
  ['(?:en|con) (?:el|puro|mucho|un) (?:lodo|lodazal|barro|soquete)', 'in the mud'],
  [
    '(?:estan |se estan |nomas )?(?:patinando|patinan|resbalando)(?: las <tire>)?',
    'tires are spinning',
  ],
  [
    '(?:me|nos|lo|la|que lo|que me) (?:saquen|saque|sacar|jalen|jale|jalar)(?: (?:de aqui|de ahi|del lodo|de la zanja))?|(?:sacarlo|sacarla|sacarme|jalarlo)',
    'pull it out',
  ],
  [
    '(?:me|nos|se|se me) (?:fui|fuimos|fue|salio|salimos|sali)(?: (?:de|del|a|al|fuera))+(?: (?:la|el|un|una))? (?:<road>|zanja|cuneta|barranco|canal|ditch)',
    'ran off the road into a ditch',
  ],
  [
    '(?:<me> )?(?:volteo|volco|volque|volcamos|voltee|volteamos|rodo|ladeo)(?: (?:mi|el|la) <car>)?|volcad[oa]|voltead[oa]|volcadura|(?:llantas|patas) (?:pa|para) arriba|boca ?abajo|de (?:cabeza|lado)',
    'rolled over',
  ],
  [
    '(?:se )?(?:cayo|fue|cai|me fui) (?:a|al|en|por)(?: (?:un|una|el|la))? (?:barranco|precipicio|rio|arroyo|canal|lago|voladero)',
    'went down an embankment',
  ],

  // Heat and gears.
  [
    '(?:(?:traigo|trae|tengo|esta)(?: <my>)? (?:<car>|motor) )?(?:<me> )?(?:calentandose|calento|calienta|esta calentando|sobrecalento|sobrecalienta|esta sobrecalentando|calentando|calentar|hirvio|esta hirviendo)(?: (?:mucho|demasiado|el (?:carro|motor|radiador)|mi carro|muy rapido))*|(?:<car>|motor) (?:<is> )?(?:muy |bien )?(?:caliente|calentad[oa]|sobrecalentad[oa])|sobrecalentamiento',
    'overheated',
  ],
  [
    '(?:tira|tirando|perdiendo|pierde|se le (?:sale|salio|tiro)|tiro)(?: \\w+)? (?:agua|anticongelante|coolant)(?: (?:del? )?(?:radiador))?',
    'overheating, coolant is leaking',
  ],
  [
    '(?:no (?:le |me )?(?:quiere |puede |quieren )?(?:entra|entran|entrar|agarra|agarran|agarrar|meten?|meter|cambia|hace los)(?: (?:la|las|el|los|ningun\\w*|en|a))* ?(?:cambios?|velocidad(?:es)?|reversa|drive|marcha|primera|segunda|neutral)?|(?:se (?:le|me) (?:chingo|fue|acabo|daño|jodio|rompio) )?(?:la )?(?:transmision|clutch|embrague|caja de cambios|caja de velocidades))',
    'transmission',
  ],
  ['no agarra(?: (?:aire|presion))', 'not holding air'],

  // Other people's cars, moves.
  [
    '(?:un |una |hay |ese |esa |este )*<car>s? (?:que )?(?:esta |estan |se |me )?(?:estacion\\w+|parquead[oa]|tapando|bloqueando|parad[oa])(?: (?:mal|ilegalmente|en|enfrente de|tapando|bloqueando))+(?: (?:mi|la|el|nuestra|nuestro))? ?(?:entrada|driveway|cochera|lugar|spot|estacionamiento|parking|propiedad|garage|salida)',
    'a car is illegally parked blocking my driveway',
  ],
  [
    '(?:bloqueando|tapando|tapa|bloquea|tapado|bloqueado|estacionado en|me (?:tapo|bloqueo))(?: (?:mi|la|el|nuestra|nuestro))? (?:entrada|driveway|cochera|garage|salida|lugar)',
    'blocking my driveway',
  ],
  [
    '(?:un |el |una )?<car> abandonad[oa]|(?:lo|la) (?:abandonaron|dejaron abandonad[oa]|dejaron tirad[oa])',
    'abandoned car',
  ],
  [
    '(?:compre|acabo de comprar|vendi|compramos)(?: (?:un|una|el|este|otro))? <car>',
    'I bought a car and need it moved',
  ],
  [
    '(?:mover|mudar|transportar|trasladar|moverlo|moverla|transportarlo)(?: (?:un|una|el|mi))?(?: <car>)?(?: de un (?:lado|lugar) a otro)?',
    'transport the car',
  ],
]
