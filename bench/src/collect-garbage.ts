import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { SpawnedProduct } from '@towline/server/testing'
import { WebSocket } from 'ws'
import { z } from 'zod'

/** What a product has to be started with, so that its garbage can be collected from outside. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const Message = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  params: z.object({ sessionId: z.string().optional() }).optional(),
})

/** Has the process and its threads collect all their garbage now, so that what is left is what is kept. */
export async function collectGarbage(product: SpawnedProduct): Promise<void> {
  const [url] = /ws:\/\/\S+/.exec(product.output()) ?? []
  if (!url) throw new Error('The product was not started with the settings `inspected`')
  const socket = new WebSocket(url)
  await once(socket, 'open')
  try {
    await collectThrough(socket)
  } finally {
    socket.close()
  }
}

async function collectThrough(socket: WebSocket): Promise<void> {
  const threads: string[] = []
  const asked = new Map<number, () => void>()
  socket.on('message', (data) => {
    const { id, method, params } = Message.parse(JSON.parse(String(data)))
    if (method === 'NodeWorker.attachedToWorker' && params?.sessionId)
      threads.push(params.sessionId)
    if (id !== undefined) asked.get(id)?.()
  })
  let last = 0
  const ask = (method: string, params: object = {}) => {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise<void>((resolve) => asked.set(id, resolve))
  }
  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false })
  const message = JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })
  // More than once, with time between: some things are only let go of after others are.
  for (let round = 0; round < 3; round += 1) {
    await ask('HeapProfiler.collectGarbage')
    for (const sessionId of threads)
      await ask('NodeWorker.sendMessageToWorker', { sessionId, message })
    await wait(1000)
  }
}
