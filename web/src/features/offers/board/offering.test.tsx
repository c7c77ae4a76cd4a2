import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Candidate, DispatchCall, Offer } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DispatchBoard } from '../../dispatch/index.ts'
import { aCandidate, anOffer } from '../testing/offers.fixture.ts'
import { useOffering } from './use-offering.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`

// jsdom has nothing to scroll.
window.scrollTo = () => undefined
// The board is large, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

function Board() {
  return (
    <DispatchBoard
      onThePhone={new Set()}
      renderMedia={() => null}
      sections={[]}
      offering={useOffering()}
    />
  )
}

describe('a job on the board', () => {
  let call: DispatchCall
  let others: DispatchCall[]
  let candidates: Candidate[]
  let offers: Offer[]
  let refusals: { error: string; message: string }[]
  const asked = standInServer(({ url, method, body }) => {
    if (url.endsWith('/offers')) return { reply: offers }
    if (url.endsWith('/withdraw')) {
      offers = []
      return { reply: { done: true } }
    }
    if (url.endsWith('/offer')) {
      const refusal = refusals.shift()
      if (refusal) return { status: 409, reply: { ...refusal, requestId: 'r' } }
      const { driverId } = Object(body)
      const to = candidates.find((one) => one.driverId === driverId)
      const made = anOffer({ dispatchCallId: call.id, driverId, driverName: to?.driverName ?? '' })
      offers = [made, ...offers]
      return { reply: made }
    }
    if (url.endsWith('/step')) return { reply: { ...call, version: 2, driverName: 'June Park' } }
    if (url.endsWith('/undo')) return { reply: { ...call, version: 3, driverGone: '' } }
    if (url.endsWith('/candidates')) return { reply: candidates }
    if (url.endsWith('/counts'))
      return { reply: { pending: 1, active: 0, current: 1, scheduled: 0, completed: 0 } }
    if (method === 'POST' && url.endsWith('/search')) return { reply: [call, ...others] }
    return { reply: url.endsWith(call.id) ? call : [] }
  })
  const sent = (end: string) => asked.filter(({ url }) => url.endsWith(end)).map(({ body }) => body)
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  const drivers = () => screen.findByRole('dialog', { name: 'Who takes #1001?' })
  const row = async (name: RegExp) => within(await drivers()).findByRole('button', { name })

  beforeEach(async () => {
    call = aCall()
    others = []
    offers = []
    refusals = []
    candidates = [
      aCandidate({ onDuty: true }),
      aCandidate({ driverId: id(12), driverName: 'Teo Alvarez', truckId: '', truckName: '' }),
    ]
  })
  async function openBoard() {
    show(<Board />)
    await screen.findByText('1 call')
    press('j')
  }

  it('asks for the offers once, however many jobs there are', async () => {
    others = Array.from({ length: 6 }, (_, nth) => aCall({ id: id(40 + nth) }))
    show(<Board />)
    await screen.findByText('7 calls')
    const read = (end: string) => asked.filter(({ url }) => url.endsWith(end))
    expect(read('/offers')).toHaveLength(1)
    expect(read('/suggestions')).toHaveLength(1)
  })

  it('is offered by Enter to the driver under the keys, who is then on the card', async () => {
    await openBoard()
    press('Enter')
    const june = await row(/^June Park.*12 min · 6\.4 mi.*On duty.*Free/)
    await waitFor(() => expect(document.activeElement).toBe(june))
    press('ArrowDown')
    expect(document.activeElement?.textContent).toMatch(/^Teo Alvarez.*Off duty/)
    press('ArrowUp')
    fireEvent.click(june)
    await screen.findByText('#1001 is offered to June Park.')
    expect(sent('/offer')).toEqual([{ driverId: id(11), truckId: id(21) }])
    expect(screen.queryByRole('dialog')).toBeNull()
    await screen.findByText('Offered to June Park, Flatbed 1')
    await screen.findByText('60 s')
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(screen.queryByText(/^Offered to/)).toBeNull())
  })

  it('is sent without asking by Shift and Enter', async () => {
    await openBoard()
    press('d')
    const june = await row(/^June Park/)
    june.focus()
    press('Enter', { shiftKey: true })
    await screen.findByText('#1001 is dispatched to June Park.')
    expect(sent('/offer')).toEqual([])
    expect(sent('/step')).toMatchObject([{ step: 'dispatch', driverId: id(11), truckId: id(21) }])
  })

  it('is taken back by U also before the answer to its step is here', async () => {
    await openBoard()
    press('d')
    const june = await row(/^June Park/)
    june.focus()
    press('Enter', { shiftKey: true })
    press('u')
    await screen.findByText(/step undone/)
    expect(sent('/undo')).toEqual([{ version: 2 }])
  })

  it('goes to a driver who is asked about another job only when that is meant', async () => {
    refusals = [{ error: 'driver_taken', message: 'June Park is being offered #1007.' }]
    await openBoard()
    press('d')
    fireEvent.click(await row(/^June Park/))
    await screen.findByText('June Park is being offered #1007.')
    fireEvent.click(screen.getByRole('button', { name: 'Offer to June Park anyway' }))
    await screen.findByText('#1001 is offered to June Park.')
    expect(sent('/offer').at(-1)).toMatchObject({ anyway: true })
  })

  it.each([
    ['declined', 'June Park can’t: Too far away'],
    ['expired', 'No answer from June Park'],
  ] as const)('that was %s says so, and goes to the next by one key', async (state, words) => {
    offers = [anOffer({ dispatchCallId: call.id, state, left: 0, reason: 'Too far away' })]
    candidates = [aCandidate(), aCandidate({ driverId: id(12), driverName: 'Teo Alvarez' })]
    await openBoard()
    await screen.findByText(words)
    press('f')
    await screen.findByText('#1001 is offered to Teo Alvarez.')
    expect(sent('/offer')).toMatchObject([{ driverId: id(12) }])
    await screen.findByText('Offered to Teo Alvarez, Flatbed 1')
  })

  it('says so when there is nobody left to ask', async () => {
    offers = [anOffer({ dispatchCallId: call.id, state: 'expired', left: 0 })]
    candidates = [aCandidate()]
    await openBoard()
    await screen.findByText('No answer from June Park')
    press('f')
    await screen.findByText(/no other driver on duty can take it/)
    expect(sent('/offer')).toEqual([])
  })
})
