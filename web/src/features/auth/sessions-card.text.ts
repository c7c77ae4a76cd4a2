import type { Session } from '@towline/contract'
import { age } from '../../ui/dates.ts'

/** What a device is called. */
export const deviceName = ({ device, isOwnJobsOnly }: Session): string =>
  `${device || 'Unknown device'}${isOwnJobsOnly ? ' (a job’s link)' : ''}`

/** When it was last used; the server knows it to a few minutes. */
export function lastUsed({ lastSeenAt, isThis }: Session, now: number): string {
  if (isThis) return 'This device'
  const ago = age(lastSeenAt, now)
  return ago === 'just now' ? 'Used just now' : `Used ${ago} ago`
}
