import type { TowReason } from '@towline/contract'

/** The trade's own names of what is only to be moved, whatever else is told of it. */
const names: readonly (readonly [TowReason, RegExp])[] = [
  ['Equipment move', /\bequipment (?:move|haul)\b|\bpiece of equipment\b/i],
  ['Dealer/shop transfer', /\b(?:shop(?: to (?:shop|dealer))?|dealer|just (?:a|the)) transfer\b/i],
  ['Transport', /\b(?:it'?s|just|needs?|is) (?:an? )?transport\b/i],
]

/** "It's a shop transfer, the engine's blown": the reason that is called by its name. */
export const namedReason = (said: string): TowReason | undefined =>
  names.find(([, name]) => name.test(said))?.[0]
