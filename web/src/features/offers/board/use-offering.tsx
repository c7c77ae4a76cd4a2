import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, listOffers, type Offer, offerJob, rankDrivers } from '@towline/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { send } from '../../../platform/api.ts'
import { query, refetch } from '../../../platform/query.ts'
import { laterDialog } from '../../../ui/later-dialog.tsx'
import { jobName, type Offering, say } from '../../dispatch/index.ts'
import { useOffers, useSuggestions } from '../offers.queries.ts'
import { isAsked, nextDriver, offerFailed } from '../offers.text.ts'
import { OfferState } from './offer-state.tsx'

/** Gets the code of the list of drivers. */
export const loadOfferDrivers = async () => (await import('./offer-drivers.tsx')).OfferDrivers

const OfferDrivers = laterDialog('Who takes it?', loadOfferDrivers)

/** Offering jobs to drivers, for the board; it also says so when an offer comes to nothing. */
export function useOffering(): Offering {
  const offerNext = useOfferNext()
  useAlarm()
  useSuggestions()
  return useMemo(
    () => ({
      offerNext,
      renderState: (call, tabIndex) => (
        <OfferState call={call} tabIndex={tabIndex} onNext={offerNext} />
      ),
      renderDrivers: (call, does) => <OfferDrivers call={call} {...does} />,
    }),
    [offerNext],
  )
}

/** Offers a job to the best driver who was not asked yet. The same function all the time. */
export function useOfferNext(): (call: DispatchCall) => void {
  const client = useQueryClient()
  return useCallback((call) => void askNext(client, call), [client])
}

/** Offers the job to the best driver who was not asked about it yet, and says to whom. */
async function askNext(client: QueryClient, call: DispatchCall): Promise<void> {
  const { id, pickupAddressLatLng, vehicleType, driveType, towReason } = call
  const body = { pickupAddressLatLng, vehicleType, driveType, towReason, id }
  try {
    const offers = await client.fetchQuery({ ...query(listOffers), staleTime: 0 })
    const candidates = await client.fetchQuery({ ...query(rankDrivers, { body }), staleTime: 0 })
    const asked = offers.filter(({ dispatchCallId }) => dispatchCallId === id)
    const next = nextDriver(candidates, asked)
    if (!next) {
      const text = `${jobName(call)}: no other driver on duty can take it. Press Enter to see everyone.`
      say({ kind: 'error', text, lasts: 8_000 })
      return
    }
    const { driverId, truckId } = next
    await send(offerJob, { params: { id }, body: { driverId, truckId } })
    say({ kind: 'info', text: `${jobName(call)} is offered to ${next.driverName}.`, lasts: 6_000 })
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    say({ kind: 'error', text: `${jobName(call)} could not be offered. ${why}`, lasts: 8_000 })
  }
  await refetch(client, [listOffers])
}

/** Says so when a job that was offered has nobody: declined, or not answered. */
function useAlarm() {
  const { data } = useOffers()
  const asked = useRef(new Map<string, Offer>())
  useEffect(() => {
    if (!data) return
    for (const offer of data) {
      if (isAsked(offer) || !asked.current.has(offer.id)) continue
      say({
        kind: 'error',
        text: `#${offer.dispatchNumber}: ${offerFailed(offer)}. It has no driver.`,
        lasts: 12_000,
      })
    }
    asked.current = new Map(data.filter(isAsked).map((offer) => [offer.id, offer]))
  }, [data])
}
