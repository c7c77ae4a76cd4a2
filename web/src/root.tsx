import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@fontsource-variable/archivo/wght.css'
import './app/tokens.css'
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { FIRST_WORDS, POWERED_BY_META } from '@towline/contract'
import { type ReactNode, useState } from 'react'
import { Links, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration } from 'react-router'
import styles from './app/page-frame.module.css'
import { cssVariables, theme } from './app/theme.ts'
import { loginAddress } from './platform/login-address.ts'
import { poweredBy } from './platform/powered-by.ts'
import { makeQueryClient } from './platform/query.ts'
import { sessionEnded } from './platform/signed-out.ts'

export { BrokenPage as ErrorBoundary } from './app/broken-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Towline' }]

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name={POWERED_BY_META} content={poweredBy()} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
        >
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Says of a page of the dashboard that it is one, before its code is there. */
const tellDesk =
  'if(location.pathname.startsWith("/customer/dashboard/"))document.documentElement.dataset.desk=""'

/** The frame of a page that is not prerendered, until its code has arrived. */
export function HydrateFallback() {
  return (
    <div className={styles.frame} role="status">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, which the policy knows by their hash */}
      <script dangerouslySetInnerHTML={{ __html: tellDesk }} />
      <div
        className={styles.first}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, where the server writes what a page says first
        dangerouslySetInnerHTML={{ __html: FIRST_WORDS }}
      />
      <span className={styles.bar} />
      <span className={styles.side} />
      <span className={styles.main}>
        <span className={styles.words}>Loading Towline…</span>
        {[60, 92, 84, 96, 78, 88].map((width) => (
          <i key={width} style={{ width: `${width}%` }} />
        ))}
      </span>
    </div>
  )
}

/** Nothing else opens until a manager has the second step that the company requires. */
function setUpTwoStep() {
  if (window.location.pathname !== '/two-step') window.location.assign('/two-step')
}

/**
 * The dashboard of somebody whose session has ended: it is kept where they can sign in again without leaving it.
 * Elsewhere a new page forgets everything that was read.
 */
function signInAgain() {
  if (sessionEnded()) return
  const { pathname, search } = window.location
  if (pathname.startsWith('/customer/dashboard/')) {
    window.location.assign(loginAddress(pathname + search))
  }
}

export default function Root() {
  const [queryClient] = useState(() => makeQueryClient(signInAgain, setUpTwoStep))
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
