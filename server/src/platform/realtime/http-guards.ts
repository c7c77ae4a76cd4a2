import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerEarly } from '../early-answer.ts'

/** Answers a request in plain text without reading its body. */
export function turnAway(res: ServerResponse, status: number, message: string): void {
  answerEarly(res.req, res)
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  res.end(`${message}\n`)
}

/**
 * Watches a request's body and turns the request away when it grows over `most` bytes, announced or
 * not. False when it has been turned away already.
 */
export function limitBody(req: IncomingMessage, res: ServerResponse, most: number): boolean {
  const tooLarge = () => turnAway(res, 413, `At most ${most} bytes`)
  if (Number(req.headers['content-length'] ?? 0) > most) {
    tooLarge()
    return false
  }
  let bytes = 0
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= most) return
    if (res.headersSent) return void req.destroy()
    // Whoever else was reading must neither see the rest nor hear of an end.
    req.removeAllListeners('data')
    req.removeAllListeners('end')
    tooLarge()
  })
  return true
}

/** Counts what one address has open, up to a number. */
export function createAddressCap(most: number) {
  const open = new Map<string, number>()
  return {
    /** Takes a place; false when the address has none left. */
    take(address: string): boolean {
      const taken = open.get(address) ?? 0
      if (taken >= most) return false
      open.set(address, taken + 1)
      return true
    },
    give(address: string): void {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    },
  }
}
