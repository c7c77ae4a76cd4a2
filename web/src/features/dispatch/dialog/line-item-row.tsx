import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { howItCame, type LineItem } from '@towline/contract'
import { NumberField } from '../../../ui/number-field.tsx'
import styles from './billing-fields.module.css'
import { amountOf, useDispatchForm } from './dispatch-form.ts'

const CENTS = 100

/** One item of the bill: its name, how many where it has a rate, its amount, and whether it is taxed. */
export function LineItemRow(props: {
  item: LineItem
  index: number
  takesFocus: boolean
  onRemove: () => void
}) {
  const form = useDispatchForm()
  const { item, index } = props
  const { quantity, unit, rate } = item
  const path = `lineItems.${index}` as const
  const label = (what: string) => `Item ${index + 1}, ${what}`
  const isCounted = rate !== undefined && quantity !== undefined && unit !== 'call'
  return (
    <li className={styles.item}>
      <TextInput
        className={styles.name ?? ''}
        aria-label={label('name')}
        placeholder="Name"
        autoFocus={props.takesFocus}
        maxLength={200}
        value={item.name}
        error={form.errors[`${path}.name`]}
        onChange={(event) => form.setFieldValue(`${path}.name`, event.currentTarget.value)}
      />
      {isCounted && (
        <NumberField
          className={styles.quantity ?? ''}
          aria-label={label('quantity')}
          suffix={unitText(unit, quantity)}
          min={0}
          decimalScale={1}
          hideControls
          value={quantity}
          error={form.errors[`${path}.quantity`]}
          onChange={(typed) => {
            const many = Math.max(0, amountOf(typed))
            if (many === quantity) return
            const amount = Math.round(many * rate * CENTS) / CENTS
            form.setFieldValue(path, { ...item, quantity: many, amount })
          }}
        />
      )}
      <NumberField
        className={styles.amount ?? ''}
        aria-label={label('amount')}
        prefix="$"
        decimalScale={2}
        fixedDecimalScale={!Number.isInteger(item.amount)}
        step={0.01}
        hideControls
        value={item.amount}
        error={form.errors[`${path}.amount`]}
        onChange={(value) => form.setFieldValue(`${path}.amount`, amountOf(value))}
      />
      <Checkbox
        className={styles.taxed ?? ''}
        label="Tax"
        aria-label={label('taxed')}
        checked={item.taxable !== false}
        onChange={(event) => form.setFieldValue(`${path}.taxable`, event.currentTarget.checked)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove item ${index + 1}`}
        onClick={props.onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
      {howItCame(item) && <p className={styles.how}>{howItCame(item)}</p>}
    </li>
  )
}

/** ` miles`, ` quarter hour`; nothing for what is counted by the piece. */
const unitText = (unit: string | undefined, quantity: number) =>
  !unit || unit === 'each' ? '' : ` ${unit}${quantity === 1 ? '' : 's'}`
