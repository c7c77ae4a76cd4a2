import { PushDevice, readPushKey, subscribePush, unsubscribePush } from '@towline/contract'
import { useCallback, useEffect, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { startWorker } from '../../../platform/worker.ts'

/** How pushes to this phone stand. */
export type PushState =
  | 'starting'
  /** This browser has none. */
  | 'none'
  /** An iPhone tells apps on its home screen alone. */
  | 'home screen'
  | 'blocked'
  | 'off'
  | 'on'
  | 'failed'

/** Offers pushed to this phone: asked for by a press, and told to the server anew at every start. */
export function usePush() {
  const [state, setState] = useState<PushState>('starting')
  useEffect(() => {
    let isLeft = false
    void standing().then((found) => isLeft || setState(found))
    return () => {
      isLeft = true
    }
  }, [])
  const change = useCallback((next: boolean) => {
    setState('starting')
    void (next ? subscribe() : unsubscribe()).then(setState, () => setState('failed'))
  }, [])
  return { state, change }
}

const isOnIphone = () => /iPhone|iPad/.test(navigator.userAgent)
const isApp = () => window.matchMedia('(display-mode: standalone)').matches

async function standing(): Promise<PushState> {
  const registration = await startWorker()
  if (!registration || !('pushManager' in registration))
    return isOnIphone() && !isApp() ? 'home screen' : 'none'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) return 'off'
  return tell(subscription).catch((): PushState => 'on')
}

async function subscribe(): Promise<PushState> {
  const registration = await navigator.serviceWorker.ready
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const { key } = await send(readPushKey, undefined)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return tell(subscription)
}

async function tell(subscription: PushSubscription): Promise<PushState> {
  await send(subscribePush, { body: PushDevice.parse(subscription.toJSON()) })
  return 'on'
}

async function unsubscribe(): Promise<PushState> {
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.getSubscription()
  if (subscription) {
    await send(unsubscribePush, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}
