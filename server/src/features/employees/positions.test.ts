import { Position, type Role } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { hashPassword } from '../auth/index.ts'
import { insertEmployee } from './index.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const authorization = (basic: string) => `Basic ${Buffer.from(basic).toString('base64')}`

eachEngine('where people are', (database) => {
  let ours: TestCompany
  let theirs: TestCompany
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    ours = await product.company('Our Towing')
    theirs = await product.company('Their Towing')
  })

  async function employ(firstName: string, roles: Role[]) {
    const [id, email] = [newId(), `${firstName.toLowerCase()}@our-towing.example`]
    const passwordHash = await hashPassword('a long password')
    await database.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id,
        email,
        firstName,
        roles,
        passwordHash,
        now,
        companyId: ours.companyId,
        lastName: 'Alvarez',
        phoneNumber: '',
      }),
    )
    return { id, basic: `${email}:a long password` }
  }
  const send = (basic: string, body: unknown) =>
    product.call('POST', '/towline/employee/position', { basic, body })
  async function list(basic = ours.basic): Promise<Position[]> {
    const answer = await product.call('GET', '/towline/employee/positions', { basic })
    return z.array(Position).parse(await answer.json())
  }

  it('keeps the last place of a driver, and tells it to their own company alone', async () => {
    const teo = await employ('Teo', ['driver'])
    const hear = (company: TestCompany) =>
      listen(product.url, `/topic/company/${company.companyId}/positions`, {
        authorization: authorization(company.basic),
      })
    const [desk, otherDesk] = [await hear(ours), await hear(theirs)]
    await send(teo.basic, { place: { lat: 33.1, lng: -96.8 }, accuracy: 12 })
    now += 60_000
    const answer = await send(teo.basic, { place: { lat: 33.2, lng: -96.7 } })
    const last = {
      employeeId: teo.id,
      name: 'Teo Alvarez',
      truckId: '',
      truckName: '',
      place: { lat: 33.2, lng: -96.7 },
      accuracy: 0,
      at: NOON + 60_000,
    }
    expect(await answer.json()).toEqual(last)
    expect(await list()).toEqual([{ ...last, trail: [{ lat: 33.1, lng: -96.8 }, last.place] }])
    expect(await list(theirs.basic)).toEqual([])
    await vi.waitFor(() =>
      expect(desk.heard).toEqual([
        { ...last, place: { lat: 33.1, lng: -96.8 }, accuracy: 12, at: NOON },
        last,
      ]),
    )
    expect(otherDesk.heard).toEqual([])
  })

  it('shows drivers who work for the company, and nobody else', async () => {
    const [teo, june, marcus] = await Promise.all([
      employ('Teo', ['driver']),
      employ('June', ['dispatcher', 'driver']),
      employ('Marcus', ['dispatcher']),
    ])
    const place = { lat: 33.1, lng: -96.8 }
    for (const one of [teo, june, marcus])
      expect((await send(one.basic, { place })).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toEqual(['June Alvarez', 'Teo Alvarez'])
    await database.db.asCompany(ours.companyId, (tx) =>
      tx
        .updateTable('employee')
        .set({ deleted_at: new Date(now) })
        .where('id', '=', teo.id)
        .execute(),
    )
    expect((await list()).map(({ name }) => name)).toEqual(['June Alvarez'])
  })

  describe('a place that is none', () => {
    it.each([
      [{ lat: 91, lng: 0 }, 0],
      [{ lat: 33, lng: -181 }, 0],
      [{ lat: '33', lng: -96 }, 0],
      [null, 0],
      [{ lat: 33, lng: -96 }, -1],
      [{ lat: 33, lng: -96 }, 1e9],
    ])('is refused: %j, %d m', async (place, accuracy) => {
      expect((await send(ours.basic, { place, accuracy })).status).toBe(400)
      expect(await list()).toEqual([])
    })
  })
})
