import { Button } from '@mantine/core'
import { type CommissionRule, daysText } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { CommissionDialog } from './commission-dialog.tsx'
import { useCommissions } from './reports.queries.ts'
import { ruleText } from './reports.text.ts'
import styles from './reports-section.module.css'

/** What drivers earn, by which rule and from which day on. */
export function Commissions(props: { mayWrite: boolean; onNews: (what: string) => void }) {
  const list = useCommissions()
  const [isOpen, setOpen] = useState(false)
  const rules = list.data?.rules ?? []
  return (
    <div className={styles.aside}>
      <Card
        title="Commissions"
        aside={
          props.mayWrite &&
          list.data && (
            <Button size="xs" variant="default" onClick={() => setOpen(true)}>
              Set a commission
            </Button>
          )
        }
      >
        {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rules.length === 0 && (
          <p className={styles.mild}>
            No commission is set: drivers earn 0 in this report. Set a share of the bill before tax,
            an amount for each completed job, or both.
          </p>
        )}
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <div className={styles.what}>
                <strong>{rule.driverName || 'Every driver'}</strong>: {ruleText(rule)}
                <p className={styles.mild}>{sinceText(rule, list.data?.today ?? '')}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {isOpen && list.data && (
        <CommissionDialog
          rules={rules}
          today={list.data.today}
          onClose={() => setOpen(false)}
          onSaved={(name) => props.onNews(`The commission of ${name} is saved.`)}
        />
      )}
    </div>
  )
}

const sinceText = ({ validFrom }: CommissionRule, today: string) =>
  `${validFrom > today ? 'Planned from' : 'Since'} ${daysText({ from: validFrom, to: validFrom })}`
