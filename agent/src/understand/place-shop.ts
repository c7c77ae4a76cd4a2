import { anyShopAt } from './any-shop.ts'
import { dealerAt } from './dealer.ts'
import type { Keep, Pieces, PlaceContext } from './place-pieces.ts'
import { textAt, type Word } from './words.ts'

/** "Toyota of Plano", "to Byers Subaru". */
export function takeDealer(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (pieces.landmark || pieces.address) return
  const dealer = dealerAt(words, at, context.expected, context.state)
  if (!dealer) return
  const { name, town, end } = dealer
  pieces.landmark = { name, kind: 'business', start: at, end, sure: true, cue: cueAt(words, at) }
  if (town) pieces.town ??= town
  return keep(end)
}

/** "The nearest tire shop", "my mechanic": only where the vehicle is to go. */
export function takeAnyShop(
  words: Word[],
  at: number,
  context: PlaceContext,
  pieces: Pieces,
  keep: Keep,
): number | undefined {
  if (!context.dropoff || pieces.landmark) return
  const shop = anyShopAt(words, at)
  if (!shop) return
  pieces.landmark = { ...shop, kind: 'business', sure: true, cue: '' }
  return keep(shop.end)
}

const cueAt = (words: Word[], at: number) => (textAt(words, at - 1) === 'at' ? 'at' : '')
