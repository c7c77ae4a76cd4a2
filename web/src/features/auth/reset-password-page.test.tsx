import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import ResetPasswordPage from './reset-password-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuv'
const email = 'dana@lonestar.example'
const ended = {
  status: 410,
  reply: { error: 'link_ended', message: 'This link was already used.', requestId: 'r' },
}

describe('the page a mailed link leads to', () => {
  let kind = 'reset'
  let choosing: { status?: number; reply: unknown } = { reply: { done: true } }
  const asked = standInServer(({ url, body }) => {
    if (Object(body).token !== TOKEN) return ended
    if (url.endsWith('/reset-password')) return choosing
    return { reply: { kind, email, companyName: 'Lone Star Towing' } }
  })
  beforeEach(() => {
    kind = 'reset'
    choosing = { reply: { done: true } }
  })
  const open = (token = TOKEN) => show(<ResetPasswordPage />, `/reset-password?#${token}`)
  const password = () => screen.findByLabelText<HTMLInputElement>('New password')
  const choose = async (typed: string, again = typed) => {
    fireEvent.change(await password(), { target: { value: typed } })
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: again } })
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
  }
  const sent = () => asked.filter(({ url }) => url.endsWith('/reset-password'))

  it('saves the password for whom the link was mailed, and leads to login', async () => {
    const { address } = open()
    expect(await screen.findByText(`For ${email} at Lone Star Towing.`)).toBeTruthy()
    await choose('flatbed harbor candle')
    await waitFor(() => expect(address().pathname).toBe('/login'))
    expect(address().state).toEqual({ email, hasNewPassword: true })
    expect(sent().map(({ body }) => body)).toEqual([
      {
        token: TOKEN,
        password: 'flatbed harbor candle',
        confirmPassword: 'flatbed harbor candle',
      },
    ])
  })

  it('names the password for whoever was invited', async () => {
    kind = 'invitation'
    open()
    expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy()
  })

  it('lets password managers know whose password it is', async () => {
    const { container } = open()
    expect((await password()).autocomplete).toBe('new-password')
    const name = container.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect(name?.value).toBe(email)
  })

  it.each([
    ['', '', 'Password is required'],
    ['short', 'short', 'Use at least 8 characters'],
    ['password1', 'password1', /first passwords people guess/],
    ['summer2026', 'summer2026', /A common word with numbers/],
    ['flatbed harbor', 'flatbed', "Passwords don't match"],
  ])('says what is wrong with %j and %j, and sends nothing', async (typed, again, sentence) => {
    open()
    await choose(typed, again)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('tells the strength and does not insist on it', async () => {
    open()
    fireEvent.change(await password(), { target: { value: 'ridgeback' } })
    expect(screen.getByText('Strength: fair')).toBeTruthy()
    await choose('ridgeback')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it.each([['zzzzzzzzzzzzzzzzzzzzzz'], ['']])(
    'says that the link has ended and leads to another one: %j',
    async (token) => {
      open(token)
      expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
      const link = screen.getByRole('link', { name: 'Get a new link' })
      expect(link.getAttribute('href')).toBe('/forgot-password')
    },
  )

  it('says so as well when it has ended meanwhile', async () => {
    choosing = ended
    open()
    await choose('flatbed harbor candle')
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
  })

  it('shows what the server says of a field at the field', async () => {
    choosing = {
      status: 400,
      reply: {
        error: 'bad_request',
        message: 'Some fields aren’t right.',
        fields: { password: 'Choose another one' },
        requestId: 'r',
      },
    }
    open()
    await choose('flatbed harbor candle')
    expect(await screen.findByText('Choose another one')).toBeTruthy()
  })
})
