import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type Files } from './files.port.ts'

/** An upload takes half an hour at most, so what is older was left by a server that was killed. */
const LEFT_BEHIND_MS = 2 * 3_600_000

/**
 * Files in a folder: written under another name, brought to the disk, then given their own, so that a
 * file that is there is whole.
 */
export function folderFiles(root: string): Files {
  const arriving = join(root, '.arriving')
  const pathOf = (key: string) => join(root, checkedKey(key))
  let cleared: Promise<void> | undefined

  return {
    name: 'folder',
    async put(key, content) {
      const path = pathOf(key)
      cleared ??= clearLeftBehind(arriving).catch((error: unknown) => {
        cleared = undefined
        throw error
      })
      await cleared
      const temporary = join(arriving, randomUUID())
      try {
        const bytes = await writeWhole(temporary, content)
        await mkdir(dirname(path), { recursive: true })
        await rename(temporary, path)
        await syncFolder(dirname(path))
        return bytes
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async open(key, part) {
      const handle = await unlessMissing(() => open(pathOf(key)))
      return handle && createReadStream('', { ...asRange(part), fd: handle })
    },
    async sizeOf(key) {
      const found = await unlessMissing(() => stat(pathOf(key)))
      return found?.isFile() ? found.size : null
    },
    async *list(folder) {
      const found = await unlessMissing(() =>
        readdir(pathOf(folder), { recursive: true, withFileTypes: true }),
      )
      for (const entry of found ?? [])
        if (entry.isFile())
          yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await removeEmptyFolders(dirname(path), root)
    },
  }
}

const asRange = (part?: { first: number; last: number }) =>
  part ? { start: part.first, end: part.last } : {}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const piece of content) {
      await handle.writeFile(piece)
      bytes += piece.byteLength
    }
    await handle.sync()
    return bytes
  } finally {
    await handle.close()
  }
}

/** Brings the new name to the disk as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function clearLeftBehind(arriving: string): Promise<void> {
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  for (const name of await readdir(arriving)) {
    const path = join(arriving, name)
    const found = await unlessMissing(() => stat(path))
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

/** Removes the folders a file was the last one in. A file that comes meanwhile makes them anew. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let path = folder; path !== root; path = dirname(path)) {
    try {
      await rmdir(path)
    } catch {
      return
    }
  }
}

async function unlessMissing<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
