import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCall } from '../../testing/records.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { DispatchCallDialog } from './dispatch-call-dialog.tsx'

const opened = aCall({ notes: 'red door', pickupAddress: '1200 Main St' })
const newer = { ...opened, version: 2, notes: 'theirs', pickupAddress: '1300 Main St' }

describe('the dialog of a job', () => {
  const asked = standInServer(({ method, body }) => {
    if (method === 'GET') return { reply: opened }
    const version = typeof body === 'object' && body && 'version' in body ? body.version : 0
    if (version === newer.version) return { reply: { ...newer, version: 3 } }
    return {
      status: 409,
      reply: { error: 'newer_version', message: 'Saved meanwhile.', requestId: 'r', newer },
    }
  })
  const saves = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

  it('keeps what was typed when somebody saved meanwhile, and saves over it when told again', async () => {
    const onClose = vi.fn()
    show(<DispatchCallDialog call={opened} onClose={onClose} />)
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes')
    fireEvent.change(notes, { target: { value: 'mine' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    const theirs = await screen.findByRole('row', { name: /Notes theirs mine/ })
    expect(theirs).toBeTruthy()
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
})
