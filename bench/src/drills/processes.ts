import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import type { Table } from '../report.ts'
import { type Balancer, startBalancer } from './balancer.ts'

/** Processes on one PostgreSQL, which know the same demo company; the balancer before them has all as targets. */
export type Processes = {
  running: SpawnedProduct[]
  balancer: Balancer
  settings: { DATABASE_URL: string; PUBLIC_URL: string }
}

/** Runs a drill over so many processes and ends them, whatever came of it; nothing where there is no PostgreSQL. */
export async function overProcesses(
  count: number,
  drill: (processes: Processes) => Promise<Table>,
): Promise<Table[]> {
  const server = await findPostgres()
  if (!server) return []
  const { url: DATABASE_URL, drop } = await postgresCopyUrl(server)
  const balancer = await startBalancer()
  const folders = await Promise.all(Array.from({ length: count }, aFolder))
  const settings = { DATABASE_URL, PUBLIC_URL: balancer.url }
  const running: SpawnedProduct[] = []
  try {
    for (const folder of folders) {
      const [first] = running
      if (first)
        for (const name of ['demo.json', 'carrier-token'])
          await copyFile(join(first.dataDir, name), join(folder, name))
      running.push(await spawnProduct(folder, settings))
    }
    balancer.targets = running.map(({ url }) => url)
    return [await drill({ running, balancer, settings })]
  } finally {
    for (const one of running) await one.stop()
    await balancer.stop()
    await drop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

const aFolder = () => mkdtemp(join(tmpdir(), 'towline-drill-'))
