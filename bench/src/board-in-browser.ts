import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DispatchCall } from '@towline/contract'
import { type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { fillBoard } from '@towline/server/testing/filled-board'
import type { Page } from 'playwright-core'
import { post } from './fleet.ts'
import { ms, quantile, type Table } from './report.ts'
import { blockedWhile, openSlowPage, SLOWER } from './slow-page.ts'

const JOBS = 100_000
const LOADS = 7
const TYPED = ['smith', 'frisco', '469555', 'honda civic', 'zzzz']
const SCROLLS = 40
const STEPS = 30
const TICKS_MS = 12_000
const CHANGES_A_SECOND = 20
const LIVE_MS = 8_000

/** The board of a company with a year of jobs, in a browser on a processor a quarter as fast. */
export async function measureBoardInBrowser(): Promise<Table[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  const made = await spawnProduct(dataDir)
  await made.stop()
  await fillBoard({ dataDir, databaseUrl: undefined }, made.demo.companyId, JOBS)
  const product = await spawnProduct(dataDir)
  const { page, dashboard, close } = await openSlowPage(product)
  try {
    const paints = await load(page, `${dashboard}/dispatching?status=current`)
    const blocks = await inTurn(page, [
      () => typeFilters(page),
      () => scroll(page),
      () => walk(page),
      () => page.waitForTimeout(TICKS_MS),
      () => lookOn(page, product),
    ])
    return [
      {
        title: 'The board in a browser',
        columns: [
          'jobs',
          'processor',
          'frame to first job p50',
          'longest',
          'longest block typing',
          'scrolling',
          'walking by key',
          'ticks of the clock',
          'live changes',
        ],
        rows: [
          [
            JOBS,
            `${SLOWER} × slower`,
            ms(quantile(paints, 0.5)),
            ms(Math.max(...paints)),
            ...blocks.map(ms),
          ],
        ],
        note: `${LOADS} loads with a warm cache; ${TYPED.length} filters typed key by key; ${SCROLLS} turns of the wheel, from page to page; ${STEPS} steps down and up again with J and K; ${LIVE_MS / 1000} s of ${CHANGES_A_SECOND} changes a second to the jobs shown. A block is the longest task of the page, 0 where none took over 50 ms. Wanted: under 1 s; never over 50 ms.`,
      },
    ]
  } finally {
    await close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** From the frame to the first job, for each of some loads of the page. */
async function load(page: Page, address: string): Promise<number[]> {
  const paints: number[] = []
  for (let time = 0; time < LOADS; time += 1) {
    await page.goto(address)
    await page.waitForFunction(() => window.towlineSeen.board > 0)
    const { shell, board } = await page.evaluate(() => window.towlineSeen)
    paints.push(board - shell)
  }
  return paints
}

export async function inTurn(page: Page, works: (() => Promise<unknown>)[]): Promise<number[]> {
  const longest: number[] = []
  for (const work of works) longest.push(await blockedWhile(page, work))
  return longest
}

export async function typeFilters(page: Page): Promise<void> {
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  for (const words of TYPED) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/dispatch/search'))
    await filter.fill('')
    await filter.pressSequentially(words, { delay: 80 })
    await answered
    await page.waitForTimeout(700)
  }
  await filter.fill('')
  await page.waitForTimeout(1000)
}

export async function scroll(page: Page): Promise<void> {
  await page.mouse.move(400, 600)
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
}

export async function walk(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  for (const key of ['j', 'k']) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key)
      await page.waitForTimeout(80)
    }
  }
}

/** Somebody else changes the jobs that are shown, one after the other. */
export async function lookOn(page: Page, { url, demo }: SpawnedProduct): Promise<void> {
  const found = await post(url, demo, '/towline/dispatch/search', { status: 'current', limit: 30 })
  const versions = new Map(
    DispatchCall.array()
      .parse(found)
      .map(({ id, version }) => [id, version]),
  )
  const ids = [...versions.keys()]
  const busy = new Set<string>()
  const change = async (number: number) => {
    const id = ids[number % ids.length]
    if (!id || busy.has(id)) return
    busy.add(id)
    const body = { id, version: versions.get(id), towReason: `Reason ${number}` }
    const saved = DispatchCall.parse(await post(url, demo, '/towline/dispatch', body))
    versions.set(id, saved.version)
    busy.delete(id)
  }
  const pending: Promise<void>[] = []
  const pause = 1000 / CHANGES_A_SECOND
  for (let number = 0; number < LIVE_MS / pause; number += 1) {
    pending.push(change(number))
    await page.waitForTimeout(pause)
  }
  await Promise.all(pending)
}
