import { IconPhoneIncoming } from '@tabler/icons-react'
import type { PhoneCall } from '@towline/contract'
import { Link, useParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useRecentCalls } from './calls.queries.ts'
import { PagedCalls } from './paged-calls.tsx'

/** The latest phone calls of the company. */
export function RecentCalls(props: { onOpen: (call: PhoneCall) => void }) {
  const list = useRecentCalls()
  const { id } = useParams()
  return (
    <Card
      title="Recent calls"
      aside={<Link to={`/customer/dashboard/${id}/calls`}>All calls</Link>}
    >
      <PagedCalls
        label="Recent calls"
        list={list}
        onOpen={props.onOpen}
        empty={
          <Empty icon={<IconPhoneIncoming size={24} />} title="No calls yet.">
            Press “Test call” above to be the first.
          </Empty>
        }
      />
    </Card>
  )
}
