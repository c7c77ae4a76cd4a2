import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { billingTotals, type DispatchCall, readAccount } from '@towline/contract'
import { useRef, useState } from 'react'
import { query } from '../../../platform/query.ts'
import { money } from '../../../ui/dates.ts'
import styles from './billing-fields.module.css'
import { Fields, ReadOnlyField, TextField } from './dispatch-fields.tsx'
import { amountOf, useDispatchForm } from './dispatch-form.ts'

/** Line items, tax and the totals they make. */
export function BillingFields({ call }: { call: DispatchCall | null }) {
  const form = useDispatchForm()
  const isExempt = useIsExempt()
  const [added, setAdded] = useState(-1)
  const addButton = useRef<HTMLButtonElement>(null)
  const { lineItems, taxPercent } = form.values
  const totals = billingTotals(lineItems, taxPercent)
  return (
    <>
      <ul className={styles.items} aria-label="Line items">
        {lineItems.map((item, index) => (
          // Items have no identity of their own: two may be alike, and their place is what is edited.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={styles.item}>
            <TextInput
              aria-label={`Item ${index + 1}, name`}
              placeholder="Name"
              autoFocus={index === added}
              maxLength={200}
              value={item.name}
              error={form.errors[`lineItems.${index}.name`]}
              onChange={(event) =>
                form.setFieldValue(`lineItems.${index}.name`, event.currentTarget.value)
              }
            />
            <NumberInput
              aria-label={`Item ${index + 1}, amount`}
              prefix="$"
              decimalScale={2}
              step={0.01}
              hideControls
              value={item.amount}
              error={form.errors[`lineItems.${index}.amount`]}
              onChange={(value) => form.setFieldValue(`lineItems.${index}.amount`, amountOf(value))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove item ${index + 1}`}
              onClick={() => {
                form.removeListItem('lineItems', index)
                // The last line's own button goes with it.
                if (index === lineItems.length - 1) addButton.current?.focus()
              }}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => {
          setAdded(lineItems.length)
          form.insertListItem('lineItems', { name: '', amount: 0 })
        }}
      >
        Add item
      </Button>
      <div className={styles.sum}>
        <NumberInput
          label="Tax percent"
          suffix="%"
          min={0}
          max={100}
          step={0.01}
          decimalScale={4}
          value={taxPercent}
          error={form.errors.taxPercent}
          description={isExempt ? exemptHint(taxPercent) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: styles.exempt ?? '' }}
          onChange={(value) => form.setFieldValue('taxPercent', amountOf(value))}
        />
        <dl className={styles.totals}>
          <dt>Subtotal</dt>
          <dd>{money(totals.totalAmountPreTax)}</dd>
          <dt>Tax</dt>
          <dd>{money(totals.taxAmount)}</dd>
          <dt>Total</dt>
          <dd>
            <output>{money(totals.totalAmount)}</output>
          </dd>
        </dl>
      </div>
      <Fields>
        <TextField name="invoiceNumber" label="Invoice number" max={60} />
        {call && <ReadOnlyField label="Balance when last saved" value={money(call.balance)} />}
        <TextField name="billingNotes" label="Billing notes" rows={3} />
      </Fields>
    </>
  )
}

/** Whether the account that pays is exempt from tax: the one the bill goes to, else the job's own. */
function useIsExempt(): boolean {
  const { vendorId, billToId } = useDispatchForm().values
  const id = billToId || vendorId
  const { data } = useQuery({ ...query(readAccount, { params: { id } }), enabled: id !== '' })
  return id !== '' && data?.id === id && data.taxExempt
}

const exemptHint = (taxPercent: number) =>
  taxPercent > 0
    ? 'The account is tax exempt, yet tax is charged here.'
    : 'The account is tax exempt: no tax is charged.'
