import type { ImpoundLot, ImpoundWhole } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../../testing/database.ts'
import { anImpound } from '../../impounds/testing/an-impound.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'

const HARRIET = '+12145550142'

eachEngine('a vehicle in the yard', (database) => {
  let wire: Wire
  let lot: ImpoundLot
  beforeEach(async () => {
    wire = await openWire(database.db)
    lot = await wire.ask<ImpoundLot>('/impound-lot', {
      name: 'Yard',
      address: '400 Yard Rd, Frisco',
    })
  })
  afterEach(() => wire.product.stop())

  const store = (known: object) =>
    wire.ask<ImpoundWhole>('/impound', { ...anImpound(lot.id, Date.now() - 60_000), ...known })
  const asks = async (code: string) =>
    (
      await wire.call(HARRIET, [`is my car in your yard, plate ${code}`], /in our yard|hold|person/)
    ).join(' ')

  it('is found by whoever calls and knows its plate, and the record and its file say so', async () => {
    const { file } = await store({ ownerName: 'Nadia Brandt', inventory: 'A laptop' })
    const said = await asks('CEE 6311')
    expect(said).toContain('Yes, C E E 6 3 1 1 is here in our yard, at 400 Yard Rd, Frisco.')
    expect(said).not.toMatch(/Nadia|Brandt|laptop|Elm|Harriet Stone/)
    expect(await wire.calls()).toMatchObject([
      {
        outcome: 'status',
        summary: expect.stringContaining('(CEE6311) is in the yard, and was told that it is.'),
      },
    ])
    expect((await wire.ask<ImpoundWhole>(`/impound/${file.id}`)).touches[0]).toMatchObject({
      what: 'asked by phone',
      data: { from: '2145550142' },
    })
    expect(await wire.jobs()).toEqual([])
  })

  it('is not found in the yard of another company', async () => {
    const other = await wire.product.company('Other Towing')
    const post = async (path: string, body: unknown) =>
      Object(
        await (
          await wire.product.call('POST', `/towline${path}`, { basic: other.basic, body })
        ).json(),
      )
    const theirs = await post('/impound-lot', { name: 'Theirs' })
    await post('/impound', anImpound(theirs.id, Date.now() - 60_000))
    expect(await asks('CEE 6311')).toMatch(/don't find C E E 6 3 1 1/)
  })
})
