import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'
import { call, englishWords, languages, saidBy } from './spanish-call.fixture.ts'

describe('a caller who speaks Spanish', () => {
  it('is offered Spanish in the greeting, within its length, and answered in it from the next turn', () => {
    const talk = call('se me ponchó una llanta')
    const [greeting = '', answer] = saidBy(talk)
    expect(greeting).toContain('Para español, diga español. What happened, and where are you?')
    expect(greeting.split(/\s+/).length).toBeLessThanOrEqual(21)
    expect(answer).toBe(
      'De acuerdo, una llanta ponchada. Antes que nada, ¿está en un lugar seguro, fuera del tráfico?',
    )
    expect(languages(talk)).toEqual(['es'])
  })

  it('has the wire switched before anything is said', () => {
    const talk = call('necesito una grúa')
    expect(talk.acts.map((act) => act.do)).toEqual(['language', 'say'])
  })

  it('is not taken for one by a single hola, a name or a street', () => {
    const talk = call('Hola', 'my name is José Martínez', 'I am at San Jacinto Street in Dallas')
    expect(languages(talk)).toEqual([])
    expect(talk.memory.language).toBe('en')
  })

  it.each([
    '¿habla español?',
    'Spanish please',
    'en español por favor',
    'do you speak Spanish?',
    'español',
  ])('gets it for the asking: %s', (words) => {
    const talk = call(words)
    expect(talk.said).toMatch(/^Claro que sí, le atiendo en español\. .*¿.*qué pasó.*\?$/i)
  })

  it('is heard in the middle of an English call, and what he asked does not count as an answer', () => {
    const talk = call('I need a tow', 'sí, ¿habla español?')
    expect(talk.said).toMatch(/^Claro que sí, le atiendo en español\. Antes que nada/)
    expect(talk.memory.intake.safe).toBeNull()
  })

  it('goes to a person where Spanish is not switched on, and no greeting offers it', () => {
    const talk = conversation().caller('hola, necesito una grúa')
    expect(talk.transcript).not.toContain('Para español')
    expect(talk.closing).toEqual({ do: 'transfer', reason: 'speaks Spanish' })
    expect(talk.all.some((act) => act.do === 'language')).toBe(false)
  })

  it('who asks for a person who speaks it gets the person', () => {
    expect(call('quiero hablar con una persona que hable español').closing).toMatchObject({
      do: 'transfer',
    })
  })
})

describe('danger in Spanish stops everything as in English', () => {
  it.each([
    ['choqué y mi esposa está sangrando', 'hurt', /alguien lastimado, cuelgue/],
    ['hay dos heridos en la carretera', 'hurt', /marque al 9 1 1/],
    ['me quedé parado en medio del freeway', 'live lane', /aléjese del tráfico/],
    ['se está quemando mi carro', 'fire', /Aléjense todos del vehículo/],
    ['está saliendo humo del motor', 'smoke', /Aléjense todos del vehículo/],
    ['mi bebé se quedó encerrado en el carro', 'shut in', /niño o un animal encerrado/],
    ['tengo miedo, me están siguiendo', 'fear', /Si siente que corre peligro/],
  ])('%s (%s)', (words, _danger, advice) => {
    const talk = call(words)
    expect(talk.said).toMatch(advice)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    expect(talk.all.find((act) => act.do === 'say' && act.interruptible === false)).toBeDefined()
    expect(talk.job?.emergency).toBe(true)
  })

  it('also when the question is whether they are safe', () => {
    expect(
      call('se me apagó el carro', 'no, estoy en el carril de en medio').closing,
    ).toMatchObject({ do: 'transfer' })
    expect(call('se me apagó el carro', 'no').closing).toMatchObject({ do: 'transfer' })
  })

  it('and is none when nobody is hurt', () => {
    const talk = call('tuve un accidente pero no hay heridos gracias a Dios, nadie salió lastimado')
    expect(talk.closing).toBeUndefined()
  })
})

/** Things said in no order at all. */
const anything = [
  'se me ponchó una llanta',
  'no prende',
  'choqué con otro carro',
  'estoy en la 35 rumbo al norte',
  'en la calle Oak número 45 en Plano',
  'en el Walmart de Main Street en Lewisville',
  'cerca de la iglesia, junto a la gasolinera',
  'enfrente del taller',
  'por la salida 448',
  'al taller más cercano',
  'a mi casa',
  'no sé',
  'sí',
  'no',
  'está bien',
  '¿mande?',
  '¿cuánto cobran?',
  '¿cuánto se tardan?',
  '¿dónde está la grúa?',
  'espéreme tantito',
  'no entiendo',
  'un Honda Civic azul marino del 2012',
  'es gris',
  'me llamo Guadalupe Ríos',
  'dos catorce cinco cinco cinco cero uno cuarenta y dos',
  'no, digo, es la salida 449',
  'el color está mal, es verde',
  'cancele la grúa',
  'mañana a las nueve',
  'mándeme un mensaje',
  'este… pues… mmm',
  'ay Dios mío, apúrese',
  'gracias',
  'asdf qwer',
  '¿es usted una máquina?',
  'a la chingada con esto',
]

describe('any call in Spanish whatever', () => {
  it('never throws, asks one question a turn, and has no English in it', () => {
    for (let seed = 1; seed <= 80; seed += 1) {
      const talk = call('necesito una grúa')
      let state = seed
      for (let turns = 0; turns < 14; turns += 1) {
        state = (state * 48_271) % 2_147_483_647
        const said = anything[state % anything.length] ?? ''
        if (state % 11 === 0) talk.silence(1)
        else if (state % 13 === 0) talk.interrupts(talk.said.slice(0, 20))
        else talk.caller(said)
        for (const act of talk.acts) {
          if (act.do !== 'say') continue
          expect(act.text.match(/\?/g)?.length ?? 0, talk.transcript).toBeLessThanOrEqual(1)
          expect(act.text, talk.transcript).not.toMatch(/[{}]|undefined|\bnull\b/)
          expect(act.text, talk.transcript).not.toMatch(englishWords)
        }
      }
      expect(talk.memory.language).toBe('es')
    }
  }, 60_000)
})

describe('what is spoken in Spanish', () => {
  it('has no English in it, in any call', () => {
    const talk = call(
      'se me ponchó una llanta cerca de la gasolinera en la 75 rumbo al sur',
      'sí',
      'sí',
      'pasando la salida 32',
      'en Allen',
      'a mi casa',
      '900 Legacy en Plano',
      'un Jetta azul marino del 2012',
      'Rosa',
      'sí',
    )
    talk.silence(1)
    for (const text of saidBy(talk).slice(1)) expect(text).not.toMatch(englishWords)
  })

  it('holds over a lost line and over a person who does not pick up', () => {
    const talk = call('mi carro no prende').reconnects()
    expect(talk.said).toMatch(/^Perdón, se cortó la llamada\. /)
    talk.caller('quiero hablar con una persona').transferFails()
    expect(talk.said).toMatch(/^Disculpe, nadie pudo contestar, así que yo le tomo los datos\./)
    expect(talk.memory.language).toBe('es')
  })

  it('is read again from the start to whoever changes the language at the read-back', () => {
    const talk = call(
      'flat tire, I am safe',
      'yes',
      '1245 Main Street in Frisco',
      'to 500 Elm Street in Plano',
      '2015 blue Honda Civic',
      'Jose Perez',
      'yes',
    )
    expect(talk.said).toContain('Is that right?')
    talk.caller('en español por favor')
    expect(talk.said).toMatch(
      /^Claro que sí, le atiendo en español\. Le repito los datos\. Es un Honda/,
    )
    expect(talk.said).toMatch(/¿Es correcto\?$/)
  })
})
