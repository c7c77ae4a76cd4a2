import type { Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'
import type { Asked } from './asked.ts'

/** The intake with what may be the reason noted, to be asked about, or settled by the answer to that. */
export function settleReason(
  before: Intake,
  after: Intake,
  heard: Understood,
  asked: Asked,
): Intake {
  const { reasonBetween, ...rest } = after
  if (before.reasonBetween) return asked.field === 'reason' ? chosen(before, rest, heard) : after
  if (heard.isAnyTrouble && !before.facts.towReason) return { ...after, isAnyTrouble: true }
  if (!heard.reasonBetween) return after
  const { towReason, ...facts } = after.facts
  // Words for any trouble, told before: which it is, is still open.
  if (towReason && !(before.isAnyTrouble && towReason === 'Breakdown')) return after
  // Which of them it is is another question than what happened: it was not asked yet.
  const times = Math.max(0, (after.asked.reason ?? 0) - 1)
  return {
    ...after,
    facts,
    reasonBetween: heard.reasonBetween,
    asked: { ...after.asked, reason: times },
  }
}

/** After "is it this or that?": what was named, or the likeliest; after a no to the only one, nothing. */
function chosen({ reasonBetween = [] }: Intake, after: Intake, heard: Understood): Intake {
  const [likeliest] = reasonBetween
  if (after.facts.towReason || !likeliest) return after
  if (heard.answer === 'no' && reasonBetween.length === 1) {
    const { reasonSaid: _, ...facts } = after.facts
    return { ...after, facts }
  }
  const named = heard.reasonBetween?.find((reason) => reasonBetween.includes(reason))
  return { ...after, facts: { ...after.facts, towReason: named ?? likeliest } }
}
