import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOOGLE_KEY, startGoogleStandIn } from '../../../providers/maps/testing/google-stand-in.ts'
import type { MapStandIn } from '../../../providers/maps/testing/stand-in.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Product, startProduct } from '../../../testing/product.ts'
import type { LoggedCall } from '../voice.ports.ts'
import { agentToolsOf } from './agent-tools.ts'

const database = testDatabase()
let google: MapStandIn
let product: Product
beforeAll(async () => {
  google = await startGoogleStandIn()
  product = await startProduct(database.db, {
    GOOGLE_MAPS_SERVER_KEY: GOOGLE_KEY,
    GOOGLE_MAPS_API_URL: google.url,
  })
})
afterAll(async () => {
  await product.stop()
  await google.stop()
})

const aCall = (companyId: string): LoggedCall => ({
  companyId,
  phoneCallId: '',
  callSid: 'CA1',
  from: '',
  to: '',
  startedAt: 0,
  token: '',
  memory: null,
  lastSeq: 0,
})

it('takes a caller at their town when the map service keeps silent, before they have to wait', async () => {
  const { companyId, number } = await product.company('Our Towing')
  const tools = agentToolsOf(product.app)
  const line = await tools.findLine(number)
  if (!line) throw new Error('there is no such line')
  const said = '1845 Elm Street in Frisco'
  const place = {
    said,
    kind: 'street',
    number: '1845',
    street: 'Elm Street',
    city: 'Frisco',
  } as const
  const ask = () =>
    tools.ask({ call: aCall(companyId), line }, { kind: 'resolvePlace', which: 'pickup', place })
  expect(await ask()).toMatchObject({ valid: true, address: '1845 Elm St, Frisco, TX 75034' })
  google.mood = 'slow'
  const began = performance.now()
  expect(await ask()).toMatchObject({ valid: true, address: '1845 Elm St, Frisco, TX' })
  // The service never answers; on a busy machine its time is up a little later.
  expect(performance.now() - began).toBeLessThan(10_000)
  // The company's own place is known without asking, so only the caller's is waited for.
  expect(google.asked).toHaveLength(2)
})
