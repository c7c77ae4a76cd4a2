import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { theme } from '../app/theme.ts'
import { makeQueryClient } from '../platform/query.ts'

/** Where the app is, and what was handed over on the way there. */
type Address = string | { pathname: string; state: unknown }

/** Shows a component as the app would, at an address; other addresses show their own name. */
export function show(component: ReactNode, at: Address = '/') {
  const { app, ...rest } = appAround(component, at)
  return { ...render(app), ...rest, address: () => rest.router.state.location }
}

/** Shows a component as it was made at build time, is then typed into, and only then comes alive. */
export function showEarly(component: ReactNode, typed: Record<string, string>) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(appAround(component, '/').app)
  for (const [name, value] of Object.entries(typed))
    within(container).getByRole<HTMLInputElement>('textbox', { name }).value = value
  return render(appAround(component, '/').app, { container, hydrate: true })
}

function appAround(component: ReactNode, at: Address) {
  const router = createMemoryRouter(
    [
      {
        path: typeof at === 'string' ? (at.split('?')[0] ?? '/') : at.pathname,
        element: component,
      },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [at] },
  )
  const client = makeQueryClient(() => undefined)
  const app = (
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
  return { app, client, router }
}
