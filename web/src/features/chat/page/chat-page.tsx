import { Button, Skeleton } from '@mantine/core'
import type { ChatRequest, LoggedInUser } from '@towline/contract'
import { type ComponentType, lazy, Suspense } from 'react'
import { type MetaFunction, Navigate, useLocation, useParams } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { loginAddress } from '../../../platform/login-address.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useChatRequest } from '../chat.queries.ts'
import styles from './chat-page.module.css'
import { JobPanel } from './job-panel.tsx'
import { LinkedPhones } from './linked-text.tsx'

export const meta: MetaFunction = ({ location }) => [
  { title: isRepPath(location.pathname) ? 'Customer chat · Towline' : 'Your tow · Towline' },
  { name: 'robots', content: 'noindex' },
]

const isRepPath = (path: string) => path.includes('/customer/rep')

/** The chat of a job: for the company's rep under /customer/rep, else for the customer who was texted the link. */
export default function ChatPage() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const isRep = isRepPath(pathname)
  const user = useLoggedInUser()
  const request = useChatRequest(id)
  if (isRep && !user) return <Navigate to={loginAddress(pathname)} replace />
  if (!request.data || isEnded(request.error)) {
    return (
      <main id="content" className={styles.plain}>
        {request.error ? (
          <NotToBeHad error={request.error} onRetry={() => void request.refetch()} />
        ) : (
          <Loading label="Loading your request" />
        )}
      </main>
    )
  }
  const isOurs = user?.companyId === request.data.companyId
  if (isRep && !isOurs) {
    return (
      <main id="content" className={styles.plain}>
        <Missing />
      </main>
    )
  }
  return isRep ? (
    <main id="content" className={styles.rep}>
      <Suspense fallback={<Loading label="Loading chat" />}>
        <RepView request={request.data} name={user?.name ?? ''} />
      </Suspense>
    </main>
  ) : (
    <CustomerView
      request={request.data}
      asOf={request.dataUpdatedAt}
      staff={isOurs ? user : null}
      isSignedIn={user !== null}
    />
  )
}

const isEnded = (error: Error | null) => error instanceof ApiError && error.code === 'link_ended'

type CustomerProps = {
  request: ChatRequest
  asOf: number
  /** Who of the company looks at the customer's page. */
  staff: LoggedInUser | null
  isSignedIn: boolean
}

// Who waits for a truck reads how it stands first; the chat, with the live wire and its checks, comes after that.
const later = <Props extends object>(
  choose: (file: typeof import('./conversation.tsx')) => ComponentType<Props>,
) =>
  lazy(async () => {
    const there: ComponentType<Props> = await import('./conversation.tsx').then(
      choose,
      () => NotLoaded,
    )
    return { default: there }
  })

const Conversation = later((file) => file.CustomersConversation)
const RepView = later((file) => file.RepView)

function CustomerView({ asOf, ...props }: CustomerProps) {
  return (
    <main id="content" className={styles.customer}>
      <JobPanel request={props.request} asOf={asOf} />
      <div className={styles.layout} id="chat">
        <Suspense fallback={<Loading label="Loading chat" />}>
          <Conversation {...props} />
        </Suspense>
      </div>
    </main>
  )
}

const Loading = ({ label }: { label: string }) => (
  <Skeleton height={320} role="status" aria-label={label} />
)

/** A browser does not ask again for a file that it could not get, but for a new page. */
function NotLoaded() {
  return (
    <Notice
      kind="error"
      action={
        <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      The chat couldn’t be loaded. Check your connection, then reload the page.
    </Notice>
  )
}

function NotToBeHad(props: { error: Error; onRetry: () => void }) {
  const known = props.error instanceof ApiError ? props.error.code : ''
  if (isEnded(props.error)) {
    return (
      <>
        <PageHeading>This chat has ended</PageHeading>
        <p>
          <LinkedPhones text={props.error.message} />
        </p>
      </>
    )
  }
  if (known === 'not_found' || known === 'bad_request') return <Missing />
  return <Failed error={props.error} onRetry={props.onRetry} />
}

function Missing() {
  return (
    <>
      <PageHeading>We can’t find this request</PageHeading>
      <p>
        The link may be incomplete or expired. Open it again from the text message, or call the
        company you spoke with.
      </p>
    </>
  )
}
