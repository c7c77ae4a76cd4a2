import type { PracticeMarks, PracticeNoise } from '@towline/contract'

/** How clearly the caller comes through. */
export const noiseNames: Record<PracticeNoise, string> = {
  none: 'Clear',
  light: 'Some words misheard',
  heavy: 'Many words misheard',
}

/** What a call came to, in one sentence. */
export function verdictOf({ good, needsRingBack }: PracticeMarks): string {
  if (good) return 'Passed. No callback needed.'
  return needsRingBack ? 'A callback would be needed.' : 'Something went wrong.'
}
