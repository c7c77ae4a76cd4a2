import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ChatMessage, MEDIA_OF_A_CHAT, MediaItem } from '@towline/contract'
import ExifReader from 'exifreader'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { video } from '../media/testing/boxes.ts'
import { bomb, photoOf } from '../media/testing/photos.ts'
import { openChats } from './testing/chats.fixture.ts'

const DAY = 24 * 3600 * 1000

type Sent = { id?: string; basic?: string; name?: string }

eachEngine('what a customer photographs', (database) => {
  let clock = 0
  let chats: Awaited<ReturnType<typeof openChats>>
  const product = sharedProduct(database, { now: () => Date.now() + clock })
  beforeEach(async () => {
    clock = 0
    chats = await openChats(product)
  })

  const send = (
    chatId: string,
    file: NonNullable<RequestInit['body']>,
    { id = randomUUID(), basic, name }: Sent = {},
  ) =>
    chats.product.call('POST', `/towline/chatapi/${chatId}/media`, {
      file,
      headers: { 'x-upload-id': id, 'x-file-name': name ?? 'IMG_1.jpg' },
      ...(basic && { basic }),
    })
  async function sent(chatId: string, file: Buffer, more: Sent = {}): Promise<ChatMessage> {
    const answer = await send(chatId, file, more)
    expect(answer.status).toBe(200)
    return ChatMessage.parse(await answer.json())
  }
  async function mediaOf(jobId: string): Promise<MediaItem[]> {
    const { basic } = chats.ours
    const answer = await chats.product.call('GET', `/towline/media/of/${jobId}`, { basic })
    return MediaItem.array().parse(await answer.json())
  }
  const desk = (jobId: string, file: Buffer, id = randomUUID()) =>
    chats.product.call('POST', `/towline/media/of/${jobId}`, {
      basic: chats.ours.basic,
      file,
      headers: { 'x-upload-id': id },
    })
  const thumbnail = (chatId: string, mediaId: string) => chats.chatapi(`${chatId}/media/${mediaId}`)
  /** Files and half files of the installation. */
  const lying = async () => {
    const root = join(chats.product.app.settings.DATA_DIR, 'files')
    return (await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
      (one) => one.isFile(),
    )
  }

  it('is among the photos of the job and a line in the chat, at once for the office', async () => {
    const { id, jobId, topic } = await chats.aChat()
    const rep = await chats.line(chats.ours.basic)
    const heard = await rep.hear(topic('messages'))
    const board = await rep.hear(`/topic/company/${chats.ours.companyId}/dispatch`)
    const message = await sent(id, await photoOf(), { name: 'Ditch.jpg' })
    expect(message).toMatchObject({ role: 'customer', name: 'Harriet Stone', chatId: id })
    expect(message).toMatchObject({ content: 'Sent a photo.', media: { type: 'image' } })
    await sent(id, video(), { name: 'ditch.mp4' })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard[0]).toEqual(message)
    await vi.waitFor(() => expect(board.length).toBeGreaterThan(0))
    const media = await mediaOf(jobId)
    expect(media).toMatchObject([
      { id: message.media?.id, name: 'Ditch.jpg', createdBy: 'Harriet Stone (customer)' },
      { type: 'video', contentType: 'video/mp4' },
    ])
    expect(await chats.messages(id)).toMatchObject([
      { media: message.media },
      { content: 'Sent a video.', media: { id: media[1]?.id, type: 'video' } },
    ])
  })

  it('is shown to the customer small and without the marks of the camera', async () => {
    const { id } = await chats.aChat()
    const { media } = await sent(id, await photoOf())
    const small = await thumbnail(id, media?.id ?? '')
    expect(small.headers.get('content-type')).toBe('image/webp')
    const marks = ExifReader.load(Buffer.from(await small.arrayBuffer()), { expanded: true })
    expect(marks.gps ?? marks.exif).toBeUndefined()
    const film = await sent(id, video())
    expect((await thumbnail(id, film.media?.id ?? '')).status).toBe(404)
  })

  it('is one photo and one line however often it is sent', async () => {
    const { id, jobId } = await chats.aChat()
    const [upload, photo] = [randomUUID(), await photoOf()]
    const [first, second] = await Promise.all([
      sent(id, photo, { id: upload }),
      sent(id, photo, { id: upload }),
    ])
    expect(second).toEqual(first)
    expect(await sent(id, photo, { id: upload })).toEqual(first)
    expect(await mediaOf(jobId)).toHaveLength(1)
    expect(await chats.messages(id)).toEqual([first])
    await chats.product.app.tasks.idle()
    // The photo with its thumbnail and clean copy; nothing of the other try.
    expect(await lying()).toHaveLength(3)
  })

  it('leaves its line behind when the office deletes it', async () => {
    const { id, jobId } = await chats.aChat()
    const upload = randomUUID()
    const { media } = await sent(id, await photoOf(), { id: upload })
    const { basic } = chats.ours
    await chats.product.call('DELETE', `/towline/media/${media?.id}`, { basic })
    expect(await chats.messages(id)).toMatchObject([{ content: 'Sent a photo.', media: null }])
    expect((await thumbnail(id, media?.id ?? '')).status).toBe(404)
    await sent(id, await photoOf(), { id: upload })
    expect(await mediaOf(jobId)).toEqual([])
  })

  it('is all the key opens: no photo of the office, of another chat or by another key', async () => {
    const mine = await chats.aChat()
    const other = await chats.aChat()
    const theirs = await chats.aChat({}, chats.theirs)
    const desks = randomUUID()
    expect((await desk(mine.jobId, await photoOf(), desks)).status).toBe(200)
    const { media } = await sent(other.id, await photoOf())
    const others = media?.id ?? ''
    for (const id of [desks, others, randomUUID()])
      expect((await thumbnail(mine.id, id)).status).toBe(404)
    expect((await thumbnail(other.id, others)).status).toBe(200)
    for (const wrong of [theirs.id, 'x'.repeat(22), mine.id])
      expect((await thumbnail(wrong, others)).status).toBe(404)
    for (const path of [
      `media/${others}/file`,
      `media/${others}/thumbnail`,
      `media/of/${other.jobId}`,
    ])
      expect((await chats.product.call('GET', `/towline/${path}`)).status).toBe(401)
    // An id that is somebody else's tells nothing of it, and changes nothing.
    for (const id of [desks, others])
      expect((await send(mine.id, await photoOf(), { id })).status).toBe(404)
    expect(await chats.messages(mine.id)).toEqual([])
    expect(await mediaOf(other.jobId)).toHaveLength(1)
  })

  it('is taken from the customer alone: not by a wrong key, of staff, or of another company', async () => {
    const { id, jobId } = await chats.aChat()
    const photo = await photoOf()
    expect((await send('x'.repeat(22), photo)).status).toBe(404)
    expect((await send('short', photo)).status).toBe(400)
    expect((await send(id, photo, { basic: chats.theirs.basic })).status).toBe(404)
    expect((await send(id, photo, { basic: chats.ours.basic })).status).toBe(403)
    expect((await send(id, photo, { basic: await chats.driver() })).status).toBe(403)
    expect(await mediaOf(jobId)).toEqual([])
    expect(await lying()).toEqual([])
  })

  it('ends with the chat, a day after the job', async () => {
    const { id, jobId } = await chats.aChat()
    const photo = await photoOf()
    const { media } = await sent(id, photo)
    const { basic } = chats.ours
    const step = { basic, body: { step: 'complete' } }
    await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, step)
    await sent(id, photo)
    clock = 1.1 * DAY
    expect((await send(id, photo)).status).toBe(410)
    expect((await thumbnail(id, media?.id ?? '')).status).toBe(410)
    expect(await lying()).toHaveLength(6)
  })

  it('is what it is, whatever it is called: no page, no program, no trap, nothing cut off', async () => {
    const { id, jobId } = await chats.aChat()
    const photo = await photoOf()
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const cut = photo.subarray(0, 700)
    for (const file of [
      page,
      drawing,
      Buffer.from('MZ\u0000\u0000'),
      Buffer.alloc(0),
      cut,
      await bomb(),
    ])
      expect((await send(id, file)).status).toBe(415)
    const large = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)])
    const refused = await send(id, large)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('10 MB') })
    expect((await send(id, photo, { id: 'not an id' })).status).toBe(400)
    expect(await mediaOf(jobId)).toEqual([])
    expect(await chats.messages(id)).toEqual([])
    expect(await lying()).toEqual([])
    const { media } = await sent(id, photo, { name: '../../<img src=x>.html' })
    expect(await mediaOf(jobId)).toMatchObject([
      { id: media?.id, name: '.._.._<img src=x>.html', contentType: 'image/jpeg' },
    ])
  })

  it('is so many and so large and no more, and the office still adds its own', async () => {
    const { id, jobId } = await chats.aChat()
    const photo = await photoOf({ width: 60, height: 40 })
    const sentSoFar = (files: number, bytes: number) =>
      database.db.raw(`with made as (
        insert into media (id, company_id, dispatch_call_id, type, content_type, name, bytes, file_id,
          has_thumbnail, has_clean, created_at)
        select gen_random_uuid(), c.company_id, c.id, 'image', 'image/jpeg', 'x', ${bytes},
          gen_random_uuid(), false, false, now()
        from dispatch_call c, generate_series(1, ${files}) where c.id = '${jobId}'
        returning id, company_id)
      insert into chat_message (id, company_id, chat_id, role, name, content, via, media_id, created_at)
        select gen_random_uuid(), company_id, '${id}', 'customer', 'H', 'x', 'chat', id,
          now() - interval '1 hour' from made`)
    await sentSoFar(MEDIA_OF_A_CHAT.files - 1, 10)
    await sent(id, photo)
    const refused = await send(id, photo)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: 'media_full',
      message: expect.stringContaining('Call us'),
    })
    expect((await desk(jobId, photo)).status).toBe(200)

    await database.db.raw('delete from media')
    await sentSoFar(1, MEDIA_OF_A_CHAT.bytes - 100)
    expect((await send(id, photo)).status).toBe(409)
    await chats.product.app.tasks.idle()
    expect(await lying()).toHaveLength(6)
  })

  it('arrives with a few others at most, so that what is not counted yet fills no disk', async () => {
    const { id, jobId } = await chats.aChat()
    const photo = await photoOf({ width: 60, height: 40 })
    const ends: (() => void)[] = []
    const slow = () =>
      new ReadableStream<Uint8Array>({
        start(file) {
          file.enqueue(photo.subarray(0, 300))
          ends.push(() => {
            file.enqueue(photo.subarray(300))
            file.close()
          })
        },
      })
    const all = Array.from({ length: 7 }, () => send(id, slow()))
    const refused = await Promise.race(all)
    expect(refused.status).toBe(429)
    for (const end of ends) end()
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array<number>(6).fill(200), 429])
    expect(await mediaOf(jobId)).toHaveLength(6)
    await sent(id, photo)
  })

  it('comes at a pace: one address cannot flood the chats', async () => {
    const { id } = await chats.aChat()
    const page = Buffer.from('no photo')
    // One after the other: how many may be on their way at once is another limit.
    const statuses: number[] = []
    for (let n = 0; n < 70; n++) statuses.push((await send(id, page)).status)
    expect(statuses.filter((status) => status === 415)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
