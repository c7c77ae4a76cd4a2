// node bench/src/office-pictures.ts: makes the pictures in docs/pictures/ of every report, the impounds and an
// import, as a desk with a month behind it sees them. The web app has to be built (npm start does that).
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@towline/e2e/browser'
import { logIn } from '@towline/e2e/dashboard'
import { spawnFreshProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { asOwner } from './as-owner.ts'
import { wholePage } from './whole-page.ts'

const PICTURES = join(import.meta.dirname, '../../docs/pictures')
const HOUR = 3_600_000
const PATIENCE_MS = 180_000
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const

const reports = [
  ['jobs', 'day'],
  ['calls', 'hour'],
  ['times', 'reason'],
  ['money', 'account'],
  ['drivers', 'day'],
  ['expiring', 'day'],
] as const

const past = [
  'Call #,Date Created,Status,Account,Tow Reason,Customer,Phone,Source,Year,Make,Model,Driver,Total,Tax',
  '88123,10/12/2025 8:30 AM,Completed,Midway Club,Jump Start,Nadia Brandt,(469) 555-0142,"1 Elm St, Frisco, TX",2019,Honda,Civic,June Reyes,162.37,12.37',
  '88124,10/12/2025 9:10 AM,Completed,Midway Club,Lockout,Harriet Stone,(469) 555-0117,"9 Oak St, Plano, TX",2016,Ford,Focus,June Reyes,85,',
  '88125,13/40/2025,Completed,,Tow,Sam Cole,,"2400 Preston Rd, Plano, TX",,,,,ninety,',
  '88126,10/14/2025,Waiting,,Tow,Ana Ruiz,,"3 Main St, Allen, TX",,,,,,',
].join('\n')

const product = await spawnFreshProduct({ DEMO: 'still' })
const browser = await openBrowser()
try {
  const ask = await asOwner(product)
  const vehicle = await storeVehicles()
  const page = await browser.newPage({
    baseURL: product.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    bypassCSP: true,
  })
  page.setDefaultTimeout(PATIENCE_MS)
  await logIn(page, product.demo)
  const desk = `/customer/dashboard/${product.demo.companyId}`
  for (const [kind, by] of reports)
    await take(page, `${desk}/reports?kind=${kind}&by=${by}&period=last+30+days`, `report-${kind}`)
  await take(page, `${desk}/impounds`, 'impounds')
  await take(page, `${desk}/impounds?vehicle=${vehicle}`, 'impound')
  await page.goto(`${desk}/settings/import`)
  await page.getByLabel('What’s in it').selectOption('jobs')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'towbook-calls.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(past),
  })
  await page.getByRole('button', { name: /^Check/ }).waitFor()
  await takeLooks(page, 'import-columns')
  await page.getByRole('button', { name: /^Check/ }).click()
  await page.getByRole('button', { name: /^Import 2 jobs/ }).waitFor()
  await takeLooks(page, 'import-problems')
  console.log(`Made pictures in ${PICTURES}`)

  /** Two vehicles in a lot; answers the one that stands there for a week. */
  async function storeVehicles(): Promise<string> {
    const lot = {
      name: 'Main yard',
      address: '400 Yard Rd, Frisco, TX',
      license: '0654321VSF',
      hours: 'Every day, 24 hours',
      spaces: 40,
    }
    const { id: lotId } = JSON.parse(await ask('POST impound-lot', lot)) as { id: string }
    const stored = {
      lotId,
      order: 'Private property',
      authorizedBy: 'Harriet Stone, Elm Apartments',
      agency: 'Frisco Police',
      towedFrom: '1 Elm St, Frisco, TX',
      plateState: 'TX',
    }
    const { file } = JSON.parse(
      await ask('POST impound', {
        ...stored,
        space: 'A4',
        receivedAt: Date.now() - 170 * HOUR,
        licensePlate: 'CEE6311',
        vin: '1HGCM82633A004352',
        vehicleYear: '2016',
        vehicleMake: 'Honda',
        vehicleModel: 'Accord',
        vehicleColor: 'red',
        keys: 'No keys',
        condition: 'Dent in the left door',
        ownerName: 'Nadia Brandt',
        ownerAddress: '9 Oak St, Plano, TX 75024',
        lienholders: 'First Bank, 12 Main St, Dallas, TX 75201',
      }),
    ) as { file: { id: string } }
    await ask(`POST impound/${file.id}/step`, {
      step: 'report',
      at: Date.now() - 169 * HOUR,
      agency: 'Frisco Police',
      how: 'phone',
      proof: 'Sgt. Lee',
    })
    await ask(`POST impound/${file.id}/letter`, { which: 'first' })
    const other = { licensePlate: 'LST0102', vehicleMake: 'Ford', vehicleModel: 'Focus' }
    await ask('POST impound', { ...stored, ...other, receivedAt: Date.now() - HOUR, space: 'A5' })
    return file.id
  }
} finally {
  await browser.close()
  await product.stop()
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  // Charts and lists come with what they show.
  const main = page.getByRole('main')
  const shown = name.startsWith('report') ? main.getByRole('table') : main.getByText(/CEE6311/)
  await shown.first().waitFor()
  await takeLooks(page, name)
}

async function takeLooks(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction(() => !document.querySelector('[aria-label^="Loading"]'))
    await writeFile(join(PICTURES, `${name}-${width}-${colorScheme}.webp`), await wholePage(page))
  }
}
