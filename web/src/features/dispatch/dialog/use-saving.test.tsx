import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DispatchCallDialog } from './dispatch-call-dialog.tsx'

const keyOf = (body: unknown) =>
  typeof body === 'object' && body && 'clientKey' in body ? body.clientKey : undefined

type Answer = { status?: number; reply: unknown }
const saved: Answer = { reply: aCall() }
const refused = (status: number, error: string, more: object = {}): Answer => ({
  status,
  reply: { error, message: `said ${error}`, requestId: 'r', ...more },
})

// The dialog is large, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

describe('saving a job', () => {
  let answers: (Answer | 'offline')[] = []
  const asked = standInServer(({ url }) => {
    if (url !== '/towline/dispatch') return { reply: [] }
    const answer = answers.shift() ?? saved
    // What fetch does without a connection.
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return answer
  })
  const saves = () => asked.filter(({ url }) => url === '/towline/dispatch').map(({ body }) => body)

  const openNew = async (next: (Answer | 'offline')[]) => {
    answers = next
    const onClose = vi.fn()
    const shown = show(<DispatchCallDialog call={null} onClose={onClose} />)
    const name = await screen.findByLabelText<HTMLInputElement>('Customer name')
    return { ...shown, name, onClose }
  }
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

  it('keeps the form and tries again while the server cannot be reached, as the same job', async () => {
    const { name, onClose } = await openNew(['offline', 'offline', saved])
    type(name, '<b>Nadia</b>')
    fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true })
    await screen.findByText('Not saved yet. Can’t reach the server. Retrying…')
    expect(name.value).toBe('<b>Nadia</b>')
    await waitFor(() => expect(saves()).toHaveLength(1))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(saves()).toHaveLength(2))
    await screen.findByText(/Retrying/)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const [first, second, third] = saves()
    expect(first).toMatchObject({ customerName: '<b>Nadia</b>' })
    expect(first).toHaveProperty('clientKey')
    expect(second).toEqual(first)
    expect(third).toEqual(first)
  })

  it('stops trying when it is told to, and keeps what was typed', async () => {
    const { name, onClose } = await openNew(['offline'])
    type(name, 'Nadia')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Stop retrying' }))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/Retrying/)).toBeNull())
    expect(name.value).toBe('Nadia')
    expect(saves()).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('shows what is wrong at the field, in its section', async () => {
    const fields = { 'billing.lineItems.0.amount': 'That is too much' }
    const { name } = await openNew([refused(400, 'bad_request', { fields })])
    type(name, 'Nadia')
    const billing = screen.getByRole('button', { name: 'Billing Information' })
    fireEvent.click(billing)
    fireEvent.click(await screen.findByRole('button', { name: 'Add item' }))
    fireEvent.click(billing)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('That is too much')
    expect(billing.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByLabelText('Item 1, amount').getAttribute('aria-invalid')).toBe('true')
  })

  it('does not save over a date that can’t be read', async () => {
    const { name } = await openNew([])
    type(name, 'Nadia')
    fireEvent.click(screen.getByRole('button', { name: 'Status and times' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Dispatched')
    type(field, 'half past one')
    fireEvent.blur(field)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Date input not valid.')
    expect(field.value).toBe('half past one')
    expect(saves()).toEqual([])
    type(field, '11/21/2026 1:15 PM')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const at = new Date(2026, 10, 21, 13, 15).getTime()
    await waitFor(() =>
      expect(saves()).toEqual([expect.objectContaining({ dispatchedDateTime: at })]),
    )
  })

  it('offers back what was typed after the page was loaded anew, and saves it as the same job', async () => {
    const first = await openNew([refused(401, 'Unauthorized')])
    type(first.name, 'Nadia')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('said Unauthorized')
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Nadia'))
    const [before] = saves()
    first.unmount()

    const second = await openNew([saved])
    fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }))
    await waitFor(() => expect(second.name.value).toBe('Nadia'))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(second.onClose).toHaveBeenCalled())
    expect(saves().at(-1)).toMatchObject({
      customerName: 'Nadia',
      clientKey: keyOf(before),
    })
    expect(sessionStorage).toHaveLength(0)
  })
})
