import { MilestoneSettings, type TextMessage } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person } from '../dispatch/testing/desk.fixture.ts'
import { textMilestonesTask } from './text-milestones.ts'

/** Noon and eleven at night in Texas. */
const NOON = Date.UTC(2026, 5, 1, 17)
const NIGHT = Date.UTC(2026, 5, 2, 4)
const MINUTE = 60_000
const agreed = {
  customerPhone: '4695550142',
  customerPhoneForText: '4695550142',
  canReceiveText: true,
  pickupAddressLatLng: { lat: 33.2, lng: -96.8 },
}

eachEngine('a customer who agreed to texts', (database) => {
  let desk: Desk
  let june: Person
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
    // In a trial nobody is texted because somebody has typed so.
    await desk.product.pays(desk.ours)
    june = await desk.employ('June', ['driver'])
  })

  const look = async () => {
    const { companyId } = desk.ours
    await textMilestonesTask.run(
      desk.product.app,
      { companyId },
      { isLastTry: true, taskId: 'looked', stopping: new AbortController().signal },
    )
    await desk.product.app.tasks.idle()
  }
  /** What was texted, the oldest first. */
  const texts = async () => {
    await look()
    const { basic } = desk.ours
    const answer = await desk.product.call('GET', '/towline/messages/texts', { basic })
    const all = (await answer.json()) as TextMessage[]
    return all.map(({ body }) => body).toReversed()
  }
  const settings = async (body: Partial<MilestoneSettings>) => {
    const { basic } = desk.ours
    const path = '/towline/milestones/settings'
    const answer = await desk.product.call('PUT', path, { basic, body })
    return MilestoneSettings.parse(await answer.json())
  }
  const stands = (lat: number) =>
    desk.product.call('POST', '/towline/employee/position', {
      basic: june.basic,
      body: { place: { lat, lng: -96.8 }, accuracy: 5 },
    })

  it('is told of each milestone once, with the driver, the truck and the link', async () => {
    const truckId = await desk.rows('truck', { name: 'Flatbed 1' })
    const { id } = await desk.save(agreed)
    expect(await texts()).toEqual([])
    await desk.step(id, { step: 'dispatch', driverId: june.id, truckId })
    await look()
    await desk.step(id, { step: 'enroute' })
    await look()
    await desk.step(id, { step: 'onScene' })
    await look()
    await desk.step(id, { step: 'towing' })
    await desk.step(id, { step: 'complete' })
    await desk.save({ id, notes: 'Paid in cash' })
    const link = /http\S+\/customer\/chat\/\S{22}/
    const said = await texts()
    expect(said.every((text) => link.test(text))).toBe(true)
    expect(said.map((text) => text.replace(link, 'LINK'))).toEqual([
      'Our Towing: June will take your job in Flatbed 1. Follow along: LINK Reply STOP for no more texts.',
      'Our Towing: June is on the way in Flatbed 1. See the truck: LINK Reply STOP for no more texts.',
      'Our Towing: June has arrived in Flatbed 1. Need to reach us? LINK Reply STOP for no more texts.',
      'Our Towing: Your job is done. Thank you! Details: LINK Reply STOP for no more texts.',
    ])
    expect(await texts()).toEqual(said)
  })

  it('is told how long the way is, and again when the truck is five minutes away', async () => {
    const { id } = await desk.save(agreed)
    await stands(33.4)
    await desk.step(id, { step: 'dispatch', driverId: june.id })
    await desk.step(id, { step: 'enroute' })
    expect(await texts()).toEqual([
      expect.stringMatching(/June is on the way, about \d\d minutes out/),
    ])
    now += 12 * MINUTE
    await stands(33.35)
    expect(await texts()).toHaveLength(1)
    now += 8 * MINUTE
    await stands(33.21)
    expect((await texts()).slice(1)).toEqual([
      expect.stringContaining('June is about five minutes away.'),
    ])
    now += 2 * MINUTE
    await stands(33.201)
    expect(await texts()).toHaveLength(2)
  })

  it('hears only of what the company wants told', async () => {
    expect(await settings({ assigned: false })).toEqual({
      assigned: false,
      onTheWay: true,
      nearby: true,
      arrived: true,
      done: true,
    })
    const { id } = await desk.save(agreed)
    await desk.step(id, { step: 'dispatch', driverId: june.id })
    expect(await texts()).toEqual([])
    await desk.step(id, { step: 'enroute' })
    expect(await texts()).toHaveLength(1)
  })

  it('is told in Spanish who spoke Spanish on the phone', async () => {
    await database.db.raw(
      `insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at, ai_agent_chat_id,
        relay_token, memory)
      values (gen_random_uuid(), $1, 'CA1', '4695550142', '9725550100', now(), 'k', 'r', '{"language":"es"}')`,
      [desk.ours.companyId],
    )
    const { id } = await desk.save(agreed)
    await desk.step(id, { step: 'dispatch', driverId: june.id })
    expect(await texts()).toEqual([
      expect.stringMatching(/June va a atender su servicio.*Responda STOP/),
    ])
  })

  it('gets none without having said yes, nor after STOP', async () => {
    const silent = await desk.save({ ...agreed, canReceiveText: false })
    await desk.step(silent.id, { step: 'dispatch', driverId: june.id })
    const other = await desk.save({ ...agreed, customerPhoneForText: '4695550199' })
    await database.db.raw(
      `insert into text_consent (company_id, number, refused, changed_at) values ($1, '4695550199', true, now())`,
      [desk.ours.companyId],
    )
    await desk.step(other.id, { step: 'dispatch', driverId: june.id })
    expect(await texts()).toEqual([])
  })

  it('hears nothing of old news, of a job that is cancelled, or at night of a tow for tomorrow', async () => {
    const { id } = await desk.save(agreed)
    await desk.step(id, { step: 'dispatch', driverId: june.id })
    now += 20 * MINUTE
    expect(await texts()).toEqual([])
    const off = await desk.save({ ...agreed, customerName: 'Ann' })
    await desk.step(off.id, { step: 'dispatch', driverId: june.id })
    await desk.step(off.id, { step: 'cancel', reason: 'Customer cancelled' })
    expect(await texts()).toEqual([])
    now = NIGHT
    const tomorrow = await desk.save({ ...agreed, scheduledDateTime: NIGHT + 10 * 60 * MINUTE })
    await desk.step(tomorrow.id, { step: 'dispatch', driverId: june.id })
    expect(await texts()).toEqual([])
    const tonight = await desk.save({ ...agreed, customerName: 'Bo' })
    await desk.step(tonight.id, { step: 'dispatch', driverId: june.id })
    expect(await texts()).toHaveLength(1)
  })
})
