import { fireEvent, screen } from '@testing-library/react'
import type { Session } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { deviceName, lastUsed } from './sessions-card.text.ts'
import { SessionsCard } from './sessions-card.tsx'

const HOUR = 3600_000
const a = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  device: 'Chrome on Windows',
  beganAt: 1_790_000_000_000,
  lastSeenAt: Date.now() - 2 * HOUR,
  isThis: false,
  isOwnJobsOnly: false,
  ...more,
})

let open: Session[] = []
beforeEach(() => {
  open = [a('desk', { isThis: true }), a('phone', { device: 'Safari on iPhone' }), a('other')]
})
const asked = standInServer(({ method, url }) => {
  if (method === 'GET') return { reply: open }
  const id = url.match(/sessions\/(.+)\/end$/)?.[1]
  open = open.filter((session) => (id ? session.id !== id : session.isThis))
  return { reply: { done: true } }
})
const posts = () => asked.filter(({ method }) => method === 'POST').map(({ url }) => url)

describe('where one is signed in', () => {
  it('marks this device, and signs out on another', async () => {
    show(<SessionsCard />)
    await screen.findByText(/^This device/)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getAllByRole('button', { name: /^Sign out on/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Sign out on Safari on iPhone' }))
    await screen.findByText(/^This device/)
    await expect.poll(() => screen.getAllByRole('listitem').length).toBe(2)
    expect(posts()).toEqual(['/towline/admin/sessions/phone/end'])
  })

  it('signs out everywhere else, and says so', async () => {
    show(<SessionsCard />)
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('You’re signed out everywhere else.')).toBeTruthy()
    expect(posts()).toEqual(['/towline/admin/sessions/end-others'])
  })

  it('offers nothing to sign out of where there is only this device', async () => {
    open = [a('desk', { isThis: true })]
    show(<SessionsCard />)
    await screen.findByText(/^This device/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is told in words', () => {
    const now = Date.now()
    expect(deviceName(a('x', { device: '' }))).toBe('Unknown device')
    expect(deviceName(a('x', { isOwnJobsOnly: true }))).toBe('Chrome on Windows (a job’s link)')
    expect(lastUsed(a('x', { lastSeenAt: now }), now)).toBe('Used just now')
    expect(lastUsed(a('x', { lastSeenAt: now - 49 * HOUR }), now)).toBe('Used 2 days ago')
  })
})
