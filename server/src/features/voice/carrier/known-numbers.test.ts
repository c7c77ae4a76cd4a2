import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Company } from '@towline/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DatabaseUnavailable, type Db } from '../../../platform/db/index.ts'
import { createLog } from '../../../platform/log.ts'
import { createLocalFanOut } from '../../../platform/realtime/index.ts'
import { readSettings } from '../../../platform/settings.ts'
import { testDatabase } from '../../../testing/database.ts'
import { startProduct } from '../../../testing/product.ts'
import { openKnownNumbers } from './known-numbers.ts'

const database = testDatabase()

async function aProduct() {
  const product = await startProduct(database.db)
  onTestFinished(() => product.stop())
  const company = await product.company('Lone Star Towing')
  const file = join(product.app.settings.DATA_DIR, 'phone-lines.json')
  const says = (phone: string) =>
    vi.waitFor(async () => {
      const kept: unknown = JSON.parse(await readFile(file, 'utf8'))
      expect(kept).toMatchObject([{ agent_number: company.number, phone_number: phone }])
    })
  return { product, company, file, says }
}

/** What a process knows that has the file of another one, and a database that is away. */
async function knownFrom(file: string | null) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'towline-test-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  if (file !== null) await writeFile(join(DATA_DIR, 'phone-lines.json'), file)
  const away = new DatabaseUnavailable('away', { cause: 'test' })
  const db: Db = { ...database.db, asSystem: () => Promise.reject(away) }
  const log = createLog({ LOG_LEVEL: 'silent' })
  const settings = readSettings({ DATA_DIR })
  const known = openKnownNumbers({ db, log, now: Date.now, settings }, createLocalFanOut())
  onTestFinished(known.stop)
  await known.refresh()
  return known
}

it('knows a company from its sign-up on, and its new phone as soon as it is saved', async () => {
  const { product, company, file, says } = await aProduct()
  await says('4695550188')
  expect((await stat(file)).mode & 0o077).toBe(0)
  const asked = await product.call('GET', '/towline/company', { basic: company.basic })
  const { name, zip, version } = Company.parse(await asked.json())
  const saved = await product.call('PUT', '/towline/company', {
    basic: company.basic,
    body: { version, name, zip, phoneNumber: '4695550111' },
  })
  expect(saved.status).toBe(200)
  await says('4695550111')
})

it('knows from its file what an earlier process knew, where the database is away', async () => {
  const { company, file, says } = await aProduct()
  await says('4695550188')
  const known = await knownFrom(await readFile(file, 'utf8'))
  expect(known.find(company.number)).toMatchObject({
    companyId: company.companyId,
    company: { name: 'Lone Star Towing', phone: '4695550188' },
  })
  expect(known.find('+14695550177')).toBeUndefined()
})

it('knows nobody where there is no file yet, or one that says nothing', async () => {
  for (const file of [null, '', '[{"agent_number":7}]'])
    expect((await knownFrom(file)).find('+14695550100')).toBeUndefined()
})
