import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Employee } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionBegan } from '../../platform/session.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee, aUser } from '../../testing/staff.ts'
import { ManageEmployeeDialog } from './manage-employee-dialog.tsx'

let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  refusal = null
})
const asked = standInServer(
  ({ body }) => refusal ?? { reply: { ...anEmployee(), ...Object(body) } },
)
const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => Object(body))

/** As the server's cookie says it. */
function signInAs({ id, email, roles }: Employee) {
  const user = { ...aUser(...roles), id, email }
  // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
  document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
  sessionBegan()
}
function signOut() {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'loggedInUser=; Max-Age=0'
  sessionBegan()
}

const open = (employee: Employee | null = anEmployee()) => {
  const onClose = vi.fn()
  const onDone = vi.fn()
  const { client } = show(
    <ManageEmployeeDialog employee={employee} roles={[]} onClose={onClose} onDone={onDone} />,
  )
  return { onClose, onDone, client }
}
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const text = (words: string | RegExp) => screen.queryByText(words)

describe('Manage Employee', () => {
  it('does not save somebody new of whom the name, address, number and roles are missing', async () => {
    open(null)
    press('Save')
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email address is required.',
      'Enter the ten digits of a US phone number',
      'Choose at least one role',
    ])
      expect(text(sentence)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('First Name')))
    expect(sent()).toEqual([])
  })

  it('turns another’s two-step login off after a question only', async () => {
    open(anEmployee({ hasTwoStep: true }))
    press('Turn it off')
    expect(sent()).toHaveLength(0)
    press('Yes, turn it off')
    expect(await screen.findByText(/logs in by the password alone now/)).toBeTruthy()
    expect(asked.at(-1)?.url).toMatch(/two-step\/clear$/)
  })

  it('says what is wrong as soon as a field is left', () => {
    open()
    type('Email', 'june at home')
    expect(text('Please enter a valid email address')).toBeNull()
    fireEvent.blur(field('Email'))
    expect(text('Please enter a valid email address')).toBeTruthy()
    type('Email', 'june@home.example')
    expect(text('Please enter a valid email address')).toBeNull()
  })

  it('takes digits only for the phone, ten at most, also from a pasted number', () => {
    open()
    type('Phone', '(469) 555-01ab72 ext 9')
    expect(field('Phone').value).toBe('4695550172')
    type('Phone', '+1 (972) 555-0174')
    expect(field('Phone').value).toBe('9725550174')
  })

  it('shows the fields of drivers while that role is ticked, none longer than ten', () => {
    open(anEmployee({ roles: ['dispatcher'] }))
    expect(screen.queryByLabelText('Driver TDLR#')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Driver' }))
    for (const name of [
      'Driver TDLR#',
      'License Number',
      'License Class',
      'Emergency Contact Phone',
    ])
      expect(field(name).maxLength).toBe(10)
    type('Emergency Contact Phone', 'ask Min')
    expect(field('Emergency Contact Phone').value).toBe('ask Min')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Driver' }))
    expect(screen.queryByLabelText('License Class')).toBeNull()
  })

  it('refuses a date that is none, and keeps what was typed', async () => {
    const { onClose } = open()
    type('License Expiration Date', '02/30/2027')
    press('Save')
    expect(text('Date input not valid.')).toBeTruthy()
    expect(field('License Expiration Date').value).toBe('02/30/2027')
    expect(sent()).toEqual([])
    type('License Expiration Date', '02/28/2027')
    press('Save')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()[0]?.licenseExpirationDate).toBe(Date.UTC(2027, 1, 28, 12))
  })

  it('leaves the password alone while it is blank, and sends a new one', async () => {
    const { onDone } = open()
    press('Save')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('June Park is saved.'))
    expect(sent()[0]).not.toHaveProperty('password')
    type('Password', 'short')
    press('Save')
    expect(text('Use at least 8 characters')).toBeTruthy()
    type('Password', 'long enough')
    press('Save')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.password).toBe('long enough')
  })

  it('asks for the current password of whoever changes their own password, and of nobody else', async () => {
    const asksFor = () => screen.queryByLabelText(/^Current Password/) !== null
    open()
    type('Password', 'flatbed harbor candle')
    expect(asksFor()).toBe(false)
    cleanup()
    signInAs(anEmployee())
    open()
    expect(asksFor()).toBe(false)
    type('Password', 'flatbed harbor candle')
    press('Save')
    expect(text('Type your current password')).toBeTruthy()
    expect(sent()).toEqual([])
    type('Current Password', 'a long password')
    press('Save')
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { password: 'flatbed harbor candle', currentPassword: 'a long password' },
      ]),
    )
    signOut()
  })

  it('deletes only after asking, and sends the record as it is stored', async () => {
    const { onDone, onClose } = open()
    type('First Name', 'Somebody')
    press('Delete')
    expect(screen.getByRole('alert').textContent).toMatch(/^Delete June Park\?/)
    press('Keep')
    expect(sent()).toEqual([])
    press('Delete')
    press('Delete')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onDone).toHaveBeenCalledWith('June Park is deleted.')
    expect(sent()).toMatchObject([{ id: anEmployee().id, firstName: 'June', deleted: true }])
  })

  it('offers no Delete for somebody new', () => {
    open(null)
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('says in words that the last manager, or oneself, cannot be removed', async () => {
    const message = 'You can’t remove yourself or the last manager.'
    refusal = { status: 409, reply: { error: 'last_manager', message } }
    const { onClose } = open(anEmployee({ roles: ['manager'] }))
    press('Delete')
    press('Delete')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('puts what the server says of a field at that field', async () => {
    const fields = { email: 'Someone already signs in with this address' }
    refusal = { status: 409, reply: { error: 'email_taken', message: 'Taken.', fields } }
    open()
    // The dialog takes the focus a moment after it came.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    press('Save')
    expect(await screen.findByText(fields.email)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  })

  it('asks before what was typed is thrown away', () => {
    const { onClose } = open()
    press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
    type('Notes', 'Nights only')
    press('Cancel')
    expect(screen.getByRole('alert').textContent).toBe('You have unsaved changes.')
    press('Keep editing')
    expect(field('Notes').value).toBe('Nights only')
    press('Cancel')
    press('Discard')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('follows what others save while it is open, and keeps what is typed', async () => {
    const { client } = open()
    type('Notes', 'Nights only')
    refusal = {
      status: 200,
      reply: anEmployee({ version: 2, lastName: 'Parker', notes: 'theirs' }),
    }
    await client.invalidateQueries()
    await waitFor(() => expect(field('Last Name').value).toBe('Parker'))
    expect(field('Notes').value).toBe('Nights only')
    expect(screen.getByRole('button', { name: 'Use theirs for Notes' })).toBeTruthy()
    refusal = null
    press('Save')
    await waitFor(() => expect(sent()).toMatchObject([{ version: 2, notes: 'Nights only' }]))
  })

  it('says when somebody deleted the employee meanwhile, and offers no second Delete', async () => {
    const { client } = open()
    refusal = { status: 200, reply: anEmployee({ version: 2, deleted: true }) }
    await client.invalidateQueries()
    expect(await screen.findByText(/Someone deleted June Park\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('does not save over what it has not seen', async () => {
    const { onClose } = open()
    const newer = anEmployee({ version: 7, notes: 'theirs' })
    refusal = { status: 409, reply: { error: 'newer_version', message: 'Late.', newer } }
    type('Notes', 'mine')
    press('Save')
    expect(await screen.findByRole('button', { name: 'Use theirs for Notes' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    refusal = null
    press('Save')
    await waitFor(() => expect(sent()[1]).toMatchObject({ version: 7, notes: 'mine' }))
  })

  it('tells how hard a new password is to guess, and refuses one that is guessed first', () => {
    open()
    type('Password', 'password123')
    expect(text('Strength: weak')).toBeTruthy()
    press('Save')
    expect(text(/first passwords people guess/)).toBeTruthy()
    expect(sent()).toEqual([])
  })
})
