import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { bundledChromium } from './bundled-chromium.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
]

const flags = ['--disable-dev-shm-usage', '--font-render-hinting=none']

/**
 * Opens a browser: `$CHROME_PATH`, else an installed one, else the one that came with the packages.
 * `CHROME_PATH=bundled` takes the last one even where another is installed. `more` are flags of its command line.
 */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const wanted = process.env.CHROME_PATH
  const own = wanted === 'bundled' ? null : wanted || installed.find((file) => existsSync(file))
  const { executablePath, environment } = own
    ? { executablePath: own, environment: {} }
    : await bundledChromium()
  return chromium.launch({
    executablePath,
    args: [...flags, ...more],
    env: { ...process.env, ...environment },
  })
}
