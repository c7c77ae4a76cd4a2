import { useQueryClient } from '@tanstack/react-query'
import { removeMedia, uploadMedia } from '@towline/contract'
import { useState } from 'react'
import { useDo } from '../../platform/query.ts'
import { upload } from '../../platform/upload.ts'
import { takeInMedia, takeOutMedia, useMedia } from './media.queries.ts'
import { type ShownMedia, shownMedia } from './shown-media.ts'
import { useDrafts } from './use-drafts.ts'

/** What the dialog of a job's photos and videos knows and does. */
export function useMediaDialog(jobId: string) {
  const client = useQueryClient()
  const stored = useMedia(jobId)
  const [savedCount, setSavedCount] = useState(0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { drafts, unsaved } = useDrafts(
    ({ id, file }, way) =>
      upload(uploadMedia, { params: { dispatchCallId: jobId }, id, file, ...way }),
    (item) => {
      takeInMedia(client, jobId, item)
      setSavedCount((count) => count + 1)
    },
  )
  const removal = useDo(removeMedia)

  return {
    stored,
    unsaved,
    savedCount,
    refused,
    media: shownMedia(stored.data ?? [], unsaved),
    isSaving: unsaved.some(({ state }) => ['waiting', 'sending', 'away'].includes(state)),
    add: (files: readonly File[]) => setRefused(drafts.add(files)),
    save: () => {
      setSavedCount(0)
      setRefused([])
      drafts.save()
    },
    retry: drafts.retry,
    /** Drops a new one, or deletes a stored one for good; throws when the server does not. */
    remove: async ({ id, draft }: ShownMedia) => {
      if (draft) return drafts.remove(id)
      await removal.mutateAsync({ params: { id } })
      takeOutMedia(client, jobId, id)
    },
  }
}
