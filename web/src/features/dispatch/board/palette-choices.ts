import type { DispatchCall } from '@towline/contract'
import { type ActionId, shortcuts } from './shortcuts.ts'
import { isClosed } from './steps.text.ts'

/** A line of the palette. */
export type Choice = {
  id: string
  group: string
  name: string
  keys?: readonly string[]
  run: () => void
}

/** What moves within the board is of no use from a palette. */
const notOffered: readonly ActionId[] = ['next', 'previous', 'first', 'escape', 'palette']
const onlyOpen = ['Steps']

/** The actions that can be taken now: those about a job only with one selected, steps only while it is open. */
export function offered(
  job: DispatchCall | undefined,
  hasMap: boolean,
  run: (id: ActionId) => void,
): Choice[] {
  return shortcuts.flatMap((shortcut) => {
    const { id, group, name, keys } = shortcut
    if (notOffered.includes(id)) return []
    if ('job' in shortcut && !job) return []
    if ('job' in shortcut && job && isClosed(job) && onlyOpen.includes(group)) return []
    if (id === 'map' && !hasMap) return []
    const about = 'job' in shortcut && job ? `#${job.dispatchNumber}` : group
    return [{ id, group: about, name, keys, run: () => run(id) }]
  })
}

/** The choices in whose name or group every word occurs. */
export function matching(choices: readonly Choice[], text: string): Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ name, group }) => {
    const whole = `${name} ${group}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
}
