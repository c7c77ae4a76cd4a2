import { Button } from '@mantine/core'
import type { JobPrice } from '@towline/contract'
import { useId, useState } from 'react'
import { useDispatchForm } from './dispatch-form.ts'
import { dependsText, estimateText, sourceText } from './job-price.text.ts'
import styles from './price-line.module.css'
import { useJobPrice } from './use-job-price.ts'

/** What the job will come to, as it fills; how that came about is told when asked. */
export function PriceLine() {
  const { price, isComing } = useJobPrice(useDispatchForm().values)
  const [isOpen, setOpen] = useState(false)
  const why = useId()
  // Its room is kept while it is on its way: what is above must not move from under a finger.
  const text = isComing ? 'Estimating the price…' : price ? estimateText(price) : ''
  if (!text) return null
  const isExplained = price !== null && price.items.length > 0
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        <output>{text}</output>
        {isExplained && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={why}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide how' : 'Show how'}
          </Button>
        )}
      </p>
      <div id={why}>{isOpen && isExplained && <Explanation price={price} />}</div>
    </div>
  )
}

/** How a price came about, item by item. */
export function Explanation({ price }: { price: JobPrice }) {
  const depends = dependsText(price)
  return (
    <div className={styles.why}>
      <ul>
        {price.items.map((item) => (
          <li key={item.name}>
            {item.name === 'Minimum charge' || /miles$|scene$/.test(item.name)
              ? `${item.name}: ${item.explanation}`
              : item.explanation}
            {item.taxable === false ? ' (not taxed)' : ''}
          </li>
        ))}
      </ul>
      {price.share && <p>{price.share.explanation}.</p>}
      {depends && <p>{depends}</p>}
      <p>{sourceText(price)}</p>
    </div>
  )
}
