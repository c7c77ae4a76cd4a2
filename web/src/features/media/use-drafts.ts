import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDrafts, type FileStorage, type SendDraft } from './drafts.ts'

/** Files that were chosen and are on their way, for as long as the page is open. */
export function useDrafts<Stored>(
  send: SendDraft<Stored>,
  onStored: (stored: Stored) => void,
  storage?: FileStorage,
) {
  const [drafts] = useState(() => createDrafts(send, onStored, storage))
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.all)
  useEffect(() => {
    void drafts.restore()
    return () => drafts.dropAll()
  }, [drafts])
  useWindowEvent('online', drafts.retryAway)
  useWindowEvent('beforeunload', (event) => {
    if (unsaved.length > 0) event.preventDefault()
  })
  return { drafts, unsaved }
}
