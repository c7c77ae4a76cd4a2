import { Button, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { beginApp, confirmApp, readTwoStep } from '@towline/contract'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { useDo } from '../../../platform/query.ts'
import { withSession } from '../../../platform/signed-out.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './two-step.module.css'

const Square = lazy(async () => ({ default: (await import('./square.tsx')).Square }))

/** Adds an authenticator app: scan, then type a code. `onAdded` is given the recovery codes that were made. */
export function AppSetup(props: { onAdded: (codes: string[]) => void; onCancel: () => void }) {
  // A secret of this setup alone: never kept, never asked for again by itself.
  const { data, error, refetch } = useQuery({
    queryKey: ['authenticator app'],
    queryFn: ({ signal }) => withSession(() => send(beginApp, undefined, { signal }), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [code, setCode] = useState('')
  const confirming = useDo(confirmApp, [readTwoStep])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirming.mutate(
      { body: { code } },
      { onSuccess: ({ recoveryCodes }) => props.onAdded(recoveryCodes) },
    )
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} role="status" aria-label="Making a code to scan" />
  return (
    <form noValidate onSubmit={submit} className={styles.setup}>
      {confirming.error && <Notice kind="error">{confirming.error.message}</Notice>}
      <ol className={styles.steps}>
        <li>Open an authenticator app on your phone and scan this square.</li>
        <li>
          Can’t scan? Type this key into the app:{' '}
          <span className={styles.secret}>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </li>
        <li>Type the six digits the app shows.</li>
      </ol>
      <Suspense fallback={<Skeleton height={176} width={176} />}>
        <Square text={data.uri} label="A square for your authenticator app" />
      </Suspense>
      <TextInput
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={!code.trim()} loading={confirming.isPending}>
          Turn it on
        </Button>
        <Button variant="default" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
