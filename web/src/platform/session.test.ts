import { describe, expect, it } from 'vitest'
import { afterLogin } from './login-address.ts'
import { loggedInUser } from './session.ts'

const user = {
  id: '019f0000-0000-7000-8000-000000000001',
  companyId: '019f0000-0000-7000-8000-000000000002',
  name: 'Dana Whitfield',
  email: 'dana@lonestar.example',
  roles: ['manager'],
}

describe('loggedInUser', () => {
  it('reads the cookie among others', () => {
    const cookie = `theme=dark; loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
    expect(loggedInUser(cookie)).toEqual(user)
  })

  it.each([
    '',
    'other=1',
    'loggedInUser=',
    'loggedInUser=%7B',
    'loggedInUser=%ZZ',
    'loggedInUser=7',
    `loggedInUser=${JSON.stringify({ ...user, roles: undefined })}`,
    `loggedInUser=${JSON.stringify({ ...user, companyId: 7 })}`,
  ])('is nobody for %j', (cookie) => expect(loggedInUser(cookie)).toBeNull())
})

describe('afterLogin', () => {
  const home = `/customer/dashboard/${user.companyId}`

  it('leads back to the page of the dashboard that was asked for', () => {
    expect(afterLogin(`${home}/dispatching?status=active`, user.companyId)).toBe(
      `${home}/dispatching?status=active`,
    )
  })

  it('leads back to a chat', () => {
    const chat = '/customer/rep/chat/AbCdEfGhIjKlMnOpQrStUv'
    expect(afterLogin(chat, user.companyId)).toBe(chat)
  })

  it.each([null, 'https://evil.example', '//evil.example', '/customer/dashboard/another'])(
    'leads to the dashboard for %j',
    (from) => expect(afterLogin(from, user.companyId)).toBe(home),
  )
})
