/** A sentence that comes and goes by itself, with something to press. */
export type Toast = {
  id: number
  kind: 'info' | 'error'
  text: string
  /** How long it stays, in ms. */
  lasts: number
  action?: { name: string; run: () => void }
}

const MOST = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

/** What `useSyncExternalStore` needs to follow the toasts. */
export const toastStore = {
  subscribe: (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
  read: () => toasts,
}

/** Shows a toast; returns its id. The oldest goes when there are too many. */
export function say(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  show([...toasts, { ...toast, id: lastId }].slice(-MOST))
  return lastId
}

/** Takes a toast away. */
export function drop(id: number): void {
  if (toasts.some((toast) => toast.id === id)) show(toasts.filter((toast) => toast.id !== id))
}
