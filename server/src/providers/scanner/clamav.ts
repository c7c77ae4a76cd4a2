import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Scanner, ScannerFailed } from './scanner.port.ts'

/** A large video takes a while; whoever sends it waits for it. */
const SCAN_MS = 60_000
/** What one chunk holds at most; the daemon is told its length before it. */
const CHUNK = 64 * 1024
/** Its longest answer is the name of what it found. */
const LONGEST_ANSWER = 4_096

/** ClamAV's daemon over its INSTREAM command, at `tcp://host:port` or `unix:///path`. */
export function clamav(address: string, scanMs = SCAN_MS): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address)
  const where =
    protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }
  return {
    name: 'clamav',
    find: async (content) => {
      const socket = connect(where)
      const late = AbortSignal.timeout(scanMs)
      const tooLate = () => socket.destroy(new ScannerFailed('no answer in time'))
      late.addEventListener('abort', tooLate)
      try {
        const answer = answerOf(socket)
        // It is looked at below; until then a broken socket must not end the process.
        answer.catch(() => {})
        await once(socket, 'connect')
        // A daemon that has heard enough answers, and hangs up, before it has all.
        await send(socket, content).catch((error: unknown) => {
          if (!isOfNetwork(error)) throw error
        })
        return found(await answer)
      } catch (error) {
        throw isOfNetwork(error) ? new ScannerFailed('not reached') : error
      } finally {
        late.removeEventListener('abort', tooLate)
        socket.destroy()
      }
    },
  }
}

/** A fault of the network is the scanner's; what fails in reading the file is not. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'EPIPE'))

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const piece of content)
    for (let at = 0; at < piece.byteLength; at += CHUNK) {
      const chunk = piece.subarray(at, at + CHUNK)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.byteLength)
      if (socket.destroyed) return
      await write(socket, Buffer.concat([length, chunk]))
    }
  await write(socket, Buffer.alloc(4))
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) =>
    socket.write(bytes, (error) => (error ? reject(error) : resolve())),
  )

async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket) {
    answer += Buffer.from(piece).toString('utf8')
    if (answer.length > LONGEST_ANSWER) throw new ScannerFailed('not understood')
    if (answer.includes('\0')) break
  }
  return answer.split('\0')[0]?.trim() ?? ''
}

function found(answer: string): string | null {
  if (answer === 'stream: OK') return null
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (name) return name
  throw new ScannerFailed(/size limit exceeded/i.test(answer) ? 'too large' : 'not understood')
}
