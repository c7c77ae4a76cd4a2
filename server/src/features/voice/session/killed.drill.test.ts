import type { DispatchCall } from '@towline/contract'
import { expect, it, vi } from 'vitest'
import { spawnReadyProduct } from '../../../testing/ready-product.ts'
import { spawnProduct } from '../../../testing/spawned-product.ts'

/** Two servers start here, also on a busy machine. */
const TEST_MS = 60_000
/** What the carrier was told; the server comes up again on another port behind it. */
const PUBLIC_URL = 'https://towline.example'

it(
  'goes on with a call after the server was killed, with all it had written down',
  async () => {
    const first = await spawnReadyProduct({ PUBLIC_URL })
    const { basic, pending } = boardOf(first)
    const phone = first.aPhone({ from: '+12145550177', publicUrl: PUBLIC_URL })
    await phone.dial()
    await phone.say("I'm safe, I have a flat tire at 1245 Main Street in Frisco")
    await vi.waitFor(async () => expect(await pending(first.url, basic)).toHaveLength(1))
    phone.vanish()
    process.kill(first.pid, 'SIGKILL')

    const second = await spawnProduct(first.dataDir, { PUBLIC_URL })
    try {
      phone.moveTo(second.url)
      const again = phone.listen()
      await phone.dropSocket()
      expect(await again).not.toBe('')
      await phone.say("it's a red 2012 Ford Focus")
      await vi.waitFor(async () => {
        expect(await pending(second.url, basic)).toMatchObject([
          {
            pickupAddress: '1245 Main St, Frisco, TX',
            towReason: 'Flat tire',
            vehicle: '2012 Ford Focus',
          },
        ])
      })
      await phone.hangUp()
    } finally {
      await second.stop()
      await first.stop()
    }
  },
  TEST_MS,
)

/** The waiting jobs of the demo company that came by phone. */
function boardOf({ demo }: { demo: { email: string; password: string } }) {
  const basic = `Basic ${Buffer.from(`${demo.email}:${demo.password}`).toString('base64')}`
  const pending = async (url: string, authorization: string) => {
    const answer = await fetch(`${url}/towline/dispatch/search`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'pending' }),
    })
    const jobs = (await answer.json()) as DispatchCall[]
    return jobs.filter(({ twilioCallId }) => twilioCallId)
  }
  return { basic, pending }
}
