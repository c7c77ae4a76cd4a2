import { once } from 'node:events'
import net from 'node:net'

/** A way to a server that can be cut, mended, and made to carry nothing while it stands. */
export type TcpProxy = {
  /** The server's URL by this way. */
  url: string
  start(): Promise<unknown>
  /** Cuts all connections and takes no new ones. */
  stop(): Promise<void>
  /** From now on nothing is carried, though connections stand and new ones are taken. */
  freeze(): void
  /** Carries what has waited, and all that comes. */
  thaw(): void
}

/** Opens a way to the server of a URL on a port of this machine. */
export async function startTcpProxy(target: string, usualPort = 5432): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<net.Socket>()
  let isFrozen = false
  const proxy = net.createServer((incoming) => {
    const outgoing = net.connect(Number(port || usualPort), hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    carry(incoming, outgoing)
    carry(outgoing, incoming)
  })
  const carry = (from: net.Socket, to: net.Socket) => {
    from.on('data', (bytes) => void to.write(bytes))
    from.on('end', () => to.end())
    if (isFrozen) from.pause()
  }
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    start: () => once(proxy.listen(address.port, '127.0.0.1'), 'listening'),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
  }
}
