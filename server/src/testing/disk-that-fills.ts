import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shim = new URL('./full-disk.ts', import.meta.url)

/** A disk that can be full for a process started with `settings`, and empty again. */
export async function diskThatFills() {
  const folder = await mkdtemp(join(tmpdir(), 'towline-disk-'))
  const sign = join(folder, 'full')
  return {
    settings: { FULL_DISK: sign, NODE_OPTIONS: `--import ${shim}` },
    fill: () => writeFile(sign, ''),
    empty: () => rm(sign, { force: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
