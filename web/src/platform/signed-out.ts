import { errors } from '@towline/contract'
import { ApiError } from './api.ts'

/** The session has ended, or began too long ago for what was asked. */
type Why = 'ended' | 'too long ago'

type Waiting = { goOn: () => void; giveUp: (error: unknown) => void }

/** Who offers signing in again without leaving the page; nobody where there is nothing to keep. */
let offers = 0
let out: Why | null = null
/** How often somebody signed in again. */
let times = 0
const waiting = new Set<Waiting>()
const listeners = new Set<() => void>()

/** Whether the server no longer knows who works here, although the page is still open. */
export const isSignedOut = (): boolean => out === 'ended'

/** Why somebody is asked to sign in again; null while they are not. */
export const whySignedOut = (): Why | null => out

/** Tells when that changes; returns how to stop. */
export function onSignedOutChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** From now on calls that find the session ended wait for `signedInAgain`; returns how to stop. */
export function offerSigningIn(): () => void {
  offers += 1
  return () => {
    offers -= 1
    if (offers === 0) end((one) => one.giveUp(new ApiError('Unauthorized', ENDED)))
  }
}

/** The session is there again: what waited goes on. */
export function signedInAgain(): void {
  times += 1
  end((one) => one.goOn())
}

/** The server no longer knows who this is. Answers whether somebody offers to sign in again. */
export function sessionEnded(): boolean {
  if (offers === 0) return false
  setOut('ended')
  return true
}

/** Whoever was only asked to show again who they are would rather not: what they asked for fails, the session goes on. */
export function giveUpSigningIn(): void {
  end((one) => one.giveUp(new ApiError('sign_in_again', errors.sign_in_again.message)))
}

const ENDED = 'Your session has ended. Sign in again.'

function end(settle: (one: Waiting) => void): void {
  const all = [...waiting]
  waiting.clear()
  setOut(null)
  for (const one of all) settle(one)
}

function setOut(now: Why | null): void {
  if (out === now) return
  out = now
  for (const tell of listeners) tell()
}

/**
 * Does a call to the server. When it fails because the session has ended, and somebody offers to sign
 * in again, it is done once more after that: what was to be saved is saved, nothing is typed twice.
 */
export async function withSession<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const before = times
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code } = error
      if (code !== 'Unauthorized' && code !== 'sign_in_again') throw error
      // What was sent before the new session began is merely sent again.
      if (before !== times) continue
      if (code === 'Unauthorized' ? !sessionEnded() : offers === 0) throw error
      if (code === 'sign_in_again' && out === null) setOut('too long ago')
      await untilSignedIn(signal)
    }
  }
}

async function untilSignedIn(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const one: Waiting = { goOn: resolve, giveUp: reject }
  waiting.add(one)
  signal?.addEventListener('abort', () => {
    waiting.delete(one)
    reject(signal.reason)
  })
  await promise
}
