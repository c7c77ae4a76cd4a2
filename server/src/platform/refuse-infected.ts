import { ScannerFailed } from '../providers/scanner/index.ts'
import type { Outside } from './handler.ts'

/**
 * Refuses a file of a stranger in which the scanner finds something; also one it can not look at now, or whoever wants
 * an infected file taken would wait until it can't.
 */
export async function refuseInfected(
  { scanner, log, fail }: Pick<Outside, 'scanner' | 'log' | 'fail'>,
  open: () => Promise<AsyncIterable<Uint8Array> | null>,
): Promise<void> {
  if (scanner.name === 'off') return
  const content = await open()
  if (!content) throw new Error('a file is gone that was stored just now')
  const found = await scanner.find(content).catch((error: unknown) => {
    if (!(error instanceof ScannerFailed)) throw error
    log.error({ why: error.why }, 'a file could not be scanned for viruses; it was refused')
    const message =
      'Files can’t be checked for viruses right now, so this one wasn’t stored. Try again soon.'
    return fail('unavailable', { message })
  })
  if (found === null) return
  log.warn({ found }, 'an infected file was refused')
  fail('bad_file', { message: `This file has a virus (${found}), so it wasn’t stored.` })
}
