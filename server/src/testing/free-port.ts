import { createServer } from 'node:net'

// The systems give outgoing connections a port from 32,768 up: below that nobody takes one in passing
// between the asking and the listening. Up to 10,080 `fetch` refuses some as bad ports. Each worker of a run
// has a stretch of its own.
const FIRST = 11_000
const OF_A_WORKER = 1_000
const WORKERS = 20
const first = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * OF_A_WORKER
let next = process.pid

/** A port of this machine that nobody listens on, and that this process has not given out lately. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < OF_A_WORKER; tries += 1) {
    next += 1
    const port = first + (next % OF_A_WORKER)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${first} to ${first + OF_A_WORKER} is free`)
}

/** Whether the port can be listened on, at every address of this machine. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => resolve(true))
  })
  await new Promise((resolve) => server.close(resolve))
  return free
}
