import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { start } from '../../start.ts'
import { testPostgres } from '../../testing/database.ts'
import { freePort } from '../../testing/free-port.ts'
import { postgresCopyUrl } from '../../testing/images.ts'

describe.runIf(testPostgres)('guessing at two processes on one PostgreSQL', () => {
  it('gets no further than at one, and is let in again by neither', async () => {
    const { url: DATABASE_URL, drop } = await postgresCopyUrl(testPostgres ?? '')
    onTestFinished(drop)
    const begin = async () => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'towline-guesses-'))
      onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
      const quiet = { LOG_LEVEL: 'silent', DEMO: 'off', PORT: String(await freePort()) }
      const running = await start({ ...quiet, DATABASE_URL, DATA_DIR, TRUST_PROXY: '127.0.0.1' })
      onTestFinished(() => running.stop())
      return running.url
    }
    const urls = [await begin(), await begin()]
    const guess = async (url: string, n: number) => {
      const answer = await fetch(`${url}/towline/admin/authenticate`, {
        headers: {
          authorization: `Basic ${btoa(`kit@our-towing.example:guess ${n}`)}`,
          'x-forwarded-for': `198.51.100.${n}`,
        },
      })
      return answer.status
    }
    const statuses = await Promise.all(
      urls.flatMap((url, at) => Array.from({ length: 12 }, (_, n) => guess(url, 100 * at + n))),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    for (const url of urls) expect(await guess(url, 250)).toBe(429)
  })
})
