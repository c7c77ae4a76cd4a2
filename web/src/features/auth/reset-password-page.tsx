import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type PasswordLink, readPasswordLink } from '@towline/contract'
import { type ReactNode, useState } from 'react'
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { query } from '../../platform/query.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './auth.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

export const meta: MetaFunction = () => [
  { title: 'Choose a password · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** Where the link in a mail leads: choosing a new password, or the first one after an invitation. */
export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // In the fragment, which goes to no server but by our own request.
  const token = useLocation().hash.slice(1)
  const link = useQuery({
    ...query(readPasswordLink, { body: { token } }),
    enabled: isHydrated && token !== '',
    refetchOnWindowFocus: false,
  })
  const [hasEnded, setHasEnded] = useState(false)

  if (isHydrated && (!token || hasEnded || isEnded(link.error))) return <Ended />
  if (link.error)
    return (
      <Frame>
        <div className={styles.told}>
          <Notice kind="error">{link.error.message}</Notice>
          <Button fullWidth onClick={() => void link.refetch()} loading={link.isFetching}>
            Try again
          </Button>
        </div>
      </Frame>
    )
  if (!isHydrated || !link.data)
    return (
      <Frame>
        <p role="status">
          <Loader size="xs" aria-hidden="true" /> Checking your link…
        </p>
        <noscript>
          <p>This page needs JavaScript to read your link. Turn it on, then open the link again.</p>
        </noscript>
      </Frame>
    )
  const { email } = link.data
  return (
    <Frame link={link.data}>
      <NewPasswordForm
        token={token}
        email={email}
        onEnded={() => setHasEnded(true)}
        onDone={() => navigate('/login', { replace: true, state: { email, hasNewPassword: true } })}
      />
    </Frame>
  )
}

const isEnded = (error: Error | null) => error instanceof ApiError && error.code === 'link_ended'

function Frame(props: { link?: PasswordLink; children: ReactNode }) {
  const { link, children } = props
  const isFirst = link?.kind === 'invitation'
  return (
    <FormPage
      title={isFirst ? 'Choose your password' : 'Choose a new password'}
      lead={link ? `For ${link.email} at ${link.companyName}.` : 'Use it to log in from now on.'}
    >
      {children}
    </FormPage>
  )
}

function Ended() {
  return (
    <FormPage title="This link has expired" lead="Links work once, and for a limited time.">
      <div className={styles.told}>
        <Notice kind="error">
          This link was already used, has expired, or was replaced by a newer one.
        </Notice>
        <Button component={Link} to="/forgot-password" fullWidth size="md">
          Get a new link
        </Button>
        <Button component={Link} to="/login" variant="default" fullWidth>
          Back to login
        </Button>
      </div>
    </FormPage>
  )
}
