import type { PracticeCaller, PracticeMarks, PracticeNoise } from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type PhoneState, restingPhone } from '../phone-machine.ts'
import { type Practice, startPractice } from './practice-call.ts'

/** A call that is over. */
export type Practised = { caller: PracticeCaller; marks: PracticeMarks }

/** What goes on with the simulated callers: who is on the phone, who calls next, and how the others did. */
export type Practising = {
  caller: PracticeCaller | null
  state: PhoneState
  waiting: number
  done: readonly Practised[]
  /** True while somebody is on the phone or waits for it. */
  isBusy: boolean
  start(callers: readonly PracticeCaller[], noise: PracticeNoise): void
  stop(): void
}

const nothing = () => () => undefined

/** Lets simulated callers call one's own agent, one after another. */
export function usePractice(): Practising {
  const [current, setCurrent] = useState<{ caller: PracticeCaller; practice: Practice } | null>(
    null,
  )
  const [waiting, setWaiting] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly Practised[]>([])
  /** Whoever calls again, or leaves the page, ends what was going on. */
  const round = useRef({ at: 0, practice: null as Practice | null })
  const phone = current?.practice.phone
  const state = useSyncExternalStore(
    phone?.subscribe ?? nothing,
    phone?.state ?? (() => restingPhone),
    () => restingPhone,
  )

  const stop = () => {
    round.current.at += 1
    round.current.practice?.stop()
    setBusy(false)
    setWaiting(0)
  }

  async function start(callers: readonly PracticeCaller[], noise: PracticeNoise) {
    stop()
    const mine = round.current.at
    setBusy(true)
    for (const [index, caller] of callers.entries()) {
      const practice = startPractice(caller.id, noise)
      round.current.practice = practice
      setCurrent({ caller, practice })
      setWaiting(callers.length - index - 1)
      const marks = await practice.marks
      if (round.current.at !== mine) return
      if (marks) setDone((before) => [{ caller, marks }, ...before])
    }
    setBusy(false)
  }

  useEffect(() => {
    const { current: here } = round
    return () => {
      here.at += 1
      here.practice?.stop()
    }
  }, [])

  return {
    caller: current?.caller ?? null,
    state,
    waiting,
    done,
    isBusy,
    start: (callers, noise) => void start(callers, noise),
    stop,
  }
}
