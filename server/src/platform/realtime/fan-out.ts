import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import type { StompHeaders } from './stomp-codec.ts'

/** One message for everybody who listens to a destination, whichever server process he is connected to. */
export type Announcement = {
  destination: string
  body: string | Buffer
  headers?: StompHeaders
}

/** Carries announcements to every server process, the announcing one included. */
export type FanOut = {
  /** Does not wait for anybody. Throws a RangeError when the announcement is too large to carry. */
  publish(announcement: Announcement): void
  /**
   * Hears everything announced from now on, until the returned function is called. `onGap` says that
   * announcements of other processes may have been lost, so listeners must fetch afresh.
   */
  subscribe(handler: (announcement: Announcement) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

/** PostgreSQL's limit for a NOTIFY payload is 8000 bytes with the byte that ends it. */
export const NOTIFY_BYTES = 7_999
/** Longer announcements go in pieces; their bytes are written in base64, with a head before them. */
const PIECE_BYTES = 5_700
/** A chat message of the greatest length fits, whatever its characters. */
export const MAX_ANNOUNCEMENT_BYTES = 64 * 1024

const Envelope = z.object({
  /**
   * The announcing process and its count: PostgreSQL drops all but one of identical payloads, and who hears it
   * knows by it what came twice and what is missing.
   */
  from: z.string(),
  count: z.int(),
  to: z.string(),
  body: z.string(),
  base64: z.boolean(),
  headers: z.record(z.string(), z.string()).optional(),
})

/**
 * Writes an announcement as JSON, in as many payloads as it takes where one may have `payloadBytes`. Throws a
 * RangeError when that is more than should be carried.
 */
export function packAnnouncement(
  from: string,
  count: number,
  announcement: Announcement,
  payloadBytes: number,
): string[] {
  const { destination, body, headers } = announcement
  const base64 = typeof body !== 'string' && !isUtf8(body)
  const text = typeof body === 'string' ? body : body.toString(base64 ? 'base64' : 'utf8')
  const envelope: z.infer<typeof Envelope> = {
    from,
    count,
    to: destination,
    body: text,
    base64,
    headers,
  }
  const packed = JSON.stringify(envelope)
  const bytes = Buffer.from(packed)
  if (bytes.length > MAX_ANNOUNCEMENT_BYTES) {
    throw new RangeError(
      `The announcement to ${destination} has ${bytes.length} bytes; ${MAX_ANNOUNCEMENT_BYTES} are possible. Announce an id and let the listeners fetch the rest.`,
    )
  }
  return bytes.length <= payloadBytes ? [packed] : inPieces(`${from} ${count}`, bytes)
}

function inPieces(which: string, bytes: Buffer): string[] {
  const parts = Math.ceil(bytes.length / PIECE_BYTES)
  return Array.from({ length: parts }, (_, part) => {
    const piece = bytes.subarray(part * PIECE_BYTES, (part + 1) * PIECE_BYTES)
    return `piece ${which} ${part} ${parts} ${piece.toString('base64')}`
  })
}

/** What a payload has become: a whole announcement, a piece of one that waits for more, or a sign that some is lost. */
type Assembled = { whole: string } | 'waits' | 'lost'

/** Puts announcements together again that came in pieces. Gives every other payload back as it is. */
export function createAssembly(): (payload: string) => Assembled {
  const open = new Map<string, { count: string; pieces: string[] }>()
  return (payload) => {
    if (!payload.startsWith('piece ')) return { whole: payload }
    const [, from = '', count = '', part, parts, piece = ''] = payload.split(' ')
    const known = open.get(from)
    // A process sends its pieces one after the other, so what is there of another one stays incomplete.
    const now = known?.count === count && part !== '0' ? known : { count, pieces: [] }
    const isLost = now.pieces.length !== Number(part)
    if (isLost) {
      open.delete(from)
      return 'lost'
    }
    now.pieces.push(piece)
    open.set(from, now)
    if (now.pieces.length < Number(parts)) return 'waits'
    open.delete(from)
    return {
      whole: Buffer.concat(now.pieces.map((one) => Buffer.from(one, 'base64'))).toString('utf8'),
    }
  }
}

/** What a process sends that had to give announcements up, so that the others do not miss them unawares. */
export const GAP = 'gap'

/** An announcement, who announced it, and as the how-manieth of his. */
export type Heard = { from: string; count: number; announcement: Announcement }

/** Reads what `packAnnouncement` wrote; undefined when it is something else. */
export function unpackAnnouncement(packed: string): Heard | undefined {
  const read = Envelope.safeParse(parseJson(packed))
  if (!read.success) return undefined
  const { from, count, to, body, base64, headers } = read.data
  const announcement = {
    destination: to,
    body: base64 ? Buffer.from(body, 'base64') : body,
    ...(headers && { headers }),
  }
  return { from, count, announcement }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
