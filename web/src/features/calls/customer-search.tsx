import { Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { formatPhone, type PhoneCall } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { isAskable, useCustomerSearch } from './calls.queries.ts'
import { callerName } from './calls.text.ts'
import styles from './customer-search.module.css'

const SEARCH_DELAY = 500

/** Finds a customer by name or number; choosing one shows their call history. */
export function CustomerSearch(props: {
  chosen: PhoneCall | null
  onChoose: (customer: PhoneCall) => void
}) {
  const [text, setText] = useState('')
  const [debounced] = useDebouncedValue(text.trim(), SEARCH_DELAY)
  const term = text.trim() === '' ? '' : debounced
  const found = useCustomerSearch(term)
  return (
    <Card title="Search customers">
      <TextInput
        type="search"
        aria-label="Name or phone number"
        placeholder="Name or phone number"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={styles.state}>
        {isAskable(term) && found.isPending && <Skeleton height={38} mt={10} />}
        {(found.data?.length === 0 || (term && !isAskable(term))) &&
          `No customer matches “${term}”.`}
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {term && found.data && (
        <ul className={styles.results} aria-label="Customers found">
          {found.data.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                className={styles.result}
                aria-pressed={isSame(props.chosen, customer)}
                onClick={() => props.onChoose(customer)}
              >
                <strong>{callerName(customer)}</strong>
                <span>{formatPhone(customer.fromNumber) || 'Withheld'}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A customer is a number; where it is withheld, a call. */
const isSame = (one: PhoneCall | null, other: PhoneCall) =>
  one?.id === other.id || (other.fromNumber !== '' && one?.fromNumber === other.fromNumber)
