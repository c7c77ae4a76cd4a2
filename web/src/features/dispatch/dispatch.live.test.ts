import { QueryClient } from '@tanstack/react-query'
import {
  countDispatchCalls,
  type DispatchCall,
  demoRemoved,
  readDispatchCall,
} from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '../../platform/query.ts'
import { aCall } from '../../testing/records.ts'
import { standInServer } from '../../testing/server.ts'
import { type CallList, callsOf } from './board/live-lists.ts'
import { dispatchLive, onNews, takeInCall } from './dispatch.live.ts'
import { callList } from './dispatch.queries.ts'

const counts = { pending: 1, active: 0, current: 1, scheduled: 0, completed: 0 }
const first = aCall({ customerName: 'Maria' })
let answers: DispatchCall[] = [first]
const asked = standInServer(({ url, body }) => {
  if (url.endsWith('/counts')) return { reply: counts }
  if (url.endsWith('/search')) {
    const { status } = body as { status: string }
    return { reply: answers.filter((call) => call.status === status) }
  }
  return { reply: answers.find((call) => url.endsWith(call.id)) }
})

async function aBoard() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.fetchInfiniteQuery(callList('pending', '', 'newest'))
  await client.fetchInfiniteQuery(callList('active', '', 'newest'))
  await client.fetchQuery(query(countDispatchCalls))
  const hear = (message: unknown) => dispatchLive[0]?.take?.(client, message)
  const names = (status: 'pending' | 'active', text = '') =>
    callsOf(client.getQueryData<CallList>(callList(status, text, 'newest').queryKey)).map(
      ({ customerName }) => customerName,
    )
  const counted = () => client.getQueryData(query(countDispatchCalls).queryKey)
  return { client, hear, names, counted }
}

const heard = (was: string | null, call: DispatchCall) => ({
  id: call.id,
  version: call.version,
  was,
  call,
})

describe('what is said about a job', () => {
  beforeEach(() => {
    answers = [first]
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('moves it between the lists and the counts without reading anything again', async () => {
    const { hear, names, counted } = await aBoard()
    const before = asked.length
    hear(heard('pending', { ...first, version: 2, status: 'active' }))
    expect(names('pending')).toEqual([])
    expect(names('active')).toEqual(['Maria'])
    expect(counted()).toMatchObject({ pending: 0, active: 1, current: 1 })
    expect(asked.slice(before).filter(({ url }) => url.endsWith('/search'))).toEqual([])
  })

  it('is written into what is open of it', async () => {
    const { client, hear } = await aBoard()
    const asked = query(readDispatchCall, { params: { id: first.id } })
    await client.fetchQuery(asked)
    hear(heard('pending', { ...first, version: 2, customerName: 'Maria Lopez' }))
    expect(client.getQueryData(asked.queryKey)?.customerName).toBe('Maria Lopez')
  })

  it('is counted once however often it is said, and nothing older is written', async () => {
    const { hear, names, counted } = await aBoard()
    const active = { ...first, version: 3, status: 'active' as const }
    hear(heard('pending', active))
    hear(heard('pending', active))
    hear(heard('pending', { ...first, version: 2 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(counted()).toMatchObject({ pending: 0, active: 1 })
    expect([names('pending'), names('active')]).toEqual([[], ['Maria']])
  })

  it('is counted although its own answer came first', async () => {
    const { client, hear, names, counted } = await aBoard()
    const active = { ...first, version: 2, status: 'active' as const }
    takeInCall(client, active)
    expect(names('active')).toEqual(['Maria'])
    hear(heard('pending', active))
    expect(counted()).toMatchObject({ pending: 0, active: 1 })
  })

  it('is read when the message does not carry it', async () => {
    const { hear, names } = await aBoard()
    answers = [{ ...first, version: 2, customerName: 'Nadia' }]
    hear({ id: first.id, version: 2, was: 'pending' })
    await vi.advanceTimersByTimeAsync(50)
    expect(names('pending')).toEqual(['Nadia'])
  })

  it('is not lost to a reading that began before it', async () => {
    const { client, hear, names } = await aBoard()
    const reading = client.refetchQueries({ queryKey: callList('pending', '', 'newest').queryKey })
    hear(heard('pending', { ...first, version: 2, customerName: 'Nadia' }))
    await reading
    expect(names('pending')).toEqual(['Nadia'])
  })

  it('stays the same object when lists are read again and nothing of it is new, wherever it stands then', async () => {
    const { client } = await aBoard()
    const jobs = () =>
      callsOf(client.getQueryData<CallList>(callList('pending', '', 'newest').queryKey))
    const [before] = jobs()
    const newer = aCall({ id: '019f0000-0000-7000-8000-000000000009' })
    answers = [newer, first]
    await client.refetchQueries()
    expect(jobs()).toEqual([newer, first])
    expect(jobs()[1]).toBe(before)
    await client.fetchInfiniteQuery(callList('pending', 'maria', 'newest'))
    const found = client.getQueryData<CallList>(callList('pending', 'maria', 'newest').queryKey)
    expect(callsOf(found)[1]).toBe(before)
  })

  it('is told to whoever listens, and to nobody who has left', async () => {
    const { client, hear } = await aBoard()
    const told: (string | null)[] = []
    const stop = onNews(client, (news) => told.push(...news.map(({ was }) => was)))
    hear(heard(null, { ...first, id: '019f0000-0000-7000-8000-000000000009' }))
    await vi.advanceTimersByTimeAsync(50)
    stop()
    hear(heard('pending', { ...first, version: 2 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(told).toEqual([null])
  })

  it('is no harm when it is nonsense', async () => {
    const { hear, names } = await aBoard()
    for (const message of [undefined, null, 7, {}, { id: 'x' }]) hear(message)
    expect(names('pending')).toEqual(['Maria'])
  })

  it('is not put back by what was lately heard of it when the demo is removed', async () => {
    const { client, hear, names } = await aBoard()
    hear(heard('pending', { ...first, version: 2, customerName: 'Maria Lopez' }))
    expect(names('pending')).toEqual(['Maria Lopez'])
    answers = []
    dispatchLive.find(({ topic }) => topic === demoRemoved)?.take?.(client, {})
    await client.refetchQueries()
    expect(names('pending')).toEqual([])
  })
})
