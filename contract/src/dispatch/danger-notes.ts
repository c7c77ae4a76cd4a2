/** The lines of a job's notes that tell of a danger: the agent writes them, and the board reads them. */
export const dangerNotes = {
  said: (words: string) => `Danger, in the caller's words: "${words.replaceAll('"', "'")}"`,
  takenOver: (by: string) => `Taken over by ${by}.`,
}

const EMERGENCY = /^EMERGENCY: ([^.\n]+)\./m
const SAID = /^Danger, in the caller's words: "([^"\n]+)"$/m
const TAKEN = /^Taken over by ([^\n]+)\.$/m

/** The danger a caller told of: their words or, where those are not known, its name; and who took the call over. */
export type JobDanger = { words: string; isQuote: boolean; takenBy: string }

/** The danger that the notes of a job tell of; null for none. */
export function dangerIn(notes: string): JobDanger | null {
  const said = SAID.exec(notes)?.[1]
  const named = EMERGENCY.exec(notes)?.[1]
  const words = said ?? named
  if (!words) return null
  return { words, isQuote: said !== undefined, takenBy: TAKEN.exec(notes)?.[1] ?? '' }
}
