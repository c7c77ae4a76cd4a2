import { buffer } from 'node:stream/consumers'
import {
  CompanyExport,
  DispatchCall,
  newRetention,
  PersonFound,
  Retention,
} from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { newId } from '../../platform/ids.ts'
import { agentDraft } from '../../testing/agent-draft.ts'
import { eachEngine } from '../../testing/database.ts'
import { photo } from '../../testing/operation-samples.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { appendToPhoneCall, openPhoneCall } from '../calls/index.ts'
import { saveAgentJob } from '../voice/tools/save-agent-job.ts'
import { exportedTables, keptBack } from './export-tables.ts'
import { archiveKey, makeArchive } from './make-archive.ts'
import { retentionRound } from './retention.ts'

const PHONE = '4695550142'
const DAY_MS = 24 * 3600 * 1000

eachEngine('privacy', (database) => {
  let ours: TestCompany
  let theirs: TestCompany
  let now = Date.parse('2026-11-20T15:00:00Z')
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    ours = await product.company('Our Towing')
    theirs = await product.company('Their Towing')
  })

  const ask = (method: string, path: string, body?: unknown, company = ours) =>
    product.call(method, `/towline/${path}`, {
      basic: company.basic,
      ...(body === undefined ? {} : { body }),
    })
  const rows = async (text: string, values: unknown[] = []) =>
    (await database.db.raw(text, values)).rows

  /** A call of Harriet's with a transcript, a recording, the job it became, a chat with a photo, and texts. */
  async function harriet(company: TestCompany) {
    const actor = systemOf(company.companyId)
    const ring = { callSid: `CA${newId()}`, fromNumber: PHONE, toNumber: company.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: ring } })
    const draft = agentDraft(
      { customerName: 'Harriet Stone', customerPhone: PHONE, towReason: 'Accident' },
      'My aunt Harriet is with me',
    )
    const saved = { body: { phoneCallId: call.id, draft } }
    const job = await executed(product.app, saveAgentJob, { actor, input: saved })
    const log = {
      phoneCallId: call.id,
      entries: [{ seq: 1, at: now, kind: 'heard' as const, data: { words: 'Harriet, 1845 Elm' } }],
      memory: { name: 'Harriet' },
      customData: { customer_name: 'Harriet Stone' },
    }
    await executed(product.app, appendToPhoneCall, { actor, input: { body: log } })
    const file = `${company.companyId}/recordings/${call.id}`
    await product.app.files.put(
      file,
      (async function* () {
        yield Buffer.from('Harriet’s voice')
      })(),
      'audio/mpeg',
    )
    await rows(
      `update phone_call set is_recorded = true, recording_key = $2, recording_sid = $3,
      ended_at = now(), outcome = 'agent hung up' where id = $1`,
      [call.id, file, `RE${'0'.repeat(32)}`],
    )
    const more = {
      id: job.id,
      pickupAddress: '1845 Elm St, Frisco, TX 75034',
      licensePlateInfo: 'KTR4821',
      contactEmail: 'Harriet@stone.example',
      vehicle: '2015 Ford Focus',
    }
    expect((await ask('POST', 'dispatch', more, company)).status).toBe(200)
    const sent = await product.call('POST', `/towline/chatapi/${job.chatId}/media`, {
      file: photo,
      headers: { 'x-upload-id': newId() },
    })
    expect(sent.status).toBe(200)
    const place = { place: { lat: 33.15, lng: -96.82 } }
    await product.call('POST', `/towline/chatapi/${job.chatId}/place`, { body: place })
    await rows(
      `insert into text_message (id, company_id, direction, from_number, to_number, body, status, created_at)
      values ($1, $2, 'in', $3, $4, 'It is Harriet', 'received', $5)`,
      [newId(), company.companyId, `+1${PHONE}`, company.number, new Date(now)],
    )
    return { jobId: job.id, callId: call.id, aiAgentChatId: call.aiAgentChatId, file }
  }
  /** Every row of the company in which the words are, by table. */
  async function where(words: string, company = ours) {
    const found: string[] = []
    for (const table of [...Object.keys(exportedTables), ...keptBack]) {
      const owner = table === 'company' ? 'id' : 'company_id'
      const [row] = await rows(
        `select 1 from "${table}" t where ${owner} = $1 and to_jsonb(t)::text ilike $2 limit 1`,
        [company.companyId, `%${words}%`],
      )
      if (row) found.push(table)
    }
    return found
  }
  const complete = (jobId: string) =>
    ask('POST', `dispatch/${jobId}/step`, { step: 'cancel', reason: 'CUSTOMER_CANCELLED' })

  const find = async () =>
    PersonFound.parse(
      await (await ask('POST', 'privacy/person/find', { who: '(469) 555-0142' })).json(),
    )

  it('erases a person from everything of the company, and of no other', async () => {
    const { jobId, file } = await harriet(ours)
    await ask('GET', `customer/call_history/${PHONE}`)
    const other = await harriet(theirs)
    expect(await find()).toMatchObject({
      jobs: 1,
      calls: 1,
      recordings: 1,
      media: 1,
      chats: 1,
      texts: 1,
      open: 1,
      also: ['harriet@stone.example'],
    })
    const erase = { who: PHONE, confirm: 'erase' }
    const tooSoon = await ask('POST', 'privacy/person/erase', erase)
    expect(await tooSoon.json()).toMatchObject({ error: 'erasure_open' })
    expect((await complete(jobId)).status).toBe(200)
    const unsure = await ask('POST', 'privacy/person/erase', { ...erase, confirm: 'yes' })
    expect(unsure.status).toBe(400)
    expect((await ask('POST', 'privacy/person/erase', erase)).status).toBe(200)
    await product.app.tasks.idle()
    for (const words of ['Harriet', PHONE, 'KTR4821', '1845 Elm', '33.15'])
      expect(await where(words), words).toEqual([])
    expect(await product.app.files.sizeOf(file)).toBeNull()
    const left: string[] = []
    for await (const key of product.app.files.list(ours.companyId)) left.push(key)
    expect(left).toEqual([])
    const job = DispatchCall.parse(await (await ask('GET', `dispatch/${jobId}`)).json())
    expect(job).toMatchObject({
      customerName: '',
      pickupAddress: 'Frisco, TX',
      vehicle: '2015 Ford Focus',
      towReason: 'Accident',
      csChatId: '',
      mediaCount: 0,
    })
    expect(await find()).toMatchObject({ jobs: 0, calls: 0, texts: 0 })
    expect(await where('Harriet', theirs)).toContain('dispatch_call')
    expect(await product.app.files.sizeOf(other.file)).toBeGreaterThan(0)
  })

  it('erases a person from files that were imported, the files themselves, and imports nobody finished', async () => {
    const list = (...lines: string[]) => ['Name,Phone,Contact', ...lines].join('\n')
    const harriets = 'Stone Body,(469) 555-0142,Harriet Stone'
    const others = 'Midway Motor Club,4695550101,Nan Cole'
    const send = async (csv: string | Buffer) => {
      const id = newId()
      const sent = await product.call('POST', '/towline/imports/of/accounts', {
        basic: ours.basic,
        file: new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]),
        headers: { 'x-upload-id': id, 'x-file-name': 'accounts.csv' },
      })
      expect(sent.status).toBe(200)
      return id
    }
    const step = async (id: string, name: string, body: unknown = {}) => {
      expect((await ask('POST', `imports/${id}/${name}`, body)).status, name).toBe(200)
      await product.app.tasks.idle()
    }
    const columns = { name: 0, contactPhoneNumber: 1, contactName: 2 }
    const done = await send(list(harriets, others, 'Wrong,469-555-0142 ext 9999999,Harriet'))
    await step(done, 'check', { columns })
    await step(done, 'apply')
    const checked = await send(list('Stone Body 2,469.555.0142,Harriet Stone'))
    await step(checked, 'check', { columns })
    // As Excel saves "Unicode text".
    const unread = await send(Buffer.from(`\ufeff${list(harriets)}`, 'utf16le'))
    const innocent = await send(list('Frisco Glass,4695550103,Al'))
    expect(await where('Harriet')).toContain('import_run')
    expect(await find()).toMatchObject({ accounts: 1, importedRows: 2, imports: 2 })

    expect(
      (await ask('POST', 'privacy/person/erase', { who: PHONE, confirm: 'erase' })).status,
    ).toBe(200)
    await product.app.tasks.idle()
    for (const words of ['Harriet', '555-0142', PHONE])
      expect(await where(words), words).toEqual([])
    const left = await rows('select id, samples from import_run where company_id = $1', [
      ours.companyId,
    ])
    expect(left.map((row) => Object(row).id).sort()).toEqual([done, innocent].sort())
    expect(JSON.stringify(left)).toContain('Nan Cole')
    const files: string[] = []
    for await (const key of product.app.files.list(ours.companyId)) files.push(key)
    expect(files).toEqual([`${ours.companyId}/${innocent}/import`])
    for (const gone of [checked, unread])
      expect((await ask('GET', `imports/${gone}`)).status).toBe(404)
  })

  it('finds a person by email, and refuses what is neither', async () => {
    const { jobId } = await harriet(ours)
    await complete(jobId)
    const found = await ask('POST', 'privacy/person/find', { who: ' HARRIET@stone.example' })
    expect(await found.json()).toMatchObject({ jobs: 1, calls: 1, also: [PHONE] })
    for (const who of ['', 'Harriet', '555-0142', '46955501421234'])
      expect((await ask('POST', 'privacy/person/find', { who })).status, who).toBe(400)
  })

  it('deletes what is older than the company keeps it, and nothing that is younger', async () => {
    const old = await harriet(ours)
    await complete(old.jobId)
    const kept = Retention.parse(await (await ask('GET', 'privacy/retention')).json())
    expect(kept).toEqual(newRetention)
    const short = {
      ...kept,
      recordings: 30,
      transcripts: 90,
      messages: 90,
      media: 90,
      positions: 1,
    }
    expect((await ask('PUT', 'privacy/retention', short)).status).toBe(200)
    const stale = await ask('PUT', 'privacy/retention', short)
    expect(await stale.json()).toMatchObject({ error: 'newer_version', newer: { version: 1 } })
    expect((await ask('PUT', 'privacy/retention', { ...short, version: 1, media: 3 })).status).toBe(
      400,
    )
    const round = async () => {
      await retentionRound.run(
        product.app,
        {},
        { taskId: '1', isLastTry: false, stopping: new AbortController().signal },
      )
      await product.app.tasks.idle()
    }
    await round()
    expect(await product.app.files.sizeOf(old.file)).toBeGreaterThan(0)
    now += 31 * DAY_MS
    await round()
    expect(await product.app.files.sizeOf(old.file)).toBeNull()
    expect(await where('Harriet, 1845')).toContain('phone_call_event')
    const recording = await ask('GET', `voice/calls/${old.callId}/recording`)
    expect(await recording.json()).toMatchObject({ state: 'deleted' })
    now += 60 * DAY_MS
    const young = await harriet(ours)
    await round()
    expect(await where('It is Harriet')).toEqual(['text_message'])
    expect(
      await rows(`select count(*)::int as n from phone_call_event where phone_call_id = $1`, [
        old.callId,
      ]),
    ).toEqual([{ n: 0 }])
    expect(
      await rows(`select count(*)::int as n from phone_call_event where phone_call_id = $1`, [
        young.callId,
      ]),
    ).toEqual([{ n: 1 }])
    expect(
      await rows(`select count(*)::int as n from media where company_id = $1`, [ours.companyId]),
    ).toEqual([{ n: 1 }])
    expect(
      await rows(
        `select count(*)::int as n from text_message where company_id = $1 and direction = 'in'`,
        [ours.companyId],
      ),
    ).toEqual([{ n: 1 }])
  })

  it('puts all of a company into one archive, without what opens anything', async () => {
    await harriet(ours)
    await harriet(theirs)
    const begun = CompanyExport.parse(await (await ask('POST', 'privacy/exports', {})).json())
    const again = CompanyExport.parse(await (await ask('POST', 'privacy/exports', {})).json())
    await product.app.tasks.idle()
    if (again.state === 'making') expect(again.id).toBe(begun.id)
    const [made] = CompanyExport.array().parse(await (await ask('GET', 'privacy/exports')).json())
    expect(made).toMatchObject({ state: 'ready', who: 'Olive Owner' })
    const file = await ask('GET', `privacy/exports/${made?.id}/file`)
    expect(file.headers.get('content-type')).toBe('application/zip')
    const parts = await unzip(Buffer.from(await file.arrayBuffer()))
    expect(parts.get('data/dispatch_call.jsonl')).toContain('Harriet Stone')
    expect(parts.get('data/phone_call_event.jsonl')).toContain('1845 Elm')
    expect([...parts.keys()].filter((name) => name.startsWith('files/'))).not.toEqual([])
    const whole = [...parts.values()].join('')
    expect(whole).toContain('Harriet’s voice')
    for (const secret of [theirs.companyId, '$argon2', 'relay_token', 'password_hash'])
      expect(whole, secret).not.toContain(secret)
    expect((await ask('GET', `privacy/exports/${made?.id}/file`, undefined, theirs)).status).toBe(
      404,
    )
    now += 4 * DAY_MS
    await retentionRound.run(
      product.app,
      {},
      { taskId: '1', isLastTry: false, stopping: new AbortController().signal },
    )
    expect(await (await ask('GET', 'privacy/exports')).json()).toEqual([])
    expect((await ask('GET', `privacy/exports/${made?.id}/file`)).status).toBe(404)
  })

  it('ends an archive that a stopping server cuts off, with nothing half made left', async () => {
    const made = { companyId: ours.companyId, id: newId() }
    await expect(makeArchive(product.app, made, AbortSignal.abort())).rejects.toThrow('aborted')
    expect(await product.app.files.sizeOf(archiveKey(ours.companyId, made.id))).toBe(null)
  })

  it('says of every table of a company whether it is in the archive', async () => {
    const guarded = await rows(`select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity order by 1`)
    const decided = [...Object.keys(exportedTables), ...keptBack].sort()
    expect(guarded.map((row) => (row as { name: string }).name).sort()).toEqual(decided)
  })

  it('keeps who looked at what somebody said, once', async () => {
    const { jobId, callId, aiAgentChatId } = await harriet(ours)
    for (let times = 0; times < 3; times += 1) {
      now += 1000
      await ask('GET', `dispatch/${jobId}`)
      await ask('GET', `chatapi/voicechat/${aiAgentChatId}`)
      await ask('GET', `voice/calls/${callId}/recording/sound`)
      await ask('GET', `customer/call_history/${PHONE}`)
    }
    // Its own customer is nobody of the company.
    await product.call('GET', `/towline/chatapi/voicechat/${aiAgentChatId}`)
    const looks = (await (await ask('GET', 'history?kind=look')).json()) as {
      action: string
      record: string
    }[]
    expect(looks.map(({ action, record }) => `${action} ${record}`).sort()).toEqual([
      'listened to the recording of a call (469) 555-0142',
      'looked up the calls of a number (469) 555-0142',
      'opened job #1001',
      'read the transcript of a call (469) 555-0142',
    ])
  })
})

/** What is in a ZIP file, by name. */
function unzip(zip: Buffer): Promise<Map<string, string>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>()
  fromBuffer(zip, { lazyEntries: true }, (error, file) => {
    if (error) return reject(error)
    const parts = new Map<string, string>()
    file.on('entry', (entry) =>
      file.openReadStream(entry, async (failed, stream) => {
        if (failed) return reject(failed)
        parts.set(entry.fileName, (await buffer(stream)).toString())
        file.readEntry()
      }),
    )
    file.on('end', () => resolve(parts))
    file.readEntry()
  })
  return promise
}
