import type { ChargeGroup, InvoiceLine, Payment, PayPage } from '@towline/contract'
import { cents, momentText, type PayText } from './pay.text.ts'
import styles from './pay-page.module.css'

type Props = { invoice: PayPage['invoice']; text: PayText }

/** What was done, and when. */
export function WhatWasDone({ invoice, text }: Props) {
  const { job } = invoice
  const facts = [
    [text.vehicle, job.vehicle],
    [text.plate, job.plate],
    [text.reason, job.reason],
    [text.from, job.pickup],
    [text.to, job.dropoff],
    [text.on, job.completedAt ? momentText(job.completedAt, text) : ''],
  ].filter(([, value]) => value)
  return (
    <section className={styles.sheet} aria-labelledby="done">
      <h2 id="done">{text.done}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The lines of a bill by their heading, and what they come to. */
export function Charges({ invoice, text }: Props) {
  const groups = (['Tow Charges', 'Storage Charges'] as const satisfies ChargeGroup[])
    .map((group) => ({ group, lines: invoice.lines.filter((line) => line.group === group) }))
    .filter(({ lines }) => lines.length > 0)
  const { taxCents, taxPercent, subtotalCents, totalCents, paidCents, creditedCents } = invoice
  return (
    <section className={styles.sheet} aria-label={text.billOf(invoice.number)}>
      {groups.map(({ group, lines }) => (
        <Group key={group} name={text.groups[group]} lines={lines} />
      ))}
      <dl className={styles.sums}>
        {taxCents !== 0 && <Sum name={text.subtotal} amount={subtotalCents} />}
        {taxCents !== 0 && <Sum name={text.tax(taxPercent)} amount={taxCents} />}
        <Sum name={text.total} amount={totalCents} isStrong />
        {creditedCents !== 0 && <Sum name={text.credited} amount={-creditedCents} />}
        {paidCents !== 0 && <Sum name={text.paidSoFar} amount={-paidCents} />}
        {(paidCents !== 0 || creditedCents !== 0) && invoice.balanceCents >= 0 && (
          <Sum name={text.left} amount={invoice.balanceCents} isStrong />
        )}
      </dl>
    </section>
  )
}

function Group({ name, lines }: { name: string; lines: InvoiceLine[] }) {
  return (
    <>
      <h2>{name}</h2>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <li key={at}>
            <span>
              {line.name}
              {line.quantity !== null && line.quantity !== 1 && line.rateCents !== null && (
                <span className={styles.mild}>
                  {' '}
                  {line.quantity} {line.unit} × {cents(line.rateCents)}
                </span>
              )}
            </span>
            <span>{cents(line.amountCents)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sum(props: { name: string; amount: number; isStrong?: boolean }) {
  return (
    <div data-strong={props.isStrong ?? false}>
      <dt>{props.name}</dt>
      <dd>{cents(props.amount)}</dd>
    </div>
  )
}

/** What came in and went back. */
export function PaymentList({ invoice, text }: Props) {
  if (invoice.payments.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="payments">
      <h2 id="payments">{text.payments}</h2>
      <ul className={styles.lines}>
        {invoice.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {nameOf(payment, text)}
              <span className={styles.mild}> {momentText(payment.receivedAt, text)}</span>
            </span>
            <span>{cents(payment.amountCents || payment.tipCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ method, reference, refundOf }: Payment, text: PayText): string {
  const digits = method === 'Card' ? /\d{4}$/.exec(reference)?.[0] : undefined
  const way = text.methods[method] + (digits ? ` •••• ${digits}` : '')
  return refundOf ? `${text.refund}, ${way}` : way
}
