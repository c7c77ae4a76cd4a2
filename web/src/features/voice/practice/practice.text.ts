import type { PracticeMarks, PracticeNoise } from '@towline/contract'

/** How clearly the caller comes through. */
export const noiseNames: Record<PracticeNoise, string> = {
  none: 'Clear',
  light: 'Some words misheard',
  heavy: 'Many words misheard',
}

/** What a call came to, in one sentence. */
export function verdictOf({ good, needsRingBack }: PracticeMarks): string {
  if (good) return 'As it had to go. Nobody needs to ring back.'
  return needsRingBack ? 'Somebody would have to ring back.' : 'Something went wrong.'
}
