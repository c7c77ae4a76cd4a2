import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Tracker } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { TruckTracker } from './truck-tracker.tsx'

const id = '019f0000-0000-7000-8000-000000000051'
const made = (key: string): Tracker => ({
  truckId: id,
  url: `https://tow.example/towline/track/${key}`,
  createdAt: 1_790_000_000_000,
  lastAt: 0,
})
let tracker: Tracker | null = null
let isBroken = false
beforeEach(() => {
  tracker = null
  isBroken = false
})
const asked = standInServer(({ method }) => {
  if (isBroken) return { status: 403, reply: { error: 'forbidden', message: 'Not yours to see.' } }
  if (method === 'POST') tracker = made(tracker ? 'second' : 'first')
  if (method === 'DELETE') tracker = null
  if (method === 'GET') return { reply: { tracker } }
  return { reply: tracker ?? { id } }
})
const changes = () => asked.filter(({ method }) => method !== 'GET').map(({ method }) => method)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the tracker of a truck', () => {
  it('is added, and shows the address to type into the device', async () => {
    show(<TruckTracker truckId={id} />)
    await press('Add a tracker')
    expect(await screen.findByText(made('first').url)).toBeTruthy()
    expect(screen.getByText('Not heard yet')).toBeTruthy()
  })

  it('gets another address only after asking', async () => {
    tracker = made('first')
    show(<TruckTracker truckId={id} />)
    await press('Renew')
    expect(screen.getByRole('alert').textContent).toContain('stops working until')
    await press('Keep')
    expect(changes()).toEqual([])
    await press('Renew')
    await press('Renew the address')
    expect(await screen.findByText(made('second').url)).toBeTruthy()
  })

  it('is removed only after asking', async () => {
    tracker = made('first')
    show(<TruckTracker truckId={id} />)
    await press('Remove')
    await press('Remove the tracker')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a tracker' })).toBeTruthy())
    expect(changes()).toEqual(['DELETE'])
  })

  it('says why it can’t be read', async () => {
    isBroken = true
    show(<TruckTracker truckId={id} />)
    expect(await screen.findByText('Not yours to see.')).toBeTruthy()
  })
})
