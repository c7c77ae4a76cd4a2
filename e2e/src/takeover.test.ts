import { describe, expect } from 'vitest'
import { card, logIn } from './desk.ts'
import { journey, patiently } from './journey.ts'
import { isSound, isSoundAtAllWidths } from './sound.ts'

describe('a call that a dispatcher takes a hand in', () => {
  journey(
    'is watched, put right, whispered to and taken over with one key',
    async ({ openWindow, product }) => {
      const desk = await openWindow({ reducedMotion: 'reduce' })
      await logIn(desk, product.demo)
      await desk.getByText('Nobody is on the phone.').waitFor()

      const phone = product.aPhone({ from: '+12145550142', person: 'picks up' })
      await phone.ring()
      await phone.say('My battery is dead, I am safe')
      await phone.say('yes')
      const calls = desk.getByRole('list', { name: 'Live calls' })
      const call = calls.getByRole('button', { name: /\(214\) 555-0142.*Asking the place/ })
      await call.waitFor()
      await call.press('Enter')

      const dialog = desk.getByRole('dialog')
      await dialog
        .getByRole('log', { name: 'Transcript' })
        .getByText('My battery is dead')
        .waitFor()
      expect(new URL(desk.url()).searchParams.get('live')).not.toBeNull()
      await isSoundAtAllWidths(desk, 'a call that is watched')

      // The transcript and the form grow while they talk.
      expect(await phone.say("I'm at 2400 Preston Road in Plano")).not.toBe('')
      await dialog.getByText("I'm at 2400 Preston Road in Plano").waitFor()
      const form = dialog.getByRole('region', { name: 'The job so far' })
      await form.getByText('2400 Preston Rd, Plano, TX').waitFor()
      await form.getByText('On the map').waitFor()

      await dialog.getByRole('button', { name: 'Correct: Color' }).click()
      await dialog.getByRole('textbox', { name: 'Color' }).fill('silver')
      await desk.keyboard.press('Enter')
      await form.getByText('Silver').waitFor()
      await form.getByText(/^Put right by /).waitFor()
      await dialog.getByRole('button', { name: 'Correct: Color' }).waitFor()

      await desk.keyboard.press('w')
      await desk.keyboard.type('ask for the gate code')
      await desk.keyboard.press('Enter')
      await dialog.getByText('The agent to the desk: I will ask that next.').waitFor()
      expect(await phone.say('a 2012 Ford Escape')).toMatch(/Can you tell me the gate code\?/)
      expect(await phone.say('it is 4482')).not.toMatch(/color/)
      await dialog.getByText('it is 4482').waitFor()

      // Out of the field first: what is typed there is no key.
      await dialog.getByRole('log', { name: 'Transcript' }).focus()
      await desk.keyboard.press('t')
      expect(await phone.ended).toMatchObject({ how: 'put through' })
      expect(phone.briefing).toMatch(/silver 2012 Ford Escape.*At 2400 Preston Road, Plano/)
      await dialog.getByText('With a person').waitFor()
      await dialog.getByText(/ takes the call\./).waitFor()
      await isSound(desk, 'a call that was taken over')

      // The two have talked, and hung up.
      const over = { CallStatus: 'completed', CallDuration: '95' }
      await phone.post(`${product.url}/towline/voice/status`, over)
      await dialog.getByText('The call is over', { exact: true }).waitFor()
      await desk.keyboard.press('Escape')
      await expect.poll(() => dialog.count(), patiently).toBe(0)
      await desk.getByText('Nobody is on the phone.').waitFor()
      expect(new URL(desk.url()).searchParams.get('live')).toBeNull()

      await desk.getByRole('link', { name: 'Dispatching' }).click()
      await card(desk, /Silver|2012 Ford Escape/)
        .first()
        .waitFor()
    },
  )
})
