import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { TestDatabase } from './database.ts'
import { type Product, startProduct } from './product.ts'

/**
 * One product for all tests of a suite: a start costs more than most of them. It is for tests that neither restart
 * it nor ask what it keeps in memory. Each finds an empty database, no files and nothing under way, makes companies
 * of its own, and asks from an address of its own, so that no limit counts what an earlier test asked for.
 */
export function sharedProduct(
  database: TestDatabase,
  { environment, now }: { environment?: Record<string, string>; now?: () => number } = {},
): Product {
  let running: Product | undefined
  const product = () => {
    if (!running) throw new Error('The product is there inside hooks and tests only')
    return running
  }
  let tests = 0
  beforeAll(async () => {
    running = await startProduct(database.db, { TRUST_PROXY: 'loopback', ...environment }, now)
  })
  beforeEach(() => {
    tests += 1
  })
  afterEach(async () => {
    const { tasks, settings } = product().app
    await tasks.idle()
    const files = join(settings.DATA_DIR, 'files')
    // One that begins with a dot is the product's own.
    const companies = (await readdir(files).catch(() => [])).filter((name) => !name.startsWith('.'))
    for (const company of companies) await rm(join(files, company), { recursive: true })
  })
  afterAll(() => running?.stop())
  return {
    get app() {
      return product().app
    },
    get url() {
      return product().url
    },
    call: (method, path, { headers, ...more } = {}) => {
      const address = { 'x-forwarded-for': `198.18.0.${tests}` }
      return product().call(method, path, { ...more, headers: { ...address, ...headers } })
    },
    company: (...about) => product().company(...about),
    pays: (company) => product().pays(company),
    stop: () => product().stop(),
  }
}
