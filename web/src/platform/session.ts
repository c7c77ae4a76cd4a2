import { LoggedInUser } from '@towline/contract'

/** Who is signed in, as the readable cookie `loggedInUser` says; null for a stranger. */
export function loggedInUser(cookies: string = document.cookie): LoggedInUser | null {
  const cookie = cookies
    .split('; ')
    .find((pair) => pair.startsWith('loggedInUser='))
    ?.slice('loggedInUser='.length)
  if (!cookie) return null
  try {
    return LoggedInUser.safeParse(JSON.parse(decodeURIComponent(cookie))).data ?? null
  } catch {
    return null
  }
}

/** The login page's address, which leads back to `from` afterwards. */
export function loginAddress(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`
}

/** Where to go after signing in: the page asked for when it is one of the desk's, else the company's dashboard. */
export function afterLogin(from: string | null, companyId: string): string {
  const home = `/customer/dashboard/${companyId}`
  return from?.startsWith(home) ? from : home
}
