import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ChatLink, DispatchCall, errors } from '@towline/contract'
import {
  bombPng,
  familyOf,
  greedyExif,
  photoOf,
  type SpawnedProduct,
  spawnFreshProduct,
  tinyBoxes,
} from '@towline/server/testing'
import { ms, quantile, size, type Table } from '../report.ts'
import type { Drill, DrillLength } from './drill.ts'
import {
  deepBrackets,
  endlessCell,
  endlessLine,
  endlessRows,
  loopingPdf,
  mostCorners,
} from './hostile-texts.ts'

const MEGABYTE = 1e6
const files = {
  whole: {
    boxes: 24 * MEGABYTE,
    side: 8_900,
    exif: 9 * MEGABYTE,
    pdf: 9 * MEGABYTE,
    csv: 29 * MEGABYTE,
    json: 800_000,
    shapes: { zones: 2, areas: 20, corners: 450 },
  },
  short: {
    boxes: 4 * MEGABYTE,
    side: 2_000,
    exif: 2 * MEGABYTE,
    pdf: 1 * MEGABYTE,
    csv: 2 * MEGABYTE,
    json: 100_000,
    shapes: { zones: 1, areas: 4, corners: 100 },
  },
} as const satisfies Record<DrillLength, object>

/** What must hold for each file: until its sender is answered, for others meanwhile, and what it takes. */
const WANTED = { answeredMs: 20_000, othersMs: 250, bytes: 300 * MEGABYTE }
const BETWEEN_MS = 10
const GLANCE_MS = 100

/** Files of strangers through a chat link, and lists and zones of a manager; and what all others notice of them. */
export const hostileFile: Drill = {
  name: 'hostile-file',
  async run(length) {
    const product = await spawnFreshProduct()
    try {
      const sends = await doorsOf(product)
      const attacks = await attacksOf(length)
      // The first photo starts what works on photos: its memory is part of what an attack may take.
      const atRest = await residentOf(product.pid)
      const seen = []
      for (const [name, door, file] of attacks)
        seen.push({
          name,
          bytes: file.length,
          ...(await attack(product, () => sends[door](file))),
        })
      const healthy = await sends.chat(await photoOf())
      if (!healthy.startsWith('200')) throw new Error(`a healthy photo after it all: ${healthy}`)
      const faults = seen.flatMap((one) => missed(one, atRest))
      if (length === 'whole' && faults.length > 0) throw new Error(faults.join('\n'))
      return [tableOf(seen, atRest)]
    } finally {
      await product.stop()
    }
  },
}

type Seen = Awaited<ReturnType<typeof attack>> & { name: string; bytes: number }

async function attacksOf(length: DrillLength): Promise<[string, Door, Buffer][]> {
  const { boxes, side, exif, pdf, csv, json, shapes } = files[length]
  return [
    ['MP4 of tiny boxes', 'chat', tinyBoxes(boxes)],
    [`PNG of ${side} × ${side} pixels`, 'chat', bombPng(side)],
    ['JPEG whose EXIF points at all of it', 'chat', await greedyExif(exif)],
    ['PDF that leads back to itself and unfolds', 'chat', loopingPdf(pdf)],
    ['PDF for a list', 'list', loopingPdf(pdf)],
    ['CSV of one cell without an end', 'list', endlessCell(csv)],
    ['CSV of one line of nothing but commas', 'list', endlessLine(csv)],
    ['CSV of rows of two bytes', 'list', endlessRows(csv)],
    ['GeoJSON of brackets in brackets', 'zones', Buffer.from(deepBrackets(json))],
    ['GeoJSON of the most corners there may be', 'zones', Buffer.from(mostCorners(shapes))],
  ]
}

/** Where a file can be brought to. */
type Door = keyof Awaited<ReturnType<typeof doorsOf>>

/** Sends a file, asking all the while as somebody else, until it is answered. */
async function attack(product: SpawnedProduct, send: () => Promise<string>) {
  const since = performance.now()
  let answeredMs = 0
  const isUnderWay = () => answeredMs === 0
  const [answer, others, peak] = await Promise.all([
    send().finally(() => {
      answeredMs = performance.now() - since
    }),
    askAsOthers(product, isUnderWay),
    watchMemory(product.pid, isUnderWay),
  ])
  return { answer, answeredMs, others, peak }
}

/** How long each request of somebody else took, in ms. */
async function askAsOthers({ url }: SpawnedProduct, isUnderWay: () => boolean): Promise<number[]> {
  const took: number[] = []
  do {
    const since = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    took.push(performance.now() - since)
    await wait(BETWEEN_MS)
  } while (isUnderWay())
  return took
}

/** The most the process and its children took while the attack was under way, in bytes. */
async function watchMemory(pid: number, isUnderWay: () => boolean): Promise<number> {
  let most = 0
  do {
    most = Math.max(most, await residentOf(pid))
    await wait(GLANCE_MS)
  } while (isUnderWay())
  return most
}

/** What a process and its children have in memory, in bytes. */
const residentOf = async (pid: number) =>
  (await familyOf(pid)).reduce((sum, { resident }) => sum + resident, 0)

/** The ways in, each with what it answers: status and code. */
async function doorsOf({ url, demo }: SpawnedProduct) {
  const basic = Buffer.from(`${demo.email}:${demo.password}`).toString('base64')
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(`${url}/towline${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const job = DispatchCall.parse(
    await (await post('/dispatch', { customerName: 'Harriet Stone' })).json(),
  )
  const chat = ChatLink.parse(await (await post(`/chat/of/${job.id}`, {})).json()).id
  const bring = (path: string, file: Buffer, more: Record<string, string> = {}) =>
    fetch(`${url}/towline${path}`, {
      method: 'POST',
      body: new Blob([new Uint8Array(file)]),
      headers: { 'x-upload-id': randomUUID(), 'x-file-name': 'IMG_1', ...more },
    })
  return {
    chat: (file: Buffer) => outcome(bring(`/chatapi/${chat}/media`, file)),
    list: (file: Buffer) =>
      outcome(bring('/imports/of/accounts', file, { authorization: headers.authorization })),
    zones: (file: Buffer) =>
      outcome(post('/zone/import', { geojson: file.toString('utf8'), save: true })),
  }
}

async function outcome(asked: Promise<Response>): Promise<string> {
  const answer = await asked.catch((error: Error) => error)
  if (answer instanceof Error) return `no answer: ${answer.message}`
  const said: { error?: string; problems?: unknown[] } = await answer.json()
  const { error, problems = [] } = said
  const what = error && error in errors ? error : problems.length > 0 ? 'problems' : ''
  return `${answer.status} ${what}`.trim()
}

/** What of the wanted did not hold, in words. */
function missed({ name, answer, answeredMs, others, peak }: Seen, atRest: number): string[] {
  const worst = Math.max(...others)
  return [
    answer.startsWith('no') ? `${name}: ${answer}` : '',
    answeredMs > WANTED.answeredMs ? `${name}: answered after ${ms(answeredMs)}` : '',
    worst > WANTED.othersMs ? `${name}: somebody else waited ${ms(worst)}` : '',
    peak - atRest > WANTED.bytes ? `${name}: took ${size(peak - atRest)} more` : '',
  ].filter(Boolean)
}

const tableOf = (seen: Seen[], atRest: number): Table => ({
  title: 'Hostile files',
  columns: ['', 'answer', 'answered after', 'others p50', 'p99', 'longest', 'memory at most'],
  rows: seen.map(({ name, bytes, answer, answeredMs, others, peak }) => [
    `${name}, ${size(bytes)}`,
    answer,
    ms(answeredMs),
    ...[0.5, 0.99, 1].map((q) => ms(quantile(others, q))),
    `+ ${size(Math.max(0, peak - atRest))}`,
  ]),
  note: `Photos and videos through a chat link, lists and zones as a manager, one after the other; others ask /healthz every ${BETWEEN_MS} ms meanwhile. Memory is of the server with its children, which take ${size(atRest)} before the first file. A healthy photo afterwards is taken. Wanted: answered in ${WANTED.answeredMs / 1000} s, others at most ${WANTED.othersMs} ms, + ${size(WANTED.bytes)}.`,
})
