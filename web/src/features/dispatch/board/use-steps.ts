import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DispatchCall,
  hasDriver,
  isDriven,
  MOST_STEP_AGO,
  type Step,
  type TakeStep,
  takeStep,
  undoStep,
} from '@towline/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, send } from '../../../platform/api.ts'
import { useWire } from '../../../platform/live-provider.tsx'
import { takeInCall } from '../dispatch.live.ts'
import { jobName } from '../dispatch.text.ts'
import { nothingToUndo, stepFailed, stepTaken, stepUndone } from './steps.text.ts'
import { drop, say } from './toasts.ts'

const UNDO_MS = 8_000
const RETRY_MS = 4_000
/** A step sent within this time has the server's time, in ms; one kept longer has the time it was pressed. */
const AT_ONCE = 1_000

/** A step of a job, as it is asked for. */
export type Asked = { call: DispatchCall; more: TakeStep; pressedAt: number }
/** A step whose driver has something else to do, with what. */
type Taken = Asked & { why: string }
/** A step that was taken, and the toast that offers to take it back. */
type Done = { call: DispatchCall; at: number; toast: number }

/**
 * Takes jobs on, step by step. Each step can be taken back for some seconds; who drives is asked in
 * `driverless`, and about a driver who is busy in `taken`; what could not be sent is in `kept` and sent when
 * the server can be reached.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function useSteps() {
  const client = useQueryClient()
  const wire = useWire()
  const [driverless, setDriverless] = useState<Asked | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [kept, setKept] = useState<readonly Asked[]>([])
  const underWay = useRef(new Map<string, { step: Step; done: Promise<void> }>())
  const last = useRef<Done | null>(null)
  const { mutateAsync: sendStep } = useStepMutation()
  const { mutateAsync: sendUndo } = useUndoMutation()

  const undo = useCallback(
    async (shown?: Done) => {
      // What a step did may be seen on the board before its answer is here.
      if (!shown) await Promise.all([...underWay.current.values()].map(({ done }) => done))
      const done = shown ?? last.current
      if (!done || Date.now() - done.at > UNDO_MS * 2) {
        say({ kind: 'info', text: 'No step to undo.', lasts: 4_000 })
        return
      }
      last.current = null
      drop(done.toast)
      const name = jobName(done.call)
      try {
        const { driverGone, ...call } = await sendUndo(done.call)
        takeInCall(client, call)
        say({ kind: 'info', ...stepUndone(name, driverGone) })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') {
          say({ kind: 'info', text: nothingToUndo(name), lasts: UNDO_MS })
          return
        }
        const text = `${name}: couldn’t undo the step. ${sentence(error)}`
        const action = { name: 'Try again', run: () => void undo(done) }
        say({ kind: 'error', text, lasts: UNDO_MS, action })
      }
    },
    [client, sendUndo],
  )

  const ask = useCallback(
    async (asked: Asked) => {
      const { call, more } = asked
      try {
        const now = await sendStep(asked)
        takeInCall(client, now)
        const done = { call: now, at: Date.now(), toast: 0 }
        last.current = done
        const action = { name: 'Undo', run: () => void undo(done) }
        setKept((all) => all.filter((one) => one !== asked))
        done.toast = say({
          kind: 'info',
          text: stepTaken(now, more.step),
          lasts: UNDO_MS,
          action,
        })
      } catch (error) {
        const code = error instanceof ApiError ? error.code : 'internal'
        if (code === 'offline') {
          setKept((all) => (all.includes(asked) ? all : [...all, asked]))
          return
        }
        setKept((all) => all.filter((one) => one !== asked))
        if (code === 'driver_taken') setTaken({ ...asked, why: sentence(error) })
        // The board did not know yet that the driver was taken off it.
        else if (code === 'driver_missing') setDriverless(asked)
        else
          say({ kind: 'error', text: stepFailed(call, more.step, sentence(error)), lasts: 10_000 })
      }
    },
    [client, sendStep, undo],
  )

  // Steps of one job go one after the other; the same one pressed twice is one.
  const run = useCallback(
    (asked: Asked): Promise<void> => {
      const { id } = asked.call
      const before = underWay.current.get(id)
      if (before?.step === asked.more.step) return before.done
      const done = (before?.done ?? Promise.resolve())
        .then(() => ask(asked))
        .finally(() => {
          if (underWay.current.get(id)?.done === done) underWay.current.delete(id)
        })
      underWay.current.set(id, { step: asked.more.step, done })
      return done
    },
    [ask],
  )

  useEffect(() => {
    if (kept.length === 0) return
    const again = async () => {
      for (const asked of kept) await run(asked)
    }
    if (wire === 'up') void again()
    const timer = setInterval(() => void again(), RETRY_MS)
    return () => clearInterval(timer)
  }, [kept, wire, run])

  const take = useCallback(
    (call: DispatchCall, step: Step, more: Partial<TakeStep> = {}) => {
      const isGiven = hasDriver(call) || more.driverId
      const check = isDriven(step) && { checkDriver: true }
      const asked = { call, pressedAt: Date.now(), more: { step, ...check, ...more } }
      if (isDriven(step) && !isGiven) setDriverless(asked)
      else void run(asked)
    },
    [run],
  )
  const letGo = () => {
    setDriverless(null)
    setTaken(null)
  }
  return { take, undo, kept, driverless, taken, letGo }
}

const useStepMutation = () =>
  useMutation({
    mutationKey: [takeStep.name],
    networkMode: 'always',
    mutationFn: ({ call, more, pressedAt }: Asked) => {
      const ago = Math.min(Date.now() - pressedAt, MOST_STEP_AGO)
      const body = ago > AT_ONCE ? { ...more, ago } : more
      return send(takeStep, { params: { id: call.id }, body })
    },
  })

const useUndoMutation = () =>
  useMutation({
    mutationKey: [undoStep.name],
    networkMode: 'always',
    mutationFn: ({ id, version }: DispatchCall) =>
      send(undoStep, { params: { id }, body: { version } }),
  })

const sentence = (error: unknown) => (error instanceof Error ? error.message : '')
