import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import { KeptKind, keptKinds, Retention } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { formFields } from '../../platform/form-fields.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { FollowedNotices } from '../../ui/followed-notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFollowedForm } from '../../ui/use-followed-form.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import styles from './privacy.module.css'
import { useRetention, useSaveRetention } from './privacy.queries.ts'
import { daysText, daysToChoose } from './privacy.text.ts'

/** How long the company keeps what. */
export function RetentionCard() {
  const { data, error, refetch } = useRetention()
  return (
    <Card title="How long records are kept">
      <p className={styles.mild}>
        What is older is deleted each night, for good. Jobs, invoices and stored vehicles stay.
      </p>
      {data && <RetentionForm retention={data} />}
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton height={380} role="status" aria-label="Loading how long records are kept" />
      )}
    </Card>
  )
}

type Values = Omit<Retention, 'version'>
const valuesOf = ({ version: _, ...values }: Retention): Values => values
const fields = formFields<Values>([...KeptKind.options])
const labels = Object.fromEntries(
  KeptKind.options.map((kind) => [kind, keptKinds[kind].name]),
) as Record<KeptKind, string>

/** The kinds that would be kept for a shorter time. */
const shortened = (before: Values, after: Values) =>
  KeptKind.options.filter(
    (kind) => after[kind] !== 0 && (before[kind] === 0 || after[kind] < before[kind]),
  )

function RetentionForm({ retention }: { retention: Retention }) {
  const saving = useSaveRetention()
  const [isAsking, setAsking] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Values>({ initialValues: valuesOf(retention) })
  const followed = useFollowedForm(form, {
    record: retention,
    isSaving: saving.isPending,
    valuesOf,
    read: (newer) => Retention.safeParse(newer).data,
    fields,
  })
  const guard = useLeaveGuard(followed.isChanged)
  const base = followed.base ?? retention
  const shorter = shortened(base, form.values)
  const save = () => {
    setSaved(false)
    saving.mutate(
      { body: { ...form.values, version: base.version } },
      {
        onSuccess: (saved) => {
          setAsking(false)
          followed.settle(saved)
          setSaved(true)
        },
        onError: (error) => {
          setAsking(false)
          if (error instanceof ApiError && error.code === 'newer_version')
            followed.takeRefusal(error.newer)
        },
      },
    )
  }
  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit(() => (shorter.length > 0 ? setAsking(true) : save()))}
      >
        <fieldset disabled={saving.isPending} className={styles.fields}>
          {KeptKind.options.map((kind) => (
            <NativeSelect
              key={kind}
              className={styles.kept}
              label={keptKinds[kind].name}
              description={keptKinds[kind].what}
              data={daysToChoose(keptKinds[kind].least, base[kind]).map((days) => ({
                value: String(days),
                label: daysText(days),
              }))}
              value={String(form.values[kind])}
              onChange={({ currentTarget }) =>
                form.setFieldValue(kind, Number(currentTarget.value))
              }
            />
          ))}
        </fieldset>
        <FollowedNotices
          what="page"
          followed={followed}
          mine={form.values}
          labels={labels}
          readable={(kind, values) => daysText(values[kind])}
        />
        {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
        {isSaved && !followed.isChanged && <Notice kind="success">Saved.</Notice>}
        <Button type="submit" loading={saving.isPending} mt={10}>
          Save
        </Button>
        <LeaveDialog title="Leave how long records are kept?" guard={guard} />
      </form>
      {isAsking && (
        <FormDialog
          title="Delete what is older?"
          submit="Save and delete"
          isDanger
          error={null}
          isPending={saving.isPending}
          onClose={() => setAsking(false)}
          onSubmit={(event) => {
            event?.preventDefault()
            save()
          }}
        >
          <p>Tonight this is deleted for good, as far as it is older:</p>
          <ul className={styles.lines}>
            {shorter.map((kind) => (
              <li key={kind}>
                {keptKinds[kind].name}: {daysText(form.values[kind])}
              </li>
            ))}
          </ul>
        </FormDialog>
      )}
    </>
  )
}
