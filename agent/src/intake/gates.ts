import type { Gate } from './intake.ts'

/** What the agent says before it hands over; the words are in `phrases/safety.text.ts`. */
export type Advice = 'hurt' | 'traffic' | 'fire' | 'shut in' | 'on foot' | 'frightened' | 'minor'

/**
 * The answers that stop all questions and bring a person in at once, and the advice that goes with
 * each. The two that are missing (a crash, police on the scene) are noted, and the agent makes sure
 * first that nobody is hurt.
 */
const advice: Partial<Record<Gate, Advice>> = {
  injury: 'hurt',
  'live lane': 'traffic',
  'not safe': 'traffic',
  fire: 'fire',
  smoke: 'fire',
  'fuel leak': 'fire',
  'child or animal inside': 'shut in',
  'on foot on the shoulder': 'on foot',
  frightened: 'frightened',
  minor: 'minor',
}

/** Most pressing first: when several were named, the first one's advice is given. */
const order: Gate[] = [
  'injury',
  'fire',
  'smoke',
  'fuel leak',
  'live lane',
  'child or animal inside',
  'not safe',
  'on foot on the shoulder',
  'minor',
  'frightened',
]

/** The advice of the most pressing of the gates that stop everything; undefined when none does. */
export function adviceFor(gates: readonly Gate[]): Advice | undefined {
  const first = order.find((gate) => gates.includes(gate))
  return first && advice[first]
}
