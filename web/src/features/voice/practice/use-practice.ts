import type { PracticeCaller, PracticeMarks, PracticeNoise } from '@towline/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type PhoneState, restingPhone } from '../phone-machine.ts'
import { type Practice, practise } from './practise.ts'

/** A call that is over. */
export type Practised = { caller: PracticeCaller; marks: PracticeMarks }

/** What goes on with the made-up callers: who is on the line, who rings after him, and how the others did. */
export type Practising = {
  caller: PracticeCaller | null
  state: PhoneState
  waiting: number
  done: readonly Practised[]
  /** True while somebody is on the line or waits for it. */
  isBusy: boolean
  ring(callers: readonly PracticeCaller[], noise: PracticeNoise): void
  stop(): void
}

const nothing = () => () => undefined

/** Lets made-up callers ring one's own agent, one after another. */
export function usePractice(): Practising {
  const [current, setCurrent] = useState<{ caller: PracticeCaller; practice: Practice } | null>(
    null,
  )
  const [waiting, setWaiting] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly Practised[]>([])
  /** Whoever rings anew, or leaves the page, ends what was going on. */
  const round = useRef({ at: 0, practice: null as Practice | null })
  const line = current?.practice.line
  const state = useSyncExternalStore(
    line?.subscribe ?? nothing,
    line?.state ?? (() => restingPhone),
    () => restingPhone,
  )

  const stop = () => {
    round.current.at += 1
    round.current.practice?.stop()
    setBusy(false)
    setWaiting(0)
  }

  async function ring(callers: readonly PracticeCaller[], noise: PracticeNoise) {
    stop()
    const mine = round.current.at
    setBusy(true)
    for (const [index, caller] of callers.entries()) {
      const practice = practise(caller.id, noise)
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
    ring: (callers, noise) => void ring(callers, noise),
    stop,
  }
}
