import { screen, waitFor } from '@testing-library/react'
import type { CheckoutState } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import RegisterPage from './register-page.tsx'
import { keepCheckout } from './registration-memory.ts'

const plan = {
  code: 'PRO',
  name: 'Smart Dispatch',
  price: 599,
  planId: '200',
  priceId: 'price_1',
  numberOfCalls: 500,
  features: [],
}
const ID = 'cs_test_0123456789abcdef'
const checkoutUrl = 'https://pay.example/1'

let state: CheckoutState['state'] = 'open'
beforeEach(() => {
  sessionStorage.clear()
  state = 'open'
})
standInServer(({ url }) =>
  url.endsWith('/plan')
    ? { reply: [{ ...plan, price: 649 }] }
    : { reply: { state, companyName: 'Delgado Towing', checkoutUrl, twilioPhoneNumber: '' } },
)

describe('the sign-up for a plan', () => {
  it('leads to the prices without a plan', async () => {
    const { address } = show(<RegisterPage />, '/register')
    await waitFor(() => expect(address()).toMatchObject({ pathname: '/', hash: '#pricing' }))
  })

  it('shows the plan that was chosen at today’s price, and its terms', async () => {
    const { router, address } = show(<RegisterPage />, '/register')
    await waitFor(() => expect(address().pathname).toBe('/'))
    await router.navigate('/register', { state: { plan } })
    expect(await screen.findByText('$649')).toBeTruthy()
    expect(screen.getByText(/Excludes taxes, billed monthly, cancel any time\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeTruthy()
  })
})

describe('coming back from the checkout', () => {
  const comeBack = () => show(<RegisterPage />, '/register?checkout=cancelled')

  it('says that nothing was charged, and goes on with it or begins again', async () => {
    keepCheckout({ sessionId: ID, checkoutUrl, plan })
    comeBack()
    const link = await screen.findByRole('link', { name: 'Continue to checkout' })
    expect(link.getAttribute('href')).toBe(checkoutUrl)
    expect(screen.getByText('Nothing was charged.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/register')
  })

  it('leads to the login once it has ended, where a second sign-up would be refused', async () => {
    keepCheckout({ sessionId: ID, checkoutUrl, plan })
    state = 'expired'
    comeBack()
    const login = await screen.findByRole('link', { name: 'Login' })
    expect(login.getAttribute('href')).toBe('/login')
    expect(screen.getByText(/Log in to open a new checkout for Delgado Towing/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Start over' })).toBeNull()
  })

  it('leads to the prices where nothing is known of it', () => {
    comeBack()
    const again = screen.getByRole('link', { name: 'Start over' })
    expect(again.getAttribute('href')).toBe('/#pricing')
  })

  it('shows what was paid after all', async () => {
    keepCheckout({ sessionId: ID, checkoutUrl, plan })
    state = 'ready'
    const { address } = comeBack()
    await waitFor(() => expect(address().search).toBe(`?session_id=${ID}`))
  })
})
