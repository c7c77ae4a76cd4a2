import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setup = fileURLToPath(new URL('./tools/test-setup.ts', import.meta.url))

const floor = (name: string) => ({
  extends: true as const,
  test: { name, root: name, include: ['src/**/*.test.ts'], setupFiles: [setup] },
})

export default defineConfig({
  test: {
    // A core is left for whoever watches where there are many; of two, both are used.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      floor('contract'),
      floor('agent'),
      floor('server'),
      {
        extends: true,
        test: {
          name: 'web',
          root: 'web',
          include: ['app/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [setup],
        },
      },
    ],
  },
})
