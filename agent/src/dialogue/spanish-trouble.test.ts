import { describe, expect, it } from 'vitest'
import { company, conversation } from './call.fixture.ts'

const call = (...words: string[]) => {
  const talk = conversation({ company: { ...company, languages: ['en', 'es'] } })
  for (const said of words) talk.caller(said)
  return talk
}

describe('a Spanish call that goes wrong', () => {
  it('saying only "bueno" is answered in Spanish, and by a person at last', () => {
    const talk = call('¿bueno?', '¿bueno?')
    expect(talk.said).toMatch(/Aquí sigo|en la línea/)
    talk.caller('¿bueno, me escucha?').caller('¿bueno?')
    expect(talk.said).toMatch(/persona\?$/)
  })

  it('insisting on a price is no farewell', () => {
    const talk = call('cuánto cobran por una grúa', 'pero más o menos cuánto')
    talk.caller('no pues dígame un precio')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'insists on a price' })
  })

  it.each([
    'mi van se calienta mucho y ya no la quiero mover',
    'Qué tal, oiga, me quedé sin gota de gasolina',
  ])('is not cancelled by whoever tells of it: %s', (words) => {
    expect(call(words).said).toMatch(/lugar seguro|en peligro/)
  })

  it.each([
    ['bueno, ¿está la señora Lupita?', 'transfer'],
    ['Buenas tardes, quiero ofrecerle un descuento en su recibo de luz', 'end'],
  ])('%s', (words, deed) => {
    expect(call(words).closing).toMatchObject({ do: deed })
  })

  it('reads a street back by its name, whatever the name means', () => {
    const talk = call('se me ponchó la llanta en Coit y Park, en Plano, estoy bien')
    expect(talk.transcript).not.toContain('parque')
  })
})
