import { listOwnOffers, type OwnOffer, seeOffer } from '@towline/contract'
import { useEffect } from 'react'
import { useDo } from '../../../platform/query.ts'
import { useOwnOffers } from '../offers.queries.ts'
import { OwnOfferCard } from './own-offer-card.tsx'
import { useRing } from './ring.ts'

/** The jobs that are being offered to the driver: they ring until they are answered. */
export function OwnOffers() {
  const { data, dataUpdatedAt } = useOwnOffers()
  useRing((data?.length ?? 0) > 0)
  useSeen(data)
  return (
    <>
      {data?.map((offer) => (
        <OwnOfferCard key={offer.id} offer={offer} deadline={dataUpdatedAt + offer.left} />
      ))}
    </>
  )
}

/** Tells dispatch once that an offer is on the screen, as soon as somebody can see that. */
function useSeen(offers: readonly OwnOffer[] | undefined) {
  const { mutate } = useDo(seeOffer, [listOwnOffers])
  const unseen = offers?.find(({ state }) => state === 'offered')?.id
  useEffect(() => {
    if (!unseen) return
    const tell = () => {
      if (document.visibilityState === 'visible') mutate({ params: { id: unseen } })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [unseen, mutate])
}
