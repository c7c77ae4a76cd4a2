import type { Clock } from '../features/voice/index.ts'
import type { App } from '../platform/app.ts'

/** The app at the time of this clock, wherever it is put; nothing is sent to anybody. */
export const pastApp = (app: App, clock: Clock): App => ({
  ...app,
  now: () => clock.at,
  tasks: { ...app.tasks, enqueue: async () => undefined },
})
