import { StompFault } from './stomp-codec.ts'

/** What was agreed, in ms; 0 = none in that direction. */
type HeartBeats = { sendEvery: number; expectEvery: number }

/**
 * Agrees on heart-beats: each direction takes the slower of what one side can do and the other
 * wants. `ours` is both what we can send and what we want to hear, in ms.
 */
export function agreeHeartBeats(header: string | undefined, ours: number): HeartBeats {
  const parts = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0')
  if (!parts) throw new StompFault('heart-beat must be two numbers of milliseconds')
  const [canSend, wants] = [Number(parts[1]), Number(parts[2])]
  return {
    sendEvery: wants === 0 ? 0 : Math.max(ours, wants),
    expectEvery: canSend === 0 ? 0 : Math.max(ours, canSend),
  }
}

/** Half periods without a sound after which the other side counts as gone. */
const SILENT_LOOKS = 5

/**
 * Sends beats and listens for the other side's; anything heard counts. Silence is counted in looks
 * and not by the clock, so that a process which stood still does not blame its clients for it.
 */
export function startHeartBeats(
  { sendEvery, expectEvery }: HeartBeats,
  on: { beat(): void; silence(): void },
): { heard(): void; stop(): void } {
  let looks = 0
  // A little early: timers run late, and the promise is "at least every".
  const sending = sendEvery > 0 ? setInterval(on.beat, sendEvery * 0.9) : undefined
  const listening =
    expectEvery > 0
      ? setInterval(() => {
          looks++
          if (looks > SILENT_LOOKS) on.silence()
        }, expectEvery / 2)
      : undefined
  return {
    heard() {
      looks = 0
    },
    stop() {
      clearInterval(sending)
      clearInterval(listening)
    },
  }
}
