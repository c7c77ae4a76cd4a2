import pg from 'pg'
import { pino } from 'pino'
import { createNatsFanOut, createPostgresFanOut, type FanOut } from '../platform/realtime/index.ts'

/** The fan-out of one process, as the product has it, over the service of a URL; ready when it is there. */
export async function fanOutOver(url: string, installation: string): Promise<FanOut> {
  const log = pino({ level: 'warn' })
  const fanOut = url.startsWith('nats:')
    ? createNatsFanOut({ url, installation, log })
    : createPostgresFanOut({ newClient: () => new pg.Client({ connectionString: url }), log })
  await fanOut.ready()
  return fanOut
}
