import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { familyOf } from '../../testing/processes.ts'
import { spawnReadyProduct } from '../../testing/ready-product.ts'
import { spawnProduct } from '../../testing/spawned-product.ts'
import { photoOf } from './testing/photos.ts'

/** Two starts of the whole product, also where others are at work on the machine. */
const RESTART_MS = 120_000

it(
  'has every step and photo it said yes to when the server was killed right after, and no process is left of it',
  async () => {
    const first = await spawnReadyProduct()
    const { email, password } = first.demo
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
    const send = async (url: string, path: string, init: RequestInit = {}) => {
      const headers = { authorization, ...init.headers }
      const answer = await fetch(`${url}/towline${path}`, { ...init, headers })
      expect(answer.status).toBe(200)
      return answer
    }
    const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return Object(await (await send(first.url, path, init)).json())
    }
    const { id } = await post('/dispatch', { customerName: 'Killed Off', driverName: 'Teo Reyes' })
    await post(`/dispatch/${id}/step`, { step: 'dispatch' })
    const photo = await photoOf()
    const mediaId = randomUUID()
    const step = post(`/dispatch/${id}/step`, { step: 'enroute' })
    const sent = send(first.url, `/media/of/${id}`, {
      method: 'POST',
      body: new Blob([new Uint8Array(photo)]),
      headers: { 'x-upload-id': mediaId, 'x-file-name': 'front.jpg' },
    })
    const [{ enrouteDateTime }] = await Promise.all([step, sent])
    const [worker] = (await familyOf(first.pid)).filter(({ pid }) => pid !== first.pid)
    process.kill(first.pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await familyOf(worker?.pid ?? 0)).toEqual([]))

    const second = await spawnProduct(first.dataDir)
    try {
      const job = await (await send(second.url, `/dispatch/${id}`)).json()
      expect(job).toMatchObject({ status: 'active', enrouteDateTime, mediaCount: 1 })
      const kept = await send(second.url, `/media/${mediaId}/file`)
      expect(Buffer.from(await kept.arrayBuffer()).equals(photo)).toBe(true)
      await send(second.url, `/media/${mediaId}/thumbnail`)
    } finally {
      await second.stop()
      await first.stop()
    }
  },
  RESTART_MS,
)
