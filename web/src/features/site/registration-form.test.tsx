import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { keptCheckout } from './registration-memory.ts'

const plan = {
  code: 'PRO',
  name: 'Smart Dispatch',
  price: 599,
  planId: '200',
  priceId: 'price_1',
  features: [],
}
const typed = {
  'First name': 'Rosa',
  'Last name': 'Delgado',
  Email: 'rosa@delgado.example',
  'Company name': 'Delgado Towing',
  'Phone number': '+1 (972) 555-0130',
  Zip: '75074',
}
const CHECKOUT = { sessionId: 'cs_test_0123456789abcdef', checkoutUrl: 'https://pay.example/1' }

let answer: { status?: number; reply: unknown }
beforeEach(() => {
  sessionStorage.clear()
  answer = { reply: CHECKOUT }
})
const asked = standInServer(() => answer)

function fill(password = 'long enough') {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
  for (const label of [/^Password/, /^Confirm password/])
    fireEvent.change(screen.getByLabelText(label), { target: { value: password } })
}
const press = (name = 'Checkout') => fireEvent.click(screen.getByRole('button', { name }))
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value

describe('signing up for a plan', () => {
  it('sends what was typed with the plan, once for two presses, and goes to the checkout', async () => {
    const leave = vi.fn()
    show(<RegistrationForm plan={plan} leave={leave} />)
    fill()
    press()
    press()
    await waitFor(() => expect(leave).toHaveBeenCalledWith(CHECKOUT.checkoutUrl))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({
      planId: '200',
      priceId: 'price_1',
      planType: 'paid',
      email: 'rosa@delgado.example',
      phoneNumber: '9725550130',
    })
    expect(keptCheckout()?.sessionId).toBe(CHECKOUT.sessionId)
  })

  it('keeps what was typed but never the password', async () => {
    const { unmount } = show(<RegistrationForm plan={plan} leave={vi.fn()} />)
    fill('a secret of mine')
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Delgado Towing'))
    expect(JSON.stringify(sessionStorage)).not.toContain('secret')
    unmount()
    show(<RegistrationForm plan={plan} />)
    await waitFor(() => expect(email()).toBe('rosa@delgado.example'))
  })

  it('shows the way in to somebody who has signed up before', async () => {
    answer = {
      status: 409,
      reply: { error: 'email_taken', message: 'There is an account.', fields: { email: 'Taken' } },
    }
    const { address } = show(<RegistrationForm plan={plan} />)
    fill()
    press()
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeTruthy()
    expect(screen.getByText('There is an account.')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(address()).toMatchObject({
      pathname: '/login',
      state: { email: 'rosa@delgado.example' },
    })
  })

  it('goes to the wrong field once the refusal has been read', async () => {
    answer = {
      status: 409,
      reply: { error: 'email_taken', message: 'There is an account.', fields: { email: 'Taken' } },
    }
    show(<RegistrationForm plan={plan} />)
    fill()
    press()
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    fireEvent.click(dialog.getByText('Close'))
    const field = screen.getByRole('textbox', { name: /^Email/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText('Taken')).toBeTruthy()
  })

  it('has a sentence of its own for an error without one', async () => {
    answer = { reply: { status: 'error' } }
    show(<RegistrationForm plan={plan} />)
    fill()
    press()
    expect(await screen.findByText(/^Unexpected error\. Please contact \S+@\S+/)).toBeTruthy()
    expect(email()).toBe('rosa@delgado.example')
  })
})

describe('starting a trial', () => {
  it('goes to the welcome page with the number', async () => {
    answer = { reply: { companyId: 'c', twilioPhoneNumber: '19725550101' } }
    const { address } = show(<RegistrationForm plan={null} />)
    fill()
    press('Start Trial')
    await waitFor(() => expect(address().pathname).toBe('/register/success'))
    expect(address().state).toEqual({ phoneNumber: '19725550101' })
    expect(asked[0]?.body).toMatchObject({ planId: '100', planType: 'trial' })
    expect(JSON.stringify(sessionStorage)).not.toContain('Delgado')
  })

  it('tells while typing that the passwords differ, and how strong one is', () => {
    show(<RegistrationForm plan={null} />)
    fill('eeeeeeee')
    expect(screen.getByText('Strength: weak')).toBeTruthy()
    const again = screen.getByLabelText(/^Confirm password/)
    fireEvent.change(again, { target: { value: 'something else' } })
    expect(screen.getByText("Passwords don't match")).toBeTruthy()
  })
})
