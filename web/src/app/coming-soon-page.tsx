import { IconTools } from '@tabler/icons-react'
import { type MetaFunction, useLocation } from 'react-router'
import { Empty } from '../ui/empty.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const meta: MetaFunction = ({ location }) => [
  { title: `${nameOf(location.pathname)} · Towline` },
]

const nameOf = (path: string) => (/\/reports\/?$/.test(path) ? 'Reports' : 'Impounds')

/** The place of a section that is not there yet. */
export default function ComingSoonPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeading>{nameOf(pathname)}</PageHeading>
      <Empty icon={<IconTools size={24} />} title="Coming Soon!" />
    </>
  )
}
