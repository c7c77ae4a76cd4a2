import { RESERVATION_MS, type Role } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { hashPassword } from '../auth/index.ts'
import { insertEmployee } from '../employees/index.ts'

const NOON = Date.UTC(2026, 5, 1, 17)

eachEngine('keeping a driver', (database) => {
  let ours: TestCompany
  let dana: { id: string; basic: string }
  let teo: { id: string; basic: string }
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    ours = await product.company('Our Towing')
    dana = await employ('Dana', ['dispatcher'])
    teo = await employ('Teo', ['driver'])
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
        lastName: 'Whitfield',
        phoneNumber: '',
      }),
    )
    return { id, basic: `${email}:a long password` }
  }
  const reserve = (basic: string, label?: string, driverId = teo.id) =>
    product.call('POST', '/towline/dispatch/reservation', { basic, body: { driverId, label } })
  const release = (basic: string) =>
    product.call('POST', '/towline/dispatch/reservation/release', {
      basic,
      body: { driverId: teo.id },
    })

  it('keeps a driver for a minute and a half, and longer when it is said again', async () => {
    const kept = await reserve(dana.basic, '#1007')
    expect(await kept.json()).toEqual({ driverId: teo.id, until: NOON + RESERVATION_MS })
    now += RESERVATION_MS - 1
    expect((await reserve(ours.basic)).status).toBe(409)
    const again = await reserve(dana.basic, '#1007')
    expect(await again.json()).toEqual({ driverId: teo.id, until: now + RESERVATION_MS })
    now += RESERVATION_MS
    expect((await reserve(ours.basic)).status).toBe(200)
  })

  it('tells the other one who is sending the driver, and where', async () => {
    await reserve(dana.basic, '#1007')
    const refused = await reserve(ours.basic)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: 'driver_taken',
      message: 'Dana Whitfield is sending them to #1007. Ask first, or choose another driver.',
    })
    await reserve(dana.basic)
    expect(await (await reserve(ours.basic)).text()).toContain('is sending them to another call')
  })

  it('ends when the driver is let go of, by the one who keeps them only', async () => {
    await reserve(dana.basic)
    expect((await release(ours.basic)).status).toBe(200)
    expect((await reserve(ours.basic)).status).toBe(409)
    await release(dana.basic)
    expect((await reserve(ours.basic)).status).toBe(200)
  })

  it('gives a driver to exactly one of those who ask at the same instant', async () => {
    const many = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => employ(`Desk${n}`, ['dispatcher'])),
    )
    const answers = await Promise.all(many.map(({ basic }) => reserve(basic, '#1')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('is refused for somebody who does not drive here', async () => {
    const theirs = await product.company('Their Towing')
    expect((await reserve(theirs.basic)).status).toBe(404)
    expect((await reserve(ours.basic, '', dana.id)).status).toBe(404)
    expect((await reserve(ours.basic, '', newId())).status).toBe(404)
    expect((await reserve(teo.basic)).status).toBe(403)
    await reserve(dana.basic)
    await release(theirs.basic)
    expect((await reserve(ours.basic)).status).toBe(409)
  })

  it('is told to the board each time it changes', async () => {
    const desk = await listen(product.url, `/topic/company/${ours.companyId}/reservations`, {
      authorization: `Basic ${Buffer.from(ours.basic).toString('base64')}`,
    })
    await reserve(dana.basic)
    await reserve(ours.basic)
    await release(ours.basic)
    await release(dana.basic)
    await vi.waitFor(() => expect(desk.heard).toEqual([{ driverId: teo.id }, { driverId: teo.id }]))
  })
})
