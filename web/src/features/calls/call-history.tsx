import { IconUserSearch } from '@tabler/icons-react'
import { formatPhone, type PhoneCall } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { CallList } from './call-list.tsx'
import { useCallHistory } from './calls.queries.ts'
import { callerName } from './calls.text.ts'
import { PagedCalls } from './paged-calls.tsx'

/** The call history of the chosen customer. */
export function CallHistory(props: {
  customer: PhoneCall | null
  onOpen: (call: PhoneCall) => void
}) {
  return (
    <Card
      title="Call history"
      aside={
        props.customer &&
        `${callerName(props.customer)}, ${formatPhone(props.customer.fromNumber) || 'number withheld'}`
      }
    >
      {props.customer ? (
        <OwnCalls customer={props.customer} onOpen={props.onOpen} />
      ) : (
        <Empty icon={<IconUserSearch size={24} />} title="No customer chosen.">
          Search by name or number, then choose a customer to see their calls.
        </Empty>
      )}
    </Card>
  )
}

/** Of whoever withholds the number no other call is known. */
function OwnCalls(props: { customer: PhoneCall; onOpen: (call: PhoneCall) => void }) {
  const { customer, onOpen } = props
  if (customer.fromNumber) return <History phoneNumber={customer.fromNumber} onOpen={onOpen} />
  return <CallList label="Call history" calls={[customer]} onOpen={onOpen} />
}

function History(props: { phoneNumber: string; onOpen: (call: PhoneCall) => void }) {
  const list = useCallHistory(props.phoneNumber)
  return (
    <PagedCalls
      label="Call history"
      list={list}
      onOpen={props.onOpen}
      empty="No calls from this number."
    />
  )
}
