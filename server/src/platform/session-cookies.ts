import { createHash } from 'node:crypto'

/** The session's cookie; clients know it by this name. */
export const SESSION_COOKIE = 'authToken'
/**
 * Goes with it over https. No neighbor under the same domain and nobody on the way can set a cookie of such a
 * name, so a session that others planted in a browser is none.
 */
export const COMPANION_COOKIE = '__Host-authToken'

/** The companion of a session's credential: it opens nothing by itself. */
export const companionOf = (credential: string): string =>
  createHash('sha256').update(`companion ${credential}`).digest('base64url')

/** The session a browser brings along; none where its companion is missing or is another's. */
export function sessionIn(
  publicUrl: string,
  cookieOf: (name: string) => string | undefined,
): string | undefined {
  const credential = cookieOf(SESSION_COOKIE)
  if (!credential || !publicUrl.startsWith('https')) return credential
  return cookieOf(COMPANION_COOKIE) === companionOf(credential) ? credential : undefined
}
