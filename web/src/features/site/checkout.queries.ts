import { type Query, useQuery } from '@tanstack/react-query'
import { type CheckoutState, readCheckout } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { query } from '../../platform/query.ts'

const SECOND = 1000

/** How a checkout stands; null while nothing is known of one. It is looked at until nothing more can come. */
export const useCheckout = (sessionId: string, { follow }: { follow: boolean }) =>
  useQuery({
    ...query(readCheckout, { params: { sessionId } }),
    enabled: sessionId !== '',
    staleTime: 0,
    refetchInterval: ({ state }: Pick<Query<CheckoutState>, 'state'>) =>
      follow && !isSettled(state) && pauseAfter(state.dataUpdateCount + state.errorUpdateCount),
  })

const isSettled = ({ data, error }: { data: CheckoutState | undefined; error: Error | null }) =>
  isUnknown(error) || data?.state === 'ready' || data?.state === 'expired'

/** Every second at first; somebody who waits longer is not waiting at the screen. */
export const pauseAfter = (looks: number): number =>
  looks < 30 ? SECOND : looks < 60 ? 4 * SECOND : 15 * SECOND

/** Whether the server says there is no such checkout. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request')
