import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readTwoStep, requireTwoStep } from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'
import { dateAndTime } from '../../../ui/dates.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './two-step.module.css'

/** Whether the company's managers need two-step login; a change is saved at once. */
export function ManagersTwoStep() {
  const { data, error, refetch } = useQuery(query(readTwoStep))
  const requiring = useDo(requireTwoStep, [readTwoStep])
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { managersFrom } = data
  return (
    <section className={styles.section} aria-labelledby="managers-login">
      <h2 id="managers-login">Managers’ login</h2>
      {requiring.error && <Notice kind="error">{requiring.error.message}</Notice>}
      <Switch
        label="Require two-step login of managers"
        description={
          managersFrom > 0
            ? `From ${dateAndTime(managersFrom)}. Managers without it set it up at their next login after that.`
            : 'They’re told by email and have a week to add an app or a passkey under Profile.'
        }
        checked={managersFrom > 0}
        disabled={requiring.isPending}
        onChange={(event) =>
          requiring.mutate({ body: { isRequired: event.currentTarget.checked } })
        }
      />
    </section>
  )
}
