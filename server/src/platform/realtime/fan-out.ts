import type { StompHeaders } from './stomp-codec.ts'

/** One message for everybody who listens to a destination, whichever server process he is connected to. */
export type Announcement = {
  destination: string
  body: string | Buffer
  headers?: StompHeaders
}

/** Carries announcements to every server process, the announcing one included. */
export type FanOut = {
  /** Rejects with a RangeError when the announcement is too large to carry. */
  publish(announcement: Announcement): Promise<void>
  /**
   * Hears everything announced from now on, until the returned function is called. `onGap` says that
   * announcements of other processes may have been lost, so listeners must fetch afresh.
   */
  subscribe(handler: (announcement: Announcement) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

/** PostgreSQL's limit for a NOTIFY payload is 8000 bytes with the byte that ends it. */
export const MAX_ANNOUNCEMENT_BYTES = 7_999

type Envelope = { from: string; to: string; body: string; base64?: true; headers?: StompHeaders }

/** Writes an announcement as one line of JSON; `from` names the announcing process. */
export function packAnnouncement(from: string, announcement: Announcement): string {
  const { destination, body, headers } = announcement
  const envelope: Envelope = {
    from,
    to: destination,
    body: body.toString(),
    ...(headers && { headers }),
  }
  const packed = JSON.stringify(
    typeof body === 'string'
      ? envelope
      : { ...envelope, body: body.toString('base64'), base64: true },
  )
  const bytes = Buffer.byteLength(packed)
  if (bytes > MAX_ANNOUNCEMENT_BYTES) {
    throw new RangeError(
      `The announcement to ${destination} has ${bytes} bytes and ${MAX_ANNOUNCEMENT_BYTES} are possible. Announce an id and let the listeners fetch the rest.`,
    )
  }
  return packed
}
