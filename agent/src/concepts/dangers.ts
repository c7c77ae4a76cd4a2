import type { Danger } from '../types/facts.ts'
import type { Advice } from '../types/intake.ts'

/** A danger there is to hear. Its sure phrases in English are in `dangers.en.ts`; what may be one and is asked about is in `danger-hints/`, what only sounds like one in `look-alikes.ts`. */
export type DangerConcept = {
  /** Stands so on the card of a job and in the summary for whoever takes the call over. */
  id: Danger
  /** All questions stop, and a person comes in. */
  stops: boolean
  advice?: Advice
  /** Sure phrases in Spanish, over words without accents, with the word families of `pivot-rule.ts`. */
  es: readonly string[]
  /** How it is told in English, for readers that know no Spanish. */
  told: string
}

/** Every danger, most pressing first. */
export const dangers: readonly DangerConcept[] = [
  {
    id: 'may hurt themselves',
    stops: true,
    advice: 'in despair',
    told: 'I want to kill myself',
    es: [
      '(?:me )?(?:quiero|voy a|pienso|pense en|quisiera) (?:matar(?:me)?|morir(?:me)?(?! de )|quitarme la vida|suicidar(?:me)?)|me (?:voy a|quiero) (?:matar|suicidar|quitar la vida)|quitarme la vida|(?:ya )?no quiero (?:vivir|seguir viviendo)|suicid\\w+',
    ],
  },
  {
    id: 'injury',
    stops: true,
    advice: 'hurt',
    told: 'somebody is hurt',
    es: [
      '(?:hay|tengo|tenemos|traigo)(?: \\w+)? (?:heridos?|heridas?|lesionad[oa]s?|lastimad[oa]s?|golpead[oa]s|muertos?)',
      '(?:estoy|esta|estan|estamos|salio|sali|salimos|quedo|resulto|viene)(?: <so>)? (?:herid[oa]s?|lastimad[oa]s?|lesionad[oa]s?|golpead[oa]s?|mal herid[oa])',
      'herid[oa]s?|lastimad[oa]s?|lesionad[oa]s?|se (?:lastimo|golpeo|pego en la cabeza)|me (?:lastime|golpee|pegue en la cabeza)',
      '(?:<is>|estoy|le <is>|me <is>|le sale|me sale|hay|tiene|tengo)(?: \\w+)? (?:sangrando|sangre|saliendo sangre|mucha sangre)',
      'se (?:esta )?desangra(?:ndo)?',
      'inconsciente|desmayad[oa]|se (?:me |nos )?desmayo|se (?:esta |va a )?desmay(?:ando|ar)|perdio el conocimiento|no (?:se )?(?:reacciona|despierta|despierto)|no (?:responde|contesta)(?= [,.]|$)|no se mueve el (?:senor|muchacho)',
      'no (?:puede|puedo) respirar|no respira|le falta el aire|me falta el aire',
      '(?:me|le) (?:duelen?|esta doliendo) (?:mucho|bien|muy|bastante) (?:el|la|los|las|mi|su) (?:<limb>|cuerpo)(?! de tanto)',
      '(?:se )?(?:quebro|rompio|fracturo|quebre|rompi) (?:el|la|un|una) (?:brazo|pierna|mano|pie|costilla|nariz|hueso)',
      '(?:(?:me|le|nos|se) )?(?:pegue|pego|golpee|golpeo|lastime|lastimo|corte|corto|queme|quemo|aplasto|machuque|machuco)(?: muy| bien| bastante)?(?: fuerte| feo)? (?:en )?(?:el|la|las|los|mi|su) <limb>',
      'no (?:puede|puedo) (?:mover|sentir)(?: bien)? (?:el|la|las|los|mi|su|mis) <limb>|no (?:siento|siente) (?:el|la|las|los|mi|su|mis) <limb>',
      '(?:me|lo|la|nos|los) (?:atropello|atropellaron)|(?:atropelle|atropello|atropellaron) a (?:un|una|alguien|mi|el|la)|(?:le )?(?:pegue|pego|di|dio|tumbe|tumbo) a (?:un|una|el|la) (?:muchach[oa]|senora?|nin[oa]|peaton|ciclista|persona|hombre|mujer|motociclista|viejit[oa]|bicicleta)|(?:le )?(?:pegue|pego) a alguien',
      '(?:se le |se me )?(?:rompio|revento)(?: la| el)? (?:fuente|agua|bolsa de agua)|se le rompieron las aguas|(?:tiene|tengo|esta con|estoy con|anda con|ya tiene|le dan|(?:ya )?(?:le |me )?(?:empezaron|comenzaron))(?: los| muchos| muy)? (?:dolores|contracciones)|(?:ya )?(?:va a|viene a|esta por) (?:nacer|tener (?:al|el|a su|su) bebe|aliviarse)|se va a aliviar|dando a luz|de parto|ya viene el bebe',
      '(?:mi|el|la|un|una|mi <kin>) <kin> (?:se )?(?:(?:me|nos|le) )?(?:esta )?(?:muriendo|muere)',
      '(?:me|se) (?:siento|siente)(?: muy| bien| bastante)? mal|(?:esta|estoy|ando|anda)(?: muy| bien)? maread[oa]|se le (?:bajo|subio) (?:la presion|el azucar)|me voy a desmayar|siento que me desmayo|vomitando',
      '(?:le|me|les|nos) (?:dispararon|dieron un balazo|tiraron balazos|metieron un balazo)|(?:le|me) (?:esta dando|dio|va a dar|anda dando) (?:un|el|como un) (?:ataque|infarto|derrame|paro)|balacearon|balazos?|apunal\\w+',
      '(?:necesit\\w+|ocup\\w+|manden?|llamen?|llamar|llame|pidan?)(?: (?:a|una|la|los|un))* (?:ambulancia|paramedicos)|derrame cerebral|infarto|ataque al corazon|convulsion\\w*|convulsionando|va a dar a luz|esta de parto|contracciones',
      '(?:tengo|tiene|trae|traigo) (?:el|la|los|las|un|una) <limb> (?:atorad|prensad|atrapad|quebrad|rot|cortad|abiert|hinchad|lastimad)[oa]s?',
      '(?:me |le |se me |se le )?(?:entro |metio |cayo )?(?:un |una |algo de )?(?:vidrio|vidrios|acido|gasolina|fierro) en (?:el|los|mi|su) ojos?',
      'se (?:puso|sintio|esta poniendo|esta sintiendo) (?:muy |bien )?mal|no puede (?:hablar|caminar|pararse)|se le durmio (?:la cara|medio cuerpo|el brazo)',
    ],
  },
  {
    id: 'crime or weapon',
    stops: true,
    advice: 'frightened',
    told: 'he has a gun',
    es: [
      '(?:tiene|trae|traen|saco|sacaron|con) (?:una?|la|el) (?:pistola|arma|cuchillo|navaja|rifle|escopeta|machete)|me (?:apunta|apunto|esta apuntando|estan apuntando)',
    ],
  },
  {
    id: 'fire',
    stops: true,
    advice: 'fire',
    told: 'it is on fire',
    es: [
      'se (?:(?:me|le) )?(?:esta|estaba|anda|empezo a) (?:prendiendo|prender)(?: fuego)?(?! (?:la|el|las|un|una) (?:luz|luces|foco|focos|testigo|alarma|check))',
      '(?:salen|salieron|avienta|aventando)(?: muchas)? chispas',
      '(?:va|puede|vaya) a (?:explotar|tronar(?= (?:el carro|todo))|reventar(?= (?:el carro|todo)))',
      '(?:se |se me )(?:esta |estaba )?(?:quemando|incendiando|prendiendo fuego|ardiendo)|(?:se |me |se me )(?:incendio|prendio (?:fuego|lumbre))|en llamas|hay (?:fuego|lumbre|llamas)|(?:veo|vemos|se ven|se miran|salen) (?:las |unas )?llamas|(?:agarro|le sale|salen|sale|saliendo)(?: \\w+)? (?:fuego|lumbre|llamas)',
    ],
  },
  {
    id: 'smoke',
    stops: true,
    advice: 'fire',
    told: 'thick smoke is coming out',
    es: [
      '(?:echando|sacando|saliendo|tirando|sale|saca|salir|sacar|echar|echa|hay) (?:mucho|un chorro de|bastante|puro) humo',
      'lleno de humo|humo (?:negro|espeso)|humo (?:adentro|en la cabina|por (?:las ventilas|el tablero))|(?:sale|saliendo|echando|sacando) humo (?:de(?:l| la| los)?|por|en|al|el) (?:el |la |los |las )?(?:tablero|cabina|asiento|bateria|cables|ventilas|adentro|motor|cofre)|(?:motor|cofre) (?:esta )?(?:echando|sacando) humo|no (?:veo|miro) (?:nada )?(?:del|por el) humo',
    ],
  },
  {
    id: 'fuel leak',
    stops: true,
    advice: 'fire',
    told: 'it is leaking gas',
    es: [
      '(?:<is>|le|se le|se me|se|hay)?(?: esta)? ?(?:tirando|tira|tiro|rego|regando|goteando|saliendo|sale|derramando|derramo|chorreando|fuga de|fugando|derrame de)(?: (?:la|el|mucha|mucho|puro|pura|toda|todo))* (?:gasolina|gas|diesel|combustible)',
      '(?:hay )?(?:gasolina|diesel|combustible) (?:tirad|regad|derramad|esparcid)[oa](?: (?:por|en) (?:toda la|todo el|la|el) (?:<road>|piso|suelo))?|(?:hay |es |se hizo |se esta haciendo )*(?:un )?(?:charco|charquito|mancha) de (?:gasolina|gas|diesel)|(?:huele|olor|oliendo) (?:mucho|muy fuerte|bien fuerte) a (?:gasolina|gas|diesel)',
    ],
  },
  {
    id: 'wires down',
    stops: true,
    advice: 'wires',
    told: 'the power lines are down',
    es: [
      '(?:un |una |unos |los |el |la )?(?:cables?|lineas?|postes?)(?: (?:de (?:la )?luz|electric[oa]s?|de alta tension))? (?:(?:esta|estan|se|quedo|quedaron) )?(?:caid[oa]s?|cayo|cayeron|encima|colgando)(?: (?:del|de mi|sobre el|encima del|arriba del) <car>)?',
    ],
  },
  {
    id: 'high water',
    stops: true,
    advice: 'water',
    told: 'the water is rising',
    es: [
      '(?:(?:el|mucha) )?agua (?:ya |casi |me |nos |le |se |esta )*(?:llega|llegando|llego|va|tapa|tapando|cubre|sube)(?: ya)?(?: (?:a|al|hasta|por|mas))*(?: (?:el|la|las|los|mi|mis))? (?:puertas?|ventanas?|asientos?|rodillas?|cintura|cofre|motor|llantas|pecho|cuello|manijas?|parabrisas|tablero)',
      '(?:esta|sigue|va) subiendo(?: mas)?(?: el agua| mucho| rapido)|(?:el )?agua (?:(?:esta|sigue|va) )?subiendo|sube el agua',
      '(?:se (?:me )?)?(?:(?:esta|sigue) )?(?:metiendo|mete|entrando|entra)(?: (?:mucha|toda))?(?: el)? agua|(?:el )?agua (?:(?:ya|se|me|le|esta|sigue|nos|anda) )*(?:metiendo|entrando|entro|metio)(?: (?:al|a la|en el|por el) <car>)?|(?:estamos|estoy|esta|me subi|nos subimos)(?: \\w+)? (?:arriba|encima) del <car>|(?:en|al) (?:el )?techo del <car>',
      '(?:me meti|nos metimos|me fui|cai|entre|me meti derecho)(?: (?:en|a|al|con))+ (?:el |la |un |una )?(?:agua|corriente|inundacion|rio|arroyo|lago|charco grande|canal)|(?:se )?(?:cayo|fue) (?:al|a un|en un|en el) (?:rio|arroyo|lago|agua)',
      '(?:me|nos|lo) (?:esta )?(?:llevo|llevando|arrastro|arrastrando|lleva|arrastra) (?:la corriente|el agua|el rio)|(?:el <car> |estoy |esta )(?:flotando|hundiendose|bajo el agua)|se (?:me )?esta hundiendo',
      '(?:en|por) (?:(?:la|el|una?|lo) )?(?:inundacion|agua honda|(?:calle|<road>|puente) inundad[oa])|(?:estoy|estamos|quede|quedamos)(?: atascad[oa]s?| atorad[oa]s?| varad[oa]s?)? (?:en|entre) (?:el |tanta |mucha )?agua',
      '(?:se )?(?:me )?(?:esta|estan|empezo a|anda) inunda(?:ndo|r)(?: (?:la|el|toda la|todo el) (?:<road>|<car>))?|se inundo (?:la|el|toda la|todo el) (?:<road>|<car>)|se crecio el (?:rio|arroyo)',
      '(?:el )?agua (?:me |nos |se )?(?:(?:esta|anda) )?(?:llevando|arrastrando|llevo|arrastro)(?: (?:el|mi|la) <car>)?',
    ],
  },
  {
    id: 'trapped',
    stops: true,
    advice: 'hurt',
    told: 'somebody is trapped',
    es: [
      '(?:hay|esta|estan|estamos|estoy|quedo|quedaron|quede)(?: <so>)?(?: \\w+)? (?:atrapad|prensad)[oa]s?(?: (?:adentro|dentro|entre|abajo|debajo|en (?:el|la|su) (?:otro )?<car>))|prensad[oa]s?|(?:esta |estan |quedo |quedaron |sigue )?(?:atorad[oa]s?|atascad[oa]s?) (?:adentro|dentro|entre)|no (?:puede|puedo|podemos|pueden) salir(?:se|me|nos)? del <car>',
      'no (?:(?:lo|la|los|las) )?(?:puedo|podemos|pueden) (?:sacar|sacarlo|sacarla|sacarlos)(?: a (?:el|la|mi|un|una)(?: <kin>)?)?(?= [,.]|$| (?:a|de|del|esta)\\b)(?<! de)',
    ],
  },
  {
    id: 'railroad tracks',
    stops: true,
    advice: 'traffic',
    told: 'on the train tracks',
    es: [
      '(?:en|sobre|arriba de) (?:las|la) vias?(?: del tren)?|en los rieles|en el cruce del tren',
    ],
  },
  {
    id: 'live lane',
    stops: true,
    advice: 'traffic',
    told: 'in the lane of traffic',
    es: [
      '(?:en|a|esta en|estoy en) (?:medio|mitad|el medio|la mitad) (?:de|del)(?: la| el| una)? (?:<road>|trafico|interseccion|cruce)',
      '(?:en|por|a) (?:(?:la )?mera |la pura |plena |pleno |media |medio )(?:<road>|trafico)',
      'enmedio de(?:l| la| el)? (?:<road>|trafico|interseccion|cruce)',
      '(?:en|sobre)(?: el| un)? (?:mero )?(?:(?:primer|segundo|tercer|cuarto|ultimo) )?(?:carril|linea)(?: (?:numero )?(?:\\d|uno|dos|tres|cuatro)(?= |$))?(?: (?:de|del|de la))?(?: (?:alta|baja|enmedio|en medio|centro|izquierda|derecha|izquierdo|derecho|rapido|lento|velocidad))*',
      '(?:bloqueando|tapando|estorbando|obstruyendo|atravesad[oa] en)(?: (?:el|la|los|las|todo el))? ?(?:trafico|<road>|carril|carriles|paso|camino|linea)?',
      '(?:los |las )?(?:carros|coches|trailers|camiones|trocas|otros)? ?(?:me |nos )?(?:pasan|estan pasando|pasan los carros|vienen|van)(?: (?:los carros|los trailers))? (?:muy |bien |bastante |a toda |hechos? )(?:rapido|recio|cerca|fuerte|cerquita|velocidad|la madre|madre|raya)(?: de mi| de nosotros)?',
      '(?:(?:todos|los carros|los trailers|las trocas|la gente) )?(?:me |nos )(?:pasan |estan pasando |vienen )?(?:pitando|rozando|rozan|esquivando|esquivan|sacando la vuelta)(?: (?:me|nos|mucho|todos|el claxon))*',
      '(?:me|nos|lo|la) (?:van a matar|(?:van|va) a (?:chocar|pegar|dar|atropellar|llevar|aplastar))(?: por detras| por atras)?',
      '(?:casi|por poco)(?: y)? (?:me|nos) (?:pegan|chocan|atropellan|pega|choca|dan|llevan)',
      'no (?:me )?(?:lo )?(?:pude|puedo|pudimos|podemos) (?:orillar(?:me|nos|lo)?|mover(?:lo|me)? de (?:la|el) (?:<road>|carril)|sacar(?:lo)? de (?:la|el) (?:<road>|carril|camino))',
      'no (?:me|nos) (?:ven|miran|alcanzan a ver|pueden ver)(?: (?:los carros|bien))?',
      '(?:(?:estoy|estamos|ando|me quede|quede|parad[oa]) )*(?:en|por) (?:la |el )?(?:via rapida|express)|en los carriles(?: centrales| principales)?',
      'no (?:me |nos |lo |la )?(?:puedo|podemos|pude|pudimos) (?:salir|mover|sacar|quitar|hacer)(?:me|nos|lo|la)? (?:del|de la|de el|de)(?: la| el)? (?:carril|camino|<road>|paso|medio)',
      '(?:esta |quedo |estoy |quedamos |estamos )?(?:colgando|a punto de caer|por caerse)(?: (?:de|del|en|por|a)(?: la| el| un)? (?:puente|barranco|barrera|orilla|voladero|guardarriel|desnivel|guardrail))',
      'no (?:hay|tengo|encuentro) (?:lugar )?(?:a |en )?(?:donde|para) (?:orillar|parar|hacer|mover|salir)(?:me|nos|se)?(?: a un lado)?',
    ],
  },
  {
    id: 'child or animal inside',
    stops: true,
    advice: 'shut in',
    told: 'my baby is locked inside the car',
    es: [
      '(?:mi|el|la|un|una) <kin>(?: (?:esta|quedo|se quedo|se me quedo))* (?:encerrad[oa]|atrapad[oa])(?: (?:adentro|dentro|del|de|en|en el|en la|el|la|mi|<car>))*',
      '(?:(?:el|la|los|las|mi|mis|un|una|su|sus|deje|dejo|dejamos|deje a|con|tengo|se quedo|se me quedo|se me quedaron|se quedaron|esta|estan|encerre|quedo|a|olvide) )+<small>(?: (?:esta|este|estan|se quedo|se quedaron|se quedo dormid[oa]|quedo|quedaron|se me quedo|se me quedaron|se me|se|que|encerrad[oa]s?|atrapad[oa]s?|tambien|solit[oa]s?|sol[oa]s?|dormid[oa]s?|llorando|sigue|todavia|alli|alla|ahi|aqui|amarrad[oa]))* (?:(?:adentro|dentro|encerrad[oa]s?|atrapad[oa]s?)(?: (?:y las llaves|con (?:las|mis) llaves))?(?: (?:del|de|en|en el|en la)(?: el| la| mi)? <car>)?|(?:en|arriba de) (?:el |la |mi |su |un )?(?:<car>|silla|sillita|asiento(?: de (?:atras|carro))?|car ?seat|carseat|cuna)(?: de (?:bebe|atras|carro|nino))?)(?! con (?:el |la )?(?:aire|clima|ac|calefaccion)\\b)(?! (?:del?|en)(?: la| el| una?)? (?:tienda|casa|restaurante|iglesia|escuela|mercado|gasolinera|oficina|edificio|hospital|hotel|taqueria|cuarto)\\b)',
      '(?:se (?:me |nos )?(?:quedo|quedaron|encerro|encerraron)|esta|quedo|quedaron|hay|estan|cerre|encerre|deje)(?: encerrad[oa]s?| atrapad[oa]s?| adentro| dentro| el <car>| mi <car>| la <car>)* (?:(?:del <car>|de el <car>|en el <car>|con|el|la|los|mi|mis|un|una|a|a mi|a mis|con el|con mi|con la|con los|con mis) )*<small>(?: (?:adentro|dentro|encerrad[oa]s?|y las llaves))*',
    ],
  },
  {
    id: 'minor',
    stops: true,
    advice: 'minor',
    told: "I'm a minor",
    es: [
      '(?:mis (?:papas|padres)|mi (?:mama|papa)) (?:no (?:sabe|saben|esta|estan|puede|pueden)(?! (?:abrir|prender|manejar))(?: (?:nada|aqui|venir|que))*)|(?:yo )?tengo (?:solo |nomas |apenas )?(?:seis|siete|ocho|nueve|diez|once|doce|[6-9]|1[0-2]) anos(?! (?:con|de))|(?:yo )?tengo 1[3-7](?= y mis? (?:papa|mama|padre))|(?:yo )?(?:tengo|soy de) (1[3-7]|trece|catorce|quince|dieciseis|diecisiete) anos|soy menor(?: de edad)?|soy (?:un nino|una nina)',
    ],
  },
  {
    id: 'frightened',
    stops: true,
    advice: 'frightened',
    told: 'somebody is threatening me',
    es: [
      '(?:me|nos) (?:(?:estan|esta|viene|vienen|venia|venian|anda|andan|ha|han) )*(?:siguiendo|siguen|sigue|seguido|siguio|siguieron|persigue\\w*|persiguiendo|vigilando|rodeando|rodearon|(?:quieren|quiere|trataron de|intentaron|van a) (?:asaltar|robar|quitar|pegar|bajar|matar|hacer dano)|asaltando|estan robando|amenaz\\w+)|(?:mi|el) (?:esposo|marido|novio|pareja|ex) me (?:pego|pega|golpeo|golpea|quiere pegar|amenaz\\w+)|(?:un |unos )(?:hombre|senor|tipo|muchacho|vato|guey|borracho)s? (?:esta |estan |me |anda )*(?:gritando|golpeando|tocando (?:la|el|mi)|dando vueltas|queriendo (?:abrir|entrar)|quiere (?:abrir|entrar)|molestando)|no me siento segur[oa]',
    ],
  },
  {
    id: 'on foot on the shoulder',
    stops: false,
    advice: 'on foot',
    told: "I'm standing outside on the shoulder",
    es: [
      '(?:estoy|estamos|ando|andamos)(?: parad[oa]s?)?(?: aqui)? (?:afuera|fuera|caminando|a pie|parad[oa]s?)(?: del? (?:<car>))?(?: (?:en|por|a|al|a la|en la|por la|a un|junto a|cerca de)(?: la| el| un| una)?)? (?:<road>|orilla|lado|acotamiento|shoulder)(?: (?:de|del)(?: la| el)? <road>)?',
    ],
  },
  {
    id: 'crash',
    stops: false,
    told: 'had an accident',
    es: [],
  },
  {
    id: 'police on scene',
    stops: false,
    told: 'the police is here',
    es: [
      '(?:aqui )?(?:esta|estan|llego|ya llego|ya esta|hay|tengo)(?: aqui)?(?: ya)? (?:un |una |el |la |los )?(?:policias?|oficial|patrulla|trooper|sheriff|chota|agente)(?: (?:aqui|conmigo|con nosotros))?',
      '(?:el|la|un|una) (?:policia|oficial|trooper|sheriff|patrullero) (?:me )?(?:dice|dijo|quiere|esta aqui|llego|pide|esta conmigo)',
    ],
  },
]
