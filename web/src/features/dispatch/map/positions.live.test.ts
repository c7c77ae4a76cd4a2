import { QueryClient } from '@tanstack/react-query'
import { listPositions, type Position, rankDrivers } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { query } from '../../../platform/query.ts'
import { positionsLive } from './positions.live.ts'

const at = (employee: number, name: string, time: number): Position => ({
  employeeId: `019f0000-0000-7000-8000-00000000000${employee}`,
  name,
  truckId: '',
  truckName: '',
  place: { lat: 33 + time / 1e6, lng: -96 },
  accuracy: 10,
  at: time,
})

function afterHearing(known: Position[] | undefined, message: unknown) {
  const client = new QueryClient()
  const { queryKey } = query(listPositions)
  if (known) client.setQueryData(queryKey, known)
  for (const rule of positionsLive) rule.take?.(client, message)
  return client.getQueryData(queryKey)
}

describe('the positions on the map', () => {
  const june = at(1, 'June', 10)
  const teo = at(2, 'Teo', 10)

  it('follow a driver who moves', () => {
    const moved = at(1, 'June', 20)
    expect(afterHearing([june, teo], moved)).toEqual([{ ...moved, trail: [] }, teo])
  })

  it('keep a place a minute of where a driver came from', () => {
    const before = { ...june, trail: [june.place] }
    const soon = at(1, 'June', 59_000)
    const next = at(1, 'June', 61_000)
    expect(afterHearing([before], soon)).toEqual([{ ...soon, trail: [june.place] }])
    expect(afterHearing([before], next)).toEqual([{ ...next, trail: [june.place, next.place] }])
  })

  it('show a truck by itself until somebody drives it', () => {
    const truckId = '019f0000-0000-7000-8000-000000000021'
    const idle = { ...at(1, 'Flatbed 1', 10), employeeId: '', truckId, truckName: 'Flatbed 1' }
    expect(afterHearing([june], idle)).toEqual([{ ...idle, trail: [] }, june])
    const driven = { ...teo, truckId, truckName: 'Flatbed 1' }
    expect(afterHearing([idle, june], driven)).toEqual([june, { ...driven, trail: [] }])
  })

  it('take in a driver who was not known, in the order of names', () => {
    const marcus = at(3, 'Marcus', 20)
    expect(afterHearing([june, teo], marcus)).toEqual([june, { ...marcus, trail: [] }, teo])
  })

  it('are not put back by news that came late', () => {
    expect(afterHearing([june, teo], at(1, 'June', 5))).toEqual([june, teo])
  })

  it('have those who could go ranked anew', () => {
    const client = new QueryClient()
    const { queryKey } = query(rankDrivers, {
      body: { pickupAddressLatLng: null, towReason: '', driveType: '', vehicleType: '' },
    })
    client.setQueryData(queryKey, [])
    for (const rule of positionsLive) rule.take?.(client, june)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('are left alone by what is no position, and before they were read', () => {
    expect(afterHearing([june], { employeeId: 'nobody' })).toEqual([june])
    expect(afterHearing(undefined, june)).toBeUndefined()
  })
})
