import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import { createDrafts, type FileStorage, type SendDraft } from './drafts.ts'

/** Files that were chosen and are on their way, for as long as the page is open. */
export function useDrafts<Stored>(
  send: SendDraft<Stored>,
  onStored: (stored: Stored) => void,
  storage?: FileStorage,
  words?: DriverWords,
) {
  const [drafts] = useState(() => createDrafts(send, onStored, storage, words))
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
