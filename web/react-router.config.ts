import type { Config } from '@react-router/dev/config'
import { writeScriptHashes } from './script-hashes.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/login', '/register/trial', '/register/success'],
  buildEnd: ({ reactRouterConfig }) =>
    writeScriptHashes(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
