import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProduct } from '@towline/server/testing'
import { ms, quantile, type Table } from './report.ts'

const TIMES = 5

/** From starting the process to its first answer: on a fresh data directory, and on one it knows. */
export async function measureStart(): Promise<Table[]> {
  const first: number[] = []
  const next: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
    for (const took of [first, next]) {
      const product = await spawnProduct(dataDir)
      took.push(product.startMs)
      await product.stop()
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  const row = (name: string, took: number[]) => [
    name,
    ms(quantile(took, 0.5)),
    ms(Math.max(...took)),
  ]
  return [
    {
      title: 'Start',
      columns: ['', 'median', `longest of ${TIMES}`],
      rows: [row('first, with the demo company made', first), row('next', next)],
      note: 'The server alone, embedded database, without installing packages and building pages.',
    },
  ]
}
