import type { FileWork } from '../../../platform/file-worker/file-task.ts'
import type { PageData } from './page-data.ts'
import { type Typesetter, typesetter } from './typesetter.ts'

// Kept as long as the process: opening it takes longer than a page.
let opened: Promise<Typesetter> | undefined

/** Sets one page's data; the file is the logo on it, empty for none. */
export const work: FileWork<PageData, Uint8Array> = async (logo, { template, data }) => {
  opened ??= typesetter()
  const set = await opened
  return set(template, JSON.stringify(data), logo.size > 0 ? await logo.read(0, logo.size) : null)
}
