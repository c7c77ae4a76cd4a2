import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { Files } from './files.port.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { startS3StandIn } from './testing/s3-stand-in.ts'

/** Files, and how much lies there by any name, half a file included. */
type Place = { files: Files; lying: () => Promise<number>; stop: () => Promise<void> }

async function folder(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'towline-files-'))
  const lying = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
      .length
  return { files: folderFiles(root), lying, stop: () => rm(root, { recursive: true }) }
}

async function s3(): Promise<Place> {
  const standIn = await startS3StandIn()
  const lying = async () => standIn.objects.size + standIn.uploads.size
  return { files: s3Files(standIn), lying, stop: standIn.stop }
}

async function* inPieces(content: Buffer, size = 64 * 1024, failsAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < content.length; at += size) {
    if (at >= failsAt) throw new Error('the line broke')
    yield content.subarray(at, at + size)
  }
}

const KEY = '019f0000-0000-7000-8000-000000000001/photo'
const MEGABYTE = 1024 * 1024
const someBytes = (length: number) => Buffer.alloc(length, 'every byte counts, ')

describe.each([
  ['in a folder', folder],
  ['in a bucket', s3],
])('files %s', (_, open) => {
  let place: Place
  const opened = async () => {
    place = await open()
    return place
  }
  afterEach(() => place.stop())

  const readWhole = async (files: Files, part?: { first: number; last: number }) => {
    const stream = await files.open(KEY, part)
    return stream && buffer(stream)
  }

  it.each([0, 5, 3 * MEGABYTE, 12 * MEGABYTE])(
    'gives back the %s bytes it was given',
    async (length) => {
      const { files } = await opened()
      const content = someBytes(length)
      expect(await files.put(KEY, inPieces(content), 'image/jpeg')).toBe(length)
      expect(await files.sizeOf(KEY)).toBe(length)
      expect((await readWhole(files))?.equals(content)).toBe(true)
    },
  )

  it('gives a part, the first and last byte included', async () => {
    const { files } = await opened()
    await files.put(KEY, inPieces(Buffer.from('0123456789')), 'video/mp4')
    expect((await readWhole(files, { first: 2, last: 4 }))?.toString()).toBe('234')
    expect((await readWhole(files, { first: 9, last: 9 }))?.toString()).toBe('9')
  })

  it('has nothing under a key nothing was put under', async () => {
    const { files } = await opened()
    expect(await files.open(KEY)).toBeNull()
    expect(await files.sizeOf(KEY)).toBeNull()
  })

  it('forgets a file that is removed, and bears a second removal', async () => {
    const { files, lying } = await opened()
    await files.put(KEY, inPieces(someBytes(100)), 'image/jpeg')
    await files.remove(KEY)
    await files.remove(KEY)
    expect(await files.open(KEY)).toBeNull()
    expect(await lying()).toBe(0)
  })

  it('lists what lies under a folder, and nothing beside it', async () => {
    const { files } = await opened()
    const keys = ['a/1/photo', 'a/1/clean', 'a/2/photo', 'a/recordings/3', 'a/recordings/4']
    for (const key of [...keys, 'ab/1/photo', 'b/photo'])
      await files.put(key, inPieces(someBytes(10)), 'image/jpeg')
    const listed = async (under: string) => {
      const found: string[] = []
      for await (const key of files.list(under)) found.push(key)
      return found.sort()
    }
    expect(await listed('a')).toEqual(keys.toSorted())
    expect(await listed('nobody')).toEqual([])
  })

  it('takes a second file in place of the first', async () => {
    const { files, lying } = await opened()
    await files.put(KEY, inPieces(Buffer.from('first')), 'image/jpeg')
    await files.put(KEY, inPieces(Buffer.from('second')), 'image/jpeg')
    expect((await readWhole(files))?.toString()).toBe('second')
    expect(await lying()).toBe(1)
  })

  it.each([MEGABYTE, 12 * MEGABYTE])(
    'keeps nothing of a file that broke off after %s bytes',
    async (failsAt) => {
      const { files, lying } = await opened()
      const arriving = inPieces(someBytes(14 * MEGABYTE), 64 * 1024, failsAt)
      await expect(files.put(KEY, arriving, 'video/mp4')).rejects.toThrow('the line broke')
      expect(await files.open(KEY)).toBeNull()
      expect(await lying()).toBe(0)
    },
  )

  it('keeps the file that was there when its successor breaks off', async () => {
    const { files } = await opened()
    await files.put(KEY, inPieces(Buffer.from('first')), 'image/jpeg')
    await expect(files.put(KEY, inPieces(someBytes(100), 10, 50), 'image/jpeg')).rejects.toThrow()
    expect((await readWhole(files))?.toString()).toBe('first')
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', 'A Name.jpg', 'a\u0000b'])(
    'takes no key like %j',
    async (key) => {
      const { files } = await opened()
      await expect(files.put(key, inPieces(someBytes(1)), 'image/jpeg')).rejects.toThrow('no key')
      await expect(files.open(key)).rejects.toThrow('no key')
      await expect(files.remove(key)).rejects.toThrow('no key')
    },
  )
})

describe('files in a bucket', () => {
  it('are put a second time when the service stumbles', async () => {
    const standIn = await startS3StandIn()
    standIn.faults.set('PUT', 1)
    const files = s3Files(standIn)
    await files.put(KEY, inPieces(someBytes(1000)), 'image/jpeg')
    expect(await files.sizeOf(KEY)).toBe(1000)
    await standIn.stop()
  })

  it('are refused to a stranger, which is no missing file', async () => {
    const standIn = await startS3StandIn()
    const files = s3Files({ ...standIn, accessKeyId: 'SOMEBODY' })
    await expect(files.open(KEY)).rejects.toThrow('InvalidAccessKeyId')
    await expect(files.sizeOf(KEY)).rejects.toThrow()
    await standIn.stop()
  })

  it('are not there where a missing key is forbidden, and listing them names the right it needs', async () => {
    const standIn = await startS3StandIn({ mayList: false })
    const files = s3Files(standIn)
    expect(await files.open(KEY)).toBeNull()
    expect(await files.sizeOf(KEY)).toBeNull()
    await expect(files.list('a')[Symbol.asyncIterator]().next()).rejects.toThrow('s3:ListBucket')
    await files.put(KEY, inPieces(someBytes(5)), 'image/jpeg')
    expect(await files.sizeOf(KEY)).toBe(5)
    await standIn.stop()
  })
})
