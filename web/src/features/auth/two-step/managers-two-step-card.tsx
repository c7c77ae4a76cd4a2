import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readTwoStep, requireTwoStep } from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'
import { Card } from '../../../ui/card.tsx'
import { dateAndTime } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './two-step.module.css'

/** Whether the company's managers need two-step login. */
export function ManagersTwoStepCard() {
  const { data } = useQuery(query(readTwoStep))
  const requiring = useDo(requireTwoStep, [readTwoStep])
  if (!data) return null
  const { managersFrom } = data
  const isRequired = managersFrom > 0
  return (
    <Card title="Two-step login for managers">
      {requiring.error && <Notice kind="error">{requiring.error.message}</Notice>}
      <p className={styles.hint}>
        {isRequired
          ? `Required from ${dateAndTime(managersFrom)} on. A manager without it sets it up at the next login after that.`
          : 'Managers see your money and your people. If you require it, each has a week to add an app or a passkey under Profile, and is told by email.'}
      </p>
      <div className={styles.setup}>
        <div className={styles.actions}>
          <Button
            variant="default"
            loading={requiring.isPending}
            onClick={() => requiring.mutate({ body: { isRequired: !isRequired } })}
          >
            {isRequired ? 'Don’t require it anymore' : 'Require it of managers'}
          </Button>
        </div>
      </div>
    </Card>
  )
}
