/** What the worker's process is asked. */
export type ToWorker =
  | { module: string; input: unknown; size: number }
  /** The part of the file that was asked for. */
  | { bytes: Uint8Array }

/** What it says. */
export type FromWorker =
  /** It is ready, and turns to the file. */
  | { begun: true }
  | { read: { from: number; to: number } }
  | { reply: unknown }
  | { bad: true }
  | { error: string }
