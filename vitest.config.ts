import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const quickArgon2 = fileURLToPath(new URL('./server/src/testing/quick-argon2.ts', import.meta.url))
const keptEngine = fileURLToPath(new URL('./server/src/testing/kept-engine.ts', import.meta.url))
const screenSetup = fileURLToPath(new URL('./web/src/testing/screen-setup.ts', import.meta.url))
const setup = fileURLToPath(new URL('./tools/test-setup.ts', import.meta.url))

/** A package without a DOM. Its files share what they import, and on the server one database a process. */
const plain = (name: string, alias: Record<string, string> = {}, setupFiles: string[] = []) => ({
  extends: true as const,
  resolve: { alias },
  test: {
    name,
    root: name,
    include: ['src/**/*.test.ts'],
    setupFiles: [setup, ...setupFiles],
    isolate: false,
  },
})

export default defineConfig({
  test: {
    // A core is left for whoever watches where there are many. Of two both are used, by four workers: more than
    // half of what a test takes is waiting.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // These end what hangs, and say nothing of how long anything takes; nor does the patience of `tools/test-setup.ts`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      plain('contract'),
      plain('agent'),
      plain('corpus'),
      plain('simulator'),
      plain('server', { '@node-rs/argon2': quickArgon2 }, [keptEngine]),
      {
        extends: true,
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.ts'],
          setupFiles: [setup],
          isolate: false,
        },
      },
      // Its files share one page and what they import. jsdom draws by an interval of its own: it is not faked.
      {
        extends: true,
        test: {
          name: 'screens',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [setup, screenSetup],
          isolate: false,
          unstubGlobals: true,
          fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
        },
      },
    ],
  },
})
