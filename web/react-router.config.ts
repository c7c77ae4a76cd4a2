import type { Config } from '@react-router/dev/config'
import { finishBuild } from './src/build/finish.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/login', '/register/trial', '/register/success'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
