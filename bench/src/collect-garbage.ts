import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { SpawnedProduct } from '@towline/server/testing'
import { WebSocket } from 'ws'

/** What a product has to be started with, so that its garbage can be collected from outside. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Has the process collect all its garbage now, so that what is left is what is kept. */
export async function collectGarbage(product: SpawnedProduct): Promise<void> {
  const [url] = /ws:\/\/\S+/.exec(product.output()) ?? []
  if (!url) throw new Error('The product was not started with the settings `inspected`')
  const inspector = new WebSocket(url)
  await once(inspector, 'open')
  // More than once, with time between: some things are only let go of after others are.
  for (const id of [1, 2, 3]) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(inspector, 'message')
    await wait(1000)
  }
  inspector.close()
}
