import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Expiry } from './expiry.ts'
import styles from './expiry-notice.module.css'
import { Notice } from './notice.tsx'

const AT_FIRST = 4

export type Expiring = { id: string; name: string; expiry: Expiry }

/** What has to be renewed, the expired first, over the list it is from. `onOpen` where one may change it. */
export function ExpiryNotice(props: {
  title: string
  expiring: readonly Expiring[]
  onOpen: ((id: string) => void) | undefined
}) {
  const { expiring, onOpen } = props
  const [isAll, setAll] = useState(false)
  if (expiring.length === 0) return null
  const sorted = expiring.toSorted((one, other) => rank(one) - rank(other))
  const shown = isAll ? sorted : sorted.slice(0, AT_FIRST)
  const more = sorted.length - shown.length
  return (
    <Notice kind="info">
      <strong>{props.title}</strong>
      <ul className={styles.list}>
        {shown.map(({ id, name, expiry }) => (
          <li key={id}>
            {onOpen ? (
              <button type="button" className={styles.name} onClick={() => onOpen(id)}>
                {name}
              </button>
            ) : (
              name
            )}
            : {expiry.text}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setAll(true)}>
          Show {more} more
        </Button>
      )}
    </Notice>
  )
}

const rank = ({ expiry }: Expiring) => (expiry.state === 'expired' ? 0 : 1)

/** The same on a card. */
export const ExpiryFlag = ({ expiry }: { expiry: Expiry }) => (
  <span className={styles.flag} data-state={expiry.state}>
    {expiry.text}
  </span>
)
