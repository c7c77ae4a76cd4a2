import { screen } from '@testing-library/react'
import type { CheckoutState } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { pauseAfter } from './checkout.queries.ts'
import { blankRegistration } from './registration.text.ts'
import { keepDraft, keptDraft } from './registration-memory.ts'
import WelcomePage from './welcome-page.tsx'

const checkoutUrl = 'https://pay.example/1'

/** What the server says, one answer after the other; the last one stays. */
let coming: (CheckoutState['state'] | 'not_found')[] = []
beforeEach(() => {
  sessionStorage.clear()
})
const asked = standInServer(() => {
  const [state = 'open'] = coming.length > 1 ? coming.splice(0, 1) : coming
  if (state === 'not_found')
    return { status: 404, reply: { error: 'not_found', message: 'None.', requestId: 'r' } }
  const twilioPhoneNumber = state === 'ready' ? '19725550101' : ''
  return { reply: { state, companyName: 'Delgado Towing', checkoutUrl, twilioPhoneNumber } }
})

function arrive(...states: typeof coming) {
  coming = states
  show(<WelcomePage />, '/register/success?session_id=cs_test_0123456789abcdef')
}

describe('the welcome page', () => {
  it('promises no number where nothing came along', () => {
    show(<WelcomePage />, '/register/success')
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByText(/answers at \(/)).toBeNull()
    expect(asked).toEqual([])
  })

  it('leads who is signed in to their dashboard, and asks nobody to log in again', () => {
    const user = aUser('manager')
    // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
    document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
    show(<WelcomePage />, '/register/success')
    const way = screen.getByRole('link', { name: 'Dashboard' })
    expect(way.getAttribute('href')).toBe(`/customer/dashboard/${user.companyId}`)
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.queryByText(/Log in/)).toBeNull()
  })

  it('says that the number follows, where the carrier had none at the sign-up', () => {
    const state = { phoneNumber: '', message: 'We’ll keep trying and email it to you.' }
    show(<WelcomePage />, { pathname: '/register/success', state })
    expect(screen.getByText('We’ll keep trying and email it to you.')).toBeTruthy()
    expect(screen.queryByText(/answers at \(/)).toBeNull()
  })

  it('follows a checkout until its number is there, and forgets what was typed', async () => {
    keepDraft({ ...blankRegistration, city: 'Plano' })
    arrive('open', 'paid', 'ready')
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Continue to checkout' })
    expect(link.getAttribute('href')).toBe(checkoutUrl)
    expect(await screen.findByText(/We’re getting your agent’s number/)).toBeTruthy()
    expect(await screen.findByText('(972) 555-0101')).toBeTruthy()
    expect(keptDraft()).toEqual({})
  })

  it('says that a checkout has ended, and sends whoever left it to their login', async () => {
    arrive('expired')
    expect(await screen.findByRole('heading', { name: 'This checkout has expired' })).toBeTruthy()
    expect(screen.getByText(/^Log in to open a new checkout for Delgado Towing/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Start over' })).toBeNull()
  })

  it('says that it does not know a checkout', async () => {
    arrive('not_found')
    expect(await screen.findByRole('heading', { name: /can’t find this checkout/ })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })
})

it('looks every second at first, and less often the longer it takes', () => {
  expect([0, 30, 60].map(pauseAfter)).toEqual([1_000, 4_000, 15_000])
})
