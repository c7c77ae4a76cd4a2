import { useQuery } from '@tanstack/react-query'
import type {
  downloadPayInvoice,
  readPayLogo,
  readPayPage,
  startCardPayment,
} from '@towline/contract'
import { addressOf } from '../../../platform/api.ts'
import { query, useDo } from '../../../platform/query.ts'

/**
 * What the page asks of the server, as the contract declares it. The declarations themselves bring the schemas of
 * every invoice along, which would be more than the whole page; a test holds these to them.
 */
export const asked = {
  readPayPage: { name: 'readPayPage', method: 'GET', path: '/towline/pay/:token' },
  startCardPayment: { name: 'startCardPayment', method: 'POST', path: '/towline/pay/:token/card' },
  downloadPayInvoice: {
    name: 'downloadPayInvoice',
    method: 'GET',
    path: '/towline/pay/:token/pdf',
  },
  readPayLogo: { name: 'readPayLogo', method: 'GET', path: '/towline/pay/:token/logo' },
} as {
  readPayPage: typeof readPayPage
  startCardPayment: typeof startCardPayment
  downloadPayInvoice: typeof downloadPayInvoice
  readPayLogo: typeof readPayLogo
}

/** How often a bill is looked at again while its payment is being confirmed, and otherwise, in ms. */
const SOON = 2000
const NOW_AND_THEN = 30_000

/** The bill behind a link. `isSettling` while the card was given and the money is not written down yet. */
export const useBill = (token: string, isSettling: boolean) =>
  useQuery({
    ...query(asked.readPayPage, { params: { token } }),
    refetchInterval: ({ state: { data } }) => {
      const isOpen = (data?.invoice.balanceCents ?? 0) > 0
      return isSettling && isOpen ? SOON : NOW_AND_THEN
    },
  })

/** Opens the card page; the bill is read again, whatever came of it. */
export const useCardPayment = () => useDo(asked.startCardPayment, [asked.readPayPage])

/** Where a bill is saved as a PDF. */
export const pdfAddress = (token: string): string =>
  addressOf(asked.downloadPayInvoice, { params: { token } })

/** Where the logo on a bill is. */
export const logoAddress = (token: string): string =>
  addressOf(asked.readPayLogo, { params: { token } })
