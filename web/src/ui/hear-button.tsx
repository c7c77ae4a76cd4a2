import { Button } from '@mantine/core'
import { IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Reads a text aloud in the browser's voice, where there is one; pressed again it stops. */
export function HearButton({ label, text }: { label: string; text: string }) {
  const [isSpeaking, setSpeaking] = useState(false)
  const canSpeak = useHydrated() && 'speechSynthesis' in window
  useEffect(() => () => (canSpeak ? speechSynthesis.cancel() : undefined), [canSpeak])
  if (!canSpeak) return null
  const speak = () => {
    speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en-US'
    const isOver = () => setSpeaking(false)
    utterance.onend = isOver
    utterance.onerror = isOver
    setSpeaking(true)
    speechSynthesis.speak(utterance)
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={isSpeaking ? <IconPlayerStop size={16} /> : <IconVolume size={16} />}
      onClick={speak}
    >
      {isSpeaking ? 'Stop' : label}
    </Button>
  )
}
