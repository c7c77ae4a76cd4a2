import { setTimeout as wait } from 'node:timers/promises'
import type { CallersPhone } from '@towline/simulator'
import type { CarrierPhone, Spoken } from '../providers/telephony/phone/carrier-phone.ts'

/** How long a caller waits, in ms: for an answer, for more of it, and for somebody who says nothing. */
type Patience = { answer: number; more: number; silence: number }

const usual: Patience = { answer: 20_000, more: 4000, silence: 40_000 }

/** Nobody answers sooner; a phone that sent more frames in a second than a carrier does would not be heard. */
const BREATH_MS = 250

type NewPhone = (options: {
  onSpoken: (spoken: Spoken) => void
  pace: 'held' | 'at once'
}) => CarrierPhone

/**
 * A telephone of the carrier's in the hand of a simulated caller. Who speaks over others hears each
 * sentence only as far as he lets it be said.
 */
export function phoneForCaller(
  newPhone: NewPhone,
  { interrupts = false, patience = usual }: { interrupts?: boolean; patience?: Patience } = {},
): CallersPhone & { callSid: string; seconds(): number } {
  const spoken: string[] = []
  let ended: ReturnType<CallersPhone['ended']> = null
  let tell = () => {}
  const phone = newPhone({
    pace: interrupts ? 'held' : 'at once',
    onSpoken: ({ who, words }) => {
      if (who !== 'agent') return
      spoken.push(words)
      tell()
    },
  })
  void phone.ended.then(({ how }) => {
    ended = how === 'hung up' ? 'agent hung up' : how === 'failed' ? 'lost' : 'put through'
    tell()
  })

  /** What the agent says next; empty when it says nothing for so long, or is gone. */
  async function next(ms: number): Promise<string> {
    if (spoken.length === 0 && ended === null) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = new AbortController()
      tell = resolve
      await Promise.race([promise, wait(ms, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
    }
    return spoken.splice(0).join(' ')
  }

  async function say(words: string): Promise<string> {
    await wait(BREATH_MS)
    // The answer comes by `onSpoken` like everything the agent says; here nobody waits for it.
    phone.say(words).catch(() => {})
    return next(patience.answer)
  }

  return {
    callSid: phone.callSid,
    seconds: () => phone.seconds,
    dial: async () => {
      await phone.dial()
      return next(patience.answer)
    },
    say: async (words) => {
      phone.hearOut()
      return say(words)
    },
    cutIn: async (after, words) => {
      phone.interrupt(after)
      return say(words)
    },
    listen: async (how) => {
      phone.hearOut()
      return next(how === 'in silence' ? patience.silence : patience.more)
    },
    hangUp: () => phone.hangUp(),
    ended: () => ended,
  }
}
