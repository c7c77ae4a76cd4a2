import type { ContactMessage } from '@towline/contract'
import { onThisDevice } from '../../platform/text-storage.ts'

/** A message that has not certainly arrived yet. */
export type WaitingMessage = ContactMessage & { clientKey: string; keptAt: number }

const KEY = 'towline-contact'
/** Nobody waits longer for an answer to what they wrote; until then it is kept on their device. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** For browsers that keep nothing: what was written stays as long as the page does. */
let unkept: WaitingMessage[] = []

/** The messages of this device that are still to be sent, the oldest first. */
export function waitingMessages(): WaitingMessage[] {
  const since = Date.now() - KEPT_MS
  return [...read(), ...unkept].filter(({ keptAt }) => keptAt > since)
}

/** Keeps a message until `forget` is told that it has arrived, also over a closed browser. */
export function keep(message: WaitingMessage): void {
  if (!write([...read(), message])) unkept.push(message)
}

/** A message that has arrived, or never will. */
export function forget(clientKey: string): void {
  const others = ({ clientKey: key }: WaitingMessage) => key !== clientKey
  write(read().filter(others))
  unkept = unkept.filter(others)
}

function read(): WaitingMessage[] {
  try {
    const kept: unknown = JSON.parse(onThisDevice.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

function write(messages: WaitingMessage[]): boolean {
  const text = JSON.stringify(messages)
  if (messages.length > 0) onThisDevice.setItem(KEY, text)
  else onThisDevice.removeItem(KEY)
  return messages.length === 0 || onThisDevice.getItem(KEY) === text
}

// The server holds the rest against the contract, and a message it refuses is forgotten.
const isWaiting = (kept: unknown): kept is WaitingMessage =>
  typeof kept === 'object' &&
  kept !== null &&
  'clientKey' in kept &&
  typeof kept.clientKey === 'string' &&
  'keptAt' in kept &&
  typeof kept.keptAt === 'number'
