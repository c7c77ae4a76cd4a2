/**
 * How long Twilio waits for us before it turns to the number's fallback, in ms: to connect, for the answer, and
 * for everything with its second try. It reads them from the fragment of a URL, which is neither sent nor signed;
 * unset it waits up to 15 s, and a caller hears nothing all that while.
 */
const LIMITS = { ct: 1_500, rt: 4_500, tt: 4_800 }

/** A URL of ours as the carrier is given it, with how long it is to wait for us there. */
export const withLimits = (url: string): string =>
  `${url}#${Object.entries(LIMITS)
    .map(([name, ms]) => `${name}=${ms}`)
    .join('&')}`
