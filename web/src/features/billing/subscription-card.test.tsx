import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Subscription } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const paid: Subscription = {
  status: 'active',
  plan: {
    code: 'PRO',
    name: 'Smart Dispatch',
    price: 599,
    planId: '200',
    priceId: 'p',
    features: [],
  },
  price: 599,
  allowance: 500,
  usedThisMonth: 32,
  today: [
    { kind: 'texts', used: 1200, limit: 1200 },
    { kind: 'model', used: 250_000, limit: 3_000_000 },
  ],
  trialEndsAt: 0,
  renewsAt: 1_790_000_000_000,
  endsAt: 0,
  paymentFailedAt: 0,
  hasPortal: true,
}
const PORTAL = 'https://pay.example/portal'

let isUp = true
let subscription = paid
beforeEach(() => {
  subscription = paid
  isUp = true
})
const asked = standInServer(({ method, url }) => {
  if (!isUp) return { status: 503, reply: { error: 'unavailable', message: 'Try again shortly.' } }
  if (url.endsWith('/portal')) return { reply: { url: PORTAL } }
  if (url.endsWith('/checkout'))
    return { reply: { sessionId: 'cs', checkoutUrl: 'https://pay.example/checkout' } }
  return { reply: method === 'GET' ? subscription : {} }
})

/** The window a browser opens; `isBlocked` opens none. */
function openedWindow({ isBlocked = false } = {}) {
  const opened = {
    closed: false,
    opener: {},
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const open = vi.fn(() => (isBlocked ? null : opened))
  vi.stubGlobal('open', open)
  return { opened, open }
}
afterEach(() => vi.unstubAllGlobals())

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Manage Subscription' }))

describe('the subscription', () => {
  it('shows its tier, plan and price', async () => {
    show(<SubscriptionCard />)
    expect(await screen.findByRole('heading', { name: 'Smart Dispatch' })).toBeTruthy()
    expect(screen.getByText('Pro')).toBeTruthy()
    expect(screen.getByText('$599')).toBeTruthy()
  })

  it('says what is used of the day’s budgets, the language model’s among them', async () => {
    show(<SubscriptionCard />)
    const today = await screen.findByRole('list', { name: 'Used today' })
    expect([...today.children].map(({ textContent }) => textContent)).toEqual([
      '1,200 of 1,200 texts: none left until midnight',
      '250,000 of 3,000,000 tokens for the language model',
    ])
  })

  it('says of a checkout that was left that nothing was charged, unless it was paid', async () => {
    show(<SubscriptionCard />, '/?checkout=cancelled')
    await screen.findByText('$599')
    expect(screen.queryByText(/Nothing was charged/)).toBeNull()
    subscription = { ...paid, status: 'ended' }
    show(<SubscriptionCard />, '/?checkout=cancelled')
    expect(await screen.findByText(/Nothing was charged/)).toBeTruthy()
  })

  it('opens the portal in a window that opens with the click itself', async () => {
    const { opened, open } = openedWindow()
    show(<SubscriptionActions subscription={paid} />)
    press()
    expect(open).toHaveBeenCalledTimes(1)
    expect(opened.location.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(PORTAL))
    expect(opened.opener).toBeNull()
  })

  it('offers a link where the browser opens no window', async () => {
    openedWindow({ isBlocked: true })
    show(<SubscriptionActions subscription={paid} />)
    press()
    const link = await screen.findByRole('link', { name: 'Open the billing portal' })
    expect(link.getAttribute('href')).toBe(PORTAL)
  })

  it('closes the window again and says so when the portal does not open', async () => {
    const { opened } = openedWindow()
    isUp = false
    show(<SubscriptionActions subscription={paid} />)
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('didn’t open')
    expect(opened.close).toHaveBeenCalled()
  })

  it('opens the checkout in that window while a trial has nothing to manage', async () => {
    const { opened } = openedWindow()
    const trial = { ...paid, status: 'trial' as const, hasPortal: false }
    show(<SubscriptionActions subscription={trial} />)
    press()
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('https://pay.example/checkout'),
    )
  })

  it('goes to the checkout where nothing is paid yet', async () => {
    const leave = vi.fn()
    const unpaid = { ...paid, status: 'unpaid' as const, hasPortal: false }
    show(<SubscriptionActions subscription={unpaid} leave={leave} />)
    expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Finish checkout' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/checkout'))
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /towline/subscription/checkout',
    ])
  })
})
