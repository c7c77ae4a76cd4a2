import { useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, type LatLng, may, saveDispatchCall } from '@towline/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDo } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { takeInCall } from '../dispatch.live.ts'

/** Puts jobs that the map does not know onto it by hand, one after the other; P begins with the first. */
export function usePlacing(unplaced: readonly DispatchCall[]) {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const mayPlace = user !== null && may(user.roles, 'dispatch.write')
  const [id, setId] = useState('')
  const save = useDo(saveDispatchCall)
  const job = unplaced.find((one) => one.id === id)
  const begin = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const isTyping = target instanceof Element && target.closest('input, textarea, select')
    if (!mayPlace || isTyping || key.toLowerCase() !== 'p' || hasModifier(event)) return
    setId(unplaced[0]?.id ?? '')
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => begin(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const place = (pickupAddressLatLng: LatLng) => {
    if (!job || save.isPending) return
    save.mutate(
      { body: { id: job.id, version: job.version, pickupAddressLatLng } },
      {
        onSuccess: ({ statusOverruled, ...saved }) => {
          takeInCall(client, saved)
          setId(unplaced.find((one) => one.id !== job.id)?.id ?? '')
        },
      },
    )
  }
  return {
    job,
    error: save.error,
    place,
    begin: mayPlace ? (call: DispatchCall) => setId(call.id) : undefined,
    stop: () => setId(''),
  }
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey
