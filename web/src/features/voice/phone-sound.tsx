import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { OpenedPhone } from './open-phone.ts'
import { canSpeak } from './phone-voice.ts'

/** Has the agent read aloud, where the browser can. */
export function PhoneSound({ phone }: { phone: OpenedPhone }) {
  const [sound, setSound] = useState(false)
  if (!canSpeak()) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-pressed={sound}
      aria-label="Read the agent aloud"
      title="Read the agent aloud"
      onClick={() => {
        phone.setSound(!sound)
        setSound(!sound)
      }}
    >
      {sound ? <IconVolume size={20} /> : <IconVolumeOff size={20} />}
    </ActionIcon>
  )
}
