import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaItem, OwnJob } from '@towline/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { startProduct, type TestCompany } from '../../testing/product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { photoOf } from './testing/photos.ts'

const NOT_THERE = { status: 404, error: 'not_found' }
const small = { width: 60, height: 40 }

eachEngine('photos and videos of a driver', (database) => {
  let desk: Desk
  let ours: TestCompany
  let june: Person
  let teo: Person
  let companies = 0
  beforeAll(async () => {
    desk = await openDesk(await startProduct(database.db))
  })
  afterAll(() => desk.product.stop())
  beforeEach(async () => {
    companies += 1
    ours = await desk.product.company(`Our Towing ${companies}`)
    june = await desk.employ('June', ['driver'], ours)
    teo = await desk.employ('Teo', ['driver'], ours)
  })

  const aJob = async (driverId: string, company = ours) =>
    (await desk.save({ driverId }, company.basic)).id
  const complete = (id: string) => desk.step(id, { step: 'complete' }, ours.basic)

  const get = (who: { basic: string }, path: string) =>
    desk.product.call('GET', path, { basic: who.basic })
  const remove = (who: { basic: string }, id: string) =>
    desk.product.call('DELETE', `/towline/media/${id}`, { basic: who.basic })
  const send = (
    who: { basic: string },
    jobId: string,
    file: NonNullable<RequestInit['body']>,
    id: string = randomUUID(),
  ) =>
    desk.product.call('POST', `/towline/media/of/${jobId}`, {
      basic: who.basic,
      file,
      headers: { 'x-upload-id': id, 'x-file-name': 'dent.jpg' },
    })
  async function sent(who: { basic: string }, jobId: string): Promise<MediaItem> {
    const answer = await send(who, jobId, await photoOf(small))
    expect(answer.status).toBe(200)
    return MediaItem.parse(await answer.json())
  }
  async function listed(who: { basic: string }, jobId: string): Promise<MediaItem[]> {
    return MediaItem.array().parse(await (await get(who, `/towline/media/of/${jobId}`)).json())
  }
  const lying = async () => {
    await desk.product.app.tasks.idle()
    const root = join(desk.product.app.settings.DATA_DIR, 'files')
    const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((one) => one.isFile()).length
  }

  it('are added to their own open job and seen there, and the board hears of it at once', async () => {
    const jobId = await aJob(june.id)
    const board = await desk.hear(ours)
    const photo = await photoOf(small)
    const id = randomUUID()
    const item = MediaItem.parse(await (await send(june, jobId, photo, id)).json())
    expect(item).toMatchObject({ id, createdBy: june.name, mayRemove: true })
    await vi.waitFor(() => expect(board.heard).toHaveLength(1))
    expect(board.heard[0]).toMatchObject({ id: jobId, call: { mediaCount: 1 } })
    // His connection broke before he had the answer.
    expect(await (await send(june, jobId, photo, id)).json()).toEqual(item)
    expect(await listed(june, jobId)).toEqual([item])
    expect(await listed(ours, jobId)).toEqual([item])
    const file = await get(june, item.url)
    expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true)
    expect((await get(june, item.thumbnailUrl)).headers.get('content-type')).toBe('image/webp')
    const jobs = OwnJob.array().parse(await (await get(june, '/towline/driver/jobs')).json())
    expect(jobs).toMatchObject([{ id: jobId, mediaCount: 1 }])
  })

  it('include what the office adds to their job', async () => {
    const jobId = await aJob(june.id)
    const item = await sent(ours, jobId)
    expect(await listed(june, jobId)).toEqual([{ ...item, mayRemove: false }])
    expect((await get(june, item.url)).status).toBe(200)
  })

  it('are taken for a day after the job ended, from a phone that had no line, and not shown to its driver', async () => {
    const done = await aJob(june.id)
    await complete(done)
    const late = await sent(june, done)
    expect((await listed(ours, done)).map(({ id }) => id)).toEqual([late.id])
    expect(await refusalOf(await get(june, `/towline/media/of/${done}`))).toMatchObject(NOT_THERE)
    expect((await send(teo, done, await photoOf(small))).status).toBe(404)
  })

  it('are not there on any other job, whatever is sent', async () => {
    const theirs = await desk.product.company(`Their Towing ${companies}`)
    const done = await aJob(june.id)
    const doneItem = await sent(june, done)
    await complete(done)
    const cancelled = await aJob(june.id)
    await desk.step(cancelled, { step: 'cancel' }, ours.basic)
    // What a phone still has of a job is taken for a day.
    await database.db.raw(
      `update dispatch_call set status_at = status_at - interval '25 hours' where id = any($1)`,
      [[done, cancelled]],
    )
    const given = await aJob(june.id)
    await desk.save({ id: given, driverId: teo.id }, ours.basic)
    const [another, nobodys] = [await aJob(teo.id), await aJob('')]
    const elsewhere = await aJob('', theirs)
    const items = [
      doneItem,
      await sent(teo, another),
      await sent(ours, nobodys),
      await sent(theirs, elsewhere),
    ]
    const before = await lying()
    const missing = await refusalOf(await remove(june, randomUUID()))
    expect(missing).toMatchObject(NOT_THERE)
    const files = [await photoOf(small), 'neither a photo nor a video', '']
    for (const jobId of [randomUUID(), done, cancelled, given, another, nobodys, elsewhere]) {
      expect(await refusalOf(await get(june, `/towline/media/of/${jobId}`))).toEqual(missing)
      const answers = await Promise.all(files.map((file) => send(june, jobId, file)))
      for (const answer of answers) expect(await refusalOf(answer)).toEqual(missing)
    }
    for (const { id, url, thumbnailUrl } of items) {
      for (const path of [url, `${url}?clean=1`, thumbnailUrl])
        expect(await refusalOf(await get(june, path)), path).toEqual(missing)
      expect(await refusalOf(await remove(june, id))).toEqual(missing)
    }
    expect(await lying()).toBe(before)
    expect(await listed(ours, done)).toEqual([doneItem])
    expect(await listed(ours, cancelled)).toEqual([])
  })

  it('are deleted by the driver who added them, and not when a namesake or the office did', async () => {
    const jobId = await aJob(june.id)
    const [own, desks] = [await sent(june, jobId), await sent(ours, jobId)]
    const namesake = await desk.employ('June', ['driver'], ours)
    await desk.save({ id: jobId, driverId: namesake.id }, ours.basic)
    expect(await listed(namesake, jobId)).toMatchObject([
      { id: own.id, createdBy: namesake.name, mayRemove: false },
      { id: desks.id, mayRemove: false },
    ])
    for (const { id } of [own, desks])
      expect(await refusalOf(await remove(namesake, id))).toMatchObject(NOT_THERE)
    await desk.save({ id: jobId, driverId: june.id }, ours.basic)
    expect(await refusalOf(await remove(june, desks.id))).toMatchObject(NOT_THERE)
    expect((await remove(june, own.id)).status).toBe(200)
    expect(await listed(ours, jobId)).toEqual([desks])
    const [job] = OwnJob.array().parse(await (await get(june, '/towline/driver/jobs')).json())
    expect(job?.mediaCount).toBe(1)
    expect(await refusalOf(await get(june, own.url))).toMatchObject(NOT_THERE)
  })

  it('are all there for a dispatcher, who may drive as well', async () => {
    const dispatcher = await desk.employ('Della', ['dispatcher', 'driver'], ours)
    const jobId = await aJob(june.id)
    const photographed = await sent(june, jobId)
    await complete(jobId)
    expect(await listed(dispatcher, jobId)).toEqual([photographed])
    const added = await sent(dispatcher, jobId)
    expect(await refusalOf(await send(dispatcher, jobId, 'no photo'))).toMatchObject({
      error: 'bad_file',
    })
    for (const { id } of [photographed, added])
      expect((await remove(dispatcher, id)).status).toBe(200)
    expect(await listed(ours, jobId)).toEqual([])
  })
})
