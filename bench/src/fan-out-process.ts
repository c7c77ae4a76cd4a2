// One of several processes that tell each other what is new; does what its parent says.
import { setTimeout as wait } from 'node:timers/promises'
import { fanOutOver } from '@towline/server/testing/fan-outs'

const [, , url = '', installation = ''] = process.argv
const DESTINATION = '/topic/company/019a0000-0000-7000-8000-00000000000a/dispatch'
/** As long as what is told of a job. */
const REST = 'x'.repeat(100)

const now = () => performance.timeOrigin + performance.now()
let latencies: number[] = []
let gaps = 0
let heardOf = Promise.withResolvers<void>()
let expected = Number.POSITIVE_INFINITY

const fanOut = await fanOutOver(url, installation)
fanOut.subscribe(
  ({ body }) => {
    const { from, at } = JSON.parse(String(body))
    if (from === process.pid) return
    latencies.push(now() - at)
    if (latencies.length >= expected) heardOf.resolve()
  },
  () => gaps++,
)
const hearAll = (count: number): Promise<void> => {
  expected = count
  // Others may have begun before us.
  if (latencies.length >= expected) heardOf.resolve()
  return heardOf.promise
}
const tell = () =>
  fanOut.publish({
    destination: DESTINATION,
    body: JSON.stringify({ from: process.pid, at: now(), rest: REST }),
  })

/** `pace` so many a second for so many seconds, `burst` so many at once; then what others told has been heard. */
const orders: Record<string, (many: number, seconds: number, others: number) => Promise<void>> = {
  async pace(many, seconds, others) {
    const since = now()
    for (let n = 0; n < many * seconds; n += 1) {
      await wait(Math.max(0, since + (n * 1000) / many - now()))
      tell()
    }
    await hearAll(many * seconds * others)
  },
  async burst(many, _seconds, others) {
    for (let n = 0; n < many; n += 1) tell()
    await hearAll(many * others)
  },
}

process.on('message', async (text: string) => {
  const [order = '', ...numbers] = text.split(' ')
  const [many = 0, seconds = 0, others = 0] = numbers.map(Number)
  const since = now()
  await orders[order]?.(many, seconds, others)
  process.send?.({ latencies, tookMs: now() - since, gaps })
  latencies = []
  heardOf = Promise.withResolvers()
  expected = Number.POSITIVE_INFINITY
})
process.send?.('ready')
