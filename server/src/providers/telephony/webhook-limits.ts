/**
 * How long Twilio waits for us before it turns to the number's fallback, in ms: to connect, for the answer, and
 * for everything with its further tries. It reads them from the fragment of a URL, which is neither sent nor signed;
 * unset it waits up to 15 s, and a caller hears nothing all that while.
 */
const LIMITS = { ct: 1_500, rt: 4_500, tt: 4_800 }
/**
 * It asks again, also when the connection was taken and then lost: the process may have died with the request, and
 * another one lives. Unset it does so once, and only where nobody took the connection. Each of our webhooks may come twice.
 */
const AGAIN = { rc: 3, rp: 'all' }

/** A URL of ours as the carrier is given it, with how long it is to wait for us there, and how often to ask. */
export const withLimits = (url: string): string => withOverrides(url, { ...LIMITS, ...AGAIN })

/** The same for what nobody waits for on the line. */
export const askedAgain = (url: string): string => withOverrides(url, AGAIN)

const withOverrides = (url: string, overrides: Record<string, string | number>): string =>
  `${url}#${Object.entries(overrides)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`

/** How often a carrier that was given this URL asks again when its connection is lost. */
export function triesAgain(url: string): number {
  const overrides = new URLSearchParams(new URL(url).hash.slice(1))
  return overrides.get('rp') === 'all' ? Number(overrides.get('rc')) : 0
}
