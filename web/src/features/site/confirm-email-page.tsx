import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { confirmEmail, type EmailToConfirm, readConfirmation } from '@towline/contract'
import type { ReactNode } from 'react'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { query, useDo } from '../../platform/query.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './welcome-page.module.css'
import { WaysIn } from './welcome-ways.tsx'

export const meta: MetaFunction = () => [
  { title: 'Confirm your email · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** Where the link in the first email leads. One press confirms: programs that open links in emails press nothing. */
export default function ConfirmEmailPage() {
  const isHydrated = useHydrated()
  // In the fragment, which goes to no server but by our own request.
  const token = useLocation().hash.slice(1)
  const link = useQuery({
    ...query(readConfirmation, { body: { token } }),
    enabled: isHydrated && token !== '',
    refetchOnWindowFocus: false,
  })
  const confirming = useDo(confirmEmail)

  if (confirming.data) return <Confirmed email={confirming.data.email} />
  if (isHydrated && (!token || isEnded(link.error) || isEnded(confirming.error))) return <Ended />
  if (link.error)
    return (
      <Frame>
        <Notice kind="error">{link.error.message}</Notice>
        <Button fullWidth onClick={() => void link.refetch()} loading={link.isFetching}>
          Try again
        </Button>
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
  return (
    <Frame link={link.data}>
      {confirming.error && <Notice kind="error">{confirming.error.message}</Notice>}
      <Button
        fullWidth
        size="md"
        onClick={() => confirming.mutate({ body: { token } })}
        loading={confirming.isPending}
      >
        Confirm
      </Button>
    </Frame>
  )
}

const isEnded = (error: Error | null) => error instanceof ApiError && error.code === 'link_ended'

function Frame(props: { link?: EmailToConfirm; children: ReactNode }) {
  const { link, children } = props
  return (
    <FormPage
      title="Confirm your email"
      lead={
        link
          ? `${link.email} is yours, and ${link.companyName} can text customers, send email and invite employees.`
          : 'Your company can then text customers, send email and invite employees.'
      }
    >
      <div className={styles.told}>{children}</div>
    </FormPage>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <FormPage title="Your email is confirmed" lead="Anything on hold is being sent.">
      <div ref={takeFocus} tabIndex={-1} className={styles.told}>
        <Notice kind="success">
          <strong className={styles.address}>{email}</strong> is confirmed.
        </Notice>
        <WaysIn />
      </div>
    </FormPage>
  )
}

/** The button that was pressed is gone: what came of it is read out. */
const takeFocus = (told: HTMLDivElement | null) => told?.focus()

function Ended() {
  return (
    <FormPage title="This link has expired" lead="Links work once, for seven days.">
      <div className={styles.told}>
        <Notice kind="info">
          If you already confirmed your email, you’re done. If not, log in and press Send again at
          the top of your dashboard.
        </Notice>
        <Button component={Link} to="/login" fullWidth size="md">
          Login
        </Button>
      </div>
    </FormPage>
  )
}
