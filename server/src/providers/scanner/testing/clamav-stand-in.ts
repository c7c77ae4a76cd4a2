import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The harmless text that every scanner takes for a virus (https://www.eicar.org), put together here so that none takes this file for one. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!',
  '$H+H*',
].join('')

/** clamd on this machine: INSTREAM as clamd(8) tells it. */
export type ClamavStandIn = {
  url: string
  /** The bytes of each file that was brought whole. */
  scanned: number[]
  /** Answers this instead; `hang` answers nothing. */
  answer: string | null
  stop(): Promise<void>
}

/** Starts one that takes so many bytes of a file at most. */
export async function startClamavStandIn(streamMaxLength = 25e6): Promise<ClamavStandIn> {
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    let waiting = Buffer.alloc(0)
    const content: Buffer[] = []
    let [isStream, isOver, bytes] = [false, false, 0]
    const say = (words: string) => {
      isOver = true
      if (standIn.answer !== 'hang') socket.end(`${standIn.answer ?? words}\0`)
    }
    const takeCommand = () => {
      const end = waiting.indexOf(0)
      if (end < 0) return
      if (waiting.toString('latin1', 0, end) !== 'zINSTREAM') return say('UNKNOWN COMMAND')
      isStream = true
      waiting = waiting.subarray(end + 1)
    }
    const takeChunks = () => {
      while (!isOver && waiting.length >= 4) {
        const length = waiting.readUInt32BE()
        if (waiting.length < 4 + length) return
        content.push(waiting.subarray(4, 4 + length))
        waiting = waiting.subarray(4 + length)
        bytes += length
        if (bytes > streamMaxLength) return say('INSTREAM size limit exceeded. ERROR')
        if (length > 0) continue
        scanned.push(bytes)
        const isFound = Buffer.concat(content).includes(EICAR)
        say(isFound ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
      }
    }
    // What comes after the answer is read and left alone.
    socket.on('data', (piece: Buffer) => {
      if (isOver) return
      waiting = Buffer.concat([waiting, piece])
      if (!isStream) takeCommand()
      if (isStream) takeChunks()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port')
  const standIn: ClamavStandIn = {
    url: `tcp://127.0.0.1:${address.port}`,
    scanned,
    answer: null,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}
