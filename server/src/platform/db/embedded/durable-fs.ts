import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What we use of Emscripten's file layer: a stream with the descriptor of the file behind it. */
type Stream = { nfd?: number | null; node: unknown }
type SyncingModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number }
    realPath: (node: unknown) => string
  }
}

/**
 * PGlite's directory on disk, with fsync. As shipped PGlite never syncs, and a power cut leaves a
 * store that does not open. This leans on its internals (checked with 0.5.16): a test counts the
 * calls, because a version that no longer asks would still seem to work.
 */
export class DurableNodeFS extends NodeFS {
  private readonly sync: (descriptor: number) => void

  constructor(directory: string, sync: (descriptor: number) => void = fs.fsyncSync) {
    super(directory)
    this.sync = sync
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    const preRun = made.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new Error('This version of PGlite starts differently')
    preRun.push((module: unknown) => {
      const { NODEFS } = asSyncing(module)
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === null || stream.nfd === undefined)
          this.syncDirectory(NODEFS.realPath(stream.node))
        else this.sync(stream.nfd)
        return 0
      }
    })
    return made
  }

  private syncDirectory(path: string): void {
    const descriptor = fs.openSync(path, 'r')
    try {
      this.sync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
  }
}

/** Start parameters under which PostgreSQL asks for the syncs; fdatasync has no hook to answer it. */
export function durableStartParams(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']
}

// PGlite does not type its Emscripten module; the shape is checked here, where it is first touched.
function asSyncing(module: unknown): SyncingModule {
  const nodefs =
    typeof module === 'object' && module !== null && 'NODEFS' in module && module.NODEFS
  if (typeof nodefs !== 'object' || nodefs === null || !('stream_ops' in nodefs))
    throw new Error('This version of PGlite has no NODEFS to sync')
  return module as SyncingModule
}
