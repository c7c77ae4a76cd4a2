import { NativeSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  offerSettingLabels,
  Routing,
  readOfferSettings,
  routingNames,
  saveOfferSettings,
} from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './offer-settings.module.css'

const times = [30, 45, 60, 90, 120, 180, 300, 600]

const inWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`

const choosing: Record<Routing, string> = {
  off: 'The list of drivers shows who is near and free.',
  suggest:
    'Each waiting job shows who should take it: whoever gets there first, trucks about to be free included.',
  automatic:
    'A new job is offered at once to the driver who gets there first. A truck about to be free nearby is waited for.',
}

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
        label={offerSettingLabels.routing}
        description={choosing[data.routing]}
        value={data.routing}
        disabled={saving.isPending}
        onChange={(event) =>
          saving.mutate({ body: { routing: Routing.parse(event.currentTarget.value) } })
        }
        data={Routing.options.map((value) => ({ value, label: routingNames[value] }))}
      />
      <NativeSelect
        label={offerSettingLabels.seconds}
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
        label={offerSettingLabels.nextByItself}
        description="When a driver can’t take a job or doesn’t answer, the next one on duty is offered it."
        checked={data.nextByItself || data.routing === 'automatic'}
        disabled={saving.isPending || data.routing === 'automatic'}
        onChange={(event) => saving.mutate({ body: { nextByItself: event.currentTarget.checked } })}
      />
    </section>
  )
}
