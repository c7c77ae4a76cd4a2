/** What can be done at the board by key and from the palette; the one list behind keys, palette and overview. */
export const shortcuts = [
  { id: 'next', group: 'Moving', name: 'Next job', keys: ['j', 'ArrowDown'] },
  { id: 'previous', group: 'Moving', name: 'Previous job', keys: ['k', 'ArrowUp'] },
  { id: 'first', group: 'Moving', name: 'First job', keys: ['Home'] },
  { id: 'escape', group: 'Moving', name: 'Close, or clear the selection', keys: ['Escape'] },
  { id: 'offer', group: 'Job', name: 'Offer to a driver, or modify', keys: ['Enter'], job: true },
  { id: 'offerNext', group: 'Job', name: 'Offer to the next driver', keys: ['f'], job: true },
  { id: 'open', group: 'Job', name: 'Modify', keys: ['o'], job: true },
  { id: 'assign', group: 'Job', name: 'Assign driver and truck', keys: ['a'], job: true },
  { id: 'media', group: 'Job', name: 'Photos/Videos', keys: ['p'], job: true },
  {
    id: 'talk',
    group: 'Job',
    name: 'Chat, transcript and recording',
    keys: ['h'],
    job: true,
  },
  { id: 'map', group: 'Job', name: 'Map in a new tab', keys: ['m'], job: true },
  { id: 'dispatch', group: 'Steps', name: 'Dispatch', keys: ['d'], job: true },
  { id: 'enroute', group: 'Steps', name: 'En route', keys: ['e'], job: true },
  { id: 'onScene', group: 'Steps', name: 'On scene', keys: ['s'], job: true },
  { id: 'towing', group: 'Steps', name: 'Towing', keys: ['t'], job: true },
  { id: 'arrived', group: 'Steps', name: 'Arrived', keys: ['r'], job: true },
  { id: 'complete', group: 'Steps', name: 'Complete', keys: ['c'], job: true },
  { id: 'cancel', group: 'Steps', name: 'Cancel…', keys: ['x'], job: true },
  { id: 'goneOnArrival', group: 'Steps', name: 'Gone on arrival', keys: ['g'], job: true },
  { id: 'undo', group: 'Steps', name: 'Undo the last step', keys: ['u', 'mod+z'] },
  { id: 'new', group: 'Board', name: 'New call', keys: ['n'] },
  { id: 'filter', group: 'Board', name: 'Filter', keys: ['/'] },
  { id: 'pending', group: 'Board', name: 'Pending Calls', keys: ['1'] },
  { id: 'active', group: 'Board', name: 'Active Calls', keys: ['2'] },
  { id: 'current', group: 'Board', name: 'Current Calls', keys: ['3'] },
  { id: 'scheduled', group: 'Board', name: 'Scheduled Calls', keys: ['4'] },
  { id: 'completed', group: 'Board', name: 'Completed Calls', keys: ['5'] },
  { id: 'beside', group: 'Board', name: 'Calls, chats and alarms beside', keys: ['b'] },
  { id: 'density', group: 'Board', name: 'Rows or cards', keys: ['v'] },
  { id: 'palette', group: 'Board', name: 'Find an action or a job', keys: ['mod+k'] },
  { id: 'help', group: 'Board', name: 'Show all keys', keys: ['?'] },
] as const satisfies readonly {
  id: string
  group: string
  name: string
  keys: readonly string[]
  /** It is about the selected job. */
  job?: true
}[]

export type ActionId = (typeof shortcuts)[number]['id']

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The action of a key, or undefined. `mod` is Ctrl, or Cmd on a Mac. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: Pressed): ActionId | undefined {
  if (altKey) return undefined
  const plain = key.length === 1 ? key.toLowerCase() : key
  const pressed = ctrlKey || metaKey ? `mod+${plain}` : plain
  return shortcuts.find(({ keys }) => keys.some((one) => one === pressed))?.id
}

const nonText = ['radio', 'checkbox', 'button', 'submit', 'file']

/** Whether keys belong to what has the focus: a field being typed in, a menu, what has keys of its own, or a dialog that is open. */
export function keysAreTaken(target: EventTarget | null, page: Document = document): boolean {
  if (page.querySelector('[role="dialog"][aria-modal="true"]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[data-own-keys], [role="menu"], [contenteditable="true"], select, textarea'))
    return true
  const input = target.closest('input')
  return input !== null && !nonText.includes(input.type)
}

/** Whether a key that would do something at the board means what has the focus instead. */
export function meansTheFocused(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return key.startsWith('Arrow') || key === 'Enter'
  const isCard = target.closest('[data-job-title]') !== null
  return key === 'Enter' && !isCard && target.closest('button, a') !== null
}

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }

/** A key as it is written on keyboards. */
export function keyName(key: string): string {
  const plain = key.replace('mod+', '')
  const name = signs[plain] ?? (plain.length === 1 ? plain.toUpperCase() : plain)
  if (!key.startsWith('mod+')) return name
  return isMac() ? `⌘${name}` : `Ctrl+${name}`
}
