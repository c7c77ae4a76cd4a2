import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createFileWorker, type FileWorker, type FileWorkerLimits } from './file-worker.ts'
import { type FileTask, fileOf } from './index.ts'
import type { Way } from './testing/odd-in-worker.ts'

const Told = z.object({ pid: z.number(), environment: z.array(z.string()) })

const odd: FileTask<Way, { text: string; told: z.infer<typeof Told> }> = {
  module: new URL('./testing/odd-in-worker.ts', import.meta.url),
  reply: z.object({ text: z.string(), told: Told }),
}

const limits: FileWorkerLimits = {
  waiting: 4,
  waitingOfOne: 3,
  workMs: 10_000,
  bytes: 400_000_000,
  idleMs: 60_000,
}

const logged: unknown[] = []
let worker: FileWorker
const opened = (more: Partial<FileWorkerLimits> = {}) => {
  const log = { warn: (what: unknown) => void logged.push(what) }
  worker = createFileWorker(log, { ...limits, ...more })
  return worker
}
afterEach(() => {
  worker.stop()
  logged.length = 0
})

const send = (input: Way, sender = 'Ours', text = 'a file') =>
  worker.run(odd, { file: fileOf(Buffer.from(text)), input, sender })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the file worker', () => {
  it('reads the file in a process that has none of our environment', async () => {
    opened()
    const { text, told } = await send('tell', 'Ours', 'what a stranger sent')
    expect(text).toBe('what a stranger sent')
    expect(told.pid).not.toBe(process.pid)
    expect(told.environment.toSorted()).toEqual([
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'UV_THREADPOOL_SIZE',
    ])
  })

  it('says of a file that is none that it is none, and goes on', async () => {
    opened()
    const { pid } = (await send('tell')).told
    await expect(send('is none')).rejects.toMatchObject({ code: 'bad_file' })
    expect((await send('tell')).told.pid).toBe(pid)
    expect(logged).toEqual([])
  })

  it('shows a fault of ours as one, and begins anew', async () => {
    opened()
    await expect(send('finds a fault of ours')).rejects.toThrow('we did not think of that')
    expect((await send('tell')).text).toBe('a file')
  })

  it.each<[Way, Partial<FileWorkerLimits>]>([
    ['never ends', { workMs: 2_000 }],
    ['fills the heap', {}],
    ['fills what is beside the heap', {}],
    ['ends the process', {}],
    ['crashes it later', {}],
  ])('a file that %s is refused to its sender, and the next one is read', async (way, more) => {
    opened(more)
    const hostile = send(way, 'Theirs')
    const healthy = send('tell')
    await expect(hostile).rejects.toMatchObject({
      code: 'bad_file',
      message: expect.stringMatching(/too complex to open/),
    })
    expect((await healthy).text).toBe('a file')
    expect(logged).toEqual([{ task: 'odd-in-worker.ts', why: expect.any(String) }])
  })

  it('does not hold what a file has left behind against the next one', async () => {
    opened()
    const [hostile, healthy] = await Promise.all([
      send('leaves a crash behind', 'Theirs'),
      send('takes a moment'),
    ])
    expect(healthy.text).toBe('a file')
    expect(healthy.told.pid).not.toBe(hostile.told.pid)
  })

  it('says that the store is away when the file itself cannot be read', async () => {
    opened({ workMs: 2_000 })
    const lost = { size: 1, read: () => Promise.reject(new Error('the store is gone')) }
    await expect(worker.run(odd, { file: lost, input: 'tell', sender: 'Ours' })).rejects.toThrow(
      'the store is gone',
    )
    const slow = { size: 1, read: () => new Promise<never>(() => {}) }
    await expect(
      worker.run(odd, { file: slow, input: 'tell', sender: 'Ours' }),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect((await send('tell')).text).toBe('a file')
  })

  it('lets so many wait, fewer of one sender, and asks the others to come again', async () => {
    opened({ workMs: 1_000 })
    const hostile = expect(send('never ends', 'Theirs')).rejects.toMatchObject({ code: 'bad_file' })
    const waiting = [send('tell'), send('tell'), send('tell')]
    const again = { code: 'too_many', retryAfter: 10 }
    await expect(send('tell')).rejects.toMatchObject(again)
    waiting.push(send('tell', 'Others'))
    await expect(send('tell', 'Strangers')).rejects.toMatchObject(again)
    await hostile
    expect(await Promise.all(waiting)).toHaveLength(4)
  })

  it('takes the file of somebody else before the next of the same sender', async () => {
    opened()
    const order: string[] = []
    const sent = ['Theirs 1', 'Theirs 2', 'Theirs 3', 'Ours'].map(async (name) => {
      const { text } = await send('tell', name.slice(0, 4), name)
      order.push(text)
    })
    await Promise.all(sent)
    expect(order).toEqual(['Theirs 1', 'Ours', 'Theirs 2', 'Theirs 3'])
  })

  it('ends its process after a while without work, and starts it again', async () => {
    opened({ idleMs: 1 })
    const { pid } = (await send('tell')).told
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
    expect((await send('tell')).told.pid).not.toBe(pid)
  })

  it('says whether its process is there', async () => {
    opened({ idleMs: 1 })
    expect(worker.isUp()).toBe(false)
    const sent = send('tell')
    await vi.waitFor(() => expect(worker.isUp()).toBe(true))
    await sent
    await vi.waitFor(() => expect(worker.isUp()).toBe(false))
  })

  it('ends with its server, and says so to those who wait', async () => {
    opened()
    const { pid } = (await send('tell')).told
    const atWork = send('never ends')
    const waiting = send('tell')
    worker.stop()
    await expect(atWork).rejects.toMatchObject({ code: 'unavailable' })
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
    await expect(send('tell')).rejects.toMatchObject({ code: 'unavailable' })
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
  })
})
