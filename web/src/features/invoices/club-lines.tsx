import { Button, Checkbox } from '@mantine/core'
import { type ClubLine, TakeClubPayments } from '@towline/contract'
import { useState } from 'react'
import { newClientKey } from '../../platform/client-key.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './club-payments.module.css'
import { useTakeClubPayments } from './invoices.queries.ts'
import { centsText, countText, matchTexts } from './invoices.text.ts'
import sections from './invoices-section.module.css'
import table from './table.module.css'

/** Whether a line can be taken as paid: it names an open invoice, and is no more than that owes. */
const canTake = ({ match, amountCents, balanceCents }: ClubLine) =>
  match === 'matches' ||
  (match === 'amount differs' && amountCents > 0 && amountCents <= balanceCents)

const matching = (lines: readonly ClubLine[]) =>
  new Set(lines.filter(({ match }) => match === 'matches').map(({ line }) => line))

/** The lines of a club's file with what each is on our side; those that match are chosen. */
export function ClubLines(props: {
  accountId: string
  lines: readonly ClubLine[]
  onTaken: (taken: number, totalCents: number) => void
}) {
  const { lines } = props
  const [shown, setShown] = useState(lines)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => matching(lines))
  // What was sent under a key is taken once: other lines go under another.
  const [key, setKey] = useState(newClientKey)
  if (shown !== lines) {
    setShown(lines)
    setChosen(matching(lines))
    setKey(newClientKey())
  }
  const taking = useTakeClubPayments()
  const ready = lines.filter((line) => canTake(line) && chosen.has(line.line))
  const total = ready.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const take = () => {
    const payments = ready.map(({ invoiceId, amountCents, reference }) => ({
      invoiceId,
      amountCents,
      reference,
    }))
    const body = TakeClubPayments.parse({ key, accountId: props.accountId, payments })
    taking.mutate(
      { body },
      { onSuccess: ({ taken, totalCents }) => props.onTaken(taken, totalCents) },
    )
  }
  const toggle = (line: number) => {
    const next = new Set(chosen)
    if (!next.delete(line)) next.add(line)
    setChosen(next)
    setKey(newClientKey())
  }
  return (
    <>
      {taking.error && <Notice kind="error">{taking.error.message}</Notice>}
      <div className={table.scroll}>
        <table className={table.table} data-cards aria-label="Lines of the file">
          <thead>
            <tr>
              <td data-check />
              <th scope="col">PO</th>
              <th scope="col" data-cents>
                Paid
              </th>
              <th scope="col">On our side</th>
              <th scope="col">Invoice</th>
              <th scope="col" data-cents>
                Balance
              </th>
              <th scope="col">Reference</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <td data-check>
                  <Checkbox
                    aria-label={`Take line ${line.line}, PO ${line.po}`}
                    disabled={!canTake(line)}
                    checked={canTake(line) && chosen.has(line.line)}
                    onChange={() => toggle(line.line)}
                  />
                </td>
                <th scope="row">{line.po || `Line ${line.line}`}</th>
                <td data-cents className={table.strong}>
                  {centsText(line.amountCents)}
                </td>
                <td>
                  <span className={styles.match} data-match={line.match}>
                    {matchTexts[line.match]}
                  </span>
                  {line.match === 'amount differs' && (
                    <span className={table.sub}>{differenceText(line)}</span>
                  )}
                </td>
                <td data-label={line.number ? 'Invoice' : undefined}>{line.number}</td>
                <td data-cents data-label={line.number ? 'Balance' : undefined}>
                  {line.number && centsText(line.balanceCents)}
                </td>
                <td>{line.reference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`${sections.bar} ${sections.more}`}>
        <Button disabled={ready.length === 0} loading={taking.isPending} onClick={take}>
          {ready.length === 0
            ? 'Take payments'
            : `Take ${countText(ready.length, 'payment')}, ${centsText(total)}`}
        </Button>
      </div>
    </>
  )
}

function differenceText({ amountCents, balanceCents }: ClubLine): string {
  const cents = amountCents - balanceCents
  return cents < 0
    ? `${centsText(-cents)} less than is owed: the rest stays open`
    : `${centsText(cents)} more than is owed: ask the club`
}
