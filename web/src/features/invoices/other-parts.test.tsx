import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { newInvoiceSettings } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { CardAccount } from './card-account.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { JobInvoiceDialog } from './job-invoice-dialog.tsx'
import { InvoiceSettingsTab } from './settings-form.tsx'
import { aDraft, anInvoice, aSummary, ids } from './testing/invoices.ts'

const job = {
  id: ids.job,
  number: '1001',
  completedAt: 1_790_000_000_000,
  accountId: ids.account,
  accountName: 'Prairie Star',
  customerName: '',
  vehicle: 'Honda Civic',
  totalCents: 14_825,
  whyNot: '',
}
const owing = {
  accountId: ids.account,
  name: 'Prairie Star',
  creditLimitCents: 10_000,
  email: 'claims@prairie.example',
  remindedAt: 0,
  current: 0,
  to30: 14_825,
  to60: 0,
  to90: 0,
  over90: 0,
  total: 14_825,
}
let replies: Record<string, unknown> = {}
let status = 200
beforeEach(() => {
  replies = {}
  status = 200
})
const asked = standInServer(({ method, url }) => {
  const found = Object.keys(replies).find((part) => `${method} ${url}`.includes(part))
  const isRead = method === 'GET'
  return { status: isRead ? 200 : status, reply: found ? replies[found] : [] }
})
const sent = (part: string) =>
  asked.filter(({ method, url }) => method !== 'GET' && url.includes(part)).at(-1)?.body
const open = (part: string) => show(<InvoicesSection user={aUser('manager')} />, `/?part=${part}`)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

describe('jobs to invoice', () => {
  it('are issued together: those chosen that are ready, and what was refused is told with why', async () => {
    const notReady = { ...job, id: ids.other, number: '1002', whyNot: 'Save its bill first.' }
    replies = {
      'jobs-to-invoice': { jobs: [job, notReady], count: 2, totalCents: 14_825 },
      'invoice-batch': {
        issued: [],
        refused: [{ jobId: ids.job, number: '1001', why: 'It has an invoice already.' }],
      },
    }
    open('to-invoice')
    await screen.findByText(/Save its bill first/)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are ready' }))
    await press('Issue 1 invoice')
    await press('Issue')
    await screen.findByText('#1001: It has an invoice already.')
    expect(screen.getByText('1 of 1: 0 issued, 1 refused')).toBeTruthy()
    expect(sent('invoice-batch')).toEqual({ jobIds: [ids.job], send: true })
  })
})

describe('what would be invoiced for a job', () => {
  it('is divided between the club and the customer, each paying a part', async () => {
    replies = {
      'invoice-of-job': aDraft({
        accountId: ids.account,
        customerCents: 4825,
        billTo: { ...anInvoice().billTo, name: 'Prairie Star', email: '' },
        warnings: ['Prairie Star is over its credit limit.'],
      }),
      '/towline/invoice': [anInvoice(), anInvoice({ id: ids.other, number: '1002' })],
    }
    const news: string[] = []
    show(
      <JobInvoiceDialog
        jobId={ids.job}
        onClose={() => news.push('closed')}
        onNews={(what) => news.push(what)}
      />,
    )
    await screen.findByText('Prairie Star is over its credit limit.')
    expect(screen.getByText('$100.00', { selector: 'dd' })).toBeTruthy()
    const amount = screen.getByRole('textbox', { name: 'The customer pays' })
    fireEvent.change(amount, { target: { value: '200' } })
    await press('Issue two invoices')
    await screen.findByText('More than $0.00 and less than $148.25')
    expect(sent('/towline/invoice')).toBeUndefined()
    fireEvent.change(amount, { target: { value: '48.25' } })
    await press('Issue two invoices')
    await waitFor(() =>
      expect(news).toEqual(['Invoice 1001 and 1002 is issued. $148.25 together.', 'closed']),
    )
    expect(sent('/towline/invoice')).toMatchObject({ customerCents: 4825, jobVersion: 3 })
  })

  it('says why not, and leads to the invoice there is', async () => {
    const whyNot = 'This job has an invoice already. Void that one first.'
    replies = { 'invoice-of-job': aDraft({ whyNot, issued: [aSummary()] }) }
    show(<JobInvoiceDialog jobId={ids.job} onClose={() => undefined} onNews={() => undefined} />)
    await screen.findByText(whyNot)
    expect(screen.getByRole('link', { name: 'Invoice 1001' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Issue' })).toBeNull()
  })
})

describe('who owes', () => {
  it('marks who is over the credit limit, and reminds who is overdue', async () => {
    replies = {
      receivables: { today: '2026-11-23', total: owing, accounts: [owing] },
      'payment-reminder': { sent: 0, refused: [{ name: 'Prairie Star', why: 'Reminded today.' }] },
    }
    open('owed')
    await screen.findByText('Over the limit of $100.00')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remind Prairie Star' }))
    await press('Remind 1 account')
    await screen.findByText('Prairie Star: Reminded today.')
    expect(sent('payment-reminder')).toEqual({ accountIds: [ids.account] })
  })
})

describe('a deposit', () => {
  it('shows what is missing, and is taken in once it was counted', async () => {
    const payment = {
      id: ids.payment,
      method: 'Cash',
      amountCents: 5000,
      tipCents: 1000,
      receivedAt: 1_790_000_000_000,
      number: '1001',
      reference: '',
    }
    const driver = {
      driverId: ids.driver,
      driverName: 'June Park',
      payments: [payment],
      cashCents: 6000,
      checkCents: 0,
    }
    replies = {
      undeposited: [driver],
      'POST /towline/deposit': { countedCents: 5500 },
    }
    open('deposits')
    await press('Take in from June Park')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('$60.00')).toBeTruthy()
    await press('Take it in')
    await within(dialog).findByText('Count it, and enter what it is')
    fireEvent.change(screen.getByRole('textbox', { name: 'Counted' }), { target: { value: '55' } })
    expect(within(dialog).getByText('−$5.00')).toBeTruthy()
    await press('Take it in')
    await screen.findByText('$55.00 from June Park is taken in.')
    expect(sent('/deposit')).toEqual({ paymentIds: [ids.payment], countedCents: 5500, note: '' })
  })
})

describe('card payments', () => {
  it('are connected on the pages of Stripe', async () => {
    replies = {
      'card-account/check': { state: 'none' },
      '/card-account': { url: 'https://connect.example/setup' },
    }
    const left: string[] = []
    show(<CardAccount leave={(address) => left.push(address)} />)
    await screen.findByText(/^Customers can’t pay by card yet/)
    await press('Connect Stripe')
    await waitFor(() => expect(left).toEqual(['https://connect.example/setup']))
  })
})

describe('the settings of invoices', () => {
  it('keep what is typed when somebody else saved them meanwhile, and say whose is whose', async () => {
    replies = { 'invoice-settings': newInvoiceSettings }
    show(<InvoiceSettingsTab />)
    const days = await screen.findByRole('textbox', { name: 'Days an account has to pay' })
    fireEvent.change(days, { target: { value: '15' } })
    status = 409
    replies = {
      'invoice-settings': {
        status: 'error',
        error: 'newer_version',
        message: 'Somebody else saved this.',
        newer: { ...newInvoiceSettings, version: 1, termsDays: 10 },
      },
    }
    await press('Save')
    await press('Use theirs for Days an account has to pay')
    expect(screen.getByDisplayValue('10')).toBeTruthy()
  })
})
