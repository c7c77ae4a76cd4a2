import type { FileWork } from '../../../platform/file-worker/file-task.ts'
import type { PageData } from './page-data.ts'
import { type Typesetter, typesetter } from './typesetter.ts'

// Kept as long as the process: opening it takes longer than a page.
let opened: Promise<Typesetter> | undefined

/** Sets one page's data. */
export const work: FileWork<PageData, Uint8Array> = async (_, { template, data }) => {
  opened ??= typesetter()
  const set = await opened
  return set(template, JSON.stringify(data))
}
