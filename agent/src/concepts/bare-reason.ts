import type { TowReason } from '@towline/contract'

/** One word, when the agent asked what happened: what it stands for. */
const bareReasons: readonly [TowReason, RegExp][] = [
  ['Flat tire', /^(?:flat|flats|tires?|blow ?out|puncture)$/],
  ['Dead battery', /^(?:battery|jump|jumpstart|dead|boost)$/],
  ['Out of fuel', /^(?:gas|fuel|diesel|gasoline)$/],
  ['Lockout', /^(?:keys?|locked|lock)$/],
  ['Stuck/winch', /^(?:stuck|winch|ditch|mud|snow|sand)$/],
  ['Accident', /^(?:wreck|crash|collision|fender bender)$/],
  ['Overheating', /^(?:overheat|overheats|radiator|coolant)$/],
  ["Won't shift", /^(?:transmission|tranny)$/],
  ['Breakdown', /^(?:engine|motor|brakes?|alternator|starter|breakdown|broke|mechanical|clutch)$/],
]

const dressing =
  /^(?:(?:um|uh|just|it'?s|its|i have|i got|got|only|probably|maybe|i think|an?|the|my) )+|(?: please| i think| probably| trouble| problem| issue)+$/g

/** The reason a bare word stands for, when the agent asked what happened; undefined for anything longer. */
export function bareReason(text: string): TowReason | undefined {
  const word = text.replace(dressing, '').trim()
  return bareReasons.find(([, pattern]) => pattern.test(word))?.[0]
}
