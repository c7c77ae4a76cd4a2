import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { useSendPlace } from '../chat.queries.ts'
import styles from './place-button.module.css'

const PATIENCE = 20_000

type Found = { place: { lat: number; lng: number }; accuracy: number }

/** Sends the exact place of this phone to the job, once the person has pressed and the browser has asked. */
export function PlaceButton({ chatId }: { chatId: string }) {
  const send = useSendPlace()
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState('')
  const press = async () => {
    setLooking(true)
    setFailed('')
    try {
      const found = await findPlace()
      await send.mutateAsync({ params: { id: chatId }, body: found })
    } catch (error) {
      setFailed(error instanceof Error ? error.message : UNKNOWN)
    } finally {
      setLooking(false)
    }
  }
  return (
    <div className={styles.place}>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={looking}
        leftSection={<IconCurrentLocation size={18} />}
        onClick={() => void press()}
      >
        Share my exact place
      </Button>
      <p className={styles.said} role="status" data-failed={failed !== '' || undefined}>
        {failed || (send.data && said[send.data.pickup])}
      </p>
    </div>
  )
}

const said = {
  set: 'Your place is on the job. The driver will find you.',
  noted: 'Our dispatcher has set a pickup already. We told him where your phone is.',
}

const UNKNOWN = 'Your phone can not tell where it is. Describe the place in the chat, or call us.'
const DENIED =
  'The browser may not know where you are. Allow it in its settings, or describe the place in the chat.'

async function findPlace(): Promise<Found> {
  if (!('geolocation' in navigator)) throw new Error(UNKNOWN)
  return new Promise((found, fail) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        found({
          place: { lat: coords.latitude, lng: coords.longitude },
          accuracy: Math.min(coords.accuracy, 100_000),
        }),
      ({ code, PERMISSION_DENIED }) =>
        fail(new Error(code === PERMISSION_DENIED ? DENIED : UNKNOWN)),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 },
    ),
  )
}
