import { expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { startProduct } from '../testing/product.ts'

const DAY = 24 * 3600 * 1000
let now = Date.now()
const database = testDatabase()

async function fieldsOf(environment: Record<string, string>) {
  const product = await startProduct(database.db, environment, () => now)
  try {
    const answer = await product.call('GET', '/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).trimEnd().split('\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
    return { fields, url: product.url }
  } finally {
    await product.stop()
  }
}

it('tells where to write, and has not run out however long the server runs', async () => {
  const { fields, url } = await fieldsOf({ CONTACT_EMAIL: 'Desk <desk@lonestar.example>' })
  expect(fields).toEqual({
    Contact: 'mailto:desk@lonestar.example',
    Expires: new Date(now + 90 * DAY).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${url}/.well-known/security.txt`,
  })
})

it('names the contact page where no address is set', async () => {
  now += 400 * DAY
  const { fields, url } = await fieldsOf({})
  expect(fields).toMatchObject({
    Contact: `${url}/contact`,
    Expires: new Date(now + 90 * DAY).toISOString(),
  })
})
