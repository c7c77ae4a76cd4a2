import { useQueryClient } from '@tanstack/react-query'
import { may } from '@towline/contract'
import { useCallback, useEffect, useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { useJobTalks } from '../features/chat/index.ts'
import {
  askForBoard,
  type Desk,
  DispatchBoard,
  type Invoicing,
  loadCallDialog,
  loadSmallDialogs,
  say,
} from '../features/dispatch/index.ts'
import { JobInvoiceDialog, JobInvoiceState } from '../features/invoices/index.ts'
import { loadDispatchMediaDialog, MediaDialog } from '../features/media/index.ts'
import { loadOfferDrivers, useOffering } from '../features/offers/index.ts'
import { useJobsOnThePhone, usePhone } from '../features/voice/index.ts'
import { whenIdle } from '../platform/prefetch.ts'
import { loggedInUser, useLoggedInUser } from '../platform/session.ts'
import { sectionsFor } from './dashboard-sections.ts'
import { useDock } from './dock/use-dock.ts'

export const meta: MetaFunction = () => [{ title: 'Dispatching · Towline' }]

/** The jobs are on their way while the dashboard is drawn around their place. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): null {
  if (loggedInUser()) askForBoard(new URL(request.url).searchParams.get('status'))
  return null
}

/** Once the board is there it reads for itself. */
export const shouldRevalidate = () => false

/** What opens over the board is there before somebody wants it. */
const whatOpens = [loadSmallDialogs, loadOfferDrivers, loadCallDialog, loadDispatchMediaDialog]

/** The board, told by the voice feature which of its jobs are on the phone right now, and given the media feature's dialog. */
export default function DispatchingPage() {
  const navigate = useNavigate()
  const { id } = useParams()
  const client = useQueryClient()
  // A connection that is lost later shall not keep a call from being taken.
  useEffect(() => whenIdle(whatOpens, () => client.isFetching() > 0), [client])
  // The palette leads wherever the menu does.
  const roles = useLoggedInUser()?.roles ?? []
  const sections = sectionsFor(roles).map(({ name, path }) => ({
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
      invoicing={may(roles, 'invoices.write') ? invoicing : undefined}
      desk={useDesk()}
    />
  )
}

const invoicing: Invoicing = {
  renderState: (call) => <JobInvoiceState call={call} />,
  renderDialog: (call, onClose) => (
    <JobInvoiceDialog
      key={call.id}
      jobId={call.id}
      onClose={onClose}
      onNews={(text) => say({ kind: 'info', text, lasts: 6_000 })}
    />
  ),
}

/** What stands beside the board, as the dock of the dashboard has it. */
function useDesk(): Desk {
  const talks = useJobTalks()
  const { open, toggle, isShown, isWide, docked, panel } = useDock()
  const { shown: isPhoneShown } = usePhone()
  const openTalk: Desk['openTalk'] = useCallback(
    ({ id }) => open({ kind: 'job', id, isAsked: true }),
    [open],
  )
  return useMemo(
    () => ({
      talks,
      openTalk,
      toggle,
      isShown: isPhoneShown || (isShown && isWide),
      panel: isWide && !docked ? panel : null,
    }),
    [talks, openTalk, toggle, isShown, isWide, isPhoneShown, docked, panel],
  )
}
