import { setTimeout as wait } from 'node:timers/promises'
import { banner } from './banner.ts'
import { WrongSettings } from './platform/settings.ts'
import { seedDemo } from './seeds/demo.ts'
import { start } from './start.ts'

/** A stop that takes longer than this is cut short; the carrier then takes the calls back itself. */
const STOP_MS = 20_000

try {
  const running = await start(process.env)
  const demo = await seedDemo(running.app)
  console.log(banner(running.app, demo))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      console.log('Stopping: live calls are handed on, then everything is closed.')
      await Promise.race([running.stop(), wait(STOP_MS, undefined, { ref: false })])
      process.exit(0)
    })
  }
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exit(1)
}
