import type { PivotRule } from './pivot-rule.ts'

/** What says that nobody is in danger, and who is safe where. A denial is put into English whole, so that it stays one. */
export const safety: readonly PivotRule[] = [
  // What only sounds like a danger.
  ['(?:<is> )?sangrando (?:aceite|liquido|anticongelante|agua)', 'leaking oil'],
  [
    '(?:<my> )?<car> (?:<is> )?atrapad[oa] en (?:la|el|mi) (?:cochera|garage|garaje|estacionamiento)',
    'my car is in the garage',
  ],
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
  ['(?:no|sin) (?:necesito|necesitamos|hace falta|ocupamos)?(?: una)? ?ambulancia', 'not hurt'],
  [
    'no (?:hay|tiene|tengo)(?: nada de)? (?:acotamiento|orilla|hombro|shoulder)',
    'there is no shoulder',
  ],
  [
    '(?:mi|el|la) (?:<kin>|jefe|jefa|patron|patrona) me (?:va|ha de|quiere) (?:a )?matar',
    'I was in a hurry',
  ],
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
  ['(?:roj[oa] )?(?:como (?:el )?)?(?:roj[oa] )?(?:fuego|bombero)(?<=roj[oa] .*)', 'fire red'],
  ['no se (?:(?:me|le) )?(?:esta|quiere|estaba) (?:prendiendo|prender)', "won't start"],
  ['tienda de (?:humo|vapor|vapeo)|smoke shop', 'smoke shop'],
  [
    'no (?:hay|tiene|sale|echa|veo)(?: ni)? (?:fuego|lumbre|llamas|humo)(?: ni (?:fuego|lumbre|llamas|humo))?',
    'no fire no smoke',
  ],
  ['(?:echando|sacando|saliendo|tirando|sale|puro)? ?vapor', 'just steam'],
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
]
