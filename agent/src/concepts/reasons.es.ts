import type { TowReason } from '@towline/contract'
import type { InSpanish } from './in-spanish.ts'

/** How each reason is told in Spanish. */
export const reasonsInSpanish: Partial<Record<TowReason, readonly InSpanish[]>> = {
  'Flat tire': [
    {
      told: 'I have a flat tire',
      says: [
        '(?:<me> )?(?:poncho|poncharon|pincho|pincharon|revento|reventaron|desinflo|desinflaron|exploto|trono|tronaron|pico|bajo|bajaron|safo|zafo|salio|fregó|frego|chingo|acaba de ponchar)(?: (?:<my>|dos|tres|\\d|las \\d|un par de|dos de las|\\d de las))? <tire>(?: <where>)*',
        '(?:traigo|tengo|trae|tiene|con)(?: (?:un|una|el|la|dos))? (?:ponchad[oa]|flat|ponchadura|pinchazo|ponche|pinchadura)',
        '<me> (?:poncho|ponche|revento|pincho|desinflo)',
        '(?:me )?(?:ponche|se poncho)',
      ],
    },
    {
      told: 'flat tire',
      says: [
        '(?:<my> )?<tire>(?: <where>)*(?: (?:<is>|se (?:me|le)?|ya|la tengo|la traigo|que esta))*(?: <so>)* (?:ponchad[oa]s?|pinchad[oa]s?|reventad[oa]s?|desinflad[oa]s?|baj[oa]s?|sin (?:nada de )?aire|(?:(?:toda|bien|esta|quedo) )?(?:en|hasta|por) el (?:suelo|piso)|no (?:trae|tiene|agarra)(?: nada de)? aire|tronad[oa]s?|picad[oa]s?|vaci[oa]s?|flat|poncho|revento|desinflo|trono|salio|exploto|bajo|pincho)',
        '(?:ponchad[oa]|ponchadura|pinchazo)',
      ],
    },
    {
      told: 'change a tire',
      says: ['(?:cambiar|cambiarle|cambio de|me cambien|cambie)(?: (?:la|una|de))? <tire>'],
    },
    {
      told: 'no spare',
      says: [
        'no (?:tengo|traigo|tiene|trae) (?:<tire> )?(?:de )?(?:refaccion|repuesto|extra|spare)',
      ],
    },
    { told: 'nail in the tire', says: ['(?:un )?clavo(?: en (?:<my> )?<tire>)?'] },
    { told: 'not holding air', says: ['no agarra(?: (?:aire|presion))'] },
  ],
  'Dead battery': [
    {
      told: 'dead battery',
      says: [
        '(?:<my> )?(?:bateria|pila|acumulador)(?: (?:<is>|se (?:me|le)?|me|le|ya|del? <car>|de mi <car>|del|mi))*(?: <so>)* (?:muert[oa]|descargad[oa]|baj[oa]|murio|acabo|descargo|bajo|no sirve|no carga|agotad[oa]|fallando|no tiene carga|dead|mala|no jala)',
        '(?:<me> )?(?:murio|descargo|acabo|bajo|agoto|desconecto)(?: (?:<my>|toda))* (?:bateria|pila|acumulador)',
        '(?:creo que |yo creo que |a lo mejor |parece que |ha de ser |puede ser |pienso que )*(?:es|sea|fue) (?:<my> )?(?:bateria|pila|acumulador)',
      ],
    },
    {
      told: 'just a jump start',
      says: [
        '(?:solo|nomas|nada mas|puro|pura) (?:(?:que me|me|le|que le) )?(?:pasen |pase |den )?corriente',
      ],
    },
    {
      told: 'need a jump start',
      says: [
        '(?:(?:necesito|ocupo|quiero|quisiera|nomas|nada mas|solo|que|pueden|puede|si) )*(?:me |nos |le )?(?:den|de|dar|pasar|pase|pasen|pasarme|pasarle|echar|echarme|darle|darme|necesito|ocupo)(?: (?:me|un|una|la|el))* (?:corriente|jump|brinco|puente|jump ?start|pasar corriente|brincar)',
        '(?:no traigo|no tengo) cables',
      ],
    },
    {
      told: 'left the lights on',
      says: [
        '(?:deje|dejo|se me quedaron|se quedaron|olvide)(?: \\w+)? (?:las )?luces (?:prendidas|encendidas)?',
      ],
    },
    {
      told: "won't crank",
      says: [
        'no (?:me )?(?:da|dio|daba) marcha|no (?:le )?da ni marcha|(?:no )?hace (?:nada|ni ruido|clic\\w*|click\\w*|nomas clic)',
      ],
    },
    {
      told: "won't start",
      says: [
        '(?:ya )?no (?:<me> )?(?:quiere |quizo |quiso |puede |pude )?(?:prende|prender|prendio|prenda|arranca|arrancar|arranco|enciende|encender|encendio|prendia|arrancaba|quiere jalar|starte\\w*|estarte\\w*)',
      ],
    },
    {
      told: 'dead battery, no power',
      says: [
        '(?:no (?:tiene|trae|tengo|hay|agarra) (?:corriente|carga|luz|luces|energia|electricidad))',
      ],
    },
  ],
  Breakdown: [
    {
      told: 'my car broke down',
      says: [
        '(?:<me> )(?:descompuso|descompostura|quedo|apago|paro|murio|mato|ahogo|desbielo|trabo|amarro|chingo|jodio|fundio|daño|dano|detuvo|fallo|echo a perder)(?: (?:<my> )?(?:<car>|motor))?(?: tirad[oa]| parad[oa]| ahi| aqui)?',
        '(?:<my> )?(?:<car>|motor)(?: (?:<is>|ya|se (?:me|le)?|me))*(?: <so>)* (?:descompuest[oa]|descompuso|apago|paro|murio|quedo|fallando|dejo tirad[oa]|no sirve|danad[oa]|daño|tirad[oa]|varad[oa]|desbielad[oa]|fundid[oa]|trabad[oa]|fallo)',
      ],
    },
    {
      told: 'broke down',
      says: [
        '(?:<car>|se|ya|me)? ?(?:dejo|quede|quedo|quedamos|estoy|estamos|ando|esta) (?:tirad[oa]s?|varad[oa]s?|botad[oa]s?|sin carro)',
      ],
    },
    {
      told: 'not working',
      says: [
        '(?:ya )?no (?:<me> )?(?:quiere |puede )?(?:camina|caminar|avanza|avanzar|anda|andar|jala|jalar|mueve|mover|funciona|corre|responde|acelera|acelerar|sirve|agarra|agarra fuerza)',
      ],
    },
    {
      told: 'broken down',
      says: [
        'descompuest[oa]|averiad[oa]|se averio|averia|esta malo|malo el carro|esta fallando|falla mecanica|no sirve',
      ],
    },
    {
      told: 'making a noise',
      says: [
        '(?:hace|trae|tiene|se oye|empezo a hacer|haciendo)(?: (?:un|mucho|como|algo de))* ruidos?(?: (?:fe[oa]|rar[oa]|extran[oa]))?',
      ],
    },
    {
      told: 'check engine light came on',
      says: [
        '(?:se )?(?:le |me )?(?:prendio|encendio|prendieron|sale|salio)(?: (?:la|una|un|el|las))* (?:luz|luces|check engine|foco|testigo)(?: (?:del|de|en|roja|amarilla)(?: el| la)? ?(?:motor|tablero|check engine|aceite|bateria)?)?',
      ],
    },
    {
      told: 'brakes failed',
      says: [
        '(?:no (?:tiene|tengo|trae|agarran|le agarran|sirven)(?: los)? frenos|se (?:me|le) (?:fueron|acabaron) los frenos|sin frenos)',
      ],
    },
    {
      told: 'broke the belt',
      says: [
        '(?:se )?(?:<me> )?(?:rompio|quebro|revento|trozo|cayo|salio|zafo|desprendio)(?: <my>)? (?:banda|suspension|eje|flecha|rotula|direccion|manguera|mofle|cardan|clutch|embrague|soporte|bomba|rin|tirante|horquilla|terminal)',
      ],
    },
  ],
  Lockout: [
    {
      told: 'locked my keys in the car',
      says: [
        '(?:(?:<me>|ya|yo) )*(?:deje|dejo|dejamos|quedaron|quedo|olvide|olvido|olvidaron|encerre|encerraron|cerre con|encerro)(?: (?:<my>|encerradas|adentro|dentro|con))*(?: <car>)? llaves?(?: (?:adentro|dentro|encerradas|puestas|pegadas|del?|en|el|la|mi|<car>))*',
        '(?:deje|cerre|cerro|<me> cerro|encerre)(?: <my>)? <car>(?: (?:cerrad[oa]|y|con|las|mis|llaves|adentro|dentro))*(?: llaves)(?: (?:adentro|dentro|puestas))?',
      ],
    },
    {
      told: 'keys are locked inside the car',
      says: [
        '(?:<my> )?llaves?(?: (?:<is>|<me>|ya))* (?:quedaron |quedo )?(?:adentro|dentro|encerradas|puestas)(?: (?:del?|en|el|la|mi|<car>))*',
      ],
    },
    {
      told: 'locked out',
      says: [
        '(?:me|nos) (?:quede|quedamos) (?:afuera|fuera|encerrad[oa])(?: de(?:l| mi)? <car>)?|me (?:cerre|deje) (?:afuera|fuera)',
      ],
    },
    {
      told: 'unlock my car',
      says: [
        '(?:no puedo|no podemos|que me|me|necesito|para|pueden|puede|quien me)(?: (?:abran|abra|abrir|abrirme|abrirlo|abrirla|venir a abrir|me))+(?: <my>)?(?: <car>| puerta)?(?: del? <car>)?',
      ],
    },
    { told: 'locksmith', says: ['cerrajero'] },
    {
      told: 'lost my keys',
      says: ['(?:<me> )?(?:perdi|perdio|perdieron|extravie)(?: <my>)? llaves?'],
    },
    { told: 'broke my key', says: ['(?:<me> )?(?:quebro|rompio)(?: <my>)? llave'] },
  ],
  'Out of fuel': [
    {
      told: 'ran out of gas',
      says: [
        '(?:me |nos |se )?(?:quede|quedamos|quedo|ando|estoy|venia)(?: ya)? sin (?:(?:nada|nadita|ni una gota|una gota|gota) de )?(?:gas|gasolina|diesel|combustible)',
        '(?:ya )?(?:<me> )?(?:acabo|termino)(?: (?:el|la|toda la))? (?:gas|gasolina|diesel|combustible)',
      ],
    },
    {
      told: 'out of gas',
      says: [
        'no (?:tengo|tiene|trae|traigo|le queda)(?: (?:ya|nada de))? (?:gas|gasolina|diesel)|(?:necesito|ocupo|traigan|traiga|traerme|traer|me traigan)(?: \\w+)? (?:gas|gasolina|diesel|unos galones)|sin (?:gas|gasolina|diesel)',
      ],
    },
    {
      told: 'put the wrong gas in',
      says: [
        '(?:le )?(?:eche|echaron|puse|pusieron)(?: \\w+)? (?:diesel|gasolina) (?:en lugar|en vez|por error|equivocad\\w+)',
      ],
    },
  ],
  Accident: [
    {
      told: 'had an accident',
      says: [
        '(?:yo )?(?:tuve|tuvimos|hubo|tuvo|fue|acabo de tener|sufri)(?: \\w+)? (?:accidente|choque|chocaso)',
      ],
    },
    {
      told: 'had an accident, got hit',
      says: [
        '(?:me|nos|lo|la|le|se) (?:acaban de )?(?:choco|chocaron|chocar|pegaron|pego|impacto|impactaron|dieron por atras|pegar|estrello)(?: (?:un|una|otro|por|atras|detras|de|lado|el|la|<car>|con))*',
        '(?:me|nos|le) (?:dieron|dio|metieron|pusieron) (?:un|el) (?:llegue|llegon|golpe|chingadazo|madrazo|trancazo)(?: (?:por|de|detras|atras|lado|frente))*',
      ],
    },
    {
      told: 'had an accident, crashed',
      says: [
        '(?:choque|choco|chocamos|choque con|me estrelle|me estampe|nos estrellamos|le pegue|le pego|me impacte|pegue|di)(?: (?:a|con|contra|al|en))+(?: (?:un|una|el|la|otro|otra|una?))? ?(<car>|arbol|poste|barda|pared|barrera|muro|venado|vaca|perro|animal|guardarriel|cerca|casa|borrego|hidrante|guardrail|troca)?',
      ],
    },
    {
      told: 'accident',
      says: [
        'choque|chocamos|choco|accidente|colision|chocad[oa]|me estrelle|carambola|me atropellaron',
      ],
    },
    {
      told: 'hit a deer',
      says: ['(?:se (?:me )?atraveso|<me> atraveso) (?:un|una) (?:venado|animal|perro|vaca)'],
    },
    {
      told: 'airbags deployed',
      says: [
        '(?:se )?(?:le |me )?(?:salieron|abrieron|activaron|tronaron|reventaron)(?: las)? (?:bolsas(?: de aire)?|airbags)',
      ],
    },
  ],
  'Stuck/winch': [
    {
      told: 'stuck in the mud',
      says: [
        '(?:<me>|estoy|estamos|esta|quede|quedo|quedamos|el <car>)(?: <so>)* ?(?:atasc\\w+|ator\\w+|enterr\\w+|hundi\\w+|empantan\\w+|embanc\\w+|atranc\\w+|stuck)(?: (?:el|mi|la) <car>)?(?: (?:en|con)(?: (?:el|la|un|una|puro|mucho))* ?(?:lodo|arena|nieve|zanja|cuneta|tierra|pasto|zacate|hoyo|nieve|monte|soquete|barro|agua|jardin|camellon|yarda))?',
      ],
    },
    {
      told: 'in the ditch',
      says: ['(?:en|a|dentro de) (?:el|la|una?|unas?) (?:zanja|cuneta|canal de desague|ditch)'],
    },
    {
      told: 'in the mud',
      says: ['(?:en|con) (?:el|puro|mucho|un) (?:lodo|lodazal|barro|soquete)'],
    },
    {
      told: 'tires are spinning',
      says: ['(?:estan |se estan |nomas )?(?:patinando|patinan|resbalando)(?: las <tire>)?'],
    },
    {
      told: 'pull it out',
      says: [
        '(?:me|nos|lo|la|que lo|que me) (?:saquen|saque|sacar|jalen|jale|jalar)(?: (?:de aqui|de ahi|del lodo|de la zanja))?|(?:sacarlo|sacarla|sacarme|jalarlo)',
      ],
    },
    {
      told: 'ran off the road into a ditch',
      says: [
        '(?:me|nos|se|se me) (?:fui|fuimos|fue|salio|salimos|sali)(?: (?:de|del|a|al|fuera))+(?: (?:la|el|un|una))? (?:<road>|zanja|cuneta|barranco|canal|ditch)',
      ],
    },
  ],
  'Recovery/rollover': [
    {
      told: 'rolled over',
      says: [
        '(?:<me> )?(?:volteo|volco|volque|volcamos|voltee|volteamos|rodo|ladeo)(?: (?:mi|el|la) <car>)?|volcad[oa]|voltead[oa]|volcadura|(?:llantas|patas) (?:pa|para) arriba|boca ?abajo|de (?:cabeza|lado)',
      ],
    },
    {
      told: 'went down an embankment',
      says: [
        '(?:se )?(?:cayo|fue|cai|me fui) (?:a|al|en|por)(?: (?:un|una|el|la))? (?:barranco|precipicio|rio|arroyo|canal|lago|voladero)',
      ],
    },
  ],
  Overheating: [
    {
      told: 'overheated',
      says: [
        '(?:(?:traigo|trae|tengo|esta)(?: <my>)? (?:<car>|motor) )?(?:<me> )?(?:calentandose|calento|calienta|esta calentando|sobrecalento|sobrecalienta|esta sobrecalentando|calentando|calentar|hirvio|esta hirviendo)(?: (?:mucho|demasiado|el (?:carro|motor|radiador)|mi carro|muy rapido))*|(?:<car>|motor) (?:<is> )?(?:muy |bien )?(?:caliente|calentad[oa]|sobrecalentad[oa])|sobrecalentamiento',
      ],
    },
    {
      told: 'overheating, coolant is leaking',
      says: [
        '(?:tira|tirando|perdiendo|pierde|se le (?:sale|salio|tiro)|tiro)(?: \\w+)? (?:agua|anticongelante|coolant)(?: (?:del? )?(?:radiador))?',
      ],
    },
  ],
  "Won't shift": [
    {
      told: 'transmission',
      says: [
        '(?:no (?:le |me )?(?:quiere |puede |quieren )?(?:entra|entran|entrar|agarra|agarran|agarrar|meten?|meter|cambia|hace los)(?: (?:la|las|el|los|ningun\\w*|en|a))* ?(?:cambios?|velocidad(?:es)?|reversa|drive|marcha|primera|segunda|neutral)?|(?:se (?:le|me) (?:chingo|fue|acabo|daño|jodio|rompio) )?(?:la )?(?:transmision|caja de cambios|caja de velocidades))',
      ],
    },
  ],
  'Illegally parked (PPI)': [
    {
      told: 'a car is illegally parked blocking my driveway',
      says: [
        '(?:un |una |hay |ese |esa |este )*<car>s? (?:que )?(?:esta |estan |se |me )?(?:estacion\\w+|parquead[oa]|tapando|bloqueando|parad[oa])(?: (?:mal|ilegalmente|en|enfrente de|tapando|bloqueando))+(?: (?:mi|la|el|nuestra|nuestro))? ?(?:entrada|driveway|cochera|lugar|spot|estacionamiento|parking|propiedad|garage|salida)',
      ],
    },
    {
      told: 'blocking my driveway',
      says: [
        '(?:bloqueando|tapando|tapa|bloquea|tapado|bloqueado|estacionado en|me (?:tapo|bloqueo))(?: (?:mi|la|el|nuestra|nuestro))? (?:entrada|driveway|cochera|garage|salida|lugar)',
      ],
    },
  ],
  Abandoned: [
    {
      told: 'abandoned car',
      says: [
        '(?:un |el |una )?<car> abandonad[oa]|(?:lo|la) (?:abandonaron|dejaron abandonad[oa]|dejaron tirad[oa])',
      ],
    },
  ],
  Transport: [
    {
      told: 'I bought a car and need it moved',
      says: ['(?:compre|acabo de comprar|vendi|compramos)(?: (?:un|una|el|este|otro))? <car>'],
    },
    {
      told: 'transport the car',
      says: [
        '(?:mover|mudar|transportar|trasladar|moverlo|moverla|transportarlo)(?: (?:un|una|el|mi))?(?: <car>)?(?: de un (?:lado|lugar) a otro)?',
      ],
    },
  ],
}
