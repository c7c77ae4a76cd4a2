import { Truck } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

/** A value of its own for every field that people may set. */
const everyField = {
  name: 'Big Red',
  type: 'Wrecker',
  duty: 'Heavy',
  licensePlate: 'TOW1234',
  vin: '1HGCM82633A004352',
  manufacturer: 'Peterbilt',
  model: '389',
  year: '2019',
  tdlrNumber: '006123456C',
  plateExpDate: 1_800_000_000_000,
  notes: 'Höhe 3,9 m \n <b>no tunnels</b>',
} as const

eachEngine('trucks', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const post = (body: unknown, basic = ours.basic) =>
    product.call('POST', '/towline/truck', { basic, body })
  const remove = (id: string, basic = ours.basic) =>
    product.call('DELETE', `/towline/truck/${id}`, { basic })
  async function save(body: unknown): Promise<Truck> {
    const answer = await post(body)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return Truck.strict().parse(JSON.parse(text))
  }
  async function list(status: string, basic = ours.basic): Promise<Truck[]> {
    const answer = await product.call('GET', `/towline/truck/all/${status}`, { basic })
    expect(answer.status).toBe(200)
    return Truck.strict()
      .array()
      .parse(await answer.json())
  }
  const names = async (status: string) => (await list(status)).map(({ name }) => name)

  it('keep every field, and start active', async () => {
    const made = await save(everyField)
    expect(made).toMatchObject({ ...everyField, status: 'active' })
    expect(await list('active')).toEqual([made])
  })

  it('start without what was not said, and take null for not said', async () => {
    const made = await save({ id: null, name: 'Rig', type: null, year: null })
    expect(made).toMatchObject({ type: 'Unspecified', duty: 'Unspecified', plateExpDate: 0 })
    expect(made.year).toBe('')
  })

  it('keep what a change leaves out', async () => {
    const { id } = await save(everyField)
    const changed = await save({ id, name: 'Old Red', status: 'inactive' })
    const now = { id, version: 2, name: 'Old Red', status: 'inactive' }
    expect(changed).toEqual({ ...everyField, ...now })
    expect([await list('inactive'), await list('active')]).toEqual([[changed], []])
  })

  it('have plate and VIN in capitals, without blanks around them', async () => {
    const made = await save({ name: 'Rig', licensePlate: ' tow 12 ', vin: ' 1hgcm82633a0043 ' })
    expect(made).toMatchObject({ licensePlate: 'TOW 12', vin: '1HGCM82633A0043' })
  })

  it('come by name, in any letter case', async () => {
    for (const name of ['delta', 'Alpha', 'charlie', 'Bravo']) await save({ name })
    expect(await names('active')).toEqual(['Alpha', 'Bravo', 'charlie', 'delta'])
  })

  it('are kept when removed, and come back by a status', async () => {
    const { id } = await save({ name: 'Rig' })
    for (let n = 0; n < 2; n++) expect((await remove(id)).status).toBe(200)
    expect([await names('active'), await names('deleted')]).toEqual([[], ['Rig']])
    expect((await save({ id, name: 'Rig II' })).status).toBe('deleted')
    await save({ id, name: 'Rig II', status: 'active' })
    expect([await names('active'), await names('deleted')]).toEqual([['Rig II'], []])
  })

  it('are removed by the call for that only, not by saving them as deleted', async () => {
    const { version: _, ...made } = await save({ name: 'Rig', status: 'deleted' })
    expect(made.status).toBe('active')
    expect((await save({ ...made, status: 'deleted' })).status).toBe('active')
    await remove(made.id)
    expect((await save({ ...made, status: 'deleted', notes: 'sold' })).status).toBe('deleted')
  })

  it('of another company are not there', async () => {
    const { id } = await save(everyField)
    const theirs = await product.company('Their Towing')
    expect((await post({ id, name: 'Mine now' }, theirs.basic)).status).toBe(404)
    expect((await remove(id, theirs.basic)).status).toBe(404)
    expect((await remove(newId())).status).toBe(404)
    expect(await list('active', theirs.basic)).toEqual([])
    expect(await names('active')).toEqual(['Big Red'])
  })

  it('refuse what cannot be, and name the fields', async () => {
    const wrong = {
      name: '  ',
      licensePlate: '12345678901',
      vin: 'x'.repeat(18),
      notes: 'x'.repeat(5001),
      type: 'Spaceship',
      duty: 'light',
      status: 'sold',
      plateExpDate: -1,
      model: 'nul \0',
    }
    const answer = await post(wrong)
    expect(answer.status).toBe(400)
    const { fields } = Object(await answer.json()) as { fields: Record<string, string> }
    expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort())
    expect(fields.name).toBe('Name is required')
  })

  it('tell the company, live, what became of one', async () => {
    const hears = (basic: string) =>
      listen(product.url, `/topic/company/${ours.companyId}/trucks`, {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      })
    const desk = await hears(ours.basic)
    const theirs = await product.company('Their Towing')
    await expect(hears(theirs.basic)).rejects.toThrow()
    const { id } = await save({ name: 'Rig' })
    await save({ id, name: 'Big Rig' })
    await remove(id)
    await remove(id)
    await vi.waitFor(() =>
      expect(desk.heard).toEqual([1, 2, 3].map((version) => ({ id, version }))),
    )
  })

  it('of which somebody saved a newer version are kept from an older one', async () => {
    const { id } = await save({ name: 'Rig' })
    const newer = await save({ id, version: 1, name: 'Rig', notes: 'theirs' })
    const late = await post({ id, version: 1, name: 'Rig', notes: 'mine' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: 'newer_version', newer })
    expect(await save({ id, version: 2, name: 'Rig', notes: 'mine' })).toMatchObject({ version: 3 })
    expect(await save({ id, name: 'Rig', notes: 'at my word' })).toMatchObject({ version: 4 })
  })

  it('leave in the audit who did what', async () => {
    const { id } = await save({ name: 'Rig' })
    await save({ id, name: 'Rig', year: '2020' })
    await remove(id)
    const { rows } = await database.db.raw(
      'select actor, action, data from audit where record_id = $1 order by at, id',
      [id],
    )
    expect(rows).toEqual([
      { actor: 'employee', action: 'truck made', data: { name: 'Rig' } },
      { actor: 'employee', action: 'truck changed', data: { year: { from: '', to: '2020' } } },
      { actor: 'employee', action: 'truck removed', data: { was: 'active' } },
    ])
  })
})
