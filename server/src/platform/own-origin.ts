import type { IncomingMessage } from 'node:http'

/** What a browser says of the page behind a request, and where the request was sent. */
type Sent = Pick<IncomingMessage, 'headers'> & { host: string | undefined }

/**
 * Whether a request comes from a page of ours. `own` are the origins the settings name: at those hosts a page
 * counts with its scheme, so that nobody who can only forge `http://` writes to the `https://` site. At any
 * other name this server is called by, a page that came from the very address it asks is ours, unless it came
 * in the clear and the request did not.
 */
export function isFromOwnPage({ headers, host }: Sent, own: readonly string[]): boolean {
  const { origin } = headers
  const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null
  if (page && own.includes(page.origin)) return true
  if (headers['sec-fetch-site'] === 'cross-site') return false
  // Browsers name the Origin of every write, upgrade and request to another site; without one it is a
  // same-origin GET or no browser at all.
  if (origin === undefined) return true
  if (!page || page.host !== host || own.some((one) => new URL(one).host === host)) return false
  return page.protocol === 'https:' || !isForwardedFromTls(headers)
}

/** No page of another site can set this header, so it is believed of any proxy, and of none worse off without. */
const isForwardedFromTls = (headers: IncomingMessage['headers']) =>
  /^\s*(https|wss)\b/i.test(String(headers['x-forwarded-proto'] ?? ''))
