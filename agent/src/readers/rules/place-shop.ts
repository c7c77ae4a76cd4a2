import { textAt, type Word } from '../../text/words.ts'
import { anyShopAt } from './any-shop.ts'
import { dealerAt } from './dealer.ts'
import type { Taker } from './place-pieces.ts'

/** "Toyota of Plano", "to Byers Subaru". */
export const takeDealer: Taker = (words, at, context, pieces, keep) => {
  if (pieces.landmark || pieces.address) return
  const dealer = dealerAt(words, at, context.expected, context.state)
  if (!dealer) return
  const { name, town, end } = dealer
  pieces.landmark = { name, kind: 'business', start: at, end, sure: true, cue: cueAt(words, at) }
  if (town) pieces.town ??= town
  return keep(end)
}

/** "The nearest tire shop", "my mechanic": only where the vehicle is to go. */
export const takeAnyShop: Taker = (words, at, context, pieces, keep) => {
  if (!context.dropoff || pieces.landmark) return
  const shop = anyShopAt(words, at)
  if (!shop || isCalled(words, shop.end)) return
  pieces.landmark = { ...shop, kind: 'business', sure: true, cue: '' }
  return keep(shop.end)
}

/** "My mechanic is Steve's Auto": it has a name. */
const isCalled = (words: Word[], at: number) =>
  /^(?:is|called|named|at|over at)$/.test(textAt(words, at)) &&
  /^\p{Lu}|'s$/u.test(words[at + 1]?.raw ?? '')

const cueAt = (words: Word[], at: number) => (textAt(words, at - 1) === 'at' ? 'at' : '')
