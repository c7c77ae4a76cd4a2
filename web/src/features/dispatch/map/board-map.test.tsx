import { configure, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { BoardMap } from './board-map.tsx'

// The map's own code is read when it is first shown, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

const PLANO = { lat: 33.0198, lng: -96.6989 }
const FRISCO = { lat: 33.1507, lng: -96.8236 }
const way = { status: 'OK', line: [PLANO, FRISCO], miles: 12.2, minutes: 18, estimated: true }
const noWay = { status: 'ZERO_RESULTS', line: [], miles: 0, minutes: 0, estimated: false }

let route: typeof way | typeof noWay = way

const asked = standInServer(({ url }) => {
  if (url.endsWith('/map/ground')) return { reply: { kind: 'plain' } }
  if (url.includes('/map/towns')) return { reply: [] }
  return { reply: route }
})

afterEach(() => {
  route = way
})

const withBoth = aCall({
  pickupAddress: '88 Depot St, Plano',
  pickupAddressLatLng: PLANO,
  dropoffAddress: 'Grant Auto Body, Frisco',
  dropoffAddressLatLng: FRISCO,
})

const routesAsked = () => asked.filter(({ url }) => url.endsWith('/route')).length

describe('the map beside the board', () => {
  it('asks to select a job as long as none is, and looks for no way', async () => {
    show(<BoardMap call={null} />)
    expect(screen.getByText(/Select a job/)).toBeTruthy()
    await screen.findByRole('region', { name: 'Map' })
    expect(screen.queryByRole('button', { name: /Pickup/ })).toBeNull()
    expect(routesAsked()).toBe(0)
  })

  it('marks both ends of the selected job and says how far it is', async () => {
    show(<BoardMap call={withBoth} />)
    expect(
      await screen.findByRole('button', { name: 'A, Pickup: 88 Depot St, Plano' }),
    ).toBeTruthy()
    expect(
      screen.getByRole('button', { name: 'B, Drop-off: Grant Auto Body, Frisco' }),
    ).toBeTruthy()
    expect(await screen.findByText('12 miles, about 18 minutes (straight line)')).toBeTruthy()
  })

  it('marks the ends of the way where the job itself does not say where they are', async () => {
    const unchecked = { pickupAddressLatLng: null, dropoffAddressLatLng: null }
    show(<BoardMap call={aCall({ ...withBoth, ...unchecked })} />)
    await screen.findByRole('button', { name: /^A, Pickup/ })
    screen.getByRole('button', { name: /^B, Drop-off/ })
    expect(screen.queryByText('This address isn’t on the map.')).toBeNull()
  })

  it('draws nothing where it is not known where an address is, and says so', async () => {
    route = noWay
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    show(<BoardMap call={aCall({ ...withBoth, dropoffAddressLatLng: null })} />)
    await screen.findByRole('button', { name: /^A, Pickup/ })
    expect(screen.queryByRole('button', { name: /^B, / })).toBeNull()
    expect(await screen.findByText('This address isn’t on the map.')).toBeTruthy()
  })

  it('looks for no way while one of the addresses is missing', async () => {
    show(<BoardMap call={aCall({ ...withBoth, dropoffAddress: '', dropoffAddressLatLng: null })} />)
    await screen.findByRole('button', { name: /^A, Pickup/ })
    expect(screen.getByText('Not known yet.')).toBeTruthy()
    expect(routesAsked()).toBe(0)
  })

  it('draws no way and tells only the log when there is none', async () => {
    route = noWay
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    show(<BoardMap call={withBoth} />)
    await expect
      .poll(() => logged.mock.calls)
      .toEqual([['Error fetching directions', 'ZERO_RESULTS']])
    expect(screen.queryByText(/mile/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
