import { z } from 'zod'
import type { TextStorage } from '../../../platform/text-storage.ts'

/** What somebody has written and the server has not said to have kept. */
const Waiting = z.object({
  clientId: z.string(),
  content: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** Why the server would not have it; it waits for the person then. */
  refused: z.string().optional(),
})
export type Waiting = z.infer<typeof Waiting>

/** The words of one side of one chat that are not sent yet; they survive the page, and so do those of another window. */
export function openOutbox(key: string, storage: TextStorage) {
  let waiting = read(key, storage)
  const change = (alter: (all: readonly Waiting[]) => readonly Waiting[]) => {
    waiting = alter(waiting)
    const kept = alter(read(key, storage))
    if (kept.length > 0) storage.setItem(key, JSON.stringify(kept))
    else storage.removeItem(key)
  }
  return {
    all: () => waiting,
    /** What is to be sent next. */
    next: () => waiting.find(({ refused }) => refused === undefined),
    add: (one: Waiting) => change((all) => [...all, one]),
    remove: (clientId: string) => change((all) => all.filter((one) => one.clientId !== clientId)),
    refuse: (clientId: string, why: string) =>
      change((all) =>
        all.map((one) => (one.clientId === clientId ? { ...one, refused: why } : one)),
      ),
    retry: (clientId: string) =>
      change((all) =>
        all.map(({ refused, ...one }) =>
          one.clientId === clientId || refused === undefined ? one : { ...one, refused },
        ),
      ),
  }
}

function read(key: string, storage: TextStorage): readonly Waiting[] {
  try {
    return Waiting.array()
      .catch([])
      .parse(JSON.parse(storage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}
