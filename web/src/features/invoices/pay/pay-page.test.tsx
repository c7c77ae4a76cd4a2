import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { PayPage } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { Bill } from './pay-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuv'
const ID = '019a0000-0000-7000-8000-00000000000a'
const AT = Date.UTC(2026, 10, 23, 18)

const aBill = (over: Partial<PayPage['invoice']> = {}): PayPage['invoice'] => ({
  id: ID,
  number: '1001',
  status: 'open',
  jobId: ID,
  jobNumber: '7',
  payer: 'all',
  accountId: '',
  billToName: 'Harriet Stone',
  poNumber: '',
  issuedAt: AT,
  issuedOn: '2026-11-23',
  dueOn: '2026-11-23',
  totalCents: 13_500,
  paidCents: 0,
  creditedCents: 0,
  balanceCents: 13_500,
  sentAt: 0,
  issuer: {
    name: 'Lone Star Towing',
    address: [],
    phone: '(469) 555-0188',
    licenses: ['TDLR 006123456C'],
    footer: '',
    logoId: '',
  },
  billTo: { name: 'Harriet Stone', address: [], email: '', phone: '', accountNumber: '' },
  job: {
    id: ID,
    number: '7',
    customerName: 'Harriet Stone',
    vehicle: '2019 Honda Accord',
    plate: '',
    vin: '',
    reason: 'Accident',
    pickup: '1 Elm St, Frisco, TX',
    dropoff: '',
    receivedAt: AT,
    completedAt: AT,
    driverName: 'Ray Castillo',
    truckName: '',
    poNumber: '',
    clubDispatchNumber: '',
    clubMemberNumber: '',
  },
  lines: [
    {
      name: 'Tow',
      group: 'Tow Charges',
      quantity: null,
      unit: '',
      rateCents: null,
      amountCents: 13_500,
      taxable: false,
    },
  ],
  taxPercent: 0,
  subtotalCents: 13_500,
  taxCents: 0,
  note: '',
  voidReason: '',
  creditOf: '',
  creditNotes: [],
  payments: [],
  ...over,
})

let page: PayPage
beforeEach(() => {
  page = { invoice: aBill(), canPay: true, whyNot: '', isSandbox: false, language: 'en' }
})
let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  refusal = null
})
const asked = standInServer(({ method }) => {
  if (refusal) return refusal
  if (method === 'GET') return { reply: page }
  return { reply: { url: 'https://checkout.stripe.test/c/1', amountCents: 13_500 } }
})

async function open(at = `/pay/${TOKEN}`) {
  const leave = vi.fn()
  show(<Bill token={TOKEN} leave={leave} />, at)
  await screen.findByText('Lone Star Towing')
  return leave
}
const sentTips = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the page for paying a bill', () => {
  it('shows what is to be paid, and leads to the card page without a tip', async () => {
    const leave = await open()
    expect(screen.getByRole('radio', { name: 'No tip' })).toHaveProperty('checked', true)
    press('Pay $135.00')
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://checkout.stripe.test/c/1'))
    expect(sentTips()).toEqual([{ tipCents: 0 }])
  })

  it('adds the tip one chooses or types, and asks again for one that is no amount', async () => {
    const leave = await open()
    expect(screen.getByRole('group', { name: 'Add a tip for Ray Castillo?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '$10' }))
    expect(screen.getByRole('button', { name: 'Pay $145.00' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
    const typed = screen.getByRole('textbox', { name: 'Tip in dollars' })
    fireEvent.change(typed, { target: { value: 'lots' } })
    press(/^Pay/)
    expect((await screen.findByRole('alert')).textContent).toContain('$500.00')
    expect(sentTips()).toEqual([])
    fireEvent.change(typed, { target: { value: '7.50' } })
    press('Pay $142.50')
    await vi.waitFor(() => expect(leave).toHaveBeenCalled())
    expect(sentTips()).toEqual([{ tipCents: 750 }])
  })

  it('shows the logo the bill was issued with', async () => {
    await open()
    expect(document.querySelector('img')).toBeNull()
    cleanup()
    page.invoice.issuer.logoId = ID
    await open()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`/towline/pay/${TOKEN}/logo`)
  })

  it('says that it is paid, and offers nothing to pay', async () => {
    page.canPay = false
    page.invoice = aBill({ status: 'paid', paidCents: 13_500, balanceCents: 0 })
    await open()
    expect(screen.getByRole('status').textContent).toBe('Paid. Thank you.')
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('says what will be given back of money that came in twice, or for a bill that is void', async () => {
    page.canPay = false
    page.invoice = aBill({ status: 'paid', paidCents: 27_000, balanceCents: -13_500 })
    await open()
    expect(screen.getByRole('status').textContent).toContain('You paid $135.00 more')
    page.invoice = aBill({ status: 'void', paidCents: 13_500, balanceCents: -13_500 })
    show(<Bill token={`${TOKEN}2`} />)
    expect(await screen.findByText(/nothing to pay\. \$135\.00 will be given back/)).toBeTruthy()
  })

  it('asks for the rest of a bill that is paid in part', async () => {
    page.invoice = aBill({ status: 'partly paid', paidCents: 5000, balanceCents: 8500 })
    await open()
    expect(screen.getByText('$50.00 was paid. Thank you.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pay $85.00' })).toBeTruthy()
  })

  it('keeps whoever comes back from the card page from paying again before it is written down', async () => {
    await open(`/pay/${TOKEN}?paid=1`)
    expect(screen.getByRole('status').textContent).toContain('You don’t need to pay again')
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('speaks Spanish to whoever spoke it on the phone', async () => {
    page.language = 'es'
    await open()
    expect(screen.getByRole('button', { name: 'Pagar $135.00' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Factura 1001')
    expect(document.documentElement.lang).toBe('es')
  })

  it('says how to pay where no cards are taken', async () => {
    page.canPay = false
    await open()
    expect(screen.getByText(/ask how to pay/).textContent).toContain('(469) 555-0188')
  })

  it('says that no money moves in a test', async () => {
    page.isSandbox = true
    await open()
    expect(screen.getAllByText(/No money moves/).length).toBeGreaterThan(0)
  })

  it('says when there is no such bill', async () => {
    refusal = { status: 404, reply: { error: 'not_found', message: 'No.', requestId: 'r' } }
    show(<Bill token={TOKEN} />)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toContain('find this bill')
  })

  it('says what is known of the money when the payment service fails', async () => {
    await open()
    refusal = { status: 503, reply: { error: 'unavailable', message: 'x', requestId: 'r' } }
    press('Pay $135.00')
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged')
  })

  it('offers no payment without a network', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    expect(screen.getByText(/You are offline/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pay $135.00' })).toHaveProperty('disabled', true)
    line.mockRestore()
  })
})
