import { useMutation, useQuery } from '@tanstack/react-query'
import { readDuty, sendPosition } from '@towline/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { query } from '../../../platform/query.ts'
import { onThisDevice } from '../../../platform/text-storage.ts'

/** How often the place is sent while the page is open, in ms. */
const EVERY = 30_000
const PATIENCE = 20_000
const KEY = 'towline.position'

/** How sharing one's place stands. */
export type Sharing = 'off' | 'asking' | 'shared' | 'refused' | 'not found' | 'not sent'

/** Sends where this phone is while the page is open, once its owner has agreed; remembered on the phone. */
export function useSharing() {
  const [isOn, setOn] = useState(() => onThisDevice.getItem(KEY) === 'on')
  const [state, setState] = useState<Sharing>('off')
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ coords }: GeolocationPosition) =>
      send(sendPosition, {
        body: {
          place: { lat: coords.latitude, lng: coords.longitude },
          accuracy: Math.min(100_000, Math.max(0, coords.accuracy)),
        },
      }),
    onSuccess: () => setState('shared'),
    onError: () => setState('not sent'),
  })

  useEffect(() => {
    if (!isOn) return
    setState('asking')
    if (!('geolocation' in navigator)) return setState('not found')
    let isLeft = false
    const tell = () =>
      navigator.geolocation.getCurrentPosition(
        (position) => isLeft || mutate(position),
        ({ code, PERMISSION_DENIED }) =>
          isLeft || setState(code === PERMISSION_DENIED ? 'refused' : 'not found'),
        { enableHighAccuracy: true, maximumAge: EVERY / 2, timeout: PATIENCE },
      )
    tell()
    const timer = setInterval(tell, EVERY)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [isOn, mutate])

  const change = useCallback((next: boolean) => {
    onThisDevice.setItem(KEY, next ? 'on' : 'off')
    setOn(next)
    if (!next) setState('off')
  }, [])
  useAskedOnDuty(() => change(true))
  return { isOn, state, change }
}

/** Who goes on duty here is asked for their place, unless they have said before what they want. */
function useAskedOnDuty(ask: () => void) {
  const { data: duty } = useQuery(query(readDuty))
  const before = useRef<boolean>(undefined)
  const wentOn = useEffectEvent(() => {
    if (onThisDevice.getItem(KEY) === null) ask()
  })
  useEffect(() => {
    if (!duty) return
    if (before.current === false && duty.onDuty) wentOn()
    before.current = duty.onDuty
  }, [duty])
}
