import type { Account } from '@towline/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import type { Followed } from './use-followed-account.ts'

/** How long the news of a save stands before the editor closes, in ms. */
const SEEN = 2_000

/** Saves the editor's form, and removes or restores its account. */
export function useAccountSaving(saving: {
  followed: Followed
  onClose: () => void
  onRefused: (fields: Record<string, string>) => void
}) {
  const { followed, onClose } = saving
  const { saving: save } = followed
  const [news, setNews] = useState('')
  const [isDone, setDone] = useState(false)

  // News of the list meanwhile are no reason to wait longer.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => close(), SEEN)
    return () => clearTimeout(timer)
  }, [isDone])

  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'newer_version') followed.takeRefusal(error.newer)
    saving.onRefused(error.fields)
  }
  const target = followed.base && { id: followed.base.id, version: followed.base.version }
  return {
    save: () => {
      setNews('')
      const onSuccess = (account: Account) => {
        followed.settle(account)
        setNews(target ? 'Account updated successfully!' : 'Account created successfully!')
        setDone(true)
      }
      save.mutate({ body: { ...target, ...followed.changes() } }, { onSuccess, onError })
    },
    /** Removes the account, or brings it back; what is typed stays in the form. */
    setDeleted: (isDeleted: boolean) => {
      setNews('')
      const onSuccess = (account: Account) => {
        followed.settle(account, { typed: true })
        setNews(isDeleted ? '' : 'Account restored.')
      }
      const body = { ...target, name: followed.stored.name, isDeleted }
      save.mutate({ body }, { onSuccess, onError })
    },
    isSaving: save.isPending,
    isDone,
    news,
    error: save.error,
  }
}

export type AccountSaving = ReturnType<typeof useAccountSaving>
