import { ChatMessage, type DispatchCall } from '@towline/contract'
import { expect, it, vi } from 'vitest'
import { spawnReadyProduct } from '../../testing/ready-product.ts'
import { spawnProduct } from '../../testing/spawned-product.ts'
import { openLine } from '../../testing/test-connection.ts'

/** Two starts of the whole product, also where others are at work on the machine. */
const RESTART_MS = 240_000

it(
  'has every message it gave a receipt for when the server was killed right after, and each once when it comes again',
  async () => {
    const first = await spawnReadyProduct()
    const basic = `${first.demo.email}:${first.demo.password}`
    const phone = first.aPhone()
    await phone.dial()
    await phone.say("I'm safe, I have a flat tire at 1245 Main Street in Frisco")
    const id = await vi.waitFor(() => chatOfCaller(first.url, basic))
    const customer = await openLine(first.url)
    const place = `/app/chat/${id}/sendMessage`
    const messages = Array.from({ length: 20 }, (_, n) => ({ id: n + 1, content: `line ${n + 1}` }))
    for (const message of messages.slice(0, 10)) await customer.say(place, message)
    // These are on their way: their sender does not know whether they were kept.
    const unknown = messages.slice(10).map((message) => customer.say(place, message))
    for (const one of unknown) one.catch(() => undefined)
    await unknown[0]
    process.kill(first.pid, 'SIGKILL')

    const second = await spawnProduct(first.dataDir)
    try {
      const kept = await read(second.url, id)
      expect(kept.slice(0, 11)).toEqual(messages.slice(0, 11).map(({ content }) => content))
      const again = await openLine(second.url)
      for (const message of messages.slice(10)) await again.say(place, message)
      expect(await read(second.url, id)).toEqual(messages.map(({ content }) => content))
      await again.hangUp()
    } finally {
      await second.stop()
      await first.stop()
    }
  },
  RESTART_MS,
)

async function chatOfCaller(url: string, basic: string): Promise<string> {
  const answer = await fetch(`${url}/towline/dispatch/search`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ status: 'pending' }),
  })
  const jobs = (await answer.json()) as DispatchCall[]
  const chat = jobs.find(({ csChatId }) => csChatId)?.csChatId
  if (!chat) throw new Error('the job of the call is not there yet')
  return chat
}

async function read(url: string, id: string): Promise<string[]> {
  const answer = await fetch(`${url}/towline/chatapi/messages/${id}`)
  return ChatMessage.array()
    .parse(await answer.json())
    .map(({ content }) => content)
}
