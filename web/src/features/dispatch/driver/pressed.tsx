import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  acceptOffer,
  addOwnNote,
  checkVehicle,
  listOwnJobs,
  listOwnOffers,
  listOwnPapers,
  OwnStep,
  signJob,
  takeOwnStep,
} from '@towline/contract'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { send } from '../../../platform/api.ts'
import { createOutbox, type Outbox, type SendKept } from '../../../platform/outbox.ts'
import { query, refetch } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { onThisDevice } from '../../../platform/text-storage.ts'
import { checkIn, papersAsPressed, signatureIn } from './driver.text.ts'
import type { Press } from './press.ts'

const sendBy =
  (client: QueryClient): SendKept<Press> =>
  async (kept, ago) => {
    const { kind, of, what, id } = kept
    const params = { id: of }
    if (kind === 'accept') return send(acceptOffer, { params, body: { ago } })
    if (kind === 'note') return send(addOwnNote, { params, body: { text: what, key: id } })
    if (kind === 'check' || kind === 'sign') {
      if (kind === 'check') await send(checkVehicle, { params, body: { ...checkIn(what), ago } })
      else await send(signJob, { params, body: { ...signatureIn(what), ago } })
      const { queryKey } = query(listOwnPapers)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known = []) => [...papersAsPressed(known, [kept]).values()])
      return
    }
    const moved = await send(takeOwnStep, { params, body: { step: OwnStep.parse(what), ago } })
    // Before the press is forgotten: its button must not come back for a moment, under the thumb that goes for the next.
    const { queryKey } = query(listOwnJobs)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (jobs) => jobs?.map((job) => (job.id === of ? moved : job)))
  }

const Context = createContext<Outbox<Press> | null>(null)

/** Keeps what the driver presses until the server has it: also without a line, and over a reload of the page. */
export function KeepPressed({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const [outbox] = useState(() =>
    createOutbox<Press>(
      // Two drivers may use one phone: nobody sends what the other has pressed.
      { storage: onThisDevice, key: `towline.pressed.${user?.id}` },
      sendBy(client),
      () => void refetch(client, [listOwnJobs, listOwnOffers, listOwnPapers]),
    ),
  )
  useEffect(() => {
    const flush = () => outbox.flush()
    const seen = () => document.visibilityState === 'visible' && flush()
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', seen)
    return () => {
      outbox.stop()
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [outbox])
  return <Context value={outbox}>{children}</Context>
}

/** What the driver has pressed and the server does not have yet, whether it can't be sent, and how to press. */
export function usePressed() {
  const outbox = useContext(Context)
  if (!outbox) throw new Error('Outside of a driver’s page nothing is kept')
  const pressed = useSyncExternalStore(outbox.subscribe, outbox.all)
  const isStuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck)
  return { pressed, isStuck, outbox }
}
