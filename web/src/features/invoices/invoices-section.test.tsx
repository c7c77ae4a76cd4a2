import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Invoice, Role } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee, aUser } from '../../testing/staff.ts'
import { InvoicesSection } from './invoices-section.tsx'
import { anInvoice, aPayment, aSummary, ids } from './testing/invoices.ts'

let list = [aSummary()]
let whole: Invoice = anInvoice()
let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  list = [aSummary()]
  whole = anInvoice()
  refusal = null
})
const sumOf = (key: 'totalCents' | 'balanceCents') =>
  list.reduce((sum, invoice) => sum + invoice[key], 0)
const asked = standInServer(({ method, url }) => {
  if (method === 'POST' && !url.endsWith('/vendor/search')) return refusal ?? { reply: whole }
  if (url.includes('/invoice?'))
    return {
      reply: {
        invoices: list,
        count: list.length,
        totalCents: sumOf('totalCents'),
        balanceCents: sumOf('balanceCents'),
      },
    }
  if (url.includes('/invoice/')) return { reply: whole }
  if (url.includes('/employee')) return { reply: [anEmployee()] }
  return { reply: [] }
})
const openAs = (role: Role, address = '/') => show(<InvoicesSection user={aUser(role)} />, address)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const sent = () =>
  asked.filter(({ method, url }) => method === 'POST' && url.includes('/towline/')).at(-1)
const OPEN = `/?invoice=${ids.invoice}`

describe('the list of invoices', () => {
  it('shows what is unpaid, with what all of it comes to, each leading to its page', async () => {
    list = [aSummary(), aSummary({ id: ids.other, number: '1002', dueOn: '2026-01-01' })]
    openAs('dispatcher')
    const table = await screen.findByRole('table', { name: 'Invoices' })
    expect(within(table).getByText('Overdue')).toBeTruthy()
    expect(within(table).getByText('Open')).toBeTruthy()
    expect(screen.getAllByText('$296.50')).toHaveLength(2)
    expect(screen.getByText('2 invoices')).toBeTruthy()
    expect(asked.some(({ url }) => url.includes('which=unpaid'))).toBe(true)
    fireEvent.click(within(table).getByRole('link', { name: '1001' }))
    await screen.findByRole('heading', { name: 'Invoice 1001' })
  })

  it('says what to do while there is none, and finds by what is typed', async () => {
    list = []
    openAs('dispatcher')
    await screen.findByText('Nobody owes you anything.')
    expect(screen.getByRole('link', { name: 'Show what can be invoiced' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(screen.getByRole('status', { name: 'Loading invoices' })).toBeTruthy()
    await screen.findByText('No invoices yet.')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find an invoice' }), {
      target: { value: 'CEE6311' },
    })
    await screen.findByText('No invoice is found by this.')
    expect(asked.some(({ url }) => url.includes('which=all') && url.includes('CEE6311'))).toBe(true)
  })

  it('keeps clubs’ payments and the money check to managers', async () => {
    openAs('dispatcher', '/?part=check')
    await screen.findByRole('table', { name: 'Invoices' })
    expect(screen.queryByRole('link', { name: 'Money check' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Motor club payments' })).toBeNull()
  })
})

describe('an invoice', () => {
  it('shows its lines by group, its tax, what was paid and what is left', async () => {
    whole = anInvoice({
      status: 'partly paid',
      paidCents: 4825,
      balanceCents: 10_000,
      payments: [aPayment({ driverId: ids.driver, driverName: 'June Park', tipCents: 500 })],
    })
    openAs('dispatcher', OPEN)
    const charges = await screen.findByRole('table', { name: 'Charges' })
    expect([...charges.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Tow Charges', 'Storage Charges', 'Tax 8.25%', '$8.25', '−$48.25']),
    )
    expect(screen.getAllByText('$100.00').length).toBeGreaterThan(1)
    expect(screen.getByText(/tip \$5.00 · taken by June Park · not handed in yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
      `/towline/invoice/${ids.invoice}/pdf?prices=yes`,
    )
    expect(screen.getByRole('link', { name: 'Without prices' }).getAttribute('href')).toContain(
      'prices=no',
    )
  })

  it('takes a payment of the balance, never of more, and one payment however often it is sent', async () => {
    openAs('dispatcher', OPEN)
    await press('Take payment')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByDisplayValue('148.25')).toBeTruthy()
    type('Amount', '200')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take payment' }))
    await screen.findByText(/At most \$148.25 is owed/)
    expect(sent()).toBeUndefined()
    type('Amount', '100')
    type('Tip', '5')
    refusal = { status: 500, reply: { status: 'error', error: 'internal', message: 'Not now' } }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take payment' }))
    await screen.findByText('Not now')
    const first = Object(sent()?.body)
    refusal = null
    whole = anInvoice({ status: 'partly paid', paidCents: 10_000, balanceCents: 4825 })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take payment' }))
    await screen.findByText('$100.00 is written down. $48.25 is left.')
    expect(sent()?.body).toEqual(first)
    expect(first).toMatchObject({ method: 'Cash', amountCents: 10_000, tipCents: 500 })
  })

  it('asks before what was typed is lost', async () => {
    openAs('dispatcher', OPEN)
    await press('Take payment')
    await screen.findByRole('dialog')
    type('Tip', '5')
    await press('Cancel')
    await screen.findByText('You have unsaved changes.')
    await press('Keep editing')
    expect(screen.getByDisplayValue('5')).toBeTruthy()
    await press('Cancel')
    await press('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is sent by email or text, and says where', async () => {
    openAs('dispatcher', OPEN)
    await press('Send')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByDisplayValue('harriet@home.example')).toBeTruthy()
    type('Email', '')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await screen.findByText('Enter an email address or a phone number')
    type('Text to', '(214) 555-0117')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await screen.findByText('Invoice 1001 is on its way to (214) 555-0117.')
    expect(sent()?.body).toEqual({ email: '', phone: '2145550117' })
  })

  it('is voided only with a reason, and only while nothing is paid on it', async () => {
    openAs('manager', OPEN)
    await press('Void')
    await press('Void it')
    await screen.findByText('Say why')
    type('Reason', 'Wrong account')
    await press('Void it')
    await screen.findByText('Invoice 1001 is void. Its job can be invoiced again.')
    expect(sent()?.body).toEqual({ reason: 'Wrong account' })
  })

  it('is paid: then it is refunded and credited, and neither voided nor paid again', async () => {
    whole = anInvoice({
      status: 'paid',
      paidCents: 14_825,
      balanceCents: 0,
      payments: [
        aPayment({
          amountCents: 14_825,
          tipCents: 500,
          refundableCents: 14_825,
          refundableTipCents: 500,
        }),
      ],
    })
    openAs('manager', OPEN)
    await screen.findByText('Paid in full.')
    expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Void' }).disabled).toBe(true)
    await press('Refund Cash $148.25')
    const dialog = await screen.findByRole('dialog')
    type('Amount', '20')
    type('Of the tip', '6')
    type('Reason', 'Scratched the bumper')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
    await within(dialog).findAllByText('At most $5.00')
    expect(sent()).toBeUndefined()
    type('Of the tip', '5')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Refund' }))
    await screen.findByText('$25.00 is refunded.')
    expect(sent()?.url).toContain(`/payment/${ids.payment}/refund`)
    expect(sent()?.body).toMatchObject({
      amountCents: 2000,
      tipCents: 500,
      reason: 'Scratched the bumper',
    })
    await press('Credit note')
    type('Reason', 'Goodwill')
    type('Amount', '500')
    await press('Issue the credit note')
    await screen.findAllByText('At most $148.25')
  })
})
