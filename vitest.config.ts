import { defineConfig } from 'vitest/config'

const floor = (name: string) => ({
  extends: true as const,
  test: { name, root: name, include: ['src/**/*.test.ts'], setupFiles: ['../tools/test-setup.ts'] },
})

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      floor('contract'),
      floor('agent'),
      floor('server'),
      {
        extends: true,
        test: { name: 'web', root: 'web', include: ['app/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['../tools/test-setup.ts'] },
      },
    ],
  },
})
