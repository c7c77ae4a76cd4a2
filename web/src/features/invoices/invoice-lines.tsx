import { ChargeGroup, type Invoice, type InvoiceLine } from '@towline/contract'
import styles from './invoice-view.module.css'
import { centsText } from './invoices.text.ts'

type Charged = Pick<
  Invoice,
  'lines' | 'taxPercent' | 'subtotalCents' | 'taxCents' | 'totalCents'
> & {
  /** What came in and what is left; none of them for a draft. */
  paidCents?: number
  creditedCents?: number
  balanceCents?: number
}

/** The lines by group, as the law of some states wants them, and what they come to. */
export function InvoiceLines({ invoice }: { invoice: Charged }) {
  const groups = ChargeGroup.options
    .map((group) => ({ group, lines: invoice.lines.filter((line) => line.group === group) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <table className={styles.lines} aria-label="Charges">
      <thead>
        <tr>
          <th scope="col">Charge</th>
          <th scope="col" data-how>
            Quantity
          </th>
          <th scope="col" data-cents data-how>
            Rate
          </th>
          <th scope="col" data-cents>
            Amount
          </th>
        </tr>
      </thead>
      {groups.map(({ group, lines }) => (
        <tbody key={group}>
          <tr>
            <th colSpan={4} scope="rowgroup" className={styles.group}>
              {group}
            </th>
          </tr>
          {lines.map((line, index) => (
            // Two lines may be alike; an invoice's never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Line key={index} line={line} isTaxed={invoice.taxPercent > 0} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <Sum name="Subtotal" cents={invoice.subtotalCents} />
        <Sum name={`Tax ${invoice.taxPercent}%`} cents={invoice.taxCents} />
        <Sum name="Total" cents={invoice.totalCents} mark={{ 'data-total': true }} />
        {!!invoice.creditedCents && <Sum name="Credited" cents={-invoice.creditedCents} />}
        {!!invoice.paidCents && <Sum name="Paid" cents={-invoice.paidCents} />}
        {invoice.balanceCents !== undefined && (
          <Sum name="Balance" cents={invoice.balanceCents} mark={{ 'data-balance': true }} />
        )}
      </tfoot>
    </table>
  )
}

function Line({ line, isTaxed }: { line: InvoiceLine; isTaxed: boolean }) {
  const { name, quantity, unit, rateCents, amountCents, taxable } = line
  return (
    <tr>
      <th scope="row">
        {name}
        {isTaxed && !taxable && <span className={styles.untaxed}> not taxed</span>}
      </th>
      <td data-how>{quantity !== null && quantityText(quantity, unit)}</td>
      <td data-cents data-how>
        {rateCents !== null && centsText(rateCents)}
      </td>
      <td data-cents>{centsText(amountCents)}</td>
    </tr>
  )
}

/** `15 miles`, `1 call`; a unit that is no word of counting stays as it is. */
const quantityText = (quantity: number, unit: string): string => {
  const isCounted = /^(call|mile|day|hour|quarter hour)$/.test(unit) && quantity !== 1
  return `${quantity} ${isCounted ? `${unit}s` : unit}`.trim()
}

function Sum(props: { name: string; cents: number; mark?: Record<string, boolean> }) {
  return (
    <tr {...props.mark}>
      <td data-how />
      <td data-how />
      <th scope="row">{props.name}</th>
      <td data-cents>{centsText(props.cents)}</td>
    </tr>
  )
}
