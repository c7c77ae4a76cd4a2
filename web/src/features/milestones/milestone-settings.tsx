import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  Milestone,
  milestoneLabels,
  readMilestoneSettings,
  saveMilestoneSettings,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './milestone-settings.module.css'

/** What the company texts its customers of their jobs; each switch is saved at once. */
export function MilestoneSettings() {
  const settings = useQuery(query(readMilestoneSettings))
  const saving = useDo(saveMilestoneSettings, [readMilestoneSettings])
  const { data } = settings
  if (settings.error && !data)
    return <Failed error={settings.error} onRetry={() => void settings.refetch()} />
  if (!data) return null
  return (
    <section className={styles.section} aria-labelledby="milestone-texts">
      <h2 id="milestone-texts">Texts to customers</h2>
      <p>
        Customers with “OK to text” checked are texted in English or Spanish, with a link to their
        job. Anyone who replied STOP gets none.
      </p>
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      {Milestone.options.map((milestone) => (
        <Switch
          key={milestone}
          label={milestoneLabels[milestone]}
          checked={data[milestone]}
          disabled={saving.isPending}
          onChange={(event) =>
            saving.mutate({ body: { [milestone]: event.currentTarget.checked } })
          }
        />
      ))}
    </section>
  )
}
