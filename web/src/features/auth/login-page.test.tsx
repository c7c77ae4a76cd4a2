import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import LoginPage from './login-page.tsx'

const companyId = '019f0000-0000-7000-8000-000000000002'
const twoStep = `Basic ${btoa('dana@lonestar.example:two')}`
const good = `Basic ${btoa('dana@lonestar.example:tow')}`

describe('the login page', () => {
  let standing = 'active'
  let roles = ['manager']
  beforeEach(() => {
    standing = 'active'
    roles = ['manager']
  })
  const user = () => ({
    id: '019f0000-0000-7000-8000-000000000001',
    companyId,
    name: 'Dana',
    email: 'dana@lonestar.example',
    roles,
  })
  const asked = standInServer(({ url, headers, body }) => {
    if (url.endsWith('/company')) return { reply: { standing } }
    if (url.endsWith('/second-step'))
      return Object(body).code === '123456'
        ? { reply: user() }
        : { status: 409, reply: { error: 'wrong_code', message: 'This code isn’t right.' } }
    if (headers.get('authorization') === twoStep)
      return { reply: { owed: ['code'], pending: 'the key' } }
    return headers.get('authorization') === good
      ? { reply: user() }
      : {
          status: 401,
          reply: { error: 'Unauthorized', message: 'Invalid email or password', requestId: 'r' },
        }
  })
  const fill = (email: string, password: string) => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  }

  it('asks for what is missing and sends nothing', () => {
    show(<LoginPage />, '/login')
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('says that the email or the password is wrong', async () => {
    show(<LoginPage />, '/login')
    fill('dana@lonestar.example', 'wrong')
    expect(await screen.findByText('Invalid Email or Password')).toBeTruthy()
  })

  it('goes to the company’s dashboard', async () => {
    const { address } = show(<LoginPage />, '/login')
    fill(' dana@lonestar.example ', 'tow')
    await waitFor(() => expect(address().pathname).toBe(`/customer/dashboard/${companyId}`))
  })

  it('asks for the code that is owed after the password, until it is right', async () => {
    const { address } = show(<LoginPage />, '/login')
    fill('dana@lonestar.example', 'two')
    const code = await screen.findByRole('textbox', { name: 'Code' })
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
    fireEvent.change(code, { target: { value: '000000' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('This code isn’t right.')).toBeTruthy()
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(address().pathname).toBe(`/customer/dashboard/${companyId}`))
    expect(asked.filter(({ url }) => url.endsWith('/second-step')).at(-1)?.body).toEqual({
      pending: 'the key',
      code: '123456',
    })
  })

  it('goes back to the password from the code', async () => {
    show(<LoginPage />, '/login')
    fill('dana@lonestar.example', 'two')
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@lonestar.example')
  })

  it('goes back to where the visitor wanted to go', async () => {
    const from = `/customer/dashboard/${companyId}/dispatching?status=active`
    const { address } = show(<LoginPage />, `/login?from=${encodeURIComponent(from)}`)
    fill('dana@lonestar.example', 'tow')
    await waitFor(() => expect(address().search).toBe('?status=active'))
  })

  it.each([
    ['a manager to the subscription', 'ended', ['manager'], '/settings/subscription'],
    ['a manager to the unfinished checkout', 'unpaid', ['manager'], '/settings/subscription'],
    ['a dispatcher to his dashboard', 'ended', ['dispatcher'], ''],
  ])('leads %s when the agent does not answer', async (_, stands, held, section) => {
    standing = stands
    roles = held
    const { address } = show(<LoginPage />, '/login')
    fill('dana@lonestar.example', 'tow')
    const home = `/customer/dashboard/${companyId}`
    await waitFor(() => expect(address().pathname).toBe(home + section))
  })

  it('leads to a new password, with the address that was typed', () => {
    const { address } = show(<LoginPage />, '/login')
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@lonestar.example' } })
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(address()).toMatchObject({
      pathname: '/forgot-password',
      state: { email: 'dana@lonestar.example' },
    })
  })
})
