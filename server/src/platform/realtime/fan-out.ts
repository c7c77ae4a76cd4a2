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
const MAX_ANNOUNCEMENT_BYTES = 7_999

const Envelope = z.object({
  /** The announcing process and its count: PostgreSQL drops all but one of identical payloads. */
  from: z.string(),
  count: z.int(),
  to: z.string(),
  body: z.string(),
  base64: z.boolean(),
  headers: z.record(z.string(), z.string()).optional(),
})

/** Writes an announcement as JSON. Throws a RangeError when that is too long for a NOTIFY. */
export function packAnnouncement(from: string, count: number, announcement: Announcement): string {
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
  const bytes = Buffer.byteLength(packed)
  if (bytes > MAX_ANNOUNCEMENT_BYTES) {
    throw new RangeError(
      `The announcement to ${destination} has ${bytes} bytes; ${MAX_ANNOUNCEMENT_BYTES} are possible. Announce an id and let the listeners fetch the rest.`,
    )
  }
  return packed
}

/** Reads what `packAnnouncement` wrote; undefined when it is something else. */
export function unpackAnnouncement(
  packed: string,
): { from: string; announcement: Announcement } | undefined {
  const read = Envelope.safeParse(parseJson(packed))
  if (!read.success) return undefined
  const { from, to, body, base64, headers } = read.data
  const announcement = {
    destination: to,
    body: base64 ? Buffer.from(body, 'base64') : body,
    ...(headers && { headers }),
  }
  return { from, announcement }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
