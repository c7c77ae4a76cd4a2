import { describe, expect } from 'vitest'
import { card, logIn } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { isSound, isSoundAtAllWidths } from './sound.ts'

describe('a call that a dispatcher takes a hand in', () => {
  journey(
    'is watched, corrected, whispered to and taken over with one key',
    async ({ openWindow, product }) => {
      const dashboard = await openWindow()
      await logIn(dashboard, product.demo)
      await dashboard.getByText('No live calls.').waitFor()

      const phone = product.aPhone({ from: '+12145550142', person: 'picks up' })
      await phone.dial()
      await phone.say('My battery is dead, I am safe')
      await phone.say('yes')
      const calls = dashboard.getByRole('list', { name: 'Live calls' })
      const call = calls.getByRole('button', { name: /\(214\) 555-0142.*Asking the place/ })
      await call.waitFor()
      await call.press('Enter')

      const dialog = dashboard.getByRole('dialog')
      await dialog
        .getByRole('log', { name: 'Transcript' })
        .getByText('My battery is dead')
        .waitFor()
      expect(new URL(dashboard.url()).searchParams.get('live')).not.toBeNull()
      await isSoundAtAllWidths(dashboard, 'a call that is watched')

      // The transcript and the form grow while they talk.
      expect(await phone.say("I'm at 2400 Preston Road in Plano")).not.toBe('')
      await dialog.getByText("I'm at 2400 Preston Road in Plano").waitFor()
      const form = dialog.getByRole('region', { name: 'The job so far' })
      await form.getByText('2400 Preston Rd, Plano, TX').waitFor()
      await form.getByText('On the map').waitFor()

      await dialog.getByRole('button', { name: 'Correct: Color' }).click()
      await dialog.getByRole('textbox', { name: 'Color' }).fill('silver')
      await dashboard.keyboard.press('Enter')
      await form.getByText('Silver').waitFor()
      await form.getByText(/^Corrected by /).waitFor()
      await dialog.getByRole('button', { name: 'Correct: Color' }).waitFor()

      await dashboard.keyboard.press('w')
      await dashboard.keyboard.type('ask for the gate code')
      await dashboard.keyboard.press('Enter')
      await dialog.getByText('Agent to dispatch: I will ask that next.').waitFor()
      expect(await phone.say('a 2012 Ford Escape')).toMatch(/Can you tell me the gate code\?/)
      expect(await phone.say('it is 4482')).not.toMatch(/color/)
      await dialog.getByText('it is 4482').waitFor()

      // Out of the field first: what is typed there is no key.
      await dialog.getByRole('log', { name: 'Transcript' }).focus()
      await dashboard.keyboard.press('t')
      expect(await phone.ended).toMatchObject({ how: 'put through' })
      expect(phone.handoffSummary).toMatch(/silver 2012 Ford Escape.*At 2400 Preston Road, Plano/)
      await dialog.getByText('With a person').waitFor()
      await dialog.getByText(/ is taking the call\./).waitFor()
      await isSound(dashboard, 'a call that was taken over')

      // The two have talked, and hung up.
      const over = { CallStatus: 'completed', CallDuration: '95' }
      await phone.post(`${product.url}/towline/voice/status`, over)
      await dialog.getByText('Call ended', { exact: true }).waitFor()
      await dashboard.keyboard.press('Escape')
      await expect.poll(() => dialog.count(), patiently).toBe(0)
      await dashboard.getByText('No live calls.').waitFor()
      expect(new URL(dashboard.url()).searchParams.get('live')).toBeNull()

      await dashboard.getByRole('link', { name: 'Dispatching' }).click()
      await card(dashboard, /Silver|2012 Ford Escape/)
        .first()
        .waitFor()
    },
  )
})
