import type { PivotRule } from './pivot-rule.ts'

/** Words around a trouble or a wish that stand for neither by themselves. */
export const inPassing: readonly PivotRule[] = [
  [
    '(?:con |tengo |traigo )?<tire> (?:de )?(?:refaccion|repuesto|extra)|refaccion(?= [,.]|$)',
    'spare',
  ],
  [
    '(?:agarre|agarramos|cai en|caimos en|le di a|pise|pisamos|pase por|pase sobre|pase encima de|me comi|le pegue a) (?:un|una|unos|unas|algo|el)(?: (?:bache|hoyo|pozo|clavo|clavos|fierro|tabla|piedra|vidrio|vidrios|tope|cosa|tornillo|llanta|pedazo de \\w+))?(?: (?:que (?:estaba|habia)|tirad[oa]|ahi))*(?: (?:en|a) (?:el |la )?(?:(?:medio|mitad) (?:de |del )(?:la |el )?)?<road>)?',
    'hit a pothole',
  ],
  ['no (?:fue|es|hubo|tuve)(?: (?:un|ningun))? (?:accidente|choque)', 'not an accident'],
  ['ayudeme|ayudenme|ayuda|auxilio', 'help'],
  ['(?:<towtruck>) (?:ya no|no)(?= )', 'the tow truck not'],
  ['sin <towtruck>', 'no tow'],
  ['<towtruck>', 'tow truck'],
  [
    '(?:no ,? )?no (?:hace falta|es necesario|necesito|ocupo|hay que|quiero)(?: (?:que|lo|la|se|me))* (?:llev\\w+|remolc\\w+|jal\\w+)',
    "no, it doesn't need a tow",
  ],
]
