import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { PhoneLine } from './phone-line.ts'
import { canSpeak } from './phone-voice.ts'

/** Has the agent read aloud, where the browser can. */
export function PhoneSound({ line }: { line: PhoneLine }) {
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
        line.setSound(!sound)
        setSound(!sound)
      }}
    >
      {sound ? <IconVolume size={20} /> : <IconVolumeOff size={20} />}
    </ActionIcon>
  )
}
