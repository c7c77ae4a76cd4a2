import { Button } from '@mantine/core'
import { Link, type MetaFunction } from 'react-router'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Page not found · Towline' }]

export default function NotFoundPage() {
  return (
    <PlainPage>
      <PageHeading>There is no page here</PageHeading>
      <p>The address may have been mistyped, or the page has moved.</p>
      <Button component={Link} to="/">
        To the home page
      </Button>
    </PlainPage>
  )
}
