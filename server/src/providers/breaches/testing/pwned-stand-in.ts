import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** The range API of Pwned Passwords on this machine, as https://haveibeenpwned.com/API/v3#PwnedPasswords tells it. */
export type PwnedStandIn = {
  url: string
  /** What was asked: the path, and whether padding was wanted. */
  asked: { path: string; isPadded: boolean }[]
  /** Answers this instead, until told otherwise; `hang` answers nothing. */
  answer: { status: number; body: string } | 'hang' | null
  stop(): Promise<void>
}

const PADDED_TO = 800

/** Starts one that knows these passwords. */
export async function startPwnedStandIn(breached: readonly string[]): Promise<PwnedStandIn> {
  const hashes = breached.map((one) => createHash('sha1').update(one).digest('hex').toUpperCase())
  const asked: PwnedStandIn['asked'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const isPadded = request.headers['add-padding'] === 'true'
    asked.push({ path, isPadded })
    if (standIn.answer === 'hang') return
    if (standIn.answer) {
      response.writeHead(standIn.answer.status).end(standIn.answer.body)
      return
    }
    const prefix = /^\/range\/([0-9A-F]{5})$/i.exec(path)?.[1]?.toUpperCase()
    if (!prefix) {
      response.writeHead(400).end('The hash prefix was not in a valid format')
      return
    }
    const known = hashes
      .filter((hash) => hash.startsWith(prefix))
      .map((hash) => `${hash.slice(5)}:42`)
    const filler = () => `${randomBytes(18).toString('hex').toUpperCase().slice(0, 35)}:0`
    const padding = isPadded ? Array.from({ length: PADDED_TO - known.length }, filler) : []
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.end([...known, ...padding].sort().join('\r\n'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port')
  const standIn: PwnedStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answer: null,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}
