/** The time of a frame that pieces of work may take together before the page draws and listens again, in ms. */
const SLICE = 5

/** What a piece of work says between its steps: `draw` when the page should draw what was done so far. */
export type Pause = 'draw' | undefined

type Work = () => Generator<Pause, void>

/** What is left off, in the order it was begun. */
const waiting = new Map<Work, Generator<Pause, void>>()
let frame = 0

/**
 * Runs work that can be left off between its steps: at once as far as it comes in a few milliseconds,
 * and the rest frame by frame. The returned function begins it anew; `stop` lets go of it. Of several
 * that wait, one frame goes on with the first, so that no frame has to draw what all of them did.
 */
export function inSlices(work: Work) {
  const stop = () => void waiting.delete(work)
  const start = () => {
    stop()
    waiting.set(work, work())
    if (waiting.size === 1) goOn()
  }
  return { start, stop }
}

function goOn(): void {
  cancelAnimationFrame(frame)
  const until = performance.now() + SLICE
  const [work, steps] = [...waiting][0] ?? []
  if (!work || !steps) return
  // What fails is over as well: it does not hold up the others.
  let isOver = true
  try {
    for (;;) {
      const { done, value } = steps.next()
      if (done) break
      if (value !== 'draw' && performance.now() <= until) continue
      isOver = false
      break
    }
  } finally {
    if (isOver) waiting.delete(work)
    if (waiting.size > 0) frame = requestAnimationFrame(goOn)
  }
}
