import type { Tx } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log.ts'
import { areaCodeFor } from '../../providers/maps/index.ts'
import { type BoughtNumber, NoNumbers, type Telephony } from '../../providers/telephony/index.ts'
import { numberUrls } from '../company/index.ts'
import { setAside, takePooled } from './number-pool.store.ts'

type Buyer = { companyId: string; phoneNumber: string; zip: string }

/** What getting a number takes. */
export type Market = {
  telephony: Telephony
  publicUrl: string
  now: number
  log: Log
  /** A short transaction of its own across companies. */
  writeFirst<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Gets the agent number of a company, near its phone or its ZIP: one that is ours already and no company's,
 * or else a new one. It has the company's id as its label, so that asking again answers the same. Throws
 * `NoNumbers` when there is none to be had.
 */
export async function buyAgentNumber(
  market: Market,
  { companyId, phoneNumber, zip: given }: Buyer,
): Promise<BoughtNumber> {
  const zip = given.slice(0, 5)
  const areaCode = areaCodeFor({ phone: phoneNumber, zip })
  if (!areaCode) throw new NoNumbers('We can’t find the area code for this phone and ZIP')
  const { telephony, publicUrl } = market
  return (
    (await fromPool(market, companyId, areaCode)) ??
    telephony.findAndBuyNumber({ areaCode, zip, label: companyId }, numberUrls(publicUrl))
  )
}

/** A number of the pool, pointed at us under the company's label; null when there is none the carrier still has. */
async function fromPool(
  { telephony, publicUrl, now, log, writeFirst }: Market,
  companyId: string,
  areaCode: string,
): Promise<BoughtNumber | null> {
  const pooled = await writeFirst((tx) => takePooled(tx, { companyId, areaCode, now }))
  if (!pooled) return null
  try {
    await telephony.pointNumber(pooled.sid, numberUrls(publicUrl), companyId)
    return pooled
  } catch (error) {
    log.error({ err: error, sid: pooled.sid }, 'a number of ours could not be pointed at us')
    await writeFirst((tx) => setAside(tx, pooled.sid, now))
    return null
  }
}
