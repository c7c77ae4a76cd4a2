import type { FileStorage } from './drafts.ts'

const STORE = 'files'

type Kept = { id: string; of: string; file: File }

/**
 * Keeps the files of one place, such as a chat, in this browser until they are sent: a phone closes pages as it
 * likes. Where the browser keeps nothing they live as long as the page.
 */
export function keepFiles(of: string): FileStorage {
  const opened = openStore().catch(() => null)
  const work = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ) => {
    const database = await opened
    return database && answerTo(ask(database.transaction(STORE, mode).objectStore(STORE)))
  }
  return {
    async all() {
      const kept = await work<Kept[]>('readonly', (store) => store.index('of').getAll(of)).catch(
        () => null,
      )
      return kept ?? []
    },
    add: (id, file) =>
      void work('readwrite', (store) => store.put({ id, of, file } satisfies Kept)).catch(ignored),
    remove: (id) => void work('readwrite', (store) => store.delete(id)).catch(ignored),
  }
}

/** The files that wait anywhere whose name begins so, the oldest first. */
export async function keptOf(start: string): Promise<Kept[]> {
  try {
    const database = await openStore()
    const store = database.transaction(STORE, 'readonly').objectStore(STORE)
    const kept = await answerTo<Kept[]>(store.getAll())
    database.close()
    return kept.filter(({ of }) => of.startsWith(start))
  } catch {
    return []
  }
}

/** Too large for what the browser keeps, or not allowed: the page still sends it. */
const ignored = () => undefined

async function openStore(): Promise<IDBDatabase> {
  const opening = window.indexedDB.open('towline-unsent', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('of', 'of')
  }
  return answerTo(opening)
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
