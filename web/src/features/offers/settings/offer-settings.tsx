import { NativeSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readOfferSettings, saveOfferSettings } from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './offer-settings.module.css'

const times = [30, 45, 60, 90, 120, 180, 300, 600]

const inWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`

/** How the company offers jobs to its drivers; each change is saved at once. */
export function OfferSettings() {
  const settings = useQuery(query(readOfferSettings))
  const saving = useDo(saveOfferSettings, [readOfferSettings])
  const { data } = settings
  if (settings.error && !data)
    return <Failed error={settings.error} onRetry={() => void settings.refetch()} />
  if (!data) return null
  const shown = times.includes(data.seconds) ? times : [...times, data.seconds]
  return (
    <section className={styles.section} aria-labelledby="offering-jobs">
      <h2 id="offering-jobs">Offering jobs to drivers</h2>
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      <NativeSelect
        label="Time to answer"
        description="After this, the board shows that no one has taken the job."
        value={String(data.seconds)}
        disabled={saving.isPending}
        onChange={(event) =>
          saving.mutate({ body: { seconds: Number(event.currentTarget.value) } })
        }
        data={shown
          .toSorted((a, b) => a - b)
          .map((seconds) => ({ value: String(seconds), label: inWords(seconds) }))}
      />
      <Switch
        label="Offer to the next driver automatically"
        description="When a driver can’t take a job or doesn’t answer, the next one on duty is offered it."
        checked={data.nextByItself}
        disabled={saving.isPending}
        onChange={(event) => saving.mutate({ body: { nextByItself: event.currentTarget.checked } })}
      />
    </section>
  )
}
