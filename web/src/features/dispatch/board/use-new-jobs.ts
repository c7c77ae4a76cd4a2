import { useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, saveDispatchCall } from '@towline/contract'
import { useEffect, useState } from 'react'
import { chime } from '../../../ui/chime.ts'
import { onNews, takeInCall } from '../dispatch.live.ts'
import { cardTitle } from '../dispatch.text.ts'

/** Long enough for the answer to a job made here, which may come after the news of it; in ms. */
const SETTLE = 400

/** Rings for pending jobs that others made, and gives the sentence that tells of the newest. */
export function useNewJobs(): string {
  const client = useQueryClient()
  const [told, setTold] = useState('')
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const isMadeHere = (id: string) =>
      client
        .getMutationCache()
        .findAll({ mutationKey: [saveDispatchCall.name] })
        .some(({ state }) => idOf(state.data) === id)
    const stop = onNews(client, (news) => {
      const made = news.filter(({ was, call }) => was === null && call.status === 'pending')
      if (made.length === 0) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        const others = made.filter(({ id }) => !isMadeHere(id))
        if (others.length === 0) return
        chime(
          'news',
          others.map(({ id }) => id),
        )
        setTold(others.map(({ call }) => newJob(call)).join(' '))
      }, SETTLE)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client])
  return told
}

/** Takes in the jobs saved in this window as soon as they are answered, and tells of new ones. */
export function useOwnSaves(onMade: (call: DispatchCall) => void): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        const { options, state } = event.mutation
        if (options.mutationKey?.[0] !== saveDispatchCall.name) return
        const call = savedCall(state.data)
        takeInCall(client, call)
        if (call.version === 1) onMade(call)
      }),
    [client, onMade],
  )
}

const newJob = (call: DispatchCall) =>
  `New job #${call.dispatchNumber}: ${[cardTitle(call), call.towReason, call.pickupAddress]
    .filter(Boolean)
    .join(', ')}.`

const idOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined

// Safe because the mutations of this key answer with the operation's reply.
const savedCall = (data: unknown) => data as DispatchCall
