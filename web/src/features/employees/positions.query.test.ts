import { QueryClient } from '@tanstack/react-query'
import type { Position } from '@towline/contract'
import { expect, it } from 'vitest'
import { positionsQuery } from './positions.query.ts'

const at = (employeeId: string, when: number, lat: number): Position => ({
  employeeId,
  name: employeeId,
  truckId: '',
  truckName: '',
  place: { lat, lng: -96.7 },
  accuracy: 10,
  at: when,
  trail: [],
})

it('keeps what was heard of a driver while the list was being read', async () => {
  const client = new QueryClient()
  const { queryKey } = positionsQuery
  await client.fetchQuery({
    ...positionsQuery,
    queryFn: () => [at('teo', 1, 33), at('bea', 1, 33)],
  })
  const answer = Promise.withResolvers<Position[]>()
  const reading = client.fetchQuery({ ...positionsQuery, queryFn: () => answer.promise })
  client.setQueryData(queryKey, [at('bea', 1, 33), at('teo', 3, 34)])
  answer.resolve([at('teo', 2, 33), at('june', 2, 33)])
  await reading
  // Who is not in the list anymore is gone.
  expect(client.getQueryData(queryKey)).toEqual([at('teo', 3, 34), at('june', 2, 33)])
})
