import { Button } from '@mantine/core'
import type { JobPrice, LineItem } from '@towline/contract'
import { money } from '../../../ui/dates.ts'
import { useDispatchForm } from './dispatch-form.ts'
import { Explanation } from './price-line.tsx'
import styles from './proposed-items.module.css'

/** The items that the rates make of the job; nothing is charged before a person takes them. */
export function ProposedItems({ price, onTaken }: { price: JobPrice; onTaken: () => void }) {
  const form = useDispatchForm()
  const { lineItems } = form.values
  const take = () => {
    form.setFieldValue('lineItems', price.items.map(withoutExplanation))
    onTaken()
  }
  return (
    <section className={styles.box} aria-label="From your rates">
      <h3>From your rates: {money(price.least)}</h3>
      <Explanation price={price} />
      <Button size="xs" onClick={take}>
        {lineItems.length > 0 ? 'Replace the items with these' : 'Use these items'}
      </Button>
    </section>
  )
}

const withoutExplanation = ({ explanation: _, ...item }: JobPrice['items'][number]): LineItem =>
  item
