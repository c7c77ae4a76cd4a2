import { Button } from '@mantine/core'
import { Link, type MetaFunction } from 'react-router'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Page not found · Towline' }]

export default function NotFoundPage() {
  return (
    <PlainPage>
      <PageHeading>Page not found</PageHeading>
      <p>Check the address, or go back to the home page.</p>
      <Button component={Link} to="/">
        Go to the home page
      </Button>
    </PlainPage>
  )
}
