import { ApiError } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { english } from '../../platform/driver-words/english.ts'
import { retryPause } from '../../platform/retry-pause.ts'
import { AWAY, judge, SIGNED_OUT } from './media.text.ts'
import type { Draft } from './media-draft.ts'

export type SendDraft<Stored> = (
  draft: Draft,
  way: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<Stored>

/** Where files wait over a reload of the page; nowhere for a dialog, which asks before it is left. */
export type FileStorage = {
  all(): Promise<{ id: string; file: File }[]>
  add(id: string, file: File): void
  remove(id: string): void
}

/** How many are sent at once. */
const AT_ONCE = 3
/** Failures of the way there, after which the same may go well. */
const passing = ['offline', 'unavailable', 'too_many']
/** What the file itself is to blame for. */
const lasting = ['bad_file', 'too_large']

/**
 * Keeps files that were chosen, and sends them three at a time. One whose connection breaks stays and is
 * sent again by itself; one that is refused stays with the reason.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function createDrafts<Stored>(
  send: SendDraft<Stored>,
  onStored: (stored: Stored) => void,
  storage?: FileStorage,
  words = english,
) {
  let shown: readonly Draft[] = []
  const listeners = new Set<() => void>()
  const sending = new Map<string, AbortController>()
  const pauses = new Map<string, { timer: ReturnType<typeof setTimeout>; tries: number }>()

  const show = (next: readonly Draft[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<Draft>) =>
    show(shown.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft)))
  const take = (id: string) => {
    const draft = shown.find((one) => one.id === id)
    if (draft) URL.revokeObjectURL(draft.url)
    clearTimeout(pauses.get(id)?.timer)
    pauses.delete(id)
    show(shown.filter((one) => one.id !== id))
  }

  function sendNext(): void {
    const next = shown.find(({ id, state }) => state === 'waiting' && !sending.has(id))
    if (!next || sending.size >= AT_ONCE) return
    void sendOne(next)
    sendNext()
  }

  async function sendOne(draft: Draft): Promise<void> {
    const { id } = draft
    const abort = new AbortController()
    sending.set(id, abort)
    change(id, { state: 'sending', progress: 0, reason: '' })
    try {
      const item = await send(draft, {
        onProgress: (progress) => change(id, { progress }),
        signal: abort.signal,
      })
      take(id)
      storage?.remove(id)
      onStored(item)
    } catch (error) {
      if (!abort.signal.aborted) failed(id, error)
    } finally {
      sending.delete(id)
      sendNext()
    }
  }

  function failed(id: string, error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'internal'
    if (!passing.includes(code)) {
      const reason = error instanceof Error ? words.why(error) : String(error)
      const state = lasting.includes(code) ? 'refused' : 'failed'
      change(id, { state, reason: code === 'Unauthorized' ? words.say(SIGNED_OUT) : reason })
      return
    }
    const tries = (pauses.get(id)?.tries ?? 0) + 1
    const timer = setTimeout(again, retryPause(tries), id)
    pauses.set(id, { timer, tries })
    change(id, { state: 'away', reason: words.say(AWAY) })
  }

  function again(id: string): void {
    clearTimeout(pauses.get(id)?.timer)
    change(id, { state: 'waiting', reason: '' })
    sendNext()
  }

  const retryAway = () => {
    for (const { id, state } of shown) if (state === 'away') again(id)
  }

  return {
    /** What there is now; another list whenever something has changed. */
    all: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Adds the files that can be sent, a single one under `id`; gives the reasons against the others. */
    add(files: readonly File[], id = newClientKey()): string[] {
      const judged = files.map((file) => ({ file, ...judge(file, words) }))
      const taken = judged.flatMap((one, at) =>
        'type' in one ? [draftOf(one.file, one.type, at === 0 ? id : newClientKey())] : [],
      )
      show([...shown, ...taken])
      for (const { id, file } of taken) storage?.add(id, file)
      return judged.flatMap((one) => ('reason' in one ? [one.reason] : []))
    },
    /** Takes up again what waited while the page was away, and sends it under the ids it had. */
    async restore(): Promise<void> {
      for (const { id, file } of (await storage?.all()) ?? []) {
        const kind = judge(file)
        if ('type' in kind && !shown.some((one) => one.id === id))
          show([...shown, { ...draftOf(file, kind.type, id), state: 'waiting' }])
      }
      sendNext()
    },
    /** Sends all that are new or have failed. */
    save() {
      show(
        shown.map((draft) =>
          draft.state === 'new' || draft.state === 'failed'
            ? { ...draft, state: 'waiting' }
            : draft,
        ),
      )
      retryAway()
      sendNext()
    },
    retry: again,
    /** Sends at once what waits for the connection. */
    retryAway,
    remove(id: string) {
      sending.get(id)?.abort()
      take(id)
      storage?.remove(id)
    },
    /** Drops everything that is not stored. */
    dropAll() {
      for (const { id } of shown) {
        sending.get(id)?.abort()
        take(id)
      }
    },
  }
}

const draftOf = (file: File, type: Draft['type'], id: string): Draft => ({
  id,
  file,
  type,
  url: URL.createObjectURL(file),
  state: 'new',
  progress: 0,
  reason: '',
})
