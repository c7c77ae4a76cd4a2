import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Candidate, DispatchCall } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DispatchBoard } from './dispatch-board.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`
const teo: Candidate = {
  driverId: id(11),
  driverName: 'Teo Alvarez',
  phoneNumber: '',
  truckId: id(21),
  truckName: 'Flatbed 1',
  miles: 6.4,
  minutes: 12,
  estimated: false,
  positionAt: 1,
  onDuty: false,
  offered: [],
  onCalls: [],
  fit: 'fits',
  reasons: ['Nearest'],
  reservedBy: '',
}

// jsdom has nothing to scroll.
window.scrollTo = () => undefined
// The board is large, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

describe('a step of a job without a driver', () => {
  let call: DispatchCall
  let candidates: Candidate[] | null
  let refusals: { error: string; message: string }[]
  const asked = standInServer(({ url, body }) => {
    if (url.endsWith('/step')) {
      const refusal = refusals.shift()
      if (refusal) return { status: 409, reply: { ...refusal, requestId: 'r' } }
      const { driverId } = Object(body)
      return {
        reply: { ...call, version: 2, status: 'active', driverId, driverName: 'Teo Alvarez' },
      }
    }
    if (url.endsWith('/undo')) return { reply: { ...call, version: 3 } }
    if (url.endsWith('/candidates'))
      return candidates ? { reply: candidates } : { status: 503, reply: { error: 'unavailable' } }
    if (url.endsWith('/all/driver'))
      return { reply: [{ id: id(12), firstName: 'Bea', lastName: 'Lindqvist' }] }
    if (url.endsWith('/counts'))
      return { reply: { pending: 1, active: 0, current: 1, scheduled: 0, completed: 0 } }
    return { reply: url.endsWith(call.id) ? call : url.endsWith('/search') ? [call] : [] }
  })
  const sent = (end: string) => asked.filter(({ url }) => url.endsWith(end)).map(({ body }) => body)
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  const picker = () => screen.findByRole('dialog', { name: 'Who takes #1001?' })

  beforeEach(() => {
    call = aCall()
    candidates = [teo]
    refusals = []
  })
  async function openBoard() {
    show(<DispatchBoard onThePhone={new Set()} renderMedia={() => null} sections={[]} />)
    await screen.findByText('1 call')
    press('j')
  }

  it('asks who goes, gives the job to the one chosen, and takes both back with one undo', async () => {
    await openBoard()
    press('d')
    const dialog = await picker()
    expect(sent('/step')).toEqual([])
    fireEvent.click(await within(dialog).findByRole('button', { name: /Teo Alvarez.*Flatbed 1/ }))
    await screen.findByText('#1001 is dispatched to Teo Alvarez.')
    expect(sent('/step')).toEqual([
      { step: 'dispatch', checkDriver: true, driverId: teo.driverId, truckId: teo.truckId },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('#1001: step undone.')
    expect(sent('/undo')).toEqual([{ version: 2 }])
  })

  it.each(['e', 's', 't', 'r'])('is asked the same by the key %s', async (key) => {
    await openBoard()
    press(key)
    await picker()
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/step')).toEqual([])
  })

  it('is taken at once where there is a driver, and for the end of a job', async () => {
    await openBoard()
    press('c')
    await waitFor(() => expect(sent('/step')).toEqual([{ step: 'complete' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked, too, when the server knows better that the driver is gone', async () => {
    call = aCall({ driverId: teo.driverId, driverName: 'Teo Alvarez' })
    refusals = [{ error: 'driver_missing', message: 'No driver' }]
    await openBoard()
    press('d')
    await picker()
    expect(sent('/step')).toEqual([{ step: 'dispatch', checkDriver: true }])
  })

  it('says what a busy driver is doing, and sends them anyway when told to', async () => {
    refusals = [{ error: 'driver_taken', message: 'Teo Alvarez is on call #1007.' }]
    await openBoard()
    press('d')
    fireEvent.click(await within(await picker()).findByRole('button', { name: /Teo/ }))
    const question = await screen.findByRole('dialog', { name: 'Send anyway?' })
    expect(question.textContent).toContain('Teo Alvarez is on call #1007.')
    fireEvent.click(within(question).getByRole('button', { name: 'Send anyway' }))
    await waitFor(() =>
      expect(sent('/step')[1]).toMatchObject({ checkDriver: false, driverId: teo.driverId }),
    )
  })

  it('offers all drivers by name when they cannot be ranked', async () => {
    candidates = null
    await openBoard()
    press('d')
    fireEvent.click(await within(await picker()).findByRole('button', { name: /Bea Lindqvist/ }))
    await waitFor(() => expect(sent('/step')).toMatchObject([{ driverId: id(12) }]))
  })

  it('says how to get drivers where there are none', async () => {
    candidates = []
    await openBoard()
    press('d')
    await within(await picker()).findByText(/No one in your company is a driver yet/)
  })
})
