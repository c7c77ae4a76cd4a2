import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { SandboxCheckout } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { TestCheckout } from './checkout-page.tsx'

const ID = 'cs_test_0123456789abcdef'
const SUCCESS = `http://localhost/register/success?session_id=${ID}`
const DECLINED = 'Your card was declined. Nothing was charged; try another card.'

let status: SandboxCheckout['status'] = 'open'
beforeEach(() => {
  status = 'open'
})
const asked = standInServer(({ method, body }) => {
  if (method === 'GET')
    return {
      reply: {
        kind: 'subscription',
        status,
        companyName: 'Delgado Towing',
        email: 'rosa@delgado.example',
        planName: 'Smart Dispatch',
        price: 599,
        successUrl: SUCCESS,
        cancelUrl: 'http://localhost/register?checkout=cancelled',
      },
    }
  if (status === 'paid')
    return { status: 410, reply: { error: 'link_ended', message: 'Over.', requestId: 'r' } }
  const isTaken = JSON.stringify(body).includes('4242 4242')
  return isTaken
    ? { reply: { successUrl: SUCCESS } }
    : { status: 402, reply: { error: 'card_declined', message: DECLINED, requestId: 'r' } }
})

async function open() {
  const leave = vi.fn()
  show(<TestCheckout id={ID} leave={leave} />)
  await screen.findByText('Delgado Towing')
  return leave
}

function pay(cardNumber: string) {
  const card = { 'Card number': cardNumber, 'Expiry date': '0430', CVC: '123' }
  for (const [label, value] of Object.entries(card))
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe for $599.00 a month' }))
}

describe('the test checkout', () => {
  it('says that no money moves and what each card does', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('no money moves')
    expect(screen.getByText('4000 0000 0000 0002').parentElement?.textContent).toContain('declined')
  })

  it('asks for the card before anything is sent', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: /^Subscribe/ }))
    expect(screen.getByText('Enter the sixteen digits of the card')).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('tells a declined card at its number, and takes another one', async () => {
    const leave = await open()
    pay('4000000000000002')
    expect(await screen.findByText(DECLINED)).toBeTruthy()
    const number = screen.getByRole('textbox', { name: 'Card number' })
    expect(number.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(leave).not.toHaveBeenCalled()
    pay('4242424242424242')
    await waitFor(() => expect(leave).toHaveBeenCalledWith(SUCCESS))
  })

  it('shows a checkout that was paid elsewhere meanwhile', async () => {
    await open()
    status = 'paid'
    pay('4242424242424242')
    expect(await screen.findByText('This checkout for Delgado Towing is paid.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Towline' }).getAttribute('href')).toBe(SUCCESS)
  })
})
