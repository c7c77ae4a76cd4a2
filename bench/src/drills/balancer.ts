import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a connection waits for a target that answers. */
const PATIENCE_MS = 60_000

/** Where all connections come to; its `targets` may change. */
export type Balancer = Awaited<ReturnType<typeof startBalancer>>

/** Gives each connection to the next target, and to another where one does not answer. */
export async function startBalancer() {
  let turn = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    void passOn(socket)
  })
  async function passOn(socket: Socket): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until && !socket.destroyed) {
      const target = balancer.targets[turn++ % Math.max(1, balancer.targets.length)]
      const there = target && (await reach(target))
      if (there) {
        socket.pipe(there).pipe(socket)
        socket.on('close', () => there.destroy())
        there.on('close', () => socket.destroy()).on('error', () => socket.destroy())
        return
      }
      await wait(50)
    }
    socket.destroy()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const balancer = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    targets: [] as string[],
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return balancer
}

async function reach(url: string): Promise<Socket | null> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const { promise, resolve } = Promise.withResolvers<Socket | null>()
  socket.once('connect', () => resolve(socket)).once('error', () => resolve(null))
  return promise
}
