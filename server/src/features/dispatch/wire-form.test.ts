import { randomUUID } from 'node:crypto'
import { Account, DispatchCall, MediaItem } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { photoOf } from '../media/testing/photos.ts'
import { type Desk, openDesk } from './testing/desk.fixture.ts'

/** Every job's wire form, put together anew from all that it shows. */
const putTogether = `
  select c.fields || jsonb_build_object(
    'id', c.id, 'companyId', c.company_id, 'status', c.status, 'version', c.version,
    'dispatchNumber', c.dispatch_number, 'balance', round(c.total_cents / 100.0, 2),
    'createdDate', floor(extract(epoch from c.created_at) * 1000)::bigint,
    'statusDate', floor(extract(epoch from c.status_at) * 1000)::bigint,
    'vendorName', coalesce((select name from vendor where id = c.vendor_id), ''),
    'csChatId', coalesce((select id from chat_request where dispatch_call_id = c.id), ''),
    'offerUnanswered', coalesce((select state in ('declined', 'expired') from offer
      where dispatch_call_id = c.id order by offered_at desc, id desc limit 1), false),
    'zoneId', coalesce(towline_zone_at(c.company_id, (c.fields -> 'pickupAddressLatLng' ->> 'lat')::float8,
      (c.fields -> 'pickupAddressLatLng' ->> 'lng')::float8)::text, ''),
    'zoneName', coalesce((select name from zone where id = c.zone_id), ''),
    'isImported', c.import_id is not null,
    'mediaCount', (select count(*) from media where dispatch_call_id = c.id),
    'duplicates', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'dispatchNumber', d.dispatch_number, 'reasons', array(
        select split_part(k, ':', 1) from unnest(d.same_keys) k where k = any (c.same_keys) order by 1))
        order by d.created_at, d.id)
      from dispatch_call d
      where d.company_id = c.company_id and d.id <> c.id and d.same_keys && c.same_keys
        and c.status in ('pending', 'active', 'scheduled') and d.status in ('pending', 'active', 'scheduled')
        and abs(extract(epoch from d.created_at - c.created_at)) <= 1800), '[]')) as job
  from dispatch_call c order by c.created_at desc, c.id desc`

everyEngine('the wire form of a job', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  /** The jobs as they are read, after holding them against what they are put together from. */
  async function asRead(): Promise<DispatchCall[]> {
    const { rows } = await database.db.raw(putTogether)
    const jobs = DispatchCall.strict()
      .array()
      .parse(rows.map((row) => Object(row).job))
    const listed = [
      ...(await desk.search({ status: 'current' })),
      ...(await desk.search({ status: 'completed' })),
    ]
    expect(listed.sort((a, b) => b.createdDate - a.createdDate || (a.id < b.id ? 1 : -1))).toEqual(
      jobs,
    )
    for (const job of jobs) expect(await desk.read(job.id)).toEqual(job)
    return jobs
  }

  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await desk.product.call(method, `/towline${path}`, {
      basic: desk.ours.basic,
      body,
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }

  async function addPhoto(jobId: string): Promise<string> {
    const answer = await desk.product.call('POST', `/towline/media/of/${jobId}`, {
      basic: desk.ours.basic,
      file: await photoOf({ width: 40, height: 30 }),
      headers: {
        'content-type': 'image/jpeg',
        'x-upload-id': randomUUID(),
        'x-file-name': 'a.jpg',
      },
    })
    return MediaItem.parse(await answer.json()).id
  }

  it('has the photos and videos that are added and removed', async () => {
    const { id } = await desk.save({ customerName: 'Nadia Brandt' })
    await desk.save({ customerName: 'Somebody else' })
    const counts = async () => (await asRead()).map(({ mediaCount }) => mediaCount)
    const first = await addPhoto(id)
    await addPhoto(id)
    expect(await counts()).toEqual([0, 2])
    await ask('DELETE', `/media/${first}`)
    expect(await counts()).toEqual([0, 1])
  })

  it('has the name its account has now', async () => {
    const account = { type: 'Repair Shop', name: 'Elm "Street" Garage' }
    const made = Account.parse(await ask('POST', '/api/vault/Vendor', account))
    await desk.save({ vendorId: made.id })
    const other = await desk.save({ vendorId: made.id })
    await desk.step(other.id, { step: 'cancel' })
    const names = async () => (await asRead()).map(({ vendorName }) => vendorName)
    expect(await names()).toEqual([account.name, account.name])
    await ask('POST', '/api/vault/Vendor', { ...made, name: 'Oak \\ Garage' })
    expect(await names()).toEqual(['Oak \\ Garage', 'Oak \\ Garage'])
    await desk.save({ id: other.id, vendorId: '' })
    expect(await names()).toEqual(['', 'Oak \\ Garage'])
  })

  it('has the chat that is opened for it', async () => {
    const { id } = await desk.save({})
    expect((await asRead()).map(({ csChatId }) => csChatId)).toEqual([''])
    await ask('POST', `/chat/of/${id}`)
    expect((await asRead())[0]?.csChatId).toHaveLength(22)
  })

  it('has the duplicates that appear and disappear', async () => {
    const counts = async () => (await asRead()).map(({ duplicates }) => duplicates.length)
    const phone = { customerPhone: '4695550142' }
    const first = await desk.save({ ...phone, vin: '1HGCM82633A004352' })
    const second = await desk.save(phone)
    const third = await desk.save({ vin: '1HGCM82633A004352' })
    expect(await counts()).toEqual([1, 1, 2])
    await desk.save({ id: second.id, vin: '1HGCM82633A004352' })
    expect(await counts()).toEqual([2, 2, 2])
    await desk.save({ id: second.id, customerPhone: '' })
    expect(await counts()).toEqual([2, 2, 2])
    await desk.step(first.id, { step: 'complete' })
    expect(await counts()).toEqual([1, 1, 0])
    await desk.undo(first.id, 2)
    await desk.step(third.id, { step: 'cancel' })
    expect(await counts()).toEqual([0, 1, 1])
  })

  it('has them when jobs are made and ended at the same instant', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => desk.save({ customerPhone: '4695550142' })),
    )
    expect((await asRead()).map(({ duplicates }) => duplicates.length)).toEqual([3, 3, 3, 3])
    await Promise.all(made.map(({ id }) => desk.step(id, { step: 'cancel' })))
    expect((await asRead()).map(({ duplicates }) => duplicates.length)).toEqual([0, 0, 0, 0])
  })
})
