import { useEffect } from 'react'

/** How often a phone rings while a job waits for an answer, in ms. */
const EVERY = 2_500
const VIBRATION = [300, 120, 300]

let audio: AudioContext | undefined

/** Rings and vibrates while a job is offered; a browser lets it sound once somebody has touched the page. */
export function useRing(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging) return
    ringOnce()
    const timer = setInterval(ringOnce, EVERY)
    return () => {
      clearInterval(timer)
      if (mayStart()) navigator.vibrate?.(0)
    }
  }, [isRinging])
}

const mayStart = () => navigator.userActivation?.hasBeenActive ?? false

function ringOnce(): void {
  if (!mayStart()) return
  navigator.vibrate?.(VIBRATION)
  audio ??= new AudioContext()
  void audio.resume()
  for (const [index, pitch] of [880, 1109, 880, 1109].entries()) note(audio, pitch, index * 0.2)
}

function note(context: AudioContext, pitch: number, after: number) {
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.19)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.2)
}
