import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The `sha256-…` sources of the inline scripts of a page, as a Content-Security-Policy names them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

/**
 * Writes `csp.json` beside the built pages: `{ "scriptHashes": ["sha256-…"] }`, every inline script of
 * every page once. The server puts them into `script-src`, so that no page needs 'unsafe-inline'.
 */
export async function writeScriptHashes(folder: string): Promise<void> {
  const hashes = new Set<string>()
  for await (const page of glob('**/*.html', { cwd: folder })) {
    for (const hash of scriptHashes(await readFile(join(folder, page), 'utf8'))) hashes.add(hash)
  }
  await writeFile(
    join(folder, 'csp.json'),
    `${JSON.stringify({ scriptHashes: [...hashes].sort() }, null, 2)}\n`,
  )
}
