import { withoutAccents } from '../../../text/es/tokens.ts'
import type { Parts, PivotRule } from './pivot-rule.ts'

const half: Record<string, string> = {
  manana: 'am',
  madrugada: 'am',
  tarde: 'pm',
  noche: 'pm',
  mediodia: 'pm',
  dia: 'am',
}

const halfOf = (part: string): string => half[withoutAccents(part)] ?? ''

/** "A las nueve y media de la mañana" as "at 9:30 am"; the afternoon is left open when it is not said. */
function clock({ raw }: Parts): string {
  const [hour, spoken, part] = [raw(1), raw(2), raw(3)]
  const minutes = /media/.test(spoken)
    ? '30'
    : /cuarto/.test(spoken)
      ? '15'
      : /\d+/.exec(spoken)?.[0]
  const time = /[:.]/.test(hour) ? hour : minutes ? `${hour}:${minutes.padStart(2, '0')}` : hour
  return `at ${time}${part ? ` ${halfOf(part)}` : ''}`
}

const days = 'lunes martes miercoles jueves viernes sabado domingo'.split(' ')
const daysInEnglish = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** When the truck is wanted. */
export const times: readonly PivotRule[] = [
  [
    '(?:como |para |por ahi de |mas o menos |tipo )*(?:a|para) las? (\\d{1,2}(?:[:.]\\d\\d)?|una)( y (?:media|cuarto|\\d+)| \\d\\d)?(?: (?:de|en|por) la (manana|madrugada|tarde|noche))?(?= |$)',
    (parts) => clock({ ...parts, raw: (nth) => (parts.raw(nth) === 'una' ? '1' : parts.raw(nth)) }),
  ],
  [
    '(\\d{1,4}) (?:de|en|por) la (manana|madrugada|tarde|noche)',
    ({ raw }) =>
      `at ${raw(1)
        .replace(/(?<=\d)(?=\d\d$)/, ':')
        .replace(/^:/, '')} ${halfOf(raw(2))}`,
  ],
  ['(?:(?:la|el) )?(?:semana|mes|ano) pasad[oa]', 'last week'],
  [
    '(?:el otro dia|antier|anteayer|hace (?:unos|varios|dos|tres|2|3|\\d+|una|un) (?:dias|semanas?|meses))',
    'a few days ago',
  ],
  ['pasado manana', 'the day after tomorrow'],
  ['manana (?:en|por|a) la manana|manana temprano', 'tomorrow morning'],
  ['manana (?:en|por|a) la (?:tarde)', 'tomorrow afternoon'],
  ['manana (?:en|por|a) la noche', 'tomorrow night'],
  ['(?:para )?(?:el dia de )?manana', 'tomorrow'],
  ['(?:en|por|a) la manana', 'in the morning'],
  ['(?:en|por|a) la tarde|en la tardecita', 'in the afternoon'],
  ['(?:en|por) la noche', 'in the evening'],
  ['(?:hoy|esta|ahora) (?:en la |por la )?noche', 'tonight'],
  ['hoy (?:en|por|mas) (?:la )?tarde', 'this afternoon'],
  ['(?:a |al )?medio ?dia', 'at noon'],
  [
    '(?:ahorita|ahora)(?: (?:mismo|mismito|ya))?|ya mismo|en este momento|luego luego|de una vez|lo antes posible',
    'right now',
  ],
  [
    '(?:en|dentro de) (\\d+|una|un|media)(?: y media)? (horas?|minutos)',
    ({ raw }) =>
      `in ${raw(1)
        .replace(/^una?$/, 'one')
        .replace('media', 'half an')} ${raw(2).startsWith('h') ? 'hours' : 'minutes'}`,
  ],
  ...days.map(
    (day, at): PivotRule => [
      `(?:(?:el|para el|este|hasta el|proximo) )*${day}`,
      `on ${daysInEnglish[at]}`,
    ],
  ),
]
