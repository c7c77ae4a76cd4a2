import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { everyEngine } from '../../testing/database.ts'
import { createTasks, type Task, type TaskContext, type Tasks, task } from './index.ts'

type World = { ran: string[]; contexts: TaskContext[]; work: (name: string) => Promise<void> }

const greet = task({
  name: 'greet',
  data: z.object({ name: z.string().min(1) }),
  retries: 2,
  run: async (world: World, { name }, context) => {
    world.ran.push(name)
    world.contexts.push(context)
    await world.work(name)
  },
})

const company = '019a0000-0000-7000-8000-00000000000a'

everyEngine('a task', (database) => {
  let tasks: Tasks
  let world: World
  const logged: { level: number; msg: string; task?: string }[] = []
  const log = pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) })
  const opened: Tasks[] = []

  beforeEach(async () => {
    world = { ran: [], contexts: [], work: async () => {} }
    logged.length = 0
    tasks = await open()
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.stop()
  })

  async function open(): Promise<Tasks> {
    const made = await createTasks({ db: database.db, log })
    opened.push(made)
    return made
  }

  const enqueue = (name: string, options = {}) =>
    database.db.asSystem((tx) => tasks.enqueue(tx, greet, { name }, options))

  const stored = async () => {
    const { rows } = await database.db.raw(
      `select data->'data'->>'name' as name, state::text, retry_count::int as retries from pgboss.job order by created_on`,
    )
    return rows
  }

  it('runs once, soon after its transaction has ended well', async () => {
    // The look for what has become due never comes: the task is taken because it was enqueued.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const ran = Promise.withResolvers<void>()
    world.work = async () => ran.resolve()
    await tasks.start([greet], world)
    await tasks.idle()
    await enqueue('Ada')
    await ran.promise
    await tasks.idle()
    expect(world.ran).toEqual(['Ada'])
    expect(world.contexts[0]?.taskId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await stored()).toEqual([{ name: 'Ada', state: 'completed', retries: 0 }])
  })

  it('vanishes with its transaction', async () => {
    await tasks.start([greet], world)
    const undone = database.db.asSystem(async (tx) => {
      await tasks.enqueue(tx, greet, { name: 'Ada' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await tasks.idle()
    expect(world.ran).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('can be written in the name of a company, which still sees no tasks', async () => {
    await tasks.start([greet], world)
    await database.db.asCompany(company, async (tx) => {
      await tasks.enqueue(tx, greet, { name: 'Ada' })
      const { rows } = await sql`select current_user as role`.execute(tx)
      expect(rows).toEqual([{ role: 'towline_app' }])
    })
    await tasks.idle()
    expect(world.ran).toEqual(['Ada'])
    await expect(
      database.db.asCompany(company, (tx) => sql`select from pgboss.job`.execute(tx)),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('refuses data that is not what it is made of, before anything is stored', async () => {
    await expect(enqueue('')).rejects.toThrow()
    expect(await stored()).toEqual([])
  })

  it('waits until it is due', async () => {
    await tasks.start([greet], world)
    await enqueue('later', { startAfterMs: 1_500 })
    await tasks.idle()
    expect(world.ran).toEqual([])
    await vi.waitFor(() => expect(world.ran).toEqual(['later']))
  })

  it('waits once for each key, and a running one does not count', async () => {
    await enqueue('first', { singletonKey: 'k' })
    await enqueue('second', { singletonKey: 'k' })
    await enqueue('third', { singletonKey: 'other' })
    await enqueue('fourth')
    await enqueue('fifth')
    let nested: Promise<void> | undefined
    world.work = async (name) => {
      if (name === 'first') nested = enqueue('sixth', { singletonKey: 'k' })
      await nested
    }
    await tasks.start([greet], world)
    await tasks.idle()
    expect(world.ran.toSorted()).toEqual(['fifth', 'first', 'fourth', 'sixth', 'third'])
  })

  it('is tried again after a pause when it fails, and then is done', async () => {
    let failures = 1
    world.work = async () => {
      if (failures-- > 0) throw new Error('busy')
    }
    await tasks.start([greet], world)
    await enqueue('Ada')
    await tasks.idle()
    expect(await stored()).toEqual([{ name: 'Ada', state: 'retry', retries: 0 }])
    await vi.waitFor(() => expect(world.ran).toEqual(['Ada', 'Ada']))
    await tasks.idle()
    expect(await stored()).toEqual([{ name: 'Ada', state: 'completed', retries: 1 }])
    expect(logged).toEqual([expect.objectContaining({ level: 40, task: 'greet' })])
  })

  it('is kept and logged as an error when it has failed for good', async () => {
    const hopeless: Task<{ name: string }, World> = { ...greet, retries: 0 }
    world.work = async () => {
      throw new Error('never')
    }
    await tasks.start([hopeless], world)
    await database.db.asSystem((tx) => tasks.enqueue(tx, hopeless, { name: 'Ada' }))
    await tasks.idle()
    expect(await stored()).toEqual([{ name: 'Ada', state: 'failed', retries: 0 }])
    expect(logged).toEqual([expect.objectContaining({ level: 50, task: 'greet' })])
  })

  it('may open transactions and enqueue others in its work', async () => {
    world.work = async (name) => {
      if (name.length < 3) await enqueue(`${name}a`)
    }
    await tasks.start([greet], world)
    await enqueue('a')
    await tasks.idle()
    expect(world.ran).toEqual(['a', 'aa', 'aaa'])
  })

  it('does not keep others waiting: several run side by side', async () => {
    const { promise: bothStarted, resolve } = Promise.withResolvers<void>()
    world.work = async () => {
      if (world.ran.length === 2) resolve()
      await bothStarted
    }
    await tasks.start([greet], world)
    await enqueue('one')
    await enqueue('two')
    await tasks.idle()
    expect(world.ran).toEqual(['one', 'two'])
  })

  it('runs all of a crowd, each once', async () => {
    await database.db.asSystem(async (tx) => {
      for (let n = 0; n < 50; n++) await tasks.enqueue(tx, greet, { name: String(n) })
    })
    await tasks.start([greet], world)
    const second = await open()
    if (database.db.engine === 'postgres') await second.start([greet], world)
    await tasks.idle()
    if (database.db.engine === 'postgres') await second.idle()
    expect(world.ran).toHaveLength(50)
    expect(new Set(world.ran).size).toBe(50)
  })

  it('is finished before stop returns', async () => {
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
    world.work = () => mayEnd
    await tasks.start([greet], world)
    await enqueue('Ada')
    await vi.waitFor(() => expect(world.ran).toEqual(['Ada']))
    const stopping = tasks.stop()
    letEnd()
    await stopping
    expect(await stored()).toEqual([{ name: 'Ada', state: 'completed', retries: 0 }])
  })

  it('that was cut off by a crash is taken up again', async () => {
    await enqueue('Ada')
    // What a killed process leaves behind: taken, and never settled.
    await database.db.raw(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'`,
    )
    const restarted = await open()
    await restarted.start([greet], world)
    await vi.waitFor(() => expect(world.ran).toEqual(['Ada']))
    await restarted.idle()
    expect(await stored()).toEqual([{ name: 'Ada', state: 'completed', retries: 1 }])
  })
})
