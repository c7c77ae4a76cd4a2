import type { Asking } from '../../../types/facts.ts'
import type { Parts, PivotRule } from './pivot-rule.ts'

/** Years are named by their last two digits: "del noventa y ocho", "modelo quince". */
function fullYear({ raw }: Parts): string {
  const digits = raw(1)
  if (digits.length === 4) return digits
  return Number(digits) > 50 ? `19${digits}` : `20${digits.padStart(2, '0')}`
}

const shade = '(?:como |medio |un |color |de color |es |esta )*'
/** Asked for a place, a color is part of its name: "Santa Rosa", "el portón azul". */
const notOfPlaces: readonly Asking[] = [
  'anything',
  'reason',
  'vehicle',
  'make',
  'year',
  'color',
  'read back',
  'what to correct',
]

const color = (spanish: string, english: string): PivotRule => [
  `${shade}(?:${spanish})`,
  english,
  notOfPlaces,
]

/** Vehicles, colors and letters as they are named in Spanish. */
export const vehicles: readonly PivotRule[] = [
  [
    '(?:(?:modelo|ano|es|del|del ano|de|es del|es modelo|es ano|anio|del modelo) )*(?:modelo|ano|anio|del ano|es del|es modelo|del modelo) (?:del )?((?:19|20)?\\d\\d)(?= |$)',
    fullYear,
  ],
  ['(?:del|de|el) ((?:19|20)\\d\\d)(?= |$)', fullYear],
  ['(?:del|modelo) (\\d)(?= ?(?:$|[.,]))', fullYear, ['vehicle', 'year', 'make']],
  ['(?<=[a-z0-9] , )(?:la )?(\\d\\d)(?= ?(?:$|\\.))', fullYear, ['vehicle']],
  [
    '(?:del) (\\d\\d)(?= |$)',
    fullYear,
    ['vehicle', 'year', 'make', 'anything', 'read back', 'what to correct', 'color', 'reason'],
  ],
  ['^(?:(?:es|el|la|del|un|una|creo que|como|pues) )*(\\d\\d)$', fullYear, ['vehicle', 'year']],
  ['(?:efe|f) ?-?(150|250|350|450)', 'F-$1'],
  ['(?:ce erre ve|ce-erre-ve|c r v|cr v)', 'CR-V'],
  ['(?:ra cuatro|rav cuatro|rav 4|raf 4)', 'RAV4'],
  ['(?:be eme doble u|be eme uve|bmw|be eme)', 'BMW'],
  ['chevi|chevy|chebi|chevrole|shevrolet|chevrolé', 'Chevrolet'],
  ['(?:una |un )?(?:yip|yipeta)', 'Jeep'],
  ['toyotona|toyota tundra', 'Toyota Tundra'],
  ['honda sivic|jonda civic|jonda|honda sibic', 'Honda Civic'],
  ['nisan|nissan|datsun nissan', 'Nissan'],
  ['(?:jundai|hiundai|jiundai|hyundai|jundei|yundai|hunday)', 'Hyundai'],
  ['(?:volsvaguen|volks|vocho|bocho|volkswagen|bolsvaguen)', 'Volkswagen'],
  ['(?:doch|dodge|dosh|doche) ?(ram|charger|challenger|caravan|journey|durango)', 'Dodge $1'],
  ['(?:silverado|cheyenne|silberado)', 'Silverado'],
  [
    '(?:una |un |la |el )?(?:troca|camioneta|troka|trocka|troque|pick ?up)(?: (?:doble cabina|cabina doble|grande|chica|de trabajo))*',
    'truck',
  ],
  [
    '(?:es )?(?:una? )?(?:tractocamion|trailer de dieciocho|trailer de 18|semi|tracto camion|tractor con caja|tractor)(?: (?:llantas|ruedas))?',
    'semi truck',
  ],
  ['(?:una? )?(?:caja|traila|remolque)(?: de (?:carga|trailer))?(?= |$)', 'trailer', ['vehicle']],
  ['(?:es )?(?:automatic[oa])', 'automatic'],
  ['(?:es )?(?:estandar|de cambios|manual)', 'manual'],
  ['(?:de )?(?:doble cabina|cabina doble)', 'crew cab'],
  ['(?:4x4|cuatro por cuatro|doble traccion|4 por 4)', 'four wheel drive'],
  [
    '(?:las )?llaves (?:las )?(?:tengo|traigo) yo|(?:yo )?(?:tengo|traigo) (?:las )?llaves',
    'I have the keys',
  ],

  color('azul (?:marino|oscuro|fuerte|rey)', 'dark blue'),
  color('azul (?:claro|cielo|clarito|bajito)', 'light blue'),
  color('azul(?:es)?|azulit[oa]', 'blue'),
  color('verde (?:oscuro|olivo|militar|botella)', 'dark green'),
  color('verde (?:claro|limon)', 'light green'),
  color('verdes?|verdecit[oa]', 'green'),
  color('gris (?:oscuro|fuerte|carbon)|gris (?:rata|raton)', 'dark gray'),
  color('gris (?:claro|clarito)', 'light gray'),
  color('color humo', 'gray'),
  color('gris(?:es)?|grisecit[oa]', 'gray'),
  color('roj[oa]s?|rojit[oa]|(?<!(?:chevrolet|chevy|chevi|chebi) )colorad[oa]', 'red'),
  color('blanc[oa]s?|blanquit[oa]', 'white'),
  color('negr[oa]s?|negrit[oa]', 'black'),
  color('platead[oa]|plateadit[oa]|plata|platino|color plata', 'silver'),
  color('dorad[oa]|doradit[oa]|color oro', 'gold'),
  color('amarillas?|amarillit[oa]', 'yellow'),
  ['amarillos?', 'yellow', notOfPlaces],
  color('cafe(?: (?:oscuro|claro))?|marron|cafecit[oa]|chocolate', 'brown'),
  color('beige|beis|arena|crema|champan|hueso', 'beige'),
  color('anaranjad[oa]|naranja(?:do|da)?', 'orange'),
  color('morad[oa]|moradit[oa]|purpura|violeta', 'purple'),
  color('vino|guinda|tint[oa]|rojo (?:vino|oscuro)|color vino', 'maroon'),
  color('rosa|rosad[oa]', 'pink'),
  color('turquesa|aqua', 'turquoise'),
]
