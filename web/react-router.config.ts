import type { Config } from '@react-router/dev/config'
import { finishBuild } from './src/build/finish.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  // What a page loads first is asked for by its page already; a file for that alone costs a way there and back.
  splitRouteModules: false,
  prerender: [
    '/',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/register',
    '/register/trial',
    '/register/success',
  ],
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
