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
