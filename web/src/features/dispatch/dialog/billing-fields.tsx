import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { billingTotals, type DispatchCall, type LineItem, readAccount } from '@towline/contract'
import { useRef, useState } from 'react'
import { query } from '../../../platform/query.ts'
import { money } from '../../../ui/dates.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldLabel } from '../dispatch.text.ts'
import { AddFromRates } from './add-from-rates.tsx'
import styles from './billing-fields.module.css'
import { Fields, ReadOnlyField, TextField } from './dispatch-fields.tsx'
import { amountOf, useDispatchForm } from './dispatch-form.ts'
import { LineItemRow } from './line-item-row.tsx'
import { ProposedItems } from './proposed-items.tsx'
import { useJobPrice } from './use-job-price.ts'

/** Line items, tax and the totals they make. */
export function BillingFields({ call }: { call: DispatchCall | null }) {
  const form = useDispatchForm()
  const isExempt = useIsExempt()
  const [added, setAdded] = useState(-1)
  /** Whether somebody wants to see what the rates make of a job that has items. */
  const [asked, setAsked] = useState(false)
  const { price } = useJobPrice(form.values)
  const addButton = useRef<HTMLButtonElement>(null)
  const { lineItems, taxPercent } = form.values
  const totals = billingTotals(lineItems, taxPercent)
  const add = (item: LineItem) => {
    setAdded(lineItems.length)
    form.insertListItem('lineItems', item)
  }
  return (
    <>
      {price && price.items.length > 0 && (asked || lineItems.length === 0) && (
        <ProposedItems
          price={price}
          onTaken={() => {
            setAsked(false)
            addButton.current?.focus()
          }}
        />
      )}
      <ul className={styles.items} aria-label={fieldLabel('lineItems')}>
        {lineItems.map((item, index) => (
          <LineItemRow
            // Items have no identity of their own: two may be alike, and their place is what is edited.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            item={item}
            index={index}
            takesFocus={index === added}
            onRemove={() => {
              form.removeListItem('lineItems', index)
              // The last line's own button goes with it.
              if (index === lineItems.length - 1) addButton.current?.focus()
            }}
          />
        ))}
      </ul>
      <div className={styles.adding}>
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => add({ name: '', amount: 0, taxable: true })}
        >
          Add item
        </Button>
        {price && (
          <AddFromRates
            price={price}
            onPropose={
              price.items.length > 0 && lineItems.length > 0 ? () => setAsked(true) : undefined
            }
            onAdd={add}
          />
        )}
      </div>
      <div className={styles.sum}>
        <NumberField
          label={fieldLabel('taxPercent')}
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
        <TextField name="invoiceNumber" />
        {call && <ReadOnlyField label="Balance when last saved" value={money(call.balance)} />}
        <TextField name="billingNotes" rows={3} />
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
    ? 'This account is tax exempt, but tax is charged here.'
    : 'This account is tax exempt. No tax charged.'
