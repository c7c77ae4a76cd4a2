import { DispatchCall, type SaveDispatchCall } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { everyEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { insertEmployee } from '../employees/index.ts'

/** A value of its own for every field that people may set. */
const everyField = {
  customerName: 'Harriet Stone',
  customerPhone: '4695550142',
  canReceiveText: true,
  customerPhoneForText: '4695550143',
  pickupAddress: '1845 Elm St, Frisco, TX 75034',
  inputPickupAddress: 'eighteen forty five elm',
  validPickupAddress: true,
  pickupAddressLatLng: { lat: 33.15, lng: -96.82 },
  dropoffAddress: '500 Main St, Plano, TX 75074',
  inputDropoffAddress: 'five hundred main in plano',
  validDropoffAddress: true,
  dropoffAddressLatLng: { lat: 33.02, lng: -96.7 },
  vehicleColor: 'Blue',
  vehicleYear: '2012',
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
  vehicleCondition: 'Starts with Jump',
  vehicle: 'Blue 2012 Honda Civic, dented',
  towReason: 'Dead battery',
  licensePlateInfo: 'KTR4821',
  licensePlateState: 'TX',
  vin: '1HGCM82633A004352',
  vendorId: '',
  inputVendorName: 'Gateway Garage',
  vendorAccountNumber: 'A-77',
  vendorContactName: 'Vic',
  vendorContactNumber: '(972) 555-0155',
  billToId: '',
  billToName: 'Stone LLC',
  callerType: 'Owner/driver',
  fromNumber: '4695550142',
  toNumber: '4695550100',
  driverId: '',
  driverName: 'Bob',
  truckId: '',
  truckName: 'Flatbed 3',
  notes: 'Höhe 2,1 m — gate code 4711 \n second line',
  billingNotes: 'cash',
  dispatchedDateTime: 1_790_000_000_000,
  enrouteDateTime: 1_790_000_060_000,
  onSceneDateTime: 1_790_000_120_000,
  towingDateTime: 1_790_000_180_000,
  destinationArrivalDateTime: 1_790_000_240_000,
  completedDateTime: 1_790_000_300_000,
  etaDateTime: 1_790_000_100_000,
  scheduledDateTime: 1_789_999_000_000,
  mcDispatchNumber: 'MC-1',
  mcMembershipNumber: '1234567890',
  mcCoverageAmt: 100,
  poNumber: 'PO-5',
  contactName: 'Ann',
  contactPhoneNumber: '(214) 555-0177',
  contactCategory: 'authorizedBy',
  contactEmail: 'ann@stone.example',
  contactAddress: '1 Oak Ct',
  contactZip: '75034',
  priority: 'Emergency',
  invoiceNumber: 'INV-9',
  driveType: 'Front wheel',
  vehicleType: 'Light',
  keyLocation: 'In the ashtray',
  vehicleOdometer: '88000',
} satisfies SaveDispatchCall

everyEngine('dispatch calls', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const post = (path: string, body: unknown, basic = ours.basic) =>
    product.call('POST', `/towline/dispatch${path}`, { basic, body })
  async function save(body: unknown): Promise<DispatchCall> {
    const answer = await post('', body)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return DispatchCall.strict().parse(JSON.parse(text))
  }
  async function search(body: unknown): Promise<DispatchCall[]> {
    const answer = await post('/search', body)
    expect(answer.status).toBe(200)
    return DispatchCall.strict()
      .array()
      .parse(await answer.json())
  }
  const refusal = async (body: unknown) => {
    const answer = await post('', body)
    const { error, fields } = Object(await answer.json()) as Record<string, unknown>
    return { status: answer.status, error, fields }
  }
  const aDriver = async (isGone = false) => {
    const id = newId()
    await database.db.asCompany(ours.companyId, async (tx) => {
      await insertEmployee(tx, {
        id,
        companyId: ours.companyId,
        email: `${id}@x.example`,
        passwordHash: null,
        firstName: 'Teo',
        lastName: 'Alvarez',
        phoneNumber: '',
        now: 1,
        roles: ['driver'],
      })
      if (isGone)
        await tx
          .updateTable('employee')
          .set({ deleted_at: new Date() })
          .where('id', '=', id)
          .execute()
    })
    return id
  }
  const anAccount = (companyId: string) =>
    database.db.asCompany(companyId, async (tx) => {
      const row = await tx.selectFrom('vendor').select(['id', 'name']).executeTakeFirstOrThrow()
      return row
    })

  it('keep every field they are made with, and every field they are changed to', async () => {
    const billing = { lineItems: [{ name: 'Hook-up', amount: 95.5 }], taxPercent: 8.25 }
    const made = await save({ ...everyField, billing })
    expect(made).toMatchObject({ ...everyField, billing, version: 1, status: 'completed' })
    expect(made).toMatchObject({ companyId: ours.companyId, balance: 103.38 })

    const blank = await save({ customerName: 'Sam' })
    const changed = await save({ ...everyField, billing, id: blank.id, version: blank.version })
    expect(changed).toMatchObject({ ...everyField, billing, version: 2, status: 'completed' })
    expect(changed.dispatchNumber).toBe(blank.dispatchNumber)

    const read = await product.call('GET', `/towline/dispatch/${made.id}`, { basic: ours.basic })
    expect(await read.json()).toEqual(made)
    expect(await search({ searchText: '', status: 'completed' })).toEqual([changed, made])
  })

  it('come back as they were when the whole of one is sent back', async () => {
    const made = await save({ customerName: 'Sam', vehicleMake: 'Ram', vehicleModel: '1500' })
    const again = await save(made)
    expect(again).toEqual({ ...made, version: 2 })
    const renamed = await save({ ...again, vehicleModel: '2500' })
    expect(renamed.vehicle).toBe('Ram 2500')
  })

  it('keep what a save leaves out, the line items of a new tax included', async () => {
    const lineItems = [{ name: 'Hook-up', amount: 100 }]
    const made = await save({ customerName: 'Sam', notes: 'gate', billing: { lineItems } })
    const changed = await save({ id: made.id, billing: { taxPercent: 10 } })
    expect(changed).toMatchObject({ customerName: 'Sam', notes: 'gate', balance: 110 })
    expect(changed.billing.lineItems).toEqual(lineItems)
  })

  it.each([
    ['+1 (469) 555-0142', '4695550142'],
    ['(469) 555-0142 x12', '(469) 555-0142 x12'],
    ['', ''],
  ])('have the phone %j as %j', async (customerPhone, stored) => {
    expect(await save({ customerPhone })).toMatchObject({ customerPhone: stored })
  })

  it('have totals that the server reckons, whatever is sent', async () => {
    const made = await save({
      balance: 1,
      billing: {
        lineItems: [
          { name: 'a', amount: '0.10' },
          { name: 'b', amount: 0.2 },
        ],
        taxPercent: '8.25',
        taxAmount: 9,
        totalAmountPreTax: 9,
        totalAmount: 9,
      },
    })
    expect(made.billing).toMatchObject({
      totalAmountPreTax: 0.3,
      taxAmount: 0.02,
      totalAmount: 0.32,
    })
    expect(made.balance).toBe(0.32)
  })

  it('take nothing of what only the server decides', async () => {
    const made = await save({
      companyId: newId(),
      dispatchNumber: '1',
      vendorName: 'Mine',
      csChatId: 'x',
      aiAgentChatId: 'x',
      twilioCallId: 'CA1',
      dispatcherName: 'Somebody',
      accountNotes: 'x',
      statusDate: 5,
      surprise: true,
    })
    expect(made).toMatchObject({
      companyId: ours.companyId,
      dispatchNumber: '1001',
      vendorName: '',
      csChatId: '',
      aiAgentChatId: '',
      twilioCallId: '',
      dispatcherName: 'Olive Owner',
      accountNotes: '',
    })
    expect(made.statusDate).toBeGreaterThan(5)
  })

  it('refuse what they cannot take by its field, never with a fault of ours', async () => {
    const wrong: [unknown, string][] = [
      [{ notes: '\ud800' }, 'notes'],
      [{ notes: 'a\0b' }, 'notes'],
      [{ notes: 'x'.repeat(5001) }, 'notes'],
      [{ vehicleType: 'Spaceship' }, 'vehicleType'],
      [{ etaDateTime: -1 }, 'etaDateTime'],
      [{ etaDateTime: 1e300 }, 'etaDateTime'],
      [{ vendorId: 'x' }, 'vendorId'],
      [{ id: 'x' }, 'id'],
      [{ billing: { lineItems: [{ name: 'a', amount: 1e12 }] } }, 'billing.lineItems.0.amount'],
      [[], 'body'],
      [7, 'body'],
    ]
    for (const [body, field] of wrong)
      expect(await refusal(body)).toEqual({
        status: 400,
        error: 'bad_request',
        fields: { [field]: expect.any(String) },
      })
    expect(await refusal({ id: newId() })).toMatchObject({ status: 404, error: 'not_found' })
    expect(await refusal({ id: newId(), version: 3 })).toMatchObject({ status: 404 })
  })

  it('name the driver and the account themselves, and refuse those of others', async () => {
    const [driverId, goneId] = [await aDriver(), await aDriver(true)]
    const theirs = await product.company('Their Towing')
    const [account, foreign] = [await anAccount(ours.companyId), await anAccount(theirs.companyId)]
    const made = await save({
      driverId,
      driverName: 'Wrong',
      vendorId: account.id,
      billToId: account.id,
    })
    expect(made).toMatchObject({
      driverName: 'Teo Alvarez',
      vendorName: account.name,
      billToName: account.name,
    })
    for (const fields of [{ vendorId: foreign.id }, { billToId: foreign.id }, { driverId: goneId }])
      expect(await refusal(fields)).toMatchObject({ status: 400, fields: expect.anything() })
    expect(await refusal({ id: made.id, driverId: newId() })).toMatchObject({ status: 400 })
    expect(await save({ id: made.id, driverId: null })).toMatchObject({
      driverId: '',
      driverName: '',
    })
  })

  it('can still be changed when their driver has left', async () => {
    const driverId = await aDriver()
    const made = await save({ driverId })
    await database.db.asCompany(ours.companyId, (tx) =>
      tx
        .updateTable('employee')
        .set({ deleted_at: new Date() })
        .where('id', '=', driverId)
        .execute(),
    )
    expect(await save({ ...made, notes: 'x' })).toMatchObject({
      driverId,
      driverName: 'Teo Alvarez',
    })
  })

  it('answer an old version with the newer record, and a missing one by taking it', async () => {
    const made = await save({ customerName: 'Sam' })
    const newer = await save({ id: made.id, version: 1, notes: 'first' })
    const late = await post('', { id: made.id, version: 1, notes: 'second' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: 'newer_version', newer })
    expect(await save({ id: made.id, notes: 'third' })).toMatchObject({
      version: 3,
      notes: 'third',
    })
  })

  it('lose nothing when many write at once', async () => {
    const made = await save({})
    const names = Object.keys(everyField).filter((name) =>
      /^(customerName|.*Notes|notes|vin|poNumber|contactName|towReason|invoiceNumber)$/.test(name),
    )
    await Promise.all(names.map((name) => save({ id: made.id, [name]: `by ${name}` })))
    const read = await product.call('GET', `/towline/dispatch/${made.id}`, { basic: ours.basic })
    expect(await read.json()).toMatchObject({
      ...Object.fromEntries(names.map((name) => [name, `by ${name}`])),
      version: 1 + names.length,
    })
    const versioned = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        post('', { id: made.id, version: 1 + names.length, notes: `writer ${n}` }),
      ),
    )
    expect(versioned.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('get numbers of their own when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => save({})))
    const numbers = made.map(({ dispatchNumber }) => Number(dispatchNumber)).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => 1001 + n))
  })

  it('are told to their own company, after commit', async () => {
    const theirs = await product.company('Their Towing')
    const hear = (company: TestCompany) =>
      listen(product.url, `/topic/company/${company.companyId}/dispatch`, {
        authorization: `Basic ${Buffer.from(company.basic).toString('base64')}`,
      })
    const [board, otherBoard] = [await hear(ours), await hear(theirs)]
    const made = await save({ customerName: 'Sam' })
    await post('', { id: made.id, version: 9, notes: 'refused' })
    const changed = await save({ id: made.id, notes: 'gate', status: 'active' })
    await vi.waitFor(() =>
      expect(board.heard).toEqual([
        { id: made.id, version: 1, was: null, call: made },
        { id: made.id, version: 2, was: 'pending', call: changed },
      ]),
    )
    expect(otherBoard.heard).toEqual([])
  })
})
