import { defineConfig } from 'vitest/config'

// Each file has its own product, each worker its browser; two at a time is what two cores carry.
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../tools/test-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
  },
})
