import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  listEmployeesBy,
  listTrucks,
  listVendors,
  rankDrivers,
  readAccount,
  saveDispatchCall,
} from '@towline/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { useDo } from '../../../platform/query.ts'
import { retryPause } from '../../../platform/retry-pause.ts'
import { say } from '../board/toasts.ts'
import { takeInCall } from '../dispatch.live.ts'
import { jobName } from '../dispatch.text.ts'
import type { Followed } from './use-followed-job.ts'

type Plan = {
  followed: Followed
  /** Makes a new job the same job however often it is sent. */
  clientKey: string
  /** Whether the driver is sent although somebody else has them. */
  isSentAnyway: () => boolean
  onSaved: () => void
  onRefused: (error: ApiError) => void
}

/**
 * Saves the form. While the server can't be reached it tries again, with what stands in the form by then,
 * until it is saved or the person stops it.
 */
export function useSaving(saving: Plan) {
  const client = useQueryClient()
  const save = useDo(saveDispatchCall)
  const [tries, setTries] = useState(0)
  const now = useRef(saving)
  now.current = saving
  const checkDriver = useRef(true)
  const isSending = useRef(false)
  const isStopped = useRef(false)

  const attempt = useCallback(() => {
    if (isSending.current) return
    isSending.current = true
    const { followed, clientKey, isSentAnyway } = now.current
    const target = followed.base
      ? { id: followed.base.id, version: followed.base.version }
      : { clientKey }
    const changes = followed.changes()
    const check = changes.driverId && { checkDriver: checkDriver.current && !isSentAnyway() }
    save.mutate(
      { body: { ...target, ...changes, ...check } },
      {
        onSuccess: ({ statusOverruled, ...call }) => {
          takeInCall(client, call)
          if (statusOverruled)
            say({ kind: 'info', text: `${jobName(call)}: ${statusOverruled}`, lasts: 12_000 })
          now.current.onSaved()
        },
        onError: (error) => {
          const isOffline = error instanceof ApiError && error.code === 'offline'
          setTries((before) => (isOffline && !isStopped.current ? before + 1 : 0))
          if (isOffline) return
          rereadOffered(client, error)
          refused(error, now.current)
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }, [client, save.mutate])

  useEffect(() => {
    if (tries === 0) return
    const timer = setTimeout(attempt, retryPause(tries))
    window.addEventListener('online', attempt)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', attempt)
    }
  }, [tries, attempt])

  return {
    save: (options: { anyway?: boolean } = {}) => {
      checkDriver.current = !options.anyway
      isStopped.current = false
      setTries(0)
      attempt()
    },
    /** Sending, and not merely trying again in the background. */
    isSaving: save.isPending && tries === 0,
    isRetrying: tries > 0,
    stop: () => {
      isStopped.current = true
      setTries(0)
    },
    error: tries === 0 && !save.isPending ? save.error : null,
  }
}

/** What is offered for each field that holds a record's id. */
const offered: Record<string, readonly string[]> = {
  driverId: [rankDrivers.name, listEmployeesBy.name],
  truckId: [listTrucks.name],
  vendorId: [listVendors.name, readAccount.name],
  billToId: [listVendors.name, readAccount.name],
}

/** A record that was refused is gone, or somebody else's: what is offered is read again. */
function rereadOffered(client: QueryClient, error: Error): void {
  const refused = error instanceof ApiError ? Object.keys(error.fields) : []
  for (const name of refused.flatMap((field) => offered[field] ?? []))
    void client.invalidateQueries({ queryKey: [name] })
}

function refused(error: Error, { followed, onSaved, onRefused }: Plan) {
  if (!(error instanceof ApiError)) return
  // The answer to an earlier try may have been lost: then the newer version is our own.
  if (error.code === 'newer_version' && !followed.takeRefusal(error.newer)) return onSaved()
  onRefused(error)
}

export type Saving = ReturnType<typeof useSaving>
