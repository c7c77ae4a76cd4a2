import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnFreshProduct } from '@towline/server/testing'
import { inspected } from './collect-garbage.ts'
import { cpuSeconds } from './dispatchers.ts'
import { openSockets } from './idle-sockets.ts'
import { taken } from './memory.ts'
import { ms, size, type Table } from './report.ts'

const SOCKETS = 5_000
const MINUTES = 3
/** Each end has a file open for every socket, and some besides. */
const FILES = SOCKETS + 500

/** What thousands of sockets cost that listen and beat, and whether all beats come. */
export async function measureSockets(): Promise<Table[]> {
  const table = (rows: Table['rows'], note: string): Table => ({
    title: 'Sockets that listen',
    columns: [
      'sockets',
      'minutes',
      'heart-beats heard',
      'failed heart-beats',
      'ended sockets',
      'longest silence',
      'cores of the server',
      'resident for each',
      'heap and buffers for each',
    ],
    rows,
    note,
  })
  const files = mostFiles()
  if (files < FILES) return [table([], `Needs ${FILES} open files; ulimit -Hn gives ${files}.`)]
  const product = await spawnFreshProduct(inspected)
  const sockets = await openSockets(product.url)
  try {
    // The code is compiled by then, and what opening them needs for a moment is not counted.
    await sockets.open(100)
    const before = await taken(product)
    await sockets.open(SOCKETS)
    const during = await taken(product)
    await sockets.report()
    const [cpuBefore, since] = [await cpuSeconds(product), performance.now()]
    await wait(MINUTES * 60_000)
    const seconds = (performance.now() - since) / 1000
    const cores = ((await cpuSeconds(product)) - cpuBefore) / seconds
    const { heard, failed, ended, longestSilenceMs } = await sockets.report()
    const each = (bytes: number) => size(bytes / (SOCKETS - 100))
    return [
      table(
        [
          [
            SOCKETS,
            MINUTES,
            heard,
            failed,
            ended,
            ms(longestSilenceMs),
            cores.toFixed(2),
            each(during.kept - before.kept),
            each(during.heap - before.heap),
          ],
        ],
        'STOMP over WebSocket, a beat a second agreed on both ways, each listening to one topic; the clients are in another process, at five addresses of one machine, as one address may have 2000. A beat has failed when nothing was heard for two seconds, which is when @stomp/stompjs gives a connection up; the server ends who is silent for a little longer. Memory after collecting garbage, the beats going on. Wanted: no failed beat, under 40 kB for each.',
      ),
    ]
  } finally {
    sockets.stop()
    await product.stop()
  }
}

/** How many files a process may have open: Node takes for itself what the shell's hard limit gives. */
function mostFiles(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit)
}
