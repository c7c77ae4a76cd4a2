import { describe, expect } from 'vitest'
import { logIn } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { callTheAgent, say } from './phone.ts'

describe('an owner who switches Spanish on', () => {
  journey(
    'calls the agent, is answered in Spanish, and reads the job in English',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await logIn(page, product.demo)
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Company Profile' }).click()
      await page.getByRole('checkbox', { name: 'Spanish' }).check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText(/saved/i).first().waitFor()

      await page.getByRole('link', { name: 'Dashboard' }).click()
      await callTheAgent(page, /Para español, diga español/)
      await say(page, 'Buenas tardes, se me ponchó una llanta', /lugar seguro/)
      await say(page, 'sí, estoy en un estacionamiento', /buen número/)
      await say(page, 'sí', /Dónde está el vehículo/)
      await say(page, 'en el 1200 de Main Street en Frisco', /dónde/)
      await say(page, 'al 500 de Park Boulevard en Plano', /esquina o negocio/)
      await say(page, 'enfrente del banco', /año, marca y modelo/)
      await say(page, 'un Honda Civic azul del 2018', /nombre/)
      await say(page, 'me llamo María López', /mensaje/)
      await say(page, 'claro que sí', /Es correcto/)
      await say(page, 'sí', /Hasta luego/)
      await page.getByRole('region', { name: 'Phone' }).getByText('Call ended').waitFor()

      await page.getByRole('button', { name: 'Hide phone' }).click()
      const calls = page.getByRole('list', { name: 'Recent calls' })
      const call = calls.getByRole('button', { name: /María López.*Spanish.*Job/ })
      await call.click()
      const record = page.getByRole('dialog', { name: /María López/ })
      await record.getByRole('heading', { name: /Transcript.*Spanish/ }).waitFor()
      await record.getByText('Flat tire', { exact: true }).waitFor()
      await record.getByRole('button', { name: 'Close' }).click()

      await page.getByRole('link', { name: 'See the texts and emails it would have sent' }).click()
      const texts = page.getByRole('list', { name: 'Texts' })
      await expect.poll(() => texts.getByText(/ya tenemos su solicitud/).count(), patiently).toBe(1)
    },
  )
})
