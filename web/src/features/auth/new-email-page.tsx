import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { confirmNewEmail, readNewEmail } from '@towline/contract'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { query, useDo } from '../../platform/query.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './auth.module.css'

export const meta: MetaFunction = () => [
  { title: 'Confirm your new email · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** Where the link in the email to a new address leads. One press confirms: programs that open links press nothing. */
export default function NewEmailPage() {
  const isHydrated = useHydrated()
  const token = useLocation().hash.slice(1)
  const link = useQuery({
    ...query(readNewEmail, { body: { token } }),
    enabled: isHydrated && token !== '',
    refetchOnWindowFocus: false,
  })
  const confirming = useDo(confirmNewEmail)
  const error = confirming.error ?? link.error
  const isEnded = error instanceof ApiError && error.code === 'link_ended'
  if (confirming.data)
    return (
      <FormPage title="Your new email is confirmed" lead="You were logged out everywhere.">
        <div className={styles.told}>
          <Notice kind="success">
            Log in with <strong className={styles.address}>{confirming.data.email}</strong> from now
            on.
          </Notice>
          <Button component={Link} to="/login" state={{ email: confirming.data.email }} fullWidth>
            Login
          </Button>
        </div>
      </FormPage>
    )
  if (isHydrated && (!token || isEnded))
    return (
      <FormPage title="This link has expired" lead="Links work once, for seven days.">
        <div className={styles.told}>
          <Notice kind="info">
            If you already confirmed it, log in with the new address. If not, log in with the old
            one and change it again.
          </Notice>
          <Button component={Link} to="/login" fullWidth>
            Login
          </Button>
        </div>
      </FormPage>
    )
  const lead = link.data
    ? `From then on you log in to ${link.data.companyName} with ${link.data.email}.`
    : 'From then on you log in with it.'
  return (
    <FormPage title="Confirm your new email" lead={lead}>
      <div className={styles.told}>
        {error && <Notice kind="error">{error.message}</Notice>}
        {link.data ? (
          <Button
            fullWidth
            size="md"
            loading={confirming.isPending}
            onClick={() => confirming.mutate({ body: { token } })}
          >
            Confirm
          </Button>
        ) : link.error ? (
          <Button fullWidth loading={link.isFetching} onClick={() => void link.refetch()}>
            Try again
          </Button>
        ) : (
          <p role="status">
            <Loader size="xs" aria-hidden="true" /> Checking your link…
          </p>
        )}
      </div>
    </FormPage>
  )
}
