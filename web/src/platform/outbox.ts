import { ApiError } from './api.ts'
import { newClientKey } from './client-key.ts'
import { retryPause } from './retry-pause.ts'
import type { TextStorage } from './text-storage.ts'

/** Something somebody pressed, kept until the server has it. */
export type Kept<Kind extends string = string> = {
  id: string
  kind: Kind
  /** What it is about, such as a job. */
  of: string
  /** What was pressed, such as a step; or what was written. */
  what: string
  /** When it was pressed, by this device's clock. */
  at: number
  /** Why the server did not take it; empty while it waits. */
  refused: string
}

/** Sends one; `ago` says how long ago it was pressed, in ms. */
export type SendKept<Kind extends string> = (kept: Kept<Kind>, ago: number) => Promise<unknown>

/** Failures of the way there, after which the same may go well. */
const passing = ['offline', 'unavailable', 'too_many', 'internal', 'Unauthorized']

/**
 * What is pressed without a line: kept on the device, and sent one after the other, in the order it was pressed.
 * What the server refuses stays with the reason until somebody has read it.
 */
export function createOutbox<Kind extends string>(
  { storage, key }: { storage: TextStorage; key: string },
  send: SendKept<Kind>,
  onSent: (kept: Kept<Kind>) => void,
) {
  let all: readonly Kept<Kind>[] = read<Kind>(storage.getItem(key))
  let sending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const keep = (next: readonly Kept<Kind>[]) => {
    all = next
    if (all.length > 0) storage.setItem(key, JSON.stringify(all))
    else storage.removeItem(key)
    tell()
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const remove = (id: string) => keep(all.filter((one) => one.id !== id))

  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    clearTimeout(timer)
    try {
      for (let next = waiting(); next; next = waiting()) await sendOne(next)
      failures = 0
    } catch {
      failures += 1
      tell()
      timer = setTimeout(() => void flush(), retryPause(failures))
    } finally {
      sending = false
    }
  }

  const waiting = () => all.find(({ refused }) => refused === '')

  async function sendOne(kept: Kept<Kind>): Promise<void> {
    try {
      await send(kept, Math.max(0, Date.now() - kept.at))
    } catch (error) {
      if (!(error instanceof ApiError) || passing.includes(error.code)) throw error
      keep(all.map((one) => (one.id === kept.id ? { ...one, refused: error.message } : one)))
      return
    }
    remove(kept.id)
    onSent(kept)
  }

  return {
    all: () => all,
    /** Whether what waits could not be sent when it was tried. */
    isStuck: () => failures > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Keeps it and sends it as soon as there is a line. */
    add(pressed: Pick<Kept<Kind>, 'kind' | 'of' | 'what'>) {
      keep([...all, { ...pressed, id: newClientKey(), at: Date.now(), refused: '' }])
      void flush()
    },
    /** Sends what waits, now. */
    flush: () => void flush(),
    /** Forgets one the server refused, once somebody has read why. */
    dismiss: remove,
    stop: () => clearTimeout(timer),
  }
}

export type Outbox<Kind extends string> = ReturnType<typeof createOutbox<Kind>>

/** What was kept; a text somebody else wrote there is nothing. */
function read<Kind extends string>(text: string | null): Kept<Kind>[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
