import { listRecentCalls, readDispatchCall, saveDispatchCall } from '@towline/contract'
import { describe, expect, it, vi } from 'vitest'
import { standInServer } from '../testing/server.ts'
import { ApiError, addressOf, send } from './api.ts'

describe('addressOf', () => {
  it('fills the path and escapes what it fills in', () => {
    const path = '/towline/customer/search/:term'
    expect(addressOf({ path }, { params: { term: 'a/b c' } })).toBe(
      '/towline/customer/search/a%2Fb%20c',
    )
  })

  it('writes the query and leaves out what is not given', () => {
    expect(addressOf(listRecentCalls, { query: { limit: 5, before: undefined } })).toBe(
      '/towline/customer/calls?limit=5',
    )
  })
})

describe('send', () => {
  const newer = { id: 'x', version: 3 }
  const asked = standInServer(({ method }) =>
    method === 'GET'
      ? { reply: { id: 'x' } }
      : {
          status: 409,
          reply: {
            status: 'error',
            error: 'newer_version',
            message: 'Someone else saved this.',
            fields: { vin: 'too long' },
            requestId: 'r1',
            newer,
          },
        },
  )

  it('gives the reply of the server', async () => {
    const id = '019f0000-0000-7000-8000-000000000001'
    await expect(send(readDispatchCall, { params: { id } })).resolves.toEqual({ id: 'x' })
    expect(asked).toMatchObject([{ method: 'GET', url: `/towline/dispatch/${id}` }])
  })

  it('sends a body as JSON', async () => {
    await send(saveDispatchCall, { body: { notes: 'by the gate' } }).catch(() => undefined)
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(asked[0]?.body).toEqual({ notes: 'by the gate' })
  })

  it('throws the code, the sentence, the fields and the newer record', async () => {
    const failure = send(saveDispatchCall, { body: {} })
    await expect(failure).rejects.toBeInstanceOf(ApiError)
    await expect(failure).rejects.toMatchObject({
      code: 'newer_version',
      message: 'Someone else saved this.',
      fields: { vin: 'too long' },
      newer,
    })
  })

  it('says that the server cannot be reached when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(send(listRecentCalls, { query: {} })).rejects.toMatchObject({ code: 'offline' })
  })

  it('takes an answer that is not ours for a fault of the server', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(send(listRecentCalls, { query: {} })).rejects.toMatchObject({ code: 'internal' })
  })
})
