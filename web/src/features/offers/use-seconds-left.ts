import { useEffect, useReducer } from 'react'

/** Whole seconds until a moment of this device's clock, counted down each second; 0 once it has passed. */
export function useSecondsLeft(deadline: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1_000))
}
