import { describe, expect } from 'vitest'
import { fillLogin } from './desk.ts'
import { journey } from './journey.ts'

describe('a visitor', () => {
  journey(
    'starts a trial, is given a number, logs in and finds an empty board',
    async ({ openWindow }) => {
      const page = await openWindow()
      await page.goto('/')
      await page.getByRole('link', { name: 'Start a trial' }).first().click()

      const field = (name: string) => page.getByRole('textbox', { name })
      const typed = {
        'First name': 'Rosa',
        'Last name': 'Delgado',
        Email: 'rosa at delgado',
        'Company name': 'Delgado & Sons Towing',
        'Phone number': '(972) 555-0130',
        Street: '88 Depot St',
        City: 'Plano',
        Zip: '75074',
        'AI agent name': 'Sky',
      }
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough')
      await field('Confirm password').fill('long enough')
      await page.getByRole('button', { name: 'Start Trial' }).click()

      await page.getByText('Please enter a valid email address').waitFor()
      expect(await field('Email').inputValue()).toBe('rosa at delgado')
      expect(await field('Company name').inputValue()).toBe('Delgado & Sons Towing')
      expect(await field('Phone number').inputValue()).toBe('9725550130')

      await field('Email').fill('rosa@delgado.example')
      await page.getByRole('button', { name: 'Start Trial' }).click()
      await page.getByRole('heading', { name: 'Welcome to Towline' }).waitFor()
      const welcome = await page.getByText('Your AI agent answers at').textContent()
      const number = /\(972\) 555-01\d\d/.exec(welcome ?? '')?.[0] ?? 'no number'
      expect(welcome).toContain(number)

      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await fillLogin(page, { email: 'rosa@delgado.example', password: 'long enough' })
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
      const bar = page.getByRole('banner')
      await bar.getByText('Delgado & Sons Towing').waitFor()
      await bar.getByText(number).waitFor()
      await page.getByRole('link', { name: 'Dispatching' }).click()
      await page.getByText('No pending calls.').waitFor()
    },
  )
})
