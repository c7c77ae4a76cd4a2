import type { TruePlace } from './caller.ts'
import { oneOf } from './random.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const digitos = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** A telephone number as people say it and a recognizer writes it: in one of several ways. */
export function sayPhone(number: string, language: 'en' | 'es', key: string): string {
  const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)]
  const word = language === 'es' ? digitos : digits
  const inWords = [area, exchange, line]
    .map((group) => [...group].map((digit) => word[Number(digit)]).join(' '))
    .join(', ')
  return oneOf([`${area}-${exchange}-${line}`, `${area} ${exchange} ${line}`, inWords], key)
}

const colores: Record<string, string> = {
  Silver: 'plateado',
  Gray: 'gris',
  White: 'blanco',
  Black: 'negro',
  Red: 'rojo',
  Blue: 'azul',
  Green: 'verde',
  Yellow: 'amarillo',
  Orange: 'anaranjado',
  Tan: 'beige',
  Gold: 'dorado',
}

/** A color in the caller's language. */
export const sayColor = (color: string, language: 'en' | 'es'): string =>
  language === 'es' ? (colores[color] ?? color) : color.toLowerCase()

const rumbos = { northbound: 'norte', southbound: 'sur', eastbound: 'este', westbound: 'oeste' }

/** A direction of travel in the caller's language. */
export const sayDirection = (direction: keyof typeof rumbos, language: 'en' | 'es'): string =>
  language === 'es' ? `hacia el ${rumbos[direction]}` : direction

/** A place in the words of somebody who has none of their own for it. */
export function sayPlace(place: TruePlace | undefined): string {
  if (!place) return ''
  const { number, street, cross, highway, direction, exit, mile, name, near, city } = place
  const road = [number, street].filter(Boolean).join(' ')
  const parts = [
    name,
    cross && road ? `${road} at ${cross}` : road,
    [highway, direction].filter(Boolean).join(' '),
    exit && `exit ${exit}`,
    mile && `mile marker ${mile}`,
    near && `near ${near}`,
    city,
  ]
  return parts.filter(Boolean).join(', ')
}
