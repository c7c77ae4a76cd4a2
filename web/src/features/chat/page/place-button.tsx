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
  const [locating, setLocating] = useState(false)
  const [failed, setFailed] = useState('')
  const press = async () => {
    setLocating(true)
    setFailed('')
    try {
      const found = await findPlace()
      await send.mutateAsync({ params: { id: chatId }, body: found })
    } catch (error) {
      setFailed(error instanceof Error ? error.message : UNKNOWN)
    } finally {
      setLocating(false)
    }
  }
  return (
    <div className={styles.place}>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={locating}
        leftSection={<IconCurrentLocation size={18} />}
        onClick={() => void press()}
      >
        Share my exact location
      </Button>
      <p className={styles.said} role="status" data-failed={failed !== '' || undefined}>
        {failed || (send.data && said[send.data.pickup])}
      </p>
    </div>
  )
}

const said = {
  set: 'Location sent to your driver.',
  noted: 'Our dispatcher already set a pickup. We sent them your location.',
}

const UNKNOWN =
  'Your phone can’t find your location. Describe where you are in the chat, or call us.'
const DENIED =
  'Your browser blocked location. Allow it in the settings, or describe where you are in the chat.'

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
