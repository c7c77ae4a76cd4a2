import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Part = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
const Manifest = z.object({ entry: Part, routes: z.record(z.string(), Part) })

/** What the pages of the build are made of, by their routes; `name` is the file among the assets that says so. */
export async function readBuiltRoutes(folder: string) {
  const assets = await readdir(join(folder, 'assets'))
  const name = assets.find((file) => /^manifest-[^.]+\.js$/.test(file))
  if (!name) throw new Error('the build has no manifest of its routes')
  const text = await readFile(join(folder, 'assets', name), 'utf8')
  const { entry, routes } = Manifest.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  )
  const partOf = (id: string) => {
    const part = routes[id]
    if (!part) throw new Error(`the build has no route ${id}`)
    return part
  }
  return { assets, name, entry, partOf }
}

export type BuiltRoutes = Awaited<ReturnType<typeof readBuiltRoutes>>
