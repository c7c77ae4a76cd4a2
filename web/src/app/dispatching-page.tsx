import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { useJobsOnThePhone } from '../features/calls/index.ts'
import { askForBoard, DispatchBoard, loadCallDialog } from '../features/dispatch/index.ts'
import { loadMediaDialog, MediaDialog } from '../features/media/index.ts'
import { useOffering } from '../features/offers/index.ts'
import { whenIdle } from '../platform/prefetch.ts'
import { loggedInUser, useLoggedInUser } from '../platform/session.ts'
import { sectionsFor } from './dashboard-sections.ts'

export const meta: MetaFunction = () => [{ title: 'Dispatching · Towline' }]

/** The jobs are on their way while the dashboard is drawn around their place. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): null {
  if (loggedInUser()) askForBoard(new URL(request.url).searchParams.get('status'))
  return null
}

/** Once the board is there it reads for itself. */
export const shouldRevalidate = () => false

/** The board, told by the calls feature which of its jobs are on the phone right now, and given the media feature's dialog. */
export default function DispatchingPage() {
  const navigate = useNavigate()
  const { id } = useParams()
  const client = useQueryClient()
  // A connection that is lost later shall not keep a call from being taken.
  useEffect(
    () => whenIdle([loadCallDialog, loadMediaDialog], () => client.isFetching() > 0),
    [client],
  )
  // The palette leads wherever the menu does.
  const sections = sectionsFor(useLoggedInUser()?.roles ?? []).map(({ name, path }) => ({
    id: `section-${name}`,
    group: 'Section',
    name,
    run: () => void navigate(`/customer/dashboard/${id}${path}`),
  }))
  return (
    <DispatchBoard
      onThePhone={useJobsOnThePhone()}
      renderMedia={(call, onClose) => <MediaDialog call={call} onClose={onClose} />}
      sections={sections}
      offering={useOffering()}
    />
  )
}
