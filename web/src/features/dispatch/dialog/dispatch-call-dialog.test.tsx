import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ToastStack } from '../board/toast-stack.tsx'
import { DispatchCallDialog } from './dispatch-call-dialog.tsx'

const opened = aCall({ notes: 'red door', pickupAddress: '1200 Main St' })
const newer = { ...opened, version: 2, notes: 'theirs', pickupAddress: '1300 Main St' }

// The dialog is large, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

const overruled =
  'Saved as Active, not Pending, because Dispatched is set. Clear that time to change it.'
const sent = aCall({
  id: '019f0000-0000-7000-8000-000000000078',
  status: 'active',
  dispatchedDateTime: 1,
})

describe('the dialog of a job', () => {
  const asked = standInServer(({ method, body, url }) => {
    if (method === 'GET') return { reply: url.endsWith(sent.id) ? sent : opened }
    if (url !== '/towline/dispatch') return { reply: [] }
    const version = typeof body === 'object' && body && 'version' in body ? body.version : 0
    if (Object(body).id === sent.id)
      return { reply: { ...sent, version: 2, statusOverruled: overruled } }
    if (version === newer.version) return { reply: { ...newer, version: 3 } }
    return {
      status: 409,
      reply: { error: 'newer_version', message: 'Saved meanwhile.', requestId: 'r', newer },
    }
  })
  const saves = () => asked.filter(({ url }) => url === '/towline/dispatch').map(({ body }) => body)

  it('keeps what was typed when somebody saved meanwhile, and saves over it when told again', async () => {
    const onClose = vi.fn()
    show(<DispatchCallDialog call={opened} onClose={onClose} />)
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes')
    fireEvent.change(notes, { target: { value: 'mine' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    const theirs = await screen.findByRole('row', { name: /Notes theirs mine/ })
    expect(theirs).toBeTruthy()
    screen.getByText('Notes: also changed by someone else. Saving overwrites theirs.')
    expect(notes.value).toBe('mine')
    // Closed sections are drawn a moment later.
    await waitFor(() => expect(screen.getByDisplayValue('1300 Main St')).toBeTruthy())

    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(saves()).toEqual([
      { id: opened.id, version: 1, notes: 'mine' },
      { id: opened.id, version: 2, notes: 'mine' },
    ])
  })

  it('asks before it throws away what was typed', async () => {
    const onClose = vi.fn()
    show(<DispatchCallDialog call={opened} onClose={onClose} />)
    fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'mine' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('says when a chosen status will not hold, and after saving that it did not', async () => {
    const onClose = vi.fn()
    show(
      <>
        <DispatchCallDialog call={sent} onClose={onClose} />
        <ToastStack />
      </>,
    )
    const status = await screen.findByRole('combobox', { name: 'Status' })
    expect(screen.queryByText(overruled)).toBeNull()
    fireEvent.click(status)
    fireEvent.click(await screen.findByRole('option', { name: 'Pending', hidden: true }))
    await screen.findByText(overruled)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(saves()).toEqual([{ id: sent.id, version: 1, status: 'pending' }])
    await screen.findByText(`#1001: ${overruled}`)
  })

  it('tells what the agent heard, and what to ask until it is typed in', async () => {
    const told = aCall({
      id: '019f0000-0000-7000-8000-000000000077',
      agentSummary:
        'Maria Lopez needs help: flat tire. The call broke off before everything was asked.',
      agentQuestions: [
        { ask: 'What color is it?', field: 'vehicleColor', was: '' },
        { ask: 'What is the customer’s name?', field: 'customerName', was: '' },
      ],
    })
    show(<DispatchCallDialog call={told} onClose={() => undefined} />)
    expect(await screen.findByText(/The call broke off/)).toBeTruthy()
    const asks = () =>
      within(screen.getByRole('list', { name: 'Ask the customer' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(asks()).toEqual([
      'Ask the customer: What color is it?',
      'Ask the customer: What is the customer’s name?',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Contact Information' }))
    fireEvent.change(await screen.findByLabelText('Customer name'), {
      target: { value: 'Maria Lopez' },
    })
    await waitFor(() => expect(asks()).toEqual(['Ask the customer: What color is it?']))
  })
})
