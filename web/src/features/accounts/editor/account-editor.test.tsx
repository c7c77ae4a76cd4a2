import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Account, readAccount } from '@towline/contract'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '../../../platform/query.ts'
import { anAccount } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AccountEditor } from './account-editor.tsx'

const stored = anAccount({ name: 'Old Mill Garage', contactPhoneNumber: '4695550157' })

let account: Account = stored
let refusal: { status: number; reply: unknown } | null = null
let savedAt = 0
beforeEach(() => {
  account = stored
  refusal = null
})

const asked = standInServer(({ method, url, body }) => {
  if (url.endsWith('/vendor/types'))
    return { reply: ['Account', 'Police'].map((value) => ({ value, label: value })) }
  if (url.includes('/employee/')) return { reply: [] }
  if (method === 'GET') return { reply: account }
  if (refusal) return refusal
  savedAt = performance.now()
  account = { ...account, ...Object(body), version: account.version + 1 }
  return { reply: account }
})
const saves = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the editor of accounts', () => {
  it('makes an account, says so, and closes two seconds later', async () => {
    let closedAt = 0
    const onClose = vi.fn(() => {
      closedAt = performance.now()
    })
    show(<AccountEditor id="new" onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Create a new account' })).toBeTruthy()
    expect(await screen.findByDisplayValue('Account')).toBeTruthy()
    await type('Name', 'Prairie Motor Club')
    await type('Send email response to', 'desk@prairie.example')
    press('Save Changes')
    expect(await screen.findByText('Account created successfully!')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(closedAt - savedAt).toBeGreaterThan(1_900)
    expect(saves()).toEqual([
      { name: 'Prairie Motor Club', accountManagerEmail: 'desk@prairie.example' },
    ])
  })

  it('closes after the two seconds however often the page around it is drawn anew', async () => {
    const onClose = vi.fn()
    function Busy() {
      const [, draw] = useState(0)
      useEffect(() => {
        const timer = setInterval(() => draw((count) => count + 1), 300)
        return () => clearInterval(timer)
      }, [])
      return <AccountEditor id={stored.id} onClose={() => onClose()} />
    }
    show(<Busy />)
    await type('Notes', 'Ring twice')
    press('Save Changes')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('sends only what was changed, with the version it was changed on', async () => {
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    expect((await field('Contact Phone')).value).toBe('(469) 555-0157')
    await type('Notes', 'Ring twice')
    press('Save Changes')
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy()
    expect(await screen.findByText('Account updated successfully!')).toBeTruthy()
    expect(saves()).toEqual([
      { id: stored.id, version: 1, name: 'Old Mill Garage', notes: 'Ring twice' },
    ])
  })

  it('shows the words of the server in a banner, and what it says of fields at the fields', async () => {
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    await type('ZIP', '12')
    const fields = { zip: 'Enter a ZIP of five digits' }
    refusal = { status: 400, reply: { error: 'bad_request', message: 'Mend this.', fields } }
    press('Save Changes')
    expect((await screen.findByRole('alert')).textContent).toBe('Mend this.')
    const zip = await field('ZIP')
    expect(zip.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a ZIP of five digits')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(zip))
    expect(zip.value).toBe('12')
  })

  it('keeps what was typed when somebody saved meanwhile, and shows both', async () => {
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    await type('Notes', 'mine')
    const newer = { ...stored, version: 2, notes: 'theirs', city: 'Plano' }
    refusal = { status: 409, reply: { error: 'newer_version', message: 'Look at both.', newer } }
    press('Save Changes')
    expect(await screen.findByRole('row', { name: /Notes theirs mine/ })).toBeTruthy()
    expect((await field('Notes')).value).toBe('mine')
    expect((await field('City')).value).toBe('Plano')
    refusal = null
    press('Save Changes')
    expect(await screen.findByText('Account updated successfully!')).toBeTruthy()
    expect(saves().at(-1)).toEqual({
      id: stored.id,
      version: 2,
      name: 'Old Mill Garage',
      notes: 'mine',
    })
  })

  it('takes their value for a field when told to', async () => {
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    await type('Notes', 'mine')
    const newer = { ...stored, version: 2, notes: 'theirs' }
    refusal = { status: 409, reply: { error: 'newer_version', message: 'Look at both.', newer } }
    press('Save Changes')
    fireEvent.click(await screen.findByRole('button', { name: 'Use theirs for Notes' }))
    expect((await field('Notes')).value).toBe('theirs')
    expect(screen.queryByRole('row')).toBeNull()
  })

  it('shows at once what somebody else saved, and says so', async () => {
    const { client } = show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    await type('City', 'Denton')
    const { queryKey } = query(readAccount, { params: { id: stored.id } })
    client.setQueryData(queryKey, { ...stored, version: 2, notes: 'theirs' })
    expect(await screen.findByDisplayValue('theirs')).toBeTruthy()
    expect(screen.getByText(/Someone else saved this account\./)).toBeTruthy()
    expect((await field('City')).value).toBe('Denton')
  })

  it('deletes an account only when told twice, and restores it', async () => {
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    await type('Notes', 'still typing')
    press('Delete')
    press('Keep editing')
    press('Delete')
    expect(saves()).toEqual([])
    press('Delete account')
    fireEvent.click(await screen.findByRole('button', { name: 'Restore account' }))
    expect(await screen.findByText('Account restored.')).toBeTruthy()
    expect(saves()).toEqual([
      { id: stored.id, version: 1, name: 'Old Mill Garage', isDeleted: true },
      { id: stored.id, version: 2, name: 'Old Mill Garage', isDeleted: false },
    ])
    expect((await field('Notes')).value).toBe('still typing')
  })

  it('does not open the placeholder', async () => {
    account = { ...stored, isPlaceholder: true }
    show(<AccountEditor id={stored.id} onClose={vi.fn()} />)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Account' })
    expect(await within(dialog).findByText(/can’t be changed/)).toBeTruthy()
    expect(within(dialog).queryByRole('textbox')).toBeNull()
  })
})
