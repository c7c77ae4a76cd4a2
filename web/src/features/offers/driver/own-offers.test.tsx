import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Duty, OwnJob, type OwnOffer } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { KeepPressed, PressedState } from '../../dispatch/index.ts'
import { DutySwitch } from './duty-switch.tsx'
import { OwnOffers } from './own-offers.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`
const job = OwnJob.parse(
  aCall({ towReason: 'Flat tire', pickupAddress: '1845 Elm St', vehicle: '2016 Honda Civic' }),
)

const showOffers = () =>
  show(
    <KeepPressed>
      <PressedState />
      <OwnOffers />
    </KeepPressed>,
  )

describe('a job that is offered to a driver', () => {
  let offers: OwnOffer[]
  let refusal: { error: string; message: string } | null
  const asked = standInServer(({ url }) => {
    if (url.endsWith('/offers')) return { reply: offers }
    if (refusal && !url.endsWith('/seen')) {
      return { status: 409, reply: { ...refusal, requestId: 'r' } }
    }
    if (url.endsWith('/seen')) offers = offers.map((one) => ({ ...one, state: 'seen' as const }))
    else offers = []
    return { reply: url.endsWith('/accept') ? job : { done: true } }
  })
  const sent = (end: string) => asked.filter(({ url }) => url.endsWith(end)).map(({ body }) => body)

  beforeEach(() => {
    localStorage.clear()
    refusal = null
    offers = [
      {
        id: id(71),
        truckName: 'Flatbed 1',
        until: 90_000,
        left: 60_000,
        state: 'offered',
        miles: 6.4,
        minutes: 12,
        estimated: true,
        job,
      },
    ]
  })

  it('shows where, what, how far and what to bring, tells dispatch, and is taken by one press', async () => {
    showOffers()
    await screen.findByRole('alert')
    expect(screen.getByRole('heading').textContent).toBe('New job: Flat tire')
    for (const words of ['1845 Elm St', 'about 12 min · 6.4 mi', '2016 Honda Civic'])
      screen.getByText(words)
    screen.getByText('Jack and lug wrench')
    await waitFor(() => expect(sent('/seen')).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    expect(sent('/accept')).toHaveLength(1)
  })

  it('is declined with a reason in two presses', async () => {
    showOffers()
    fireEvent.click(await screen.findByRole('button', { name: 'Can’t' }))
    fireEvent.click(screen.getByRole('button', { name: 'Too far away' }))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    expect(sent('/decline')).toEqual([{ reason: 'Too far away' }])
  })

  it('says why it can’t be taken any more', async () => {
    refusal = { error: 'offer_over', message: 'Dispatch took this offer back.' }
    showOffers()
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await screen.findByText(/was not taken: Dispatch took this offer back\.$/)
  })

  it('whose time is up can’t be answered', async () => {
    offers = offers.map((one) => ({ ...one, left: 0 }))
    showOffers()
    await screen.findByText('Time is up. Dispatch has been told.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true)
  })
})

describe('duty', () => {
  let duty: Duty
  const asked = standInServer(({ method, body }) => {
    const { onDuty, truckId } = Object(body)
    if (method === 'POST') duty = { ...duty, onDuty, truckId, truckName: onDuty ? 'Wrecker 2' : '' }
    return { reply: duty }
  })

  it('begins with a free truck and ends by one press each', async () => {
    const user = {
      id: id(11),
      companyId: id(90),
      name: 'June',
      email: 'j@x.example',
      roles: ['driver'],
    }
    // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
    document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(user))}`
    duty = {
      onDuty: false,
      truckId: '',
      truckName: '',
      since: 0,
      trucks: [
        { id: id(21), name: 'Flatbed 1', takenBy: 'Teo Alvarez' },
        { id: id(22), name: 'Wrecker 2', takenBy: '' },
      ],
    }
    show(<DutySwitch />)
    fireEvent.click(await screen.findByRole('button', { name: 'Go on duty' }))
    await screen.findByText('On duty with Wrecker 2')
    fireEvent.click(screen.getByRole('button', { name: 'Go off duty' }))
    await screen.findByText(/^Off duty/)
    const changes = asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(changes).toEqual([
      { onDuty: true, truckId: id(22) },
      { onDuty: false, truckId: '' },
    ])
  })
})
