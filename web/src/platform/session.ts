import type { LoggedInUser } from '@towline/contract'
import { useSyncExternalStore } from 'react'

/** Who is signed in, as the readable cookie `loggedInUser` says; null for a stranger. */
export function loggedInUser(cookies: string = document.cookie): LoggedInUser | null {
  const cookie = cookies
    .split('; ')
    .find((pair) => pair.startsWith('loggedInUser='))
    ?.slice('loggedInUser='.length)
  if (!cookie) return null
  try {
    const user: unknown = JSON.parse(decodeURIComponent(cookie))
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

const NEEDED = ['id', 'companyId', 'name', 'email'] satisfies (keyof LoggedInUser)[]

/** By hand: with the schema its library would come along to every page, also to a customer's, who is nobody. */
function isUser(user: unknown): user is LoggedInUser {
  if (typeof user !== 'object' || user === null) return false
  const fields = new Map<string, unknown>(Object.entries(user))
  return (
    NEEDED.every((name) => typeof fields.get(name) === 'string') &&
    Array.isArray(fields.get('roles'))
  )
}

const listeners = new Set<() => void>()

// Whoever comes back to a page may have signed in as somebody else in another tab.
function listen(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('focus', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('focus', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** Tells every `useLoggedInUser` that the server has set the cookie anew. */
export function sessionChanged(): void {
  for (const tell of listeners) tell()
}

/** The page is from now on for whoever the cookie names, also when it was somebody else's before. */
export function sessionBegan(): void {
  held = nobody
  sessionChanged()
}

type Held = { cookies: string; user: LoggedInUser | null; other: LoggedInUser | null }
const nobody: Held = { cookies: '', user: null, other: null }
let held = nobody

/**
 * A session that ended in another tab takes the cookie along, and one that began there puts another in its
 * place; the open page goes on for whom it was.
 */
function readHeld(): Held {
  const { cookie: cookies } = document
  if (cookies !== held.cookies) {
    const now = loggedInUser(cookies)
    const isOther = now !== null && held.user !== null && now.id !== held.user.id
    held = {
      cookies,
      user: same(held.user, isOther ? held.user : (now ?? held.user)),
      other: same(held.other, isOther ? now : null),
    }
  }
  return held
}

const same = (before: LoggedInUser | null, now: LoggedInUser | null) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

/** Who is signed in, or was last; follows when their name, address or roles change. */
export const useLoggedInUser = (): LoggedInUser | null =>
  useSyncExternalStore(
    listen,
    () => readHeld().user,
    () => null,
  )

/** Who has signed in in this browser since, and is somebody else; null for nobody. */
export const useOtherUser = (): LoggedInUser | null =>
  useSyncExternalStore(
    listen,
    () => readHeld().other,
    () => null,
  )
