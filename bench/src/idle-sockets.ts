import { fork } from 'node:child_process'
import { once } from 'node:events'
import { argv } from 'node:process'
import { setImmediate as turn } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** What the sockets have seen since they were last asked. */
type Report = { heard: number; failed: number; ended: number; longestSilenceMs: number }

type IdleSockets = {
  /** Opens more, until there are so many. */
  open(count: number): Promise<void>
  /** What was seen since the last report. */
  report(): Promise<Report>
  stop(): void
}

const BEAT_MS = 1_000
const FAILED_MS = 2 * BEAT_MS
const TICK_MS = 50
const ADDRESSES = 5
const OPENING_AT_ONCE = 25

/** Sockets to the server at `url`, in a process of their own, that listen and beat. */
export async function openSockets(url: string): Promise<IdleSockets> {
  const child = fork(import.meta.filename, [url])
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ask = async (what: number | 'report') => {
    child.send(what)
    const [answer] = await once(child, 'message')
    return answer as Report
  }
  return {
    open: async (count) => void (await ask(count)),
    report: () => ask('report'),
    stop() {
      process.off('exit', endWithUs)
      child.kill()
    },
  }
}

type Socket = { socket: WebSocket; heardAt: number; isQuiet: boolean }

function beat(url: string): void {
  const sockets: Socket[] = []
  let seen: Report = { heard: 0, failed: 0, ended: 0, longestSilenceMs: 0 }

  const hear = (one: Socket) => {
    const now = performance.now()
    seen.longestSilenceMs = Math.max(seen.longestSilenceMs, now - one.heardAt)
    seen.heard += 1
    Object.assign(one, { heardAt: now, isQuiet: false })
  }

  const openOne = async (number: number) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/towline/ws/websocket`, 'v12.stomp', {
      perMessageDeflate: false,
      localAddress: `127.0.0.${2 + (number % ADDRESSES)}`,
    })
    await once(socket, 'open')
    socket.send(`CONNECT\naccept-version:1.2\nhost:x\nheart-beat:${BEAT_MS},${BEAT_MS}\n\n\0`)
    socket.send('SUBSCRIBE\nid:0\ndestination:/topic/messages\nreceipt:in\n\n\0')
    await new Promise<void>((done, fail) => {
      socket.on('message', (data) => {
        if (String(data).startsWith('RECEIPT')) done()
      })
      socket.once('close', () => fail(new Error('A socket was not let in')))
    })
    socket.removeAllListeners()
    const one = { socket, heardAt: performance.now(), isQuiet: false }
    socket.on('message', () => hear(one))
    // What goes wrong ends in a close.
    socket.on('error', () => {})
    socket.on('close', () => {
      seen.ended += 1
    })
    sockets.push(one)
  }

  // A twentieth of them at a time, so that beats come evenly as those of many people do.
  let tick = 0
  setInterval(async () => {
    const part = tick++ % (BEAT_MS / TICK_MS)
    for (let at = part; at < sockets.length; at += BEAT_MS / TICK_MS) sockets[at]?.socket.send('\n')
    // What has arrived is read first: this process standing still is no silence of the server.
    await turn()
    const now = performance.now()
    for (const one of sockets) {
      if (one.isQuiet || now - one.heardAt < FAILED_MS) continue
      one.isQuiet = true
      seen.failed += 1
    }
  }, TICK_MS)

  process.on('message', async (what: number | 'report') => {
    if (what === 'report') {
      process.send?.(seen)
      seen = { heard: 0, failed: 0, ended: 0, longestSilenceMs: 0 }
      return
    }
    let next = sockets.length
    const opening = Array.from({ length: OPENING_AT_ONCE }, async () => {
      while (next < what) await openOne(next++)
    })
    await Promise.all(opening)
    process.send?.(seen)
  })
  process.on('disconnect', () => process.exit())
}

const [, script, url] = argv
if (script === import.meta.filename && url) beat(url)
