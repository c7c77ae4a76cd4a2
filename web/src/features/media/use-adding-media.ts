import { useQueryClient } from '@tanstack/react-query'
import { listOwnJobs, uploadImpoundMedia, uploadMedia } from '@towline/contract'
import { useState } from 'react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import { refetch } from '../../platform/query.ts'
import { upload } from '../../platform/upload.ts'
import type { FileStorage } from './drafts.ts'
import { takeInMedia } from './media.queries.ts'
import type { Draft } from './media-draft.ts'
import type { MediaOwner } from './media-owner.ts'
import { useDrafts } from './use-drafts.ts'

/** Photos and videos that are being added to a job or a stored vehicle. */
export type AddingMedia = {
  unsaved: readonly Draft[]
  isSaving: boolean
  savedCount: number
  /** Why files that were chosen are not taken. */
  refused: readonly string[]
  /** Under this id, where one is given; it is for one file. */
  add: (files: readonly File[], id?: string) => void
  save: () => void
  retry: (id: string) => void
  /** Drops one that is not stored. */
  drop: (id: string) => void
}

/** Adds what is chosen: with `save`, or at once where `storage` holds it until it is stored. */
export function useAddingMedia(
  owner: MediaOwner,
  storage?: FileStorage,
  words?: DriverWords,
): AddingMedia {
  const client = useQueryClient()
  const [savedCount, setSavedCount] = useState(0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { drafts, unsaved } = useDrafts(
    ({ id, file }, way) =>
      owner.of === 'job'
        ? upload(uploadMedia, { params: { dispatchCallId: owner.id }, id, file, ...way })
        : upload(uploadImpoundMedia, { params: { id: owner.id }, id, file, ...way }),
    (item) => {
      takeInMedia(client, owner, item)
      void refetch(client, [listOwnJobs])
      setSavedCount((count) => count + 1)
    },
    storage,
    words,
  )
  return {
    unsaved,
    isSaving: unsaved.some(({ state }) => ['waiting', 'sending', 'away'].includes(state)),
    savedCount,
    refused,
    add: (files, id) => {
      setRefused(drafts.add(files, id))
      if (!storage) return
      if (unsaved.length === 0) setSavedCount(0)
      drafts.save()
    },
    save: () => {
      setSavedCount(0)
      setRefused([])
      drafts.save()
    },
    retry: drafts.retry,
    drop: drafts.remove,
  }
}
