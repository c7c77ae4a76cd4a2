import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltRoutes } from './built-routes.ts'
import { awaited } from './fetch-sooner.ts'

/**
 * Throws when the scripts of a page that somebody waits for on a slow line have grown over what it may weigh: those of
 * every page and its own, compressed, in bytes, without their headers.
 */
export async function weigh(
  folder: string,
  { name, entry, partOf }: Pick<BuiltRoutes, 'name' | 'entry' | 'partOf'>,
): Promise<void> {
  for (const { path, routes, most } of awaited) {
    const parts = [entry, ...['root', ...routes].map(partOf)]
    const scripts = new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))
    const files = [...scripts, `assets/${name}`].map((script) => join(folder, script))
    const sizes = await Promise.all(files.map(sizeOf))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (bytes > most)
      throw new Error(`the first scripts of ${path} weigh ${bytes} bytes and may weigh ${most}`)
  }
}

/** As it crosses the line; small files are not compressed. */
const sizeOf = async (file: string): Promise<number> => {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}
