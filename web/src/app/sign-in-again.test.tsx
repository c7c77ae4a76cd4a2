import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { readCompany, saveAccount } from '@towline/contract'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { query, useDo } from '../platform/query.ts'
import { standInServer } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const dana = {
  id: '019f0000-0000-7000-8000-000000000001',
  companyId: '019f0000-0000-7000-8000-000000000002',
  name: 'Dana Whitfield',
  email: 'dana@lonestar.example',
  roles: ['manager' as const],
}
const stranger = { ...dana, id: '019f0000-0000-7000-8000-000000000003' }

let session: 'there' | 'ended' | 'old' = 'there'
let who = dana
beforeEach(() => {
  session = 'there'
  who = dana
})

const asked = standInServer(({ url, headers, body }) => {
  if (url.endsWith('/authenticate')) {
    const isRight = headers.get('authorization') === `Basic ${btoa(`${dana.email}:right`)}`
    if (!isRight) return { status: 401, reply: { error: 'Unauthorized' } }
    session = 'there'
    return { reply: who }
  }
  if (session === 'ended') return { status: 401, reply: { error: 'Unauthorized' } }
  if (session === 'old' && url.endsWith('/Vendor'))
    return { status: 403, reply: { error: 'sign_in_again', message: 'Sign in again to do this.' } }
  return { reply: url.endsWith('/Vendor') ? body : { name: 'Lone Star' } }
})
const saves = () => asked.filter(({ url }) => url.endsWith('/Vendor')).map(({ body }) => body)

/** A page with something that was read, and a form. */
function Page() {
  const company = useQuery(query(readCompany))
  const save = useDo(saveAccount)
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ body: { name } })
      }}
    >
      <p>{company.data?.name}</p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Save</button>
      {save.isSuccess && <p>Saved</p>}
    </form>
  )
}

async function saveIn(how: typeof session, onLeave = vi.fn<(address: string) => void>()) {
  show(
    <>
      <Page />
      <SignInAgain user={dana} onLeave={onLeave} />
    </>,
  )
  await screen.findByText('Lone Star')
  session = how
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Old Mill' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Sign in again' })
  return onLeave
}

function signIn(password: string) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in again', () => {
  it('keeps the page, and saves what was being saved when the session ended', async () => {
    const onLeave = await saveIn('ended')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(dana.email)
    signIn('wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid Email or Password')
    signIn('right')
    expect(await screen.findByText('Saved')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Old Mill')
    expect(saves()).toEqual([{ name: 'Old Mill' }, { name: 'Old Mill' }])
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('does not hand the page to somebody else', async () => {
    const onLeave = await saveIn('ended')
    who = stranger
    signIn('right')
    await waitFor(() =>
      expect(onLeave).toHaveBeenCalledWith(`/customer/dashboard/${dana.companyId}`),
    )
    expect(screen.queryByText('Saved')).toBeNull()
    expect(saves()).toHaveLength(1)
  })

  it('asks who signed in long ago once more, and saves what was typed', async () => {
    const onLeave = await saveIn('old')
    signIn('right')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saves()).toEqual([{ name: 'Old Mill' }, { name: 'Old Mill' }])
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('goes on without what was asked when they would rather not', async () => {
    await saveIn('old')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Old Mill')
    expect(saves()).toHaveLength(1)
  })

  it('leads to the login page where nothing has been shown yet', async () => {
    session = 'ended'
    const onLeave = vi.fn()
    show(
      <>
        <Page />
        <SignInAgain user={dana} onLeave={onLeave} />
      </>,
    )
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/login?from=%2F'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
