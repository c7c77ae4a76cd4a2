import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('app/public-layout.tsx', [
    index('features/site/landing-page.tsx'),
    route('register/trial', 'features/site/trial-page.tsx'),
    route('register/success', 'features/site/welcome-page.tsx'),
    route('login', 'features/auth/login-page.tsx'),
  ]),
  route('customer/chat/:id', 'features/chat/customer-page.tsx'),
  route('customer/dashboard/:id', 'app/desk-layout.tsx', [
    index('features/dashboard/dashboard-page.tsx'),
    route('dispatching', 'app/dispatching-page.tsx'),
    route('sandbox', 'features/messages/sandbox-page.tsx'),
  ]),
  route('*', 'app/not-found-page.tsx'),
] satisfies RouteConfig
