import { BASE } from '@towline/contract'
import { areaCodeFor } from '../../providers/maps/index.ts'
import {
  type BoughtNumber,
  NoNumbers,
  type NumberUrls,
  type Telephony,
} from '../../providers/telephony/index.ts'

/** Where the carrier is to send what happens on an agent number. */
const numberUrls = (publicUrl: string): NumberUrls => ({
  voice: `${publicUrl}${BASE}/voice/incoming`,
  status: `${publicUrl}${BASE}/voice/status`,
  text: `${publicUrl}${BASE}/messages/incoming`,
})

type Buyer = { companyId: string; phoneNumber: string; zip: string }

/**
 * Buys the agent number of a company, near its phone or its ZIP; with the company's id as its label, so
 * that asking again answers the one bought before. Throws `NoNumbers` when there is none to be had.
 */
export async function buyAgentNumber(
  { telephony, publicUrl }: { telephony: Telephony; publicUrl: string },
  { companyId, phoneNumber, zip: given }: Buyer,
): Promise<BoughtNumber> {
  const zip = given.slice(0, 5)
  const areaCode = areaCodeFor({ phone: phoneNumber, zip })
  if (!areaCode) throw new NoNumbers('No area code is known for this phone and ZIP')
  return telephony.findAndBuyNumber({ areaCode, zip, label: companyId }, numberUrls(publicUrl))
}
