import { describe, expect, it } from 'vitest'
import type { Danger } from '../../facts.ts'
import { languageOf } from './language.ts'
import { hear } from './spanish.fixture.ts'

const noted: Danger[] = ['crash', 'police on scene', 'on foot on the shoulder']
const stopping = (said: string) => hear(said).dangers.filter((danger) => !noted.includes(danger))

describe('a danger in Spanish, as frightened people happen to put it', () => {
  it.each<[string, Danger]>([
    [
      'mi niña de dos años está en su silla y se cerraron los seguros solos',
      'child or animal inside',
    ],
    [
      'se me quedó el bebé en el carro con las llaves y no lo puedo abrir',
      'child or animal inside',
    ],
    ['mi perrita está en el carro cerrado con este calor', 'child or animal inside'],
    ['se está prendiendo mi troca', 'fire'],
    ['me atropelló un carro y no puedo mover la pierna', 'injury'],
    ['mi esposa está con dolores, se le rompió la fuente', 'injury'],
    ['estoy embarazada y me duele mucho la panza después del golpe', 'injury'],
    ['me quedé parado a media carretera', 'live lane'],
    ['el carro quedó a la mitad de la intersección', 'live lane'],
    ['se inundó la calle y el agua ya está entrando al carro', 'high water'],
    ['me salen llamas por el cofre', 'fire'],
    ['hay un charco de gasolina abajo del carro', 'fuel leak'],
    ['le pegué a un muchacho que iba en bicicleta', 'injury'],
    ['nos volteamos y mi papá está atorado adentro', 'injury'],
    ['tengo la pierna atorada', 'injury'],
    ['el agua me está llevando el carro', 'high water'],
    ['unos tipos me están rodeando', 'frightened'],
    ['no hay dónde orillarme', 'live lane'],
    ['hay alguien atrapado en el otro carro', 'injury'],
    ['me entró un vidrio en el ojo', 'injury'],
    ['mi papá se puso mal, no puede hablar', 'injury'],
    ['el volante se trabó y no me puedo salir del carril', 'live lane'],
    ['el carro está colgando del puente', 'live lane'],
    ['se está inundando la calle y se me apagó', 'high water'],
    ['hay gasolina tirada por toda la calle', 'fuel leak'],
    ['me están asaltando', 'frightened'],
    ['estoy embarazada y ya empezaron los dolores', 'injury'],
    ['estoy parado en la vía rápida y no me puedo mover', 'live lane'],
    ['mi carro se apagó en el segundo carril de la 635', 'live lane'],
    ['estoy en una curva y no me ven', 'live lane'],
    ['se tiró toda la gasolina en el piso', 'fuel leak'],
    ['mi abuelita está encerrada en el carro y no puede abrir', 'child or animal inside'],
    ['los trailers me pasan rozando', 'live lane'],
    ['el agua ya me llega a la puerta y sigue subiendo', 'high water'],
    ['me metí en la corriente y se está metiendo el agua al carro', 'high water'],
    ['hay un hombre con una pistola cerca de mi carro', 'frightened'],
    ['tengo dieciséis y mis papás no saben que agarré el carro', 'minor'],
  ])('%s: %s', (said, danger) => {
    expect(stopping(said)).toContain(danger)
    expect(languageOf(said)).toBe('es')
  })

  it.each([
    'mi bebé está en la casa, necesito una grúa, no prende mi carro',
    'traigo a mis hijos conmigo, se me ponchó una llanta, estamos bien',
    'dejé a los niños en la escuela y ahora no me prende el carro en el estacionamiento',
    'no, no estoy en peligro',
    'mi marido me va a matar, dejé las llaves adentro en el Costco',
    'el carro es color humo, un Altima',
    'mi hijo dejó las llaves adentro',
    'es una Ram roja como fuego',
    'está sangrando aceite el motor',
    'no se está prendiendo el carro',
    'agarré un bache en medio de la calle y se me ponchó, ya estoy en un estacionamiento',
    'mi carro está atrapado en la cochera',
  ])('is none in "%s"', (said) => {
    expect(stopping(said)).toEqual([])
  })
})
