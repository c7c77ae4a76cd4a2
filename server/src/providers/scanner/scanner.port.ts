/** Looks for viruses and the like in files of strangers. */
export type Scanner = {
  name: 'off' | 'clamav'
  /** What was found in it, by the scanner's name for it; null for nothing. Throws `ScannerFailed` when it can't tell. */
  find(content: AsyncIterable<Uint8Array>): Promise<string | null>
}

/** `why` says no more than can be logged. */
export class ScannerFailed extends Error {
  override name = 'ScannerFailed'
  readonly why: string
  constructor(why: string) {
    super(`a file could not be scanned: ${why}`)
    this.why = why
  }
}
