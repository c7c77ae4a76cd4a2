import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dispatchChanged, topicFor } from '@towline/contract'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { openLine } from '@towline/server/testing/test-connection'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { callAtOnce } from './callers.ts'
import type { Table } from './report.ts'

const upToThePlace = ['My battery is dead', "Yes, I'm safe, I'm in a parking lot", 'yes']
const thePlace = "I'm at 2400 Preston Road in Plano"
const root = join(import.meta.dirname, '../..')

/** Which files of ours work on one sentence of a caller until it stands as a row on the board. */
export async function measureTrace(): Promise<Table[]> {
  const product = await spawnFreshProduct({ NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const coverage = await attach(product)
  try {
    const [phone] = await callAtOnce(product.aPhone, 1)
    for (const words of upToThePlace) await phone?.say(words)
    const { told } = await nextChange(product)
    await coverage.take()
    const answered = phone?.say(thePlace)
    await told
    const ran = await coverage.take()
    await answered
    await checkRow(product)
    await phone?.hangUp()
    return [tableOf(ran)]
  } finally {
    coverage.close()
    await product.stop()
  }
}

/** A folder of the trace: which files of it ran, and how many of their functions. */
function tableOf(ran: ReadonlyMap<string, number>): Table {
  const folderOf = (file: string) =>
    file.match(
      /^(?:server\/src\/(?:features\/\w+|platform|providers)|\w+\/src(?:\/[\w-]+(?=\/))?)/,
    )?.[0] ?? file
  const folders = Map.groupBy(ran.keys(), folderOf)
  const rows = [...folders]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([folder, files]) => [
      folder,
      files.length,
      files.reduce((sum, file) => sum + (ran.get(file) ?? 0), 0),
      files.map((file) => file.slice(folder.length + 1).replace(/\.ts$/, '')).join(', '),
    ])
  const functions = [...ran.values()].reduce((sum, count) => sum + count, 0)
  const of = (name: string) => [...ran.keys()].filter((file) => file.startsWith(name)).length
  return {
    title: "The way of a caller's words to a row on the board",
    columns: ['folder', 'files', 'functions', 'which'],
    rows: [...rows, ['all', ran.size, functions, '']],
    note: `Files of ours in which a function ran from the prompt with “${thePlace}”, which completes place and reason, to the announcement of the job: ${of('agent/')} of the agent, ${of('server/')} of the server, ${of('contract/')} of the contract. What hands the announcement out (realtime) comes after the row and is not counted. Wanted: 25 files.`,
  }
}

const Debugger = /Debugger listening on (ws:\S+)/
const Coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({ functionName: z.string(), ranges: z.array(z.object({ count: z.number() })) }),
      ),
    }),
  ),
})

/** Counts which functions of the product run, by its own inspector. */
async function attach(product: SpawnedProduct) {
  const address = Debugger.exec(product.output())?.[1]
  if (!address) throw new Error('The product opened no inspector')
  const socket = new WebSocket(address)
  const waiting = new Map<number, (result: unknown) => void>()
  socket.on('message', (text) => {
    const { id, result } = z
      .object({ id: z.number().optional(), result: z.unknown() })
      .parse(JSON.parse(String(text)))
    if (id) waiting.get(id)?.(result)
  })
  await new Promise((opened) => socket.once('open', opened))
  let last = 0
  const ask = (method: string, params = {}) => {
    last += 1
    socket.send(JSON.stringify({ id: last, method, params }))
    return new Promise<unknown>((answer) => waiting.set(last, answer))
  }
  await ask('Profiler.enable')
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    /** The files of ours that ran since it was last asked, and how many of their functions. */
    async take(): Promise<Map<string, number>> {
      const { result } = Coverage.parse(await ask('Profiler.takePreciseCoverage'))
      const ran = new Map<string, number>()
      for (const { url, functions } of result) {
        const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
        const count = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length
        if (/^(?:agent|server|contract)\//.test(file) && !/realtime/.test(file) && count > 0)
          ran.set(file, count)
      }
      return ran
    },
    close: () => socket.close(),
  }
}

/** Resolves with the next change of a job, as a dispatcher's board is told of it. */
async function nextChange({ url, demo }: SpawnedProduct): Promise<{ told: Promise<void> }> {
  const board = await openLine(url, `${demo.email}:${demo.password}`)
  const heard = await board.hear(topicFor(dispatchChanged, demo.companyId))
  const before = heard.length
  const untilTold = async () => {
    while (heard.length === before) await wait(1)
    await board.hangUp()
  }
  return { told: untilTold() }
}

const authorizationOf = ({ email, password }: SpawnedProduct['demo']) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`

/** The trace is one only if the words have arrived. */
async function checkRow({ url, demo }: SpawnedProduct): Promise<void> {
  const answer = await fetch(`${url}/towline/dispatch/search`, {
    method: 'POST',
    headers: { authorization: authorizationOf(demo), 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'current', limit: 5, searchText: 'preston' }),
  })
  const jobs = z.array(z.object({ pickupAddress: z.string() })).parse(await answer.json())
  if (!jobs.some(({ pickupAddress }) => pickupAddress.startsWith('2400 Preston')))
    throw new Error('The words have not become a row')
}
