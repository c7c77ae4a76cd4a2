import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import { theme } from '../app/theme.ts'
import { makeQueryClient } from '../platform/query.ts'

afterEach(cleanup)

// jsdom lays nothing out, so it has no media to match and no sizes to watch.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Shows a component as the app would, at an address; other addresses show their own name. */
export function show(component: ReactNode, at = '/') {
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? '/', element: component },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [at] },
  )
  const client = makeQueryClient(() => undefined)
  const shown = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { ...shown, client, address: () => router.state.location }
}
