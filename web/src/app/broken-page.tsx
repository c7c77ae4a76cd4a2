import { Button } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PlainPage } from '../ui/plain-page.tsx'
import NotFoundPage from './not-found-page.tsx'

/** What stands in the place of a page that broke. */
export function BrokenPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <PlainPage>
      <h1>This page broke</h1>
      <p>
        Nothing you saved is lost. Reload the page. If it breaks again, tell support what you did
        last.
      </p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </PlainPage>
  )
}
