import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { chooseFiles } from '../../../providers/files/index.ts'
import { startS3StandIn } from '../../../providers/files/testing/s3-stand-in.ts'
import { type Demo, seedDemo } from '../../../seeds/demo.ts'
import { type Running, start } from '../../../start.ts'
import { testPostgres } from '../../../testing/database.ts'
import { freePort } from '../../../testing/free-port.ts'
import { canMakeCluster, freshCluster } from '../../../testing/fresh-cluster.ts'
import { emptyPostgresUrl, layStore } from '../../../testing/images.ts'
import { openDatabase } from '../../db/index.ts'
import { readSettings } from '../../settings.ts'
import type { Installation } from '../make-backup.ts'

export const silent = pino({ level: 'silent' })

/** Where an installation is, or is to be. */
export type Place = {
  settings: Record<string, string>
  installation: Installation
  /** The files provider that its settings choose. */
  files: NonNullable<Installation['files']>
  clear(): Promise<void>
}

async function aPlace(more: Record<string, string>, clear: () => Promise<unknown>): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-backup-'))
  const settings = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...more }
  const { DATABASE_URL: databaseUrl } = more
  const files = chooseFiles(readSettings(settings))
  return {
    settings,
    installation: { dataDir, files, ...(databaseUrl && { databaseUrl }) },
    files,
    async clear() {
      await clear()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The embedded database, and files in a folder. */
export const embeddedPlace = () => aPlace({}, async () => {})

/** The same, with a store that has been started before. */
export async function usedPlace(): Promise<Place> {
  const place = await embeddedPlace()
  await layStore(place.installation.dataDir)
  return place
}

/** A PostgreSQL server that knows no role of ours where one can be made, else a database of its own; and files in a bucket. */
export async function postgresPlace(): Promise<Place> {
  const bucket = await startS3StandIn()
  const [DATABASE_URL, stop] = await aServer()
  const more = {
    DATABASE_URL,
    FILES_S3_ENDPOINT: bucket.endpoint,
    FILES_S3_BUCKET: bucket.bucket,
    FILES_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
  return aPlace(more, async () => {
    await stop()
    await bucket.stop()
  })
}

/** Whether there is a PostgreSQL server to be had. */
export const hasPostgres = canMakeCluster || testPostgres !== undefined

async function aServer(): Promise<[url: string, stop: () => Promise<unknown>]> {
  if (canMakeCluster) {
    const { url, stop } = await freshCluster()
    return [url, stop]
  }
  const { url, drop } = await emptyPostgresUrl(testPostgres ?? '')
  return [url, drop]
}

/** The product on a place; its demo company is made where there is none yet. */
export async function startedOn(place: Place): Promise<Running & { demo: Demo }> {
  const running = await start({ ...place.settings, PORT: String(await freePort()) })
  const demo = await seedDemo(running.app)
  if (!demo) throw new Error('there is no demo company')
  return { ...running, demo }
}

/** Fills a place with a demo company, some files of it, and rows that are hard to carry. */
export async function fillPlace(place: Place): Promise<Demo> {
  const { demo, stop } = await startedOn(place)
  await stop()
  for (const [key, bytes] of [
    [`${demo.companyId}/${randomUUID()}/original`, 3_000_000],
    [`${demo.companyId}/${randomUUID()}/thumbnail`, 1],
    [`${demo.companyId}/recordings/${randomUUID()}`, 0],
    [`${demo.companyId}/${randomUUID()}/clean`, 70_000],
  ] as const) {
    const content = Buffer.alloc(bytes, key)
    await place.files.put(key, only(content), 'image/jpeg')
  }
  const { databaseUrl, dataDir } = place.installation
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) })
  await db.raw(oddRows.replaceAll('COMPANY', `'${demo.companyId}'`))
  await db.close()
  return demo
}

export async function* only(content: Buffer) {
  yield content
}

/** What is easily lost: kinds of nothing, digits, line breaks, links to later rows, columns made of others. */
const oddRows = `
  insert into keepsake values ('odd', E'\\u2028 \\u0085 \\r\\n "quoted" \\\\ \\t ä 🚚' || repeat('long ', 300000)), ('empty', '');
  insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at, ended_at, outcome,
      ai_agent_chat_id, relay_token, custom_data, memory, customer_name)
    select id::uuid, COMPANY, 'CA' || id, '', '', started::timestamptz, ended::timestamptz, outcome, id, '',
      data::jsonb, memory::jsonb, 'Ann-Marie  O’Hara'
    from (values
      ('019a0000-0000-7000-8000-000000000001', '2026-11-22 10:00:00.123456+01', 'infinity', 'spam',
        '{"n": 12345678901234567890.1000, "deep": [{"b": 1, "a": null}], "text": "\\u0041\\n"}', 'null'),
      ('019a0000-0000-7000-8000-000000000002', '0001-01-01 00:00:00 BC', null, 'job', '{}', null)
    ) odd (id, started, ended, outcome, data, memory);
  update phone_call set continues_call_id = '019a0000-0000-7000-8000-000000000002' where outcome = 'spam';
  insert into phone_call_event (company_id, phone_call_id, seq, at, kind, data)
    select COMPANY, '019a0000-0000-7000-8000-000000000001', n, now(), 'odd', to_jsonb(repeat('said ', n))
    from generate_series(1, 1300) n;
  update driver_position set lat = 0.1::float8 + 0.2, lng = '-1e-300';
  update dispatch_call set same_keys = array['a"b', 'c,d', '', 'null', null, '\\'] where status = 'pending';
  update company set daily_mail_on = '2026-11-21'`
