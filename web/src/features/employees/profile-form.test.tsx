import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLoggedInUser } from '../../platform/session.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee, aUser } from '../../testing/staff.ts'
import { ProfileTab } from './profile-form.tsx'

const own = anEmployee({ roles: ['dispatcher', 'driver'] })

/** As the server does, which knows whose session it is. */
function setCookie(name: string) {
  const user = { ...aUser('dispatcher'), id: own.id, name }
  // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
  document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
}

let stored = own
let refusal: object | null = null
beforeEach(() => {
  refusal = null
})
const asked = standInServer(({ method, body }) => {
  if (method === 'GET') return { reply: stored }
  if (refusal) return { status: 403, reply: refusal }
  stored = { ...stored, ...Object(body) }
  setCookie(`${stored.firstName} ${stored.lastName}`)
  return { reply: stored }
})

const Greeting = () => <p>Welcome, {useLoggedInUser()?.name}</p>

describe('the own profile', () => {
  it('follows the rules of the employee form, its two sentences about the address with a space', async () => {
    show(<ProfileTab userId={own.id} />)
    const email = await screen.findByRole('textbox', { name: 'Email' })
    for (const [typed, sentence] of [
      ['', ' Email address is required.'],
      ['june', ' Please enter a valid email address'],
    ] as const) {
      fireEvent.change(email, { target: { value: typed } })
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(screen.getByText(sentence.trim()).textContent).toBe(sentence)
    }
    fireEvent.change(screen.getByRole('textbox', { name: 'First Name' }), {
      target: { value: ' ' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('First name is required')).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('sends what belongs to the form only, keeps the roles, and greets by the new name', async () => {
    stored = own
    setCookie('June Park')
    show(
      <>
        <Greeting />
        <ProfileTab userId={own.id} />
      </>,
    )
    expect(screen.getByText('Welcome, June Park')).toBeTruthy()
    fireEvent.change(await screen.findByRole('textbox', { name: 'First Name' }), {
      target: { value: 'Juniper' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(screen.getByText('Welcome, Juniper Park')).toBeTruthy()
    const { id, email, lastName, phoneNumber, roles, version } = own
    const [save] = asked.filter(({ method }) => method === 'POST')
    expect(save?.body).toEqual({
      id,
      email,
      firstName: 'Juniper',
      lastName,
      phoneNumber,
      roles,
      version,
      language: 'en',
    })
  })

  const typeInto = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  const current = () => screen.queryByLabelText<HTMLInputElement>(/^Current Password/)
  const posts = () => asked.filter(({ method }) => method === 'POST')

  it('asks for the current password when the email or the password is another one, and only then', async () => {
    stored = own
    show(<ProfileTab userId={own.id} />)
    await screen.findByRole('textbox', { name: 'Email' })
    const before = posts().length
    typeInto('First Name', 'Juniper')
    expect(current()).toBeNull()
    typeInto('Password', 'flatbed harbor candle')
    expect(current()).not.toBeNull()
    typeInto('Password', '')
    expect(current()).toBeNull()
    typeInto('Email', own.email.toUpperCase())
    expect(current()).toBeNull()
    typeInto('Email', 'june@elsewhere.example')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Type your current password')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(current()))
    expect(posts()).toHaveLength(before)

    typeInto('Current Password', 'a long password')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(posts().at(-1)?.body).toMatchObject({
      email: 'june@elsewhere.example',
      currentPassword: 'a long password',
    })
    expect(current()).toBeNull()
  })

  it('says at the field that the current password was wrong, and keeps what was typed', async () => {
    stored = own
    const message = 'That isn’t your current password.'
    refusal = { error: 'wrong_password', message, fields: { currentPassword: message } }
    show(<ProfileTab userId={own.id} />)
    await screen.findByRole('textbox', { name: 'Email' })
    typeInto('First Name', 'Juniper')
    typeInto('Password', 'flatbed harbor candle')
    typeInto('Current Password', 'a guess')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.activeElement).toBe(current()))
    expect(current()?.getAttribute('aria-invalid')).toBe('true')
    const values = ['First Name', 'Password'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value,
    )
    expect(values).toEqual(['Juniper', 'flatbed harbor candle'])
  })

  it('asks before leaving for another page while something is not saved', async () => {
    stored = own
    const { router } = show(<ProfileTab userId={own.id} />, '/profile')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone' }), {
      target: { value: '4695550199' },
    })
    void router.navigate('/elsewhere')
    expect(await screen.findByText('You have unsaved changes.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe(
      '4695550199',
    )
    void router.navigate('/elsewhere')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByText('another page')).toBeTruthy())
  })
})
