import { useSyncExternalStore } from 'react'
import { onThisDevice } from '../platform/text-storage.ts'

const KEPT = 'towline.new-job-sound'
const listeners = new Set<() => void>()

/** Whether new jobs, messages and alarms are heard; on until somebody turns it off. */
export function useChimeSwitch(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    isOn,
    () => true,
  )
  return [on, turn]
}

const isOn = () => onThisDevice.getItem(KEPT) !== 'off'

function turn(on: boolean) {
  onThisDevice.setItem(KEPT, on ? 'on' : 'off')
  for (const tell of listeners) tell()
}

let audio: AudioContext | undefined

/** What is heard, in Hz: two notes up for a job or an alarm, two down for a message, one for a customer who has come. */
const tunes = { news: [659, 880], message: [988, 740], arrival: [587] } as const
export type Tune = keyof typeof tunes

/** How long no other tab sounds for the same, in ms: one that is not looked at may hear of it later. */
const OTHERS_QUIET = 5_000

/**
 * Some short notes, if they are wanted, and if somebody has touched the page: browsers allow none before. Of
 * several tabs the first that can sounds for each of the `reasons`.
 */
export function chime(tune: Tune, reasons: readonly string[]): void {
  if (!isOn() || !navigator.userActivation?.hasBeenActive) return
  // Browsers have locks at safe addresses only.
  const { locks } = navigator
  if (!locks) {
    sound(tune)
    return
  }
  const names = reasons.map((reason) => `towline.sound ${tune} ${reason}`)
  void Promise.all(names.map((name) => isFirst(locks, name))).then((first) => {
    if (first.includes(true)) sound(tune)
  })
}

/** Whether this tab is the first to ask by this name; it stays so for a while. */
const isFirst = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((tell) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      tell(lock !== null)
      return lock && new Promise((release) => setTimeout(release, OTHERS_QUIET))
    })
  })

function sound(tune: Tune): void {
  audio ??= new AudioContext()
  void audio.resume()
  for (const [index, pitch] of tunes[tune].entries()) note(audio, pitch, index * 0.14)
}

function note(context: AudioContext, pitch: number, after: number) {
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.16, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.28)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + 0.3)
}
