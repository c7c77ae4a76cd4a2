import type { DriverLanguage } from '@towline/contract'

/** What a driver is told of an offer. */
export type OfferTold = {
  company: string
  number: string
  /** How far it is, in miles; null where that is not known. */
  miles: number | null
  /** What is left to answer. */
  seconds: number
  reason: string
  link: string
}

type Words = {
  text(offer: OfferTold): string
  pushTitle(offer: OfferTold): string
  pushBody(offer: OfferTold): string
  overTitle(number: string): string
  overBody: string
}

/** Nothing of the customer is in any of them. */
export const offerWords: Record<DriverLanguage, Words> = {
  en: {
    text: ({ company, number, miles, seconds, link }) =>
      `${company}: job #${number}${miles === null ? '' : `, ${miles} mi away`}. Accept within ${seconds} seconds: ${link}`,
    pushTitle: ({ reason, miles }) =>
      `New job: ${reason || 'tow'}${miles === null ? '' : `, ${miles} mi away`}`,
    pushBody: ({ seconds, number }) => `Accept within ${seconds} seconds. Job #${number}.`,
    overTitle: (number) => `Job #${number}: offer over`,
    overBody: 'There is nothing to answer any more.',
  },
  es: {
    text: ({ company, number, miles, seconds, link }) =>
      `${company}: trabajo #${number}${miles === null ? '' : `, a ${miles} mi`}. Acepta en ${seconds} segundos: ${link}`,
    pushTitle: ({ miles }) => `Trabajo nuevo${miles === null ? '' : `, a ${miles} mi`}`,
    pushBody: ({ seconds, number }) => `Acepta en ${seconds} segundos. Trabajo #${number}.`,
    overTitle: (number) => `Trabajo #${number}: ya no está`,
    overBody: 'Ya no hay nada que responder.',
  },
}
