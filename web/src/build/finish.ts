import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuiltRoutes, readBuiltRoutes } from './built-routes.ts'
import { fetchSooner } from './fetch-sooner.ts'
import { headTags } from './head-tags.ts'
import { makeWorker } from './make-worker.ts'
import { paintSooner } from './paint-sooner.ts'
import { scriptHashes } from './script-hashes.ts'
import { startLater } from './start-later.ts'
import { weigh } from './weigh.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 256
/** The best there is: a twelfth less than 9, for some seconds of the build. */
const BROTLI_QUALITY = 11

/**
 * The last step of the web's build. Gives the prerendered pages what search engines read, and has them paint
 * sooner. Writes `csp.json` (`{ "scriptHashes": ["sha256-…"] }`, the inline scripts of all pages, for the
 * server's `script-src`), and `.br` and `.gz` beside every text file, so that the server compresses nothing
 * while it runs.
 */
export async function finishBuild(folder: string): Promise<void> {
  const hashes = new Set<string>()
  const styles = await readStyles(folder)
  const built = await readBuiltRoutes(folder)
  for await (const page of glob('**/*.html', { cwd: folder })) {
    if (basename(page) === 'index.html') await finishPage(folder, page, styles)
    else await paintFrame(join(folder, page), styles, built)
    for (const hash of scriptHashes(await readFile(join(folder, page), 'utf8'))) hashes.add(hash)
  }
  const list = JSON.stringify({ scriptHashes: [...hashes].sort() }, null, 2)
  await writeFile(join(folder, 'csp.json'), `${list}\n`)

  await makeWorker(folder, built)
  const compressing: Promise<void>[] = []
  for await (const file of glob('**/*.{html,js,css,svg}', { cwd: folder })) {
    compressing.push(compress(join(folder, file)))
  }
  await Promise.all(compressing)
  await weigh(folder, built)
}

/** The text of every stylesheet, by its address. */
async function readStyles(folder: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>()
  for await (const file of glob('assets/*.css', { cwd: folder }))
    styles.set(`/${file.replaceAll('\\', '/')}`, await readFile(join(folder, file), 'utf8'))
  return styles
}

async function finishPage(folder: string, page: string, styles: Map<string, string>) {
  const file = join(folder, page)
  const built = await readFile(file, 'utf8')
  const path = `/${dirname(page).replaceAll('\\', '/')}`.replace(/\/\.$/, '/')
  const painted = paintSooner(built, (href) => styles.get(href) ?? '')
  const started = startLater(painted)
  if (started) await writeFile(join(folder, started.path), started.code)
  const finished = (started?.html ?? painted).replace(
    '</title>',
    () => `</title>${headTags(path, built)}`,
  )
  await writeFile(file, finished)
}

/** The page of every path that has none of its own shows its frame at once; its code is wanted as soon as it can come. */
async function paintFrame(file: string, styles: Map<string, string>, routes: BuiltRoutes) {
  const built = await readFile(file, 'utf8')
  const painted = paintSooner(built, (href) => styles.get(href) ?? '')
  // Its first words are soon gone: the font shall not take from what its scripts get of the line.
  const light = painted
    .replace('as="font"', 'as="font" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  await writeFile(file, fetchSooner(light, routes))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_COMPRESSING) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, quality)),
    writeFile(`${file}.gz`, await zip(content)),
  ])
}
