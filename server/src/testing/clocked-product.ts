import { WEB_ROOT } from '../platform/web-app.ts'
import { type Demo, seedDemo } from '../seeds/demo.ts'
import { embeddedCopy } from './images.ts'
import { startProduct } from './product.ts'

/** The product with its demo company, in this process, with a clock that can be moved on. */
export type ClockedProduct = {
  url: string
  demo: Demo
  /** Lets time pass, in ms: its clock goes on, and what waits for a time is due so much sooner. */
  pass(ms: number): Promise<void>
  stop(): Promise<void>
}

/** Starts it on a database of its own. */
export async function startClockedProduct(): Promise<ClockedProduct> {
  const db = await embeddedCopy()
  let ahead = 0
  const product = await startProduct(db, { DEMO: 'auto' }, () => Date.now() + ahead, WEB_ROOT)
  const demo = await seedDemo(product.app)
  if (!demo) throw new Error('there is no demo company')
  return {
    url: product.url,
    demo,
    pass: async (ms) => {
      ahead += ms
      await db.raw(
        `update pgboss.job set start_after = start_after - $1 * interval '1 ms'
          where state in ('created', 'retry')`,
        [ms],
      )
    },
    stop: async () => {
      await product.stop()
      await db.close()
    },
  }
}
