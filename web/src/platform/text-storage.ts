/** What keeps texts by a key over a reload. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where a browser keeps nothing for us, as with all cookies blocked or a full disk, nothing is kept and all else works. */
function textStorage(storage: () => Storage): TextStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => attempt((kept) => kept.getItem(key)),
    setItem: (key, text) => void attempt((kept) => kept.setItem(key, text)),
    removeItem: (key) => void attempt((kept) => kept.removeItem(key)),
  }
}

/** Until its owner clears it. */
export const onThisDevice = textStorage(() => window.localStorage)
/** Until the tab is closed. */
export const inThisTab = textStorage(() => window.sessionStorage)
