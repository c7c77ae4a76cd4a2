import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { LoggedInUser } from '@towline/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionBegan, useLoggedInUser } from '../platform/session.ts'
import { show } from '../testing/show.tsx'
import { SomebodyElse } from './somebody-else.tsx'

const dana: LoggedInUser = {
  id: '019f0000-0000-7000-8000-000000000001',
  companyId: '019f0000-0000-7000-8000-000000000002',
  name: 'Dana Whitfield',
  email: 'dana@lonestar.example',
  roles: ['manager'],
}
const rosa: LoggedInUser = {
  id: '019f0000-0000-7000-8000-000000000003',
  companyId: '019f0000-0000-7000-8000-000000000004',
  name: 'Rosa Delgado',
  email: 'rosa@delgado.example',
  roles: ['manager'],
}

const signIn = (user: LoggedInUser) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how a browser shows what the server has set
  document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
}
const comeBack = () => fireEvent.focus(window)

/** A page of the dashboard: whose it is, and a field. */
function Dashboard({ onLeave }: { onLeave: (address: string) => void }) {
  const user = useLoggedInUser()
  if (!user) return null
  return (
    <>
      <p>Welcome, {user.name}</p>
      <textarea aria-label="Notes" />
      <SomebodyElse user={user} onLeave={onLeave} />
    </>
  )
}

const open = () => {
  signIn(dana)
  sessionBegan()
  const onLeave = vi.fn()
  show(<Dashboard onLeave={onLeave} />)
  return onLeave
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'loggedInUser=; Max-Age=0'
  sessionBegan()
})

describe('a page of the dashboard when somebody else signs in in the same browser', () => {
  it('stays the page of whom it was, is covered, and leads to the other dashboard', async () => {
    const onLeave = open()
    comeBack()
    expect(screen.queryByRole('dialog')).toBeNull()
    signIn(rosa)
    comeBack()
    expect(await screen.findByRole('dialog', { name: 'Someone else is signed in' })).toBeTruthy()
    expect(screen.getByText('Welcome, Dana Whitfield')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continue as Rosa Delgado' }))
    expect(onLeave).toHaveBeenCalledWith(`/customer/dashboard/${rosa.companyId}`)
  })

  it('can be used again, with what was typed, when its own user is back', async () => {
    open()
    fireEvent.change(screen.getByRole('textbox', { name: 'Notes' }), { target: { value: 'mine' } })
    signIn(rosa)
    comeBack()
    await screen.findByRole('dialog')
    signIn(dana)
    comeBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('mine')
  })

  it('is the page of whoever logs in on it', () => {
    open()
    signIn(rosa)
    sessionBegan()
    comeBack()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
