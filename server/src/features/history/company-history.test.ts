import { CompanyHistoryLine, Truck } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

eachEngine('the history of the company', (database) => {
  let ours: TestCompany
  let now = Date.now()
  const product = sharedProduct(database, { now: () => ++now })
  beforeEach(async () => {
    // Two things in one millisecond have no order.
    ours = await product.company('Our Towing')
  })

  async function history(query = '', basic = ours.basic) {
    const answer = await product.call('GET', `/towline/history${query}`, { basic })
    expect(answer.status).toBe(200)
    return CompanyHistoryLine.strict()
      .array()
      .parse(await answer.json())
  }
  const save = (path: string, body: unknown) =>
    product.call('POST', `/towline/${path}`, { basic: ours.basic, body })
  const who = 'Olive Owner'

  it('tells what was done to which record by whom, newest first, and who signed in', async () => {
    const made = await save('truck', { name: 'Rig' })
    const { id } = Truck.parse(await made.json())
    await save('truck', { id, name: 'Big Rig' })
    await save('api/vault/Vendor', { name: 'Old Mill Garage' })
    await product.call('GET', '/towline/admin/authenticate', { basic: ours.basic })
    const lines = (await history()).map(({ id: _, at: __, ...line }) => line)
    const truck = { who, kind: 'truck', record: 'Big Rig' }
    expect(lines.slice(0, 4)).toEqual([
      { who, kind: 'signIn', record: '', action: 'signed in', changes: [] },
      {
        who,
        kind: 'account',
        record: 'Old Mill Garage',
        action: 'added this account',
        changes: [],
      },
      { ...truck, action: 'changed', changes: [{ what: 'Name', from: 'Rig', to: 'Big Rig' }] },
      { ...truck, action: 'added this truck', changes: [] },
    ])
    expect((await history('?kind=truck')).map(({ kind }) => kind)).toEqual(['truck', 'truck'])
  })

  it('is read page by page to its end, and each line once', async () => {
    for (let n = 0; n < 5; n++) await save('truck', { name: `Rig ${n}` })
    const whole = (await history()).map(({ id }) => id)
    const read: string[] = []
    for (let before = ''; ; before = `&before=${read.at(-1)}`) {
      const page = await history(`?limit=2${before}`)
      read.push(...page.map(({ id }) => id))
      if (page.length < 2) break
    }
    expect(read).toEqual(whole)
  })

  it('is of no other company', async () => {
    await save('truck', { name: 'Rig' })
    const theirs = await product.company('Their Towing')
    const [newest] = await history()
    expect(JSON.stringify(await history('', theirs.basic))).not.toContain('Rig')
    expect(await history(`?before=${newest?.id}`, theirs.basic)).toEqual([])
  })
})
