/** The time one piece of work may take before the page draws and listens again, in ms. */
const SLICE = 5

/** What a piece of work says between its steps: `draw` when the page should draw what was done so far. */
export type Pause = 'draw' | undefined

/**
 * Runs work that can be left off between its steps: at once as far as it comes in a few milliseconds,
 * and the rest frame by frame. The returned function begins it anew; `stop` lets go of it.
 */
export function inSlices(work: () => Generator<Pause, void>) {
  let frame = 0
  const goOn = (steps: Generator<Pause, void>) => {
    const until = performance.now() + SLICE
    for (;;) {
      const { done, value } = steps.next()
      if (done) return
      if (value === 'draw' || performance.now() > until) break
    }
    frame = requestAnimationFrame(() => goOn(steps))
  }
  const stop = () => cancelAnimationFrame(frame)
  const start = () => {
    stop()
    goOn(work())
  }
  return { start, stop }
}
