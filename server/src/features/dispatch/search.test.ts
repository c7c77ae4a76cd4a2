import type { DispatchCall } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from './testing/desk.fixture.ts'

everyEngine('the board', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  const found = async (searchText: string, status = 'pending') =>
    (await desk.search({ status, searchText })).map(({ id }) => id)
  const ids = (jobs: DispatchCall[]) => jobs.map(({ id }) => id)
  const at = (n: number) => ({ createdDate: 1_790_000_000_000 + n * 1000 })

  it('shows the jobs of each status, newest first, and counts them', async () => {
    const [plain, other] = [await desk.save(at(1)), await desk.save(at(2))]
    const active = await desk.save({ ...at(3), dispatchedDateTime: 1 })
    const later = await desk.save({ ...at(4), status: 'scheduled' })
    const done = await desk.save({ ...at(5), completedDateTime: 1 })
    const off = await desk.save({ ...at(6), status: 'cancelled' })
    for (const text of ['', '  ', '10', '100']) {
      expect(await found(text)).toEqual(ids([other, plain]))
      expect(await found(text, 'active')).toEqual(ids([active]))
      expect(await found(text, 'current')).toEqual(ids([active, other, plain]))
      expect(await found(text, 'scheduled')).toEqual(ids([later]))
      expect(await found(text, 'completed')).toEqual(ids([off, done]))
    }
    expect(await desk.search({ searchText: null, status: null, limit: null })).toHaveLength(2)
    const counts = await desk.get('/counts')
    expect(await counts.json()).toEqual({
      pending: 2,
      active: 1,
      current: 3,
      scheduled: 1,
      completed: 2,
    })
  })

  it('finds a job by everything a dispatcher may know of it', async () => {
    const vendorId = await desk.rows('vendor', { name: 'Lone Star Club' })
    const driver = await desk.employ('Teo', ['driver'])
    const job = await desk.save({
      customerName: 'Harriet Peña',
      customerPhone: '(469) 555-0142',
      vin: '1HGCM82633A004352',
      licensePlateInfo: 'KTR-4821',
      vehicleYear: '2012',
      vehicleMake: 'Honda',
      pickupAddress: '1845 Elm St, Frisco',
      dropoffAddress: '500 Main St, Plano',
      invoiceNumber: 'INV-9',
      poNumber: 'PO/77',
      contactName: 'Ann Brooks',
      vendorId,
      contactPhoneNumber: '214.555.0177',
      driverId: driver.id,
      inputVendorName: 'Gateway',
    })
    await desk.save({ customerName: 'Somebody else', customerPhone: '9725550199' })
    const known = [
      ...['harriet', 'PEÑA', 'pena', 'arri', '4695550142', '469-555-0142', '+1 (469) 555 0142'],
      ...['(469) 555', '5550142', '555-0142', '2145550177', '1hgcm8', 'a004352', 'ktr 4821'],
      ...['KTR4821', 'ktr-4821', '2012 honda', 'elm frisco', 'main plano', 'inv-9', 'PO/77', 'po'],
      ...['brooks', 'lone star', 'club', 'teo', 'gateway', job.dispatchNumber, 'ha', 'h'],
    ]
    for (const text of known) expect(await found(text), text).toEqual([job.id])
  })

  it('wants every word of the filter, in any order, from the account as well', async () => {
    const vendorId = await desk.rows('vendor', { name: 'Lone Star Club' })
    const one = await desk.save({
      customerName: 'Ann',
      pickupAddress: '1845 Elm St, Frisco',
      vendorId,
    })
    const two = await desk.save({ customerName: 'Ann', pickupAddress: '1845 Elm St, Plano' })
    expect(await found('elm ann')).toEqual([two.id, one.id])
    expect(await found('  FRISCO   ann ')).toEqual([one.id])
    expect(await found('club frisco ann')).toEqual([one.id])
    expect(await found('1845 elm')).toEqual([two.id, one.id])
    for (const text of ['frisco plano', 'ann club plano', 'ann 4695550142', 'ann bob'])
      expect(await found(text), text).toEqual([])
    await desk.save({ id: one.id, customerName: 'Bob', vendorId: '' })
    expect(await found('club')).toEqual([])
    expect(await found('bob elm')).toEqual([one.id])
  })

  it('narrows to tokens, beside words and in every order', async () => {
    const june = await desk.employ('June', ['driver'])
    const [now, eta] = [Date.now(), { etaDateTime: Date.now() - 60_000 }]
    const vendorId = await desk.rows('vendor', { name: 'Lone Star Club' })
    const hers = await desk.save({
      ...at(1),
      ...eta,
      driverId: june.id,
      pickupAddress: 'Elm, Frisco',
    })
    const late = await desk.save({ ...at(2), ...eta, vendorId, priority: 'Emergency' })
    const plain = await desk.save({ ...at(3), customerName: 'June Late', towReason: 'Flat tire' })
    const towing = { dispatchedDateTime: now, towingDateTime: now }
    const towed = await desk.save({ ...at(4), ...eta, ...towing, driverId: june.id })
    const asked: [string, DispatchCall[]][] = [
      ['driver:june', [towed, hers]],
      ['DRIVER:June late', [hers]],
      ['late', [late, hers]],
      ['"late"', [plain]],
      ['emergency', [late]],
      ['unassigned', [plain, late]],
      ['unassigned june', [plain]],
      ['account:"lone star"', [late]],
      ['step:towing', [towed]],
      ['step:waiting reason:flat', [plain]],
      ['town:frisco', [hers]],
      ['truck:nine', []],
      ['driver:%', []],
    ]
    for (const [text, jobs] of asked) {
      expect(await found(text, 'current'), text).toEqual(ids(jobs))
      const urgent = await desk.search({ status: 'current', searchText: text, sort: 'urgent' })
      expect(ids(urgent).toSorted(), text).toEqual(ids(jobs).toSorted())
    }
  })

  it('takes signs of any kind for what they are', async () => {
    const plain = await desk.save({ ...at(1), customerName: '100% Towed_Up \\ Co' })
    const other = await desk.save({ ...at(2), customerName: '1000 Towed-Up' })
    const texts: [string, DispatchCall[]][] = [
      ['TOWED', [other, plain]],
      ['100%', [plain]],
      ['d_u', [plain]],
      ['00% towed_up \\', [plain]],
      ['- \\ #', [other, plain]],
      ['towed & co', [plain]],
      [`#${plain.dispatchNumber}`, [plain]],
      ["'; drop table company; --", []],
      ["o'hara %L $1 {a,b}", []],
      ['x'.repeat(200), []],
      ['a '.repeat(100), []],
    ]
    for (const [text, jobs] of texts) expect(await found(text), text).toEqual(ids(jobs))
  })

  it('pages without a gap or a repeat, also when several came in the same moment', async () => {
    for (let n = 0; n < 7; n++) await desk.save({ ...at(1), status: n % 2 ? 'active' : 'pending' })
    for (const searchText of ['', '100']) {
      const seen: string[] = []
      for (let before: string | undefined; ; before = seen.at(-1)) {
        const more = before ? { before } : {}
        const page = await desk.search({ status: 'current', searchText, limit: 3, ...more })
        seen.push(...ids(page))
        if (page.length < 3) break
      }
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    }
    for (const limit of [0, 201, 'all'])
      expect((await desk.post('/search', { limit })).status).toBe(400)
  })

  it('finds old jobs behind thousands that do not have the word', async () => {
    const [old, older] = [await desk.save({ customerName: 'Zanzibar Elm' }), await desk.save({})]
    await database.db.raw(
      `update dispatch_call set created_at = '2020-01-01', status = 'completed' where id = $1`,
      [old.id],
    )
    await database.db.raw(
      `insert into dispatch_call (id, company_id, dispatch_number, status, status_at, created_at, fields, search_text)
       select gen_random_uuid(), company_id, 'F' || n, case when n % 3 = 0 then 'cancelled' else 'completed' end,
         now(), now() - n * interval '1 minute', fields, ' f' || n || ' elm'
       from dispatch_call, generate_series(1, 3000) n where id = $1`,
      [older.id],
    )
    expect(await found('zanzibar', 'completed')).toEqual([old.id])
    expect(await found('elm za', 'completed')).toEqual([old.id])
    const page = await desk.search({ status: 'completed', searchText: 'elm', limit: 200 })
    expect(page.map(({ dispatchNumber }) => dispatchNumber)).toEqual(
      Array.from({ length: 200 }, (_, n) => `F${n + 1}`),
    )
    const last = await desk.search({ status: 'completed', searchText: 'f2999' })
    const rest = { status: 'completed', searchText: 'elm', before: last[0]?.id }
    expect((await desk.search(rest)).map(({ dispatchNumber }) => dispatchNumber)).toEqual([
      ...['F3000', old.dispatchNumber],
    ])
  })

  it('shows one company nothing of another, whatever is looked for', async () => {
    const theirs = await desk.product.company('Their Towing')
    const vendorId = await desk.rows('vendor', { name: 'Lone Star Club' })
    const job = await desk.save({ customerName: 'Harriet', vendorId })
    const driver = await desk.employ('Teo', ['driver'])
    for (const searchText of ['harriet', 'club', 'h', '']) {
      const body = { searchText, status: 'current' }
      expect(await (await desk.post('/search', body, theirs.basic)).json()).toEqual([])
      const after = await desk.post('/search', { ...body, before: job.id }, theirs.basic)
      expect(await after.json()).toEqual([])
      expect((await desk.post('/search', body, driver.basic)).status).toBe(403)
    }
  })
})
