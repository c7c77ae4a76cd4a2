import type { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Truck } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aTruck } from '../../testing/staff.ts'
import { ManageTruckDialog } from './manage-truck-dialog.tsx'

let stored: Truck[] = []
let newer: Truck | null = null
let isGone = false
beforeEach(() => {
  stored = [aTruck()]
  newer = null
  isGone = false
})
const asked = standInServer(({ method, url, body }) => {
  if (method === 'GET') return { reply: stored.filter(({ status }) => url.endsWith(`/${status}`)) }
  if (isGone) return { status: 404, reply: { error: 'not_found', message: 'There is nothing.' } }
  if (newer) return { status: 409, reply: { error: 'newer_version', message: 'Late.', newer } }
  return {
    reply: { ...aTruck(), ...Object(body), ...(method === 'DELETE' && { status: 'deleted' }) },
  }
})
const sent = () => asked.filter(({ method }) => method !== 'GET')
const open = (truck: Truck | null = aTruck()) => {
  const onClose = vi.fn()
  const onDone = vi.fn()
  const { client } = show(<ManageTruckDialog truck={truck} onClose={onClose} onDone={onDone} />)
  return { onClose, onDone, client }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const areRead = (client: QueryClient) => waitFor(() => expect(client.isFetching()).toBe(0))

describe('Manage Truck', () => {
  it('does not save a truck without a name', async () => {
    open(null)
    press('Save')
    expect(screen.getByText('Name is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(sent()).toEqual([])
  })

  it('makes a truck of unspecified type and duty, with no status to choose and nothing to delete', async () => {
    const { onDone } = open(null)
    expect(screen.queryByRole('checkbox', { name: 'Active' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(field('License Plate').maxLength).toBe(10)
    type('Name', 'Big Red')
    type('License Exp Date', '5/31/2027')
    press('Save')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Big Red is saved.'))
    expect(sent()[0]?.body).toMatchObject({
      name: 'Big Red',
      type: 'Unspecified',
      duty: 'Unspecified',
      plateExpDate: Date.UTC(2027, 4, 31, 12),
    })
    expect(sent()[0]?.body).not.toHaveProperty('status')
  })

  it('takes a truck out of use by its Active box', async () => {
    const { onClose } = open()
    const active = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Active' })
    expect(active.checked).toBe(true)
    fireEvent.click(active)
    press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()[0]?.body).toMatchObject({ id: aTruck().id, status: 'inactive' })
  })

  it('refuses a date that is none', () => {
    open()
    type('License Exp Date', 'next May')
    fireEvent.blur(field('License Exp Date'))
    expect(screen.getByText('Date input not valid.')).toBeTruthy()
    press('Save')
    expect(sent()).toEqual([])
  })

  it('deletes only after asking', async () => {
    const { onDone } = open()
    press('Delete')
    expect(screen.getByRole('alert').textContent).toMatch(/^Delete Flatbed 1\?/)
    expect(sent()).toEqual([])
    press('Delete')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Flatbed 1 is deleted.'))
    expect(sent()).toMatchObject([{ method: 'DELETE', url: `/towline/truck/${aTruck().id}` }])
  })

  it('follows what others save while it is open, and keeps what is typed', async () => {
    const { client } = open()
    await areRead(client)
    type('VIN', '1HGCM82633A004352')
    stored = [aTruck({ version: 2, model: 'F-750', vin: 'theirs' })]
    await client.invalidateQueries()
    await waitFor(() => expect(field('Model').value).toBe('F-750'))
    expect(field('VIN').value).toBe('1HGCM82633A004352')
    expect(screen.getByText(/Someone else saved this truck\./)).toBeTruthy()
    expect(screen.getByText(/^VIN: also changed by someone else/)).toBeTruthy()
    press('Use theirs for VIN')
    expect(field('VIN').value).toBe('theirs')
    press('Save')
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ version: 2, vin: 'theirs' }))
  })

  it('goes to the refusal where no field is wrong, so that it is in sight', async () => {
    open()
    isGone = true
    type('Notes', 'typed far below')
    press('Save')
    const refusal = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(refusal))
    expect(refusal.textContent).toBe('There is nothing.')
  })

  it('says when somebody deleted the truck meanwhile', async () => {
    const { client } = open()
    await areRead(client)
    stored = [aTruck({ version: 2, status: 'deleted' })]
    await client.invalidateQueries()
    expect(await screen.findByText(/Someone deleted Flatbed 1\./)).toBeTruthy()
  })

  it('does not save over what it has not seen', async () => {
    const { onClose } = open()
    newer = aTruck({ version: 7, notes: 'theirs' })
    type('Notes', 'mine')
    press('Save')
    expect(await screen.findByRole('button', { name: 'Use theirs for Notes' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    newer = null
    press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()[1]?.body).toMatchObject({ version: 7, notes: 'mine' })
  })
})
