/** How long the first waits for others, in ms: long enough to gather a crowd, too short for anybody to see. */
const WAIT_MS = 200
/** No more are done at once. */
const MOST = 500

type Batch = { items: unknown[]; done: Promise<unknown> }

/** Does `work` once for all that ask under the same key within a moment; each is answered when it is done. */
export type Together = <Item, T>(
  key: string,
  item: Item,
  work: (items: Item[]) => Promise<T>,
) => Promise<T>

/** Gathers what many ask at the same time: a hundred transactions a second become five. */
export function createTogether(waitMs = WAIT_MS): Together {
  const open = new Map<string, Batch>()
  return <Item, T>(key: string, item: Item, work: (items: Item[]) => Promise<T>) => {
    let batch = open.get(key)
    if (!batch || batch.items.length >= MOST) {
      const items: unknown[] = []
      const begun: Batch = { items, done: Promise.resolve() }
      begun.done = new Promise((go) => setTimeout(go, waitMs)).then(() => {
        if (open.get(key) === begun) open.delete(key)
        return work(items as Item[])
      })
      open.set(key, begun)
      batch = begun
    }
    batch.items.push(item)
    return batch.done as Promise<T>
  }
}
