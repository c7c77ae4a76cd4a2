import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import {
  isSignedOut,
  offerSigningIn,
  sessionEnded,
  signedInAgain,
  withSession,
} from './signed-out.ts'

const ended = () => new ApiError('Unauthorized', 'who are you?')

/** A call that finds no session until `opens` is called. */
function guarded() {
  let isOpen = false
  let calls = 0
  return {
    call: async () => {
      calls += 1
      if (!isOpen) throw ended()
      return 'done'
    },
    open: () => {
      isOpen = true
    },
    calls: () => calls,
  }
}

describe('a call that finds its session ended', () => {
  it('fails where nobody offers to sign in again', async () => {
    await expect(withSession(guarded().call)).rejects.toMatchObject({ code: 'Unauthorized' })
    expect(sessionEnded()).toBe(false)
    expect(isSignedOut()).toBe(false)
  })

  it('waits until somebody has signed in again, and is then done', async () => {
    const stop = offerSigningIn()
    const door = guarded()
    const call = withSession(door.call)
    await expect.poll(isSignedOut).toBe(true)
    expect(door.calls()).toBe(1)
    door.open()
    signedInAgain()
    await expect(call).resolves.toBe('done')
    expect(isSignedOut()).toBe(false)
    expect(door.calls()).toBe(2)
    stop()
  })

  it('is sent again at once when the new session began while it was under way', async () => {
    const stop = offerSigningIn()
    const door = guarded()
    const call = withSession(async () => {
      const answer = door.call()
      if (door.calls() === 1) {
        door.open()
        signedInAgain()
      }
      return answer
    })
    await expect(call).resolves.toBe('done')
    expect(isSignedOut()).toBe(false)
    stop()
  })

  it('fails when the page that offered it is left', async () => {
    const stop = offerSigningIn()
    const call = withSession(guarded().call)
    await expect.poll(isSignedOut).toBe(true)
    stop()
    await expect(call).rejects.toMatchObject({ code: 'Unauthorized' })
    expect(isSignedOut()).toBe(false)
  })

  it('stops waiting when nobody wants its answer any more', async () => {
    const stop = offerSigningIn()
    const nobody = new AbortController()
    const call = withSession(guarded().call, nobody.signal)
    await expect.poll(isSignedOut).toBe(true)
    nobody.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
    stop()
  })

  it('does not wait after another failure', async () => {
    const stop = offerSigningIn()
    const failing = withSession(() => Promise.reject(new ApiError('forbidden', 'no')))
    await expect(failing).rejects.toMatchObject({ code: 'forbidden' })
    expect(isSignedOut()).toBe(false)
    stop()
  })
})
