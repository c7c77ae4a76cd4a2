import { QueryClient } from '@tanstack/react-query'
import { listPositions, type Position, rankDrivers } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { query } from '../../../platform/query.ts'
import { positionsLive } from './positions.live.ts'

const at = (employee: number, name: string, time: number): Position => ({
  employeeId: `019f0000-0000-7000-8000-00000000000${employee}`,
  name,
  place: { lat: 33 + time / 1000, lng: -96 },
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
    expect(afterHearing([june, teo], moved)).toEqual([moved, teo])
  })

  it('take in a driver who was not known, in the order of names', () => {
    const marcus = at(3, 'Marcus', 20)
    expect(afterHearing([june, teo], marcus)).toEqual([june, marcus, teo])
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
