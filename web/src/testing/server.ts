import { afterEach, beforeEach, vi } from 'vitest'

type Asked = { method: string; url: string; headers: Headers; body: unknown }
type Answer = { status?: number; reply: unknown }

/** Stands where the network is: `answer` decides what comes back and when, `asked` is what was sent. */
export function standInServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      const one = {
        method: request.method ?? 'GET',
        url,
        headers: new Headers(request.headers),
        body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
      }
      asked.push(one)
      const { status = 200, reply } = await answer(one)
      return Response.json(reply, { status })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return asked
}
