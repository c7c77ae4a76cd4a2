import { Button } from '@mantine/core'
import { openOfferLink } from '@towline/contract'
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { useDo } from '../../../platform/query.ts'
import { sessionBegan, useLoggedInUser } from '../../../platform/session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PlainPage } from '../../../ui/plain-page.tsx'
import styles from './offer-link-page.module.css'

export const meta: MetaFunction = () => [
  { title: 'A job for you · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** Where the link in a driver's text leads. One press opens it: programs that look at links press nothing. */
export default function OfferLinkPage() {
  const navigate = useNavigate()
  const user = useLoggedInUser()
  // In the fragment, which goes to no server but by our own request.
  const token = useLocation().hash.slice(1)
  const opening = useDo(openOfferLink)
  const hasEnded =
    !token || (opening.error instanceof ApiError && opening.error.code === 'link_ended')
  const open = () =>
    opening.mutate(
      { body: { token } },
      {
        onSuccess: ({ companyId }) => {
          sessionBegan()
          void navigate(`/customer/dashboard/${companyId}/jobs`, { replace: true })
        },
      },
    )
  return (
    <PlainPage>
      <div className={styles.page}>
        <h1>A job for you</h1>
        {hasEnded ? (
          <>
            <Notice kind="error">
              This link was already used or has expired. Log in to see your jobs.
            </Notice>
            <Button
              component={Link}
              to={user ? `/customer/dashboard/${user.companyId}/jobs` : '/login'}
              size="xl"
              fullWidth
            >
              {user ? 'My jobs' : 'Log in'}
            </Button>
          </>
        ) : (
          <>
            {opening.error && <Notice kind="error">{opening.error.message}</Notice>}
            <Button
              className={styles.open ?? ''}
              color="amber.4"
              fullWidth
              loading={opening.isPending}
              onClick={open}
            >
              See the job
            </Button>
            <p className={styles.mild}>
              Opens your own jobs on this phone until the shift is over.
            </p>
          </>
        )}
      </div>
    </PlainPage>
  )
}
