import { setTimeout as wait } from 'node:timers/promises'
import { banner } from './banner.ts'
import { DatabaseMisconfigured, DatabaseUnavailable } from './platform/db/index.ts'
import { WrongSettings } from './platform/settings.ts'
import { seedDemo } from './seeds/demo.ts'
import { liveInDemo } from './seeds/live-in.ts'
import { start } from './start.ts'

/** A stop that takes longer than this is cut short; the carrier then takes the calls back itself. */
const STOP_MS = 20_000

try {
  const running = await start(process.env)
  const demo = await seedDemo(running.app)
  console.log(banner(running.app, demo))
  const life = new AbortController()
  if (demo)
    void liveInDemo(running.app, demo, { url: running.url, signal: life.signal }).catch((error) =>
      running.app.log.error({ err: error }, 'the demo was not filled'),
    )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      life.abort()
      console.log('Stopping: transferring live calls, then closing.')
      await Promise.race([running.stop(), wait(STOP_MS, undefined, { ref: false })])
      process.exit(0)
    })
  }
} catch (error) {
  console.error(whatToDo(error) ?? error)
  process.exit(1)
}

/** What whoever starts the product can mend himself, without a trace of our code; null for our own faults. */
function whatToDo(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const kinds = [WrongSettings, DatabaseMisconfigured, DatabaseUnavailable]
  if (kinds.some((kind) => error instanceof kind)) return error.message
  if (!('code' in error && error.code === 'EADDRINUSE')) return null
  return `${error.message}: something else is using that port. Stop it, or set PORT to another one.`
}
