import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
const asked = standInServer(({ method, body }) => {
  if (method === 'GET') return { reply: stored }
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
    })
  })

  it('asks before leaving for another page while something is not saved', async () => {
    stored = own
    const { router } = show(<ProfileTab userId={own.id} />, '/profile')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone' }), {
      target: { value: '4695550199' },
    })
    void router.navigate('/elsewhere')
    expect(await screen.findByText('What you typed is not saved.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe(
      '4695550199',
    )
    void router.navigate('/elsewhere')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByText('another page')).toBeTruthy())
  })
})
