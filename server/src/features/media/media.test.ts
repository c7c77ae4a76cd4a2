import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import {
  DispatchCall,
  HistoryEntry,
  MEDIA_LIMITS,
  MEDIA_OF_A_JOB,
  MediaItem,
} from '@towline/contract'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startS3StandIn } from '../../providers/files/testing/s3-stand-in.ts'
import { lastingDatabase } from '../../testing/database.ts'
import { embeddedHere } from '../../testing/images.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { box, video } from './testing/boxes.ts'
import { bombPng, greedyExif, tinyBoxes } from './testing/hostile.ts'
import { bomb, photoOf } from './testing/photos.ts'

const MEGABYTE = 1024 * 1024

const database = lastingDatabase()
let product: Product
let ours: TestCompany
let theirs: TestCompany

beforeAll(async () => {
  product = await startProduct(database.db)
  ours = await product.company('Our Towing')
  theirs = await product.company('Their Towing')
})
afterAll(() => product.stop())

async function aJob(): Promise<string> {
  const body = { customerName: 'Nadia Brandt' }
  const made = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
  return DispatchCall.parse(await made.json()).id
}

type File = NonNullable<RequestInit['body']>
type Upload = { id?: string; name?: string; basic?: string; type?: string; headers?: object }

function upload(jobId: string, file: File, more: Upload = {}): Promise<Response> {
  const { id = randomUUID(), name = 'a photo.jpg', basic = ours.basic, type = 'image/jpeg' } = more
  return product.call('POST', `/towline/media/of/${jobId}`, {
    basic,
    file,
    headers: {
      'content-type': type,
      'x-upload-id': id,
      'x-file-name': encodeURIComponent(name),
      ...more.headers,
    },
  })
}

async function uploaded(jobId: string, file: File, more?: Upload): Promise<MediaItem> {
  const reply = await upload(jobId, file, more)
  const json: unknown = await reply.json()
  expect(json).not.toHaveProperty('error')
  return MediaItem.parse(json)
}

const get = (path: string, headers: Record<string, string> = {}, basic = ours.basic) =>
  product.call('GET', path, { basic, headers })

const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())

async function listed(jobId: string): Promise<MediaItem[]> {
  return z.array(MediaItem).parse(await (await get(`/towline/media/of/${jobId}`)).json())
}

/** Every file of the installation, half ones included. */
async function lying(dataDir = product.app.settings.DATA_DIR): Promise<string[]> {
  // What was removed is swept first.
  await product.app.tasks.idle()
  const root = join(dataDir, 'files')
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null)
  // A folder that went while it was read ends the reading; without the root there is nothing.
  if (!found) return existsSync(root) ? lying(dataDir) : []
  return found.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name))
}

const refusal = async (reply: Response) => ({
  status: reply.status,
  ...z.object({ error: z.string(), message: z.string() }).parse(await reply.json()),
})

const withoutMarks = (photo: Buffer) => {
  const { exif, gps, xmp, iptc } = ExifReader.load(photo, { expanded: true })
  expect({ exif, gps, xmp, iptc }).toEqual({})
}

/** More than any limit, made as it is read. */
function endless(beginning: Buffer, bytes: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(wanted) {
      const piece = sent === 0 ? beginning : Buffer.alloc(64 * 1024)
      sent += piece.length
      wanted.enqueue(piece)
      if (sent >= bytes) wanted.close()
    },
  })
}

describe('a photo', () => {
  it('is kept as it was sent, with the time and place its camera wrote', async () => {
    const jobId = await aJob()
    const photo = await photoOf()
    const item = await uploaded(jobId, photo, { name: 'Plate & dent.jpg' })
    expect(item).toMatchObject({
      dispatchCallId: jobId,
      type: 'image',
      contentType: 'image/jpeg',
      name: 'Plate & dent.jpg',
      bytes: photo.length,
      takenAt: Date.UTC(2026, 2, 1, 12),
      place: { lat: 33.1507, lng: -96.8236 },
      createdBy: 'Olive Owner',
    })
    expect(await listed(jobId)).toEqual([item])
    const file = await get(item.url)
    expect((await bytesOf(file)).equals(photo)).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "inline; filename*=UTF-8''Plate%20%26%20dent.jpg",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
    })
  })

  it('has a copy for others without place, time and camera, upright', async () => {
    const item = await uploaded(await aJob(), await photoOf({ width: 1200, height: 800 }))
    const original = ExifReader.load(await bytesOf(await get(item.url)), { expanded: true })
    expect(original.gps?.Latitude).toBeCloseTo(33.1507, 4)
    const reply = await get(`${item.url}?clean=1`)
    const clean = await bytesOf(reply)
    withoutMarks(clean)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(clean).metadata()).toMatchObject({ width: 800, height: 1200 })
  })

  it('has a thumbnail 300 pixels high, upright and without marks', async () => {
    const item = await uploaded(await aJob(), await photoOf({ width: 1200, height: 800 }))
    const thumbnail = await bytesOf(await get(item.thumbnailUrl))
    withoutMarks(thumbnail)
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 200, height: 300 })
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const made = sharp({ create: { width: 40, height: 30, channels: 3, background: 'peru' } })
    const item = await uploaded(await aJob(), await made.toFormat(format).toBuffer())
    expect(item).toMatchObject({ contentType: `image/${format}`, takenAt: 0, place: null })
    expect((await get(item.thumbnailUrl)).status).toBe(200)
  })

  it('that moves, moves in the copy for others too', async () => {
    const frames = [0, 1, 2].map((frame) =>
      sharp({
        create: { width: 20, height: 20, channels: 3, background: { r: frame * 90, g: 0, b: 0 } },
      })
        .png()
        .toBuffer(),
    )
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const item = await uploaded(await aJob(), moving)
    const clean = await bytesOf(await get(`${item.url}?clean=1`))
    expect((await sharp(clean).metadata()).pages).toBe(3)
  })

  it('is known by what it is and not by what it is called', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const item = await uploaded(await aJob(), png, { name: 'clip.mp4', type: 'video/mp4' })
    expect(item).toMatchObject({ type: 'image', contentType: 'image/png' })
    expect((await get(item.url)).headers.get('content-type')).toBe('image/png')
  })

  it.each([
    ['page that says it is a photo', '<!doctype html><script>alert(1)</script>'],
    ['drawing with a script in it', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['program', Buffer.from('4d5a900003000000', 'hex')],
    [
      'photo that breaks off after its first bytes',
      Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
    ],
    ['file with nothing in it', ''],
    ['document', '%PDF-1.7\n%âãÏÓ'],
  ])('is not a %s', async (_, content) => {
    const jobId = await aJob()
    const before = await lying()
    expect(await refusal(await upload(jobId, content))).toMatchObject({
      status: 415,
      error: 'bad_file',
    })
    expect(await lying()).toEqual(before)
    expect(await listed(jobId)).toEqual([])
  })

  it('that would unfold to gigabytes is refused, and nothing of it stays', async () => {
    const trap = await bomb()
    expect(trap.length).toBeLessThan(MEDIA_LIMITS.image)
    const before = await lying()
    expect(await refusal(await upload(await aJob(), trap))).toMatchObject({ error: 'bad_file' })
    expect(await lying()).toEqual(before)
  })

  it('whose EXIF points at all of it is drawn like any other, and takes no memory of the server', async () => {
    const jobId = await aJob()
    const photo = await greedyExif(9 * MEGABYTE)
    const before = process.resourceUsage().maxRSS
    const item = await uploaded(jobId, photo)
    expect(item).toMatchObject({ takenAt: 0, place: null })
    // In kilobytes. Read here, it takes 900 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
  })

  it('that takes more memory than a photo may is refused, and the next one is taken', async () => {
    const jobId = await aJob()
    const [hostile, healthy] = await Promise.all([
      upload(jobId, bombPng(8_900)),
      upload(jobId, await photoOf()),
    ])
    expect(await refusal(hostile)).toMatchObject({ status: 415, error: 'bad_file' })
    expect(healthy.status).toBe(200)
  })

  it('of more than 10 MB is refused before it is sent', async () => {
    const jobId = await aJob()
    const answer = await earlyAnswer(jobId, {
      bytes: MEDIA_LIMITS.image + 1,
      first: Buffer.concat([await photoOf(), Buffer.alloc(100_000)]),
    })
    expect(answer).toContain('413')
    expect(answer).toContain('This photo is larger than the 10 MB a photo can have.')
  })

  it('that grows beyond 10 MB on its way is cut off, and nothing of it stays', async () => {
    const before = await lying()
    const growing = endless(await photoOf(), 30 * MEGABYTE)
    expect(await refusal(await upload(await aJob(), growing))).toMatchObject({
      status: 413,
      error: 'too_large',
    })
    expect(await lying()).toEqual(before)
  })
})

type Beginning = { bytes: number; first: Buffer }

/** An upload of so many bytes, of which only the first are sent. */
function sending({ url }: Product, basic: string, jobId: string, { bytes, first }: Beginning) {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    `POST /towline/media/of/${jobId} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Basic ${Buffer.from(basic).toString('base64')}`,
    `X-Upload-Id: ${randomUUID()}`,
    `Content-Length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(first)
  socket.on('error', () => {})
  return socket
}

/** The answer that comes before the file has been sent. */
async function earlyAnswer(jobId: string, beginning: Beginning): Promise<string> {
  let answer = ''
  for await (const piece of sending(product, ours.basic, jobId, beginning)) {
    answer += String(piece)
    if (answer.endsWith('}')) break
  }
  return answer
}

describe('a video', () => {
  const shot = { takenAt: Date.UTC(2026, 2, 1, 12), place: { lat: 33.1507, lng: -96.8236 } }

  it('is kept with the time and place its camera wrote, and has no thumbnail', async () => {
    const item = await uploaded(await aJob(), video(), { name: 'walk-around.mp4' })
    expect(item).toMatchObject({
      type: 'video',
      contentType: 'video/mp4',
      thumbnailUrl: '',
      ...shot,
    })
  })

  it('has a copy for others that plays the same and says neither where nor when', async () => {
    const whole = video({ bytes: 300_000 })
    const item = await uploaded(await aJob(), whole)
    expect((await bytesOf(await get(item.url))).equals(whole)).toBe(true)
    const clean = await bytesOf(await get(`${item.url}?clean=1`))
    expect(clean.length).toBe(whole.length)
    for (const mark of ['33.1507', 'GPS', 'ISO6709']) {
      expect(whole.includes(mark)).toBe(true)
      expect(clean.includes(mark)).toBe(false)
    }
    const moment = whole.subarray(whole.indexOf('mvhd') + 8, whole.indexOf('mvhd') + 12)
    expect(clean.includes(moment)).toBe(false)
    const pictures = whole.subarray(whole.indexOf('mdat') - 4, whole.indexOf('uuid') - 4)
    expect(clean.includes(pictures)).toBe(true)
    for (const needed of ['ftyp', 'moov', 'trak', 'hdlr', 'minf'])
      expect(clean.includes(needed)).toBe(true)
  })

  it.each([
    ['with a track of where the camera was', video({ tracks: ['vide', 'meta'] })],
    ['that is damaged', Buffer.concat([video(), box('moov', 'no boxes in here')])],
  ])('%s has no copy for others', async (_, content) => {
    const item = await uploaded(await aJob(), content)
    expect((await get(item.url)).status).toBe(200)
    expect((await get(`${item.url}?clean=1`)).status).toBe(404)
  })

  it('of nothing but tiny boxes is kept, and has no copy for others', async () => {
    const item = await uploaded(await aJob(), tinyBoxes(8 * MEGABYTE))
    expect((await get(item.url)).status).toBe(200)
    expect((await get(`${item.url}?clean=1`)).status).toBe(404)
  })

  it('may be a MOV', async () => {
    const item = await uploaded(await aJob(), video({ brand: 'qt  ' }))
    expect(item).toMatchObject({ type: 'video', contentType: 'video/quicktime', ...shot })
  })

  it('is sent in the parts a player asks for', async () => {
    const whole = video({ bytes: 100_000 })
    const { url } = await uploaded(await aJob(), whole)
    const size = whole.length
    const ranges: [string, number, number][] = [
      ['bytes=0-1', 0, 1],
      ['bytes=1000-70000', 1000, 70_000],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=${size - 1}-`, size - 1, size - 1],
      ['bytes=10-99999999', 10, size - 1],
    ]
    for (const [range, first, last] of ranges) {
      const part = await get(url, { range })
      expect(part.status, range).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
      expect((await bytesOf(part)).equals(whole.subarray(first, last + 1))).toBe(true)
    }
    const beyond = await get(url, { range: `bytes=${size}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`)
    for (const range of ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=-'])
      expect((await get(url, { range })).status, range).toBe(200)
    const etag = (await get(url)).headers.get('etag') ?? ''
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(url, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  })

  it('of more than 200 MB is refused before it is sent', async () => {
    const answer = await earlyAnswer(await aJob(), {
      bytes: MEDIA_LIMITS.video + 1,
      first: video(),
    })
    expect(answer).toContain('This video is larger than the 200 MB a video can have.')
  })
})

describe('who may', () => {
  it('see and send: the company and nobody else', async () => {
    const jobId = await aJob()
    const item = await uploaded(jobId, await photoOf())
    for (const path of [
      item.url,
      `${item.url}?clean=1`,
      item.thumbnailUrl,
      `/towline/media/of/${jobId}`,
    ]) {
      expect((await get(path, {}, theirs.basic)).status, path).toBe(404)
      expect((await product.call('GET', path)).status, path).toBe(401)
    }
    expect((await upload(jobId, await photoOf(), { basic: theirs.basic })).status).toBe(404)
    const gone = await product.call('DELETE', `/towline/media/${item.id}`, { basic: theirs.basic })
    expect(gone.status).toBe(404)
    expect(await listed(jobId)).toHaveLength(1)
  })

  it('send: no page of another site', async () => {
    const reply = await upload(await aJob(), await photoOf(), {
      headers: { origin: 'https://evil.example' },
    })
    expect(await refusal(reply)).toMatchObject({ status: 403, error: 'bad_origin' })
  })

  it('send: not without an id for the upload', async () => {
    const reply = await upload(await aJob(), await photoOf(), { id: 'one' })
    expect(await refusal(reply)).toMatchObject({ status: 400, error: 'bad_request' })
  })

  it('take an id: not when another company has it', async () => {
    const item = await uploaded(await aJob(), await photoOf())
    const body = { customerName: 'Somebody' }
    const made = await product.call('POST', '/towline/dispatch', { basic: theirs.basic, body })
    const theirJob = DispatchCall.parse(await made.json()).id
    const before = await lying()
    const reply = await upload(theirJob, await photoOf(), { id: item.id, basic: theirs.basic })
    expect(reply.status).toBe(404)
    expect(await lying()).toEqual(before)
  })
})

describe('an upload', () => {
  it('sent again after its answer was lost is there once', async () => {
    const jobId = await aJob()
    const id = randomUUID()
    const first = await uploaded(jobId, await photoOf(), { id })
    const before = await lying()
    expect(await uploaded(jobId, await photoOf(), { id })).toEqual(first)
    expect(await listed(jobId)).toEqual([first])
    expect(await lying()).toEqual(before)
  })

  it('sent twice at the same time is there once, with one file', async () => {
    const jobId = await aJob()
    const id = randomUUID()
    const before = await lying()
    const photo = await photoOf()
    const both = await Promise.all([uploaded(jobId, photo, { id }), uploaded(jobId, photo, { id })])
    expect(both[0]).toEqual(both[1])
    await product.app.tasks.idle()
    expect(await listed(jobId)).toEqual([both[0]])
    expect((await lying()).length - before.length).toBe(3)
    expect((await bytesOf(await get(both[0].url))).equals(photo)).toBe(true)
  })

  it('that breaks off leaves nothing', async () => {
    const jobId = await aJob()
    await uploaded(jobId, video())
    const before = (await lying()).length
    const socket = sending(product, ours.basic, jobId, {
      bytes: 5_000_000,
      first: video({ bytes: 1_000_000 }),
    })
    await expect.poll(async () => (await lying()).length).toBe(before + 1)
    socket.destroy()
    await expect.poll(async () => (await lying()).length).toBe(before)
    expect(await listed(jobId)).toHaveLength(1)
  })

  it('does not keep the server from stopping', async () => {
    const another = await startProduct(database.db)
    const { basic } = await another.company('Stopping Towing')
    const made = await another.call('POST', '/towline/dispatch', { basic, body: {} })
    const { id } = DispatchCall.parse(await made.json())
    const socket = sending(another, basic, id, {
      bytes: 5_000_000,
      first: video({ bytes: 1_000_000 }),
    })
    const { DATA_DIR } = another.app.settings
    await expect.poll(async () => (await lying(DATA_DIR)).length).toBe(1)
    await another.stop()
    socket.destroy()
  })

  it('has a name people can read, whatever was sent for one', async () => {
    const jobId = await aJob()
    const photo = await photoOf({ width: 20, height: 20 })
    const names = [
      '../../etc/passwd',
      '<img src=x>\u0000\n.jpg',
      'ünïcode 車.jpg',
      '',
      'x'.repeat(900),
    ]
    const kept = []
    for (const name of names) kept.push((await uploaded(jobId, photo, { name })).name)
    expect(kept).toEqual([
      '.._.._etc_passwd',
      '<img src=x>.jpg',
      'ünïcode 車.jpg',
      'Photo',
      'x'.repeat(200),
    ])
  })

  it('is refused when the job has all it can hold', async () => {
    const jobId = await aJob()
    const item = await uploaded(jobId, await photoOf({ width: 20, height: 20 }))
    await database.db.asCompany(ours.companyId, async (tx) => {
      const row = await tx
        .selectFrom('media')
        .selectAll()
        .where('id', '=', item.id)
        .executeTakeFirstOrThrow()
      const copies = Array.from({ length: MEDIA_OF_A_JOB - 1 }, () => ({
        ...row,
        id: randomUUID(),
        file_id: randomUUID(),
      }))
      await tx.insertInto('media').values(copies).execute()
    })
    expect(await refusal(await upload(jobId, await photoOf()))).toMatchObject({
      status: 409,
      error: 'media_full',
    })
  })

  it('is counted on the job, told to the board, and in its history', async () => {
    const jobId = await aJob()
    const item = await uploaded(jobId, await photoOf(), { name: 'dent.jpg' })
    const read = async () =>
      DispatchCall.parse(await (await get(`/towline/dispatch/${jobId}`)).json()).mediaCount
    expect(await read()).toBe(1)
    await product.call('DELETE', `/towline/media/${item.id}`, { basic: ours.basic })
    expect(await read()).toBe(0)
    const reply = await get(`/towline/dispatch/${jobId}/history`)
    const history = z.array(HistoryEntry).parse(await reply.json())
    expect(
      history.slice(0, 2).map(({ who, action, changes }) => ({ who, action, changes })),
    ).toEqual([
      {
        who: 'Olive Owner',
        action: 'media removed',
        changes: [{ field: 'media', from: 'dent.jpg', to: '' }],
      },
      {
        who: 'Olive Owner',
        action: 'media added',
        changes: [{ field: 'media', from: '', to: 'dent.jpg' }],
      },
    ])
  })
})

describe('a removed photo', () => {
  it('is gone with its files, for the one who removed it as well', async () => {
    const jobId = await aJob()
    const before = await lying()
    const item = await uploaded(jobId, await photoOf())
    expect((await lying()).length - before.length).toBe(3)
    const remove = () => product.call('DELETE', `/towline/media/${item.id}`, { basic: ours.basic })
    expect(await (await remove()).json()).toEqual({ id: item.id })
    expect((await get(item.url)).status).toBe(404)
    expect((await remove()).status).toBe(404)
    expect(await lying()).toEqual(before)
    expect(await listed(jobId)).toEqual([])
  })
})

describe('with a bucket', () => {
  it('photos lie there and not in the folder', async () => {
    const standIn = await startS3StandIn()
    const own = await embeddedHere()
    const another = await startProduct(own, {
      FILES_S3_ENDPOINT: standIn.endpoint,
      FILES_S3_BUCKET: standIn.bucket,
      FILES_S3_ACCESS_KEY_ID: standIn.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: standIn.secretAccessKey,
    })
    const { basic } = await another.company('Bucket Towing')
    const made = await another.call('POST', '/towline/dispatch', { basic, body: {} })
    const { id } = DispatchCall.parse(await made.json())
    const photo = await photoOf()
    const headers = { 'x-upload-id': randomUUID() }
    const added = await another.call('POST', `/towline/media/of/${id}`, {
      basic,
      file: photo,
      headers,
    })
    const item = MediaItem.parse(await added.json())
    expect([...standIn.objects.values()].some((object) => object.equals(photo))).toBe(true)
    const part = await another.call('GET', item.url, { basic, headers: { range: 'bytes=0-9' } })
    expect((await bytesOf(part)).equals(photo.subarray(0, 10))).toBe(true)
    await another.call('DELETE', `/towline/media/${item.id}`, { basic })
    await another.app.tasks.idle()
    expect(standIn.objects.size).toBe(0)
    await another.stop()
    await own.close()
    await standIn.stop()
  })
})
