import { RESERVATION_MS, releaseDriver, reserveDriver } from '@towline/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, send } from '../../../platform/api.ts'

type Refusal = { driverId: string; message: string }

/**
 * Keeps the driver who is being chosen for this person: said again while the dialog is open, let go when
 * another one is chosen or it closes. `refusal` says who has the driver, who can be sent all the same.
 */
export function useReservation(call: { id: string; label: string }) {
  const { id, label } = call
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [kept, setKept] = useState('')
  const [sentAnyway, setSentAnyway] = useState('')
  const wanted = useRef('')

  const ask = useCallback(
    async (driverId: string) => {
      try {
        await send(reserveDriver, { body: { driverId, dispatchCallId: id, label } })
        if (wanted.current === driverId) setKept(driverId)
        else release(driverId)
      } catch (error) {
        const isTaken = error instanceof ApiError && error.code === 'driver_taken'
        if (isTaken && wanted.current === driverId) setRefusal({ driverId, message: error.message })
      }
    },
    [id, label],
  )
  const choose = useCallback(
    (driverId: string) => {
      if (kept && kept !== driverId) release(kept)
      if (kept !== driverId) setKept('')
      wanted.current = driverId
      setRefusal(null)
      setSentAnyway('')
      if (driverId) void ask(driverId)
    },
    [kept, ask],
  )

  useEffect(() => {
    if (!kept) return
    const renewal = setInterval(() => void ask(kept), RESERVATION_MS / 2)
    return () => clearInterval(renewal)
  }, [kept, ask])
  useLetGo(wanted)

  return useMemo(
    () => ({
      choose,
      refusal,
      sendAnyway: () => {
        setSentAnyway(wanted.current)
        setRefusal(null)
      },
      /** Whether the driver is to be sent although somebody else has them. */
      isSentAnyway: (driverId: string) => sentAnyway !== '' && sentAnyway === driverId,
    }),
    [choose, refusal, sentAnyway],
  )
}

export type Reservation = ReturnType<typeof useReservation>

/** Lets go of the driver when the dialog goes. */
function useLetGo(wanted: { current: string }) {
  useEffect(
    () => () => {
      if (wanted.current) release(wanted.current)
      wanted.current = ''
    },
    [wanted],
  )
}

// A reservation that is not let go ends by itself.
const release = (driverId: string) =>
  void send(releaseDriver, { body: { driverId } }).catch(() => undefined)
