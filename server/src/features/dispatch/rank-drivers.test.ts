import { Candidate, DispatchCall, type Role, type SaveDispatchCall } from '@towline/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { hashPassword } from '../auth/index.ts'
import { insertEmployee, keepPositions } from '../employees/index.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const pickup = { lat: 33.15, lng: -96.82 }

eachEngine('ranking drivers', (database) => {
  let ours: TestCompany
  let passwordHash: string
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    ours = await product.company('Our Towing')
    passwordHash = await hashPassword('a long password')
  })

  async function employ(firstName: string, roles: Role[], lat?: number): Promise<string> {
    const id = newId()
    const { companyId } = ours
    await database.db.asCompany(companyId, async (tx) => {
      await insertEmployee(tx, {
        id,
        companyId,
        firstName,
        lastName: 'Alvarez',
        roles,
        passwordHash,
        now,
        email: `${firstName.toLowerCase()}@our-towing.example`,
        phoneNumber: '4695550123',
      })
      if (lat === undefined) return
      const place = { lat, lng: pickup.lng }
      await keepPositions(tx, companyId, [{ employeeId: id, place, accuracy: 5, at: now }])
    })
    return id
  }
  async function buy(name: string, type = 'Wrecker', status: 'active' | 'inactive' = 'active') {
    const id = newId()
    await database.db.asCompany(ours.companyId, (tx) =>
      tx
        .insertInto('truck')
        .values({ id, name, type, duty: 'Light', status, created_at: new Date(now) })
        .execute(),
    )
    return id
  }
  async function save(body: SaveDispatchCall): Promise<DispatchCall> {
    const answer = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    return DispatchCall.parse(await answer.json())
  }
  async function rank(over: object = {}, basic = ours.basic): Promise<Candidate[]> {
    const body = {
      pickupAddressLatLng: pickup,
      vehicleType: 'Light',
      driveType: '',
      towReason: 'Breakdown',
      ...over,
    }
    const answer = await product.call('POST', '/towline/dispatch/candidates', { basic, body })
    return z.array(Candidate).parse(await answer.json())
  }

  it('gives the drivers of the company with their trucks, the nearest first', async () => {
    const far = await employ('Far', ['driver'], 33.45)
    const near = await employ('Near', ['driver', 'dispatcher'], 33.2)
    const silent = await employ('Silent', ['driver'])
    await employ('Marcus', ['dispatcher'], 33.15)
    const gone = await employ('Gone', ['driver'], 33.15)
    await database.db.asCompany(ours.companyId, (tx) =>
      tx.updateTable('employee').set({ deleted_at: new Date() }).where('id', '=', gone).execute(),
    )
    const [truck] = [await buy('Unit 1'), await buy('Unit 0', 'FlatBed', 'inactive')]
    const found = await rank()
    expect(found.map(({ driverId }) => driverId)).toEqual([near, far, silent])
    expect(found[0]).toEqual({
      driverId: near,
      driverName: 'Near Alvarez',
      phoneNumber: '4695550123',
      truckId: truck,
      truckName: 'Unit 1',
      miles: 4.5,
      minutes: 11,
      estimated: true,
      positionAt: NOON,
      onDuty: false,
      offered: [],
      onCalls: [],
      fit: 'fits',
      reasons: ['4.5 miles, about 11 minutes away', 'Wrecker fits a light vehicle'],
      reservedBy: '',
    })
    const theirs = await product.company('Their Towing')
    expect(await rank({}, theirs.basic)).toEqual([])
  })

  it('knows who is on a job with which truck, but for the job that is asked about', async () => {
    const teo = await employ('Teo', ['driver'], 33.2)
    const [flatbed, wrecker] = [await buy('Flatbed', 'FlatBed'), await buy('Wrecker')]
    const first = await save({ driverId: teo, truckId: flatbed, dispatchedDateTime: NOON })
    const busy = await rank()
    expect(busy[0]).toMatchObject({ onCalls: [first.dispatchNumber], truckId: flatbed })
    expect((await rank({ id: first.id }))[0]).toMatchObject({
      onDuty: false,
      offered: [],
      onCalls: [],
      truckId: flatbed,
    })
    await save({ id: first.id, completedDateTime: NOON + 1 })
    expect((await rank())[0]).toMatchObject({
      onDuty: false,
      offered: [],
      onCalls: [],
      truckId: flatbed,
    })
    const june = await employ('June', ['driver'], 33.2)
    await save({ driverId: june, truckId: flatbed, dispatchedDateTime: NOON })
    const teoNow = (await rank()).find(({ driverId }) => driverId === teo)
    expect(teoNow).toMatchObject({ truckId: wrecker, onDuty: false, offered: [], onCalls: [] })
  })

  it('tells who else is sending a driver, and not that one is sending them oneself', async () => {
    const teo = await employ('Teo', ['driver'], 33.2)
    await employ('Dana', ['dispatcher'])
    const dana = 'dana@our-towing.example:a long password'
    const body = { driverId: teo, label: '#1007' }
    await product.call('POST', '/towline/dispatch/reservation', { basic: dana, body })
    expect((await rank())[0]).toMatchObject({
      reservedBy: 'Dana Alvarez',
      reasons: expect.arrayContaining(['Dana Alvarez is sending them to #1007']),
    })
    expect((await rank({}, dana))[0]?.reservedBy).toBe('')
    now += 91_000
    expect((await rank())[0]?.reservedBy).toBe('')
  })

  it('does without the place of the pickup', async () => {
    await employ('Teo', ['driver'], 33.2)
    expect((await rank({ pickupAddressLatLng: null }))[0]).toMatchObject({
      miles: null,
      minutes: null,
    })
  })

  it('asks the map for the way of the nearest only, and ranks five hundred at once', async () => {
    const { companyId } = ours
    await database.db.asCompany(companyId, async (tx) => {
      for (let n = 0; n < 500; n++) {
        const id = newId()
        await insertEmployee(tx, {
          id,
          companyId,
          firstName: `D${n}`,
          lastName: '',
          roles: ['driver'],
          now,
          passwordHash: null,
          phoneNumber: '',
          email: `d${n}@our-towing.example`,
        })
        const place = { lat: 33.15 + n / 100, lng: pickup.lng }
        await keepPositions(tx, companyId, [{ employeeId: id, place, accuracy: 0, at: now }])
      }
    })
    const { maps } = product.app
    const asked: number[] = []
    const counted = (paid: typeof maps): typeof maps => ({
      ...paid,
      distances: (from, to) => {
        asked.push(from.length)
        return paid.distances(from, to)
      },
    })
    product.app.maps = { ...maps, paidBy: (pay) => counted(maps.paidBy(pay)) }
    onTestFinished(() => {
      product.app.maps = maps
    })
    const found = await rank()
    expect(asked).toEqual([25])
    expect(found.map(({ driverName }) => driverName)).toEqual(
      Array.from({ length: 500 }, (_, n) => `D${n}`),
    )
  })
})
