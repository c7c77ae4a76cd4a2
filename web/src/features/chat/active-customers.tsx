import { IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import type { ActiveCustomer } from '@towline/contract'
import { openRepWindow } from '../../platform/rep-window.ts'
import { Card } from '../../ui/card.tsx'
import styles from './active-customers.module.css'
import { useActiveCustomers } from './chat.queries.ts'
import { Presence } from './presence.tsx'

/** Customers who have come into their chat; there is no panel before one has. With `onBeside` a chat opens in place, too. */
export function ActiveCustomers(props: { onBeside?: (customer: ActiveCustomer) => void }) {
  const { onBeside } = props
  const customers = useActiveCustomers().data ?? []
  if (customers.length === 0) return null
  return (
    <Card title="Active Customers">
      <ul className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.id} className={styles.line}>
            <Customer customer={customer} />
            {onBeside && (
              <button
                type="button"
                className={styles.beside}
                title="Open the chat here"
                aria-label={`Open the chat of #${customer.dispatchNumber} here`}
                onClick={() => onBeside(customer)}
              >
                <IconLayoutSidebarRightExpand size={18} stroke={1.8} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <span className={styles.byMouse}>
          Double-click a name, or press Enter on it, to open the chat.
        </span>
        <span className={styles.byFinger}>Tap a name to open the chat.</span>
      </p>
    </Card>
  )
}

function Customer({ customer }: { customer: ActiveCustomer }) {
  const { unread } = customer
  return (
    <button
      type="button"
      className={styles.customer}
      onDoubleClick={() => openRepWindow(customer.id)}
      // Pressed by a key or by a screen reader, which has no second click.
      onClick={({ detail }) => detail === 0 && openRepWindow(customer.id)}
      // A finger has no second click that would not zoom.
      onPointerUp={({ pointerType }) => pointerType === 'touch' && openRepWindow(customer.id)}
    >
      <Presence here={customer.here} />
      <span className={styles.who}>
        <span className={styles.name}>{customer.customerName}</span>
        <span className={styles.last}>{customer.lastMessage || customer.vehicle}</span>
      </span>
      {unread > 0 && (
        <span className={styles.unread}>
          {unread}
          <span className={styles.words}> unread</span>
        </span>
      )}
    </button>
  )
}
