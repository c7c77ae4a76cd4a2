import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { listOffers, type Offer } from '@towline/contract'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { query } from '../../platform/query.ts'
import { byJob } from './by-job.ts'
import { anOffer } from './testing/offers.fixture.ts'

const mine = anOffer({ id: 'offer-1', dispatchCallId: 'job-1' })
const theirs = anOffer({ id: 'offer-2', dispatchCallId: 'job-2' })

function shown() {
  const client = new QueryClient()
  const hold = (offers: Offer[]) => act(async () => setOffers(client, offers))
  const draw = vi.fn(byJob<Offer>(query(listOffers)))
  const { result } = renderHook(() => draw('job-1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return { hold, draw, result }
}

/** As it comes from the server: nothing of it is the same object as before. */
const setOffers = (client: QueryClient, offers: Offer[]) =>
  client.setQueryData(query(listOffers).queryKey, structuredClone(offers))

describe('what a list holds of one job', () => {
  it('is nothing before the list was read, and then what is about this job, in its order', async () => {
    const { hold, result } = shown()
    expect(result.current).toEqual([])
    const older = anOffer({ id: 'offer-0', dispatchCallId: 'job-1' })
    await hold([mine, theirs, older])
    expect(result.current).toEqual([mine, older])
    await hold([theirs])
    expect(result.current).toEqual([])
  })

  it('is drawn again only when it changes itself, wherever in the list it stands then', async () => {
    const { hold, draw, result } = shown()
    await hold([mine])
    const [before, times] = [result.current, draw.mock.calls.length]
    await hold([theirs, mine])
    expect(result.current).toBe(before)
    expect(draw.mock.calls.length).toBe(times)
    await hold([theirs, { ...mine, state: 'accepted' }])
    expect(result.current).toEqual([{ ...mine, state: 'accepted' }])
  })
})
