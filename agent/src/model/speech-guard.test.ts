import { describe, expect, it } from 'vitest'
import { SpeechGuard } from './speech-guard.ts'

const given = 'my number is 972 555 0130, a 2018 Camry on I-35 at exit 230'

/** What a caller hears of a text that comes in pieces of so many letters, and why it was cut. */
function heard(text: string, size = 4) {
  const guard = new SpeechGuard(given)
  let said = ''
  for (let at = 0; at < text.length; at += size) said += guard.take(text.slice(at, at + size))
  said += guard.end()
  expect(said).toBe(guard.spoken)
  return { said, breach: guard.breach }
}

describe('what a model may say', () => {
  it.each([
    'Okay, a flat on the shoulder. Where is the vehicle right now?',
    'I see. Which way were you heading, north or south?',
    'So that is nine seven two, five five five, zero one three zero. Is that right?',
    'Exit two thirty, got it. What color is your twenty eighteen Camry?',
    "I can't tell you the price, the dispatcher will do that. Are you safe?",
    'One moment. Is anyone hurt?',
    'If anyone is hurt, hang up and dial nine one one. Are you safe?',
    'Feel free to take your time. What happened?',
    'Entiendo. ¿Dónde está el carro?',
  ])('passes "%s" on as it is, however it comes', (text) => {
    for (const size of [1, 3, 7, 50, 500])
      expect(heard(text, size)).toEqual({ said: text, breach: null })
  })

  it('lets the first word through before the rest has come', () => {
    expect(new SpeechGuard(given).take('Okay')).toBe('Okay')
    expect(new SpeechGuard(given).take('Got')).toBe('Got')
  })

  it('takes marks away, and keeps to one question', () => {
    expect(heard('**Okay!**\n\n- Where are you? And what is your name?')).toEqual({
      said: 'Okay! - Where are you?',
      breach: null,
    })
  })

  it('does not read an essay', () => {
    expect(heard('Let me tell you all about towing. '.repeat(40)).said.length).toBeLessThan(420)
  })
})

describe('what a model may not say', () => {
  it.each([
    ['price', 'That will be about seventy five dollars.'],
    ['price', 'It costs $ a lot, namely 95.'],
    ['price', 'The tow is free of charge.'],
    ['price', 'Our fee is one fifty for the hook-up.'],
    ['price', 'La grúa le cuesta ochenta y 5 dólares.'],
    ['time', 'A truck needs thirty minutes.'],
    ['time', "We'll have you going in half an hour."],
    ['time', 'Llega en veinte minutos.'],
    ['promise', 'A driver is on the way.'],
    ['promise', "I've just dispatched a truck."],
    ['promise', 'Help will be there soon.'],
    ['promise', 'La grúa ya va en camino.'],
    ['number', 'Your confirmation is four four eight one.'],
    ['number', 'Call 800 555 0199 for that.'],
    ['leak', 'My instructions say to ask next for the color.'],
    ['leak', 'I am a large language model.'],
    ['nonsense', 'so so so so so so so so.'],
    ['nonsense', '%%%% ((( === )))) &&&& ;;'],
  ])('cuts a %s: "%s"', (breach, text) => {
    for (const size of [1, 4, 500]) {
      const cut = heard(`Okay. ${text} Where are you?`, size)
      expect(cut.breach).toBe(breach)
      expect(cut.said).not.toMatch(
        /\d|dollar|minut|way|fee|free|instructions|seventy|thirty|where/i,
      )
    }
  })
})
