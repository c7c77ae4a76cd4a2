import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { TwoStep } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { TwoStepCard } from './two-step-card.tsx'

const none: TwoStep = { hasApp: false, passkeys: [], recoveryCodes: 0, managersFrom: 0 }
let state = none
beforeEach(() => {
  state = none
})
const asked = standInServer(({ url, body }) => {
  if (url.endsWith('/app/begin'))
    return {
      reply: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Towline:a?secret=JBSWY3DPEHPK3PXP',
      },
    }
  if (url.endsWith('/app/confirm')) {
    if (Object(body).code !== '123456')
      return { status: 409, reply: { error: 'wrong_code', message: 'This code isn’t right.' } }
    state = { ...none, hasApp: true, recoveryCodes: 2 }
    return { reply: { recoveryCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz1'] } }
  }
  if (url.endsWith('/app/remove')) state = none
  return { reply: url.endsWith('/two-step') ? state : { done: true } }
})
const button = (name: string) => screen.getByRole('button', { name })

describe('two-step login', () => {
  it('adds an app by a square that is drawn here and a first code, and shows the recovery codes once', async () => {
    show(<TwoStepCard />)
    fireEvent.click(await screen.findByRole('button', { name: 'Add an app' }))
    expect(await screen.findByRole('img', { name: /A square/ })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    const code = screen.getByRole('textbox', { name: 'Code from the app' })
    fireEvent.change(code, { target: { value: '000000' } })
    fireEvent.click(button('Turn it on'))
    expect(await screen.findByText('This code isn’t right.')).toBeTruthy()
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(button('Turn it on'))
    expect(await screen.findByText('pqrs-tuvw-xyz1')).toBeTruthy()
    fireEvent.click(button('I’ve saved them'))
    expect(await screen.findByText('2 left. New ones replace them.')).toBeTruthy()
    expect(screen.queryByText('pqrs-tuvw-xyz1')).toBeNull()
  })

  it('asks before it removes the last step', async () => {
    state = { ...none, hasApp: true, recoveryCodes: 10 }
    show(<TwoStepCard />)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }))
    expect(screen.getByText('Then your password alone is enough.')).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    fireEvent.click(button('Remove it'))
    await waitFor(() => expect(button('Add an app')).toBeTruthy())
  })
})
