import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'
import { pivotToEnglish } from './pivot.ts'

describe('numbers in Spanish', () => {
  it.each([
    ['dos mil quince', '2015'],
    ['mil novecientos noventa y ocho', '1998'],
    ['veinte quince', '2015'],
    ['setenta y cinco', '75'],
    ['ciento veintiuno', '121'],
    ['quinientos', '500'],
    ['mil doscientos', '1200'],
    ['doce cero cinco', '1205'],
    ['treinta cinco', '35'],
    ['diez y seis', '16'],
    ['75 mil', '75000'],
  ])('%s is %s', (said, digits) => {
    expect(pivotToEnglish(said).english).toBe(digits)
  })

  it('keeps the groups of a telephone number, and the parts of a time', () => {
    expect(
      pivotToEnglish('cuatro sesenta y nueve, cinco cincuenta y cinco', 'callback number').english,
    ).toBe('4 69, 5 55')
    expect(pivotToEnglish('mañana a las tres y media de la tarde').english).toBe(
      'tomorrow at 3:30 pm',
    )
    expect(pivotToEnglish('mañana 7 30 de la mañana', 'when').english).toBe('tomorrow at 7:30 am')
  })

  it('names the street that is a number, and counts with una too', () => {
    expect(
      pivotToEnglish('la west cuarenta y una street con la west doce avenue', 'place').english,
    ).toMatch(/west 41st street with the west 12th avenue/)
    expect(pivotToEnglish('en el doce main street', 'place').english).toMatch(/12 main street/)
  })
})

describe('the way back to the caller’s own words', () => {
  it('finds the piece that was put into English, however it was put', () => {
    const { english, own } = pivotToEnglish(
      'buenas tardes, se me ponchó una llanta y estoy en Frisco',
    )
    expect(english).toBe("good afternoon, I have a flat tire and I'm in Frisco")
    expect(own('flat tire')).toBe('se me ponchó una llanta')
    expect(own('in Frisco')).toBe('en Frisco')
    expect(own('nothing of the kind')).toBe('nothing of the kind')
  })

  it('leaves names of people, towns, streets and makes as they are', () => {
    const { english } = pivotToEnglish('me llamo Íñigo Núñez, es un Jetta, en la calle San Jacinto')
    expect(english).toContain('Íñigo Núñez')
    expect(english).toContain('Jetta')
    expect(english).toContain('San Jacinto Street')
  })

  it('reads a speech without end in no time', () => {
    const speech = 'en el carro que me lo lleven a la de la calle y no se donde por la '.repeat(200)
    // Of the processor's time, which a busy machine doesn't stretch.
    const began = process.cpuUsage()
    pivotToEnglish(speech)
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(5_000)
  })
})

describe('the language of a caller', () => {
  it.each([
    'necesito una grúa',
    'mi carro no prende',
    'buenas tardes',
    'se me ponchó la tire on 35 northbound',
    'tengo un flat',
    'ayuda',
    '¿Habla español?',
    'Spanish please',
    'do you speak Spanish?',
    'español',
    'no hablo inglés',
    'can I talk to somebody who speaks Spanish',
    'me llamo José y no prende mi troca',
    'estoy en San Jacinto Street',
  ])('is Spanish: %s', (said) => expect(languageOf(said)).toBe('es'))

  it.each([
    'hola',
    'Hola, I need a tow',
    'my name is José',
    'José',
    'San Jacinto Street',
    'at El Dorado and La Villa',
    'the corner of Los Rios and Park',
    'I am on Camino Real near La Quinta',
    'Spanish Trail in Plano',
    'gracias',
    'adios amigo',
    'sí',
    'no',
    'Rosa Blanco',
    'a la casa',
    'Casa Linda',
    'my car died, por favor hurry',
    '',
  ])('is not sure to be Spanish: %s', (said) => expect(languageOf(said)).not.toBe('es'))

  it.each([
    'English is fine',
    'in English please',
    'en inglés por favor',
    "I don't speak Spanish",
    "hi I'm his daughter, I can talk for him, he is on the side of the road",
  ])('is English: %s', (said) => expect(languageOf(said)).toBe('en'))
})
