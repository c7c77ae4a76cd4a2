import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** The Chromium in node_modules: where its program is, and what it needs in its environment. */
export type Bundled = { executablePath: string; environment: Record<string, string> }

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once for each user, together with the libraries and
 * fonts it needs, so that it runs on a bare Linux. Its own list of flags is left alone: it switches off
 * what would show faults of CSP and CORS. Throws on systems it is not made for.
 */
export async function bundledChromium(): Promise<Bundled> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH')
  const folder = join(tmpdir(), `towline-chromium-153-${userInfo().uid}`)
  if (!existsSync(folder)) await unpackTo(folder)
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/** Whole or not at all, as several test processes may want it at the same time. */
async function unpackTo(folder: string): Promise<void> {
  const building = await mkdtemp(`${folder}-`)
  try {
    // The package unpacks into the temporary folder; its libraries only where it takes itself for a Lambda.
    await withEnvironment({ TMPDIR: building, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }, async () => {
      const { default: chromium } = await import('@sparticuz/chromium')
      await chromium.executablePath()
    })
    const fonts = join(building, 'fonts/fonts.conf')
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${folder}/`))
    await rename(building, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

/** Runs `work` with these variables set; afterwards the environment is as it was. */
async function withEnvironment(set: Record<string, string>, work: () => Promise<void>) {
  const before = { ...process.env }
  Object.assign(process.env, set)
  try {
    await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}
