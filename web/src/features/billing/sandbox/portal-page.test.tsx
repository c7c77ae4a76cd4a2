import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { SandboxPortal } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { nextPaymentText } from './portal.text.ts'
import PortalPage from './portal-page.tsx'

const end = new Date(2026, 11, 21, 12).getTime()
const whole: SandboxPortal = {
  companyName: 'Delgado Towing',
  planName: 'Smart Dispatch',
  price: 599,
  status: 'active',
  cardEnding: '4242',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  invoices: [{ id: 'in_1', at: new Date(2026, 10, 21, 12).getTime(), amount: 599, status: 'paid' }],
  returnUrl: 'http://localhost/customer/dashboard/1/settings/subscription',
}
let portal = whole
beforeEach(() => {
  portal = whole
})
const asked = standInServer(({ method, body }) => {
  if (method === 'GET') return { reply: portal }
  const action = JSON.stringify(body)
  if (action.includes('cancel')) portal = { ...portal, cancelAtPeriodEnd: true }
  if (action.includes('resume')) portal = { ...portal, cancelAtPeriodEnd: false }
  if (action.includes('end')) portal = { ...portal, status: 'canceled' }
  return { reply: portal }
})
const sent = () => asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function open() {
  show(<PortalPage />)
  await screen.findByRole('heading', { name: 'Smart Dispatch' })
}

describe('the test billing portal', () => {
  it('shows plan, card, next payment and invoices', async () => {
    await open()
    expect(screen.getByText('ending 4242')).toBeTruthy()
    expect(screen.getByText('December 21, 2026')).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'November 21, 2026' })).toBeTruthy()
  })

  it('cancels the plan only after asking, and keeps it again', async () => {
    await open()
    press('Cancel plan')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel plan?' })
    expect(dialog.textContent).toContain('December 21, 2026')
    expect(sent()).toEqual([])
    const [, really] = screen.getAllByRole('button', { name: 'Cancel plan', hidden: true })
    if (really) fireEvent.click(really)
    expect(await screen.findByText(/runs until December 21, 2026/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Keep plan')
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeTruthy()
    expect(sent()).toEqual([{ action: 'cancel' }, { action: 'resume' }])
  })

  it('plays the calendar, and has nothing left to do once the plan has ended', async () => {
    await open()
    press('Plan ends now')
    expect(await screen.findByText(/This plan has ended/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Update card' })).toBeNull()
    const next = screen.getByRole('button', { name: 'Next payment succeeds' })
    expect(next.closest('fieldset')?.disabled).toBe(true)
  })
})

it('says when money is due, or why none is', () => {
  expect(nextPaymentText({ ...whole, status: 'past_due' })).toBe('failed, will retry')
  expect(nextPaymentText({ ...whole, status: 'canceled' })).toContain('ended')
})
