import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import ConfirmEmailPage from './confirm-email-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuv'
const link = { email: 'rosa@delgado.example', companyName: 'Delgado & Sons' }
const ended = {
  status: 410,
  reply: { error: 'link_ended', message: 'This link was already used.', requestId: 'r' },
}

describe('the page that confirms an email', () => {
  let confirming: { status?: number; reply: unknown }
  const asked = standInServer(({ url, body }) => {
    if (Object(body).token !== TOKEN) return ended
    return url.endsWith('/link') ? { reply: link } : confirming
  })
  beforeEach(() => {
    confirming = { reply: link }
  })
  const open = (token = TOKEN) => show(<ConfirmEmailPage />, `/confirm-email?#${token}`)
  const confirmed = () => asked.filter(({ url }) => url.endsWith('/confirm-email'))
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))

  it('says whose it is, and confirms it when the button is pressed, not before', async () => {
    open()
    expect(await screen.findByText(/rosa@delgado\.example is yours/)).toBeTruthy()
    expect(confirmed()).toEqual([])
    await press()
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy()
    expect(confirmed().map(({ body }) => body)).toEqual([{ token: TOKEN }])
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it.each(['zzzzzzzzzzzzzzzzzzzzzz', ''])('says that the link has ended: %j', async (token) => {
    open(token)
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
    expect(screen.getByText(/press Send again/)).toBeTruthy()
  })

  it('says so as well when it has ended meanwhile', async () => {
    confirming = ended
    open()
    await press()
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
  })

  it('can be pressed again when the server could not be reached', async () => {
    confirming = {
      status: 503,
      reply: { error: 'unavailable', message: 'Try again shortly.', requestId: 'r' },
    }
    open()
    await press()
    expect(await screen.findByText('Try again shortly.')).toBeTruthy()
    confirming = { reply: link }
    await press()
    await waitFor(() => screen.getByRole('heading', { name: 'Your email is confirmed' }))
  })
})
