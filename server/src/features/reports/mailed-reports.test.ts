import { type AskedReport, SavedReport } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { mailReport, reportRound } from './mail-reports.ts'

/** Seven in the morning in Texas, a Monday. */
const MONDAY_SEVEN = Date.parse('2026-11-23T13:00:00Z')
const HOUR = 3600 * 1000
const DAY = 24 * HOUR

const Mails = z.array(
  z.object({ to_address: z.string(), subject: z.string(), body: z.string(), html: z.string() }),
)

eachEngine('saved reports', (database) => {
  let desk: Desk
  let now = MONDAY_SEVEN - 3 * DAY
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = MONDAY_SEVEN - 3 * DAY
    desk = await openDesk(product)
  })

  const call = (method: string, body?: unknown, path = '') =>
    desk.product.call(method, `/towline/saved-report${path}`, {
      basic: desk.ours.basic,
      ...(body === undefined ? {} : { body }),
    })
  const list = async () => SavedReport.array().parse(await (await call('GET')).json())
  const save = async (body: unknown) => {
    const answer = await call('POST', body)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return SavedReport.parse(await answer.json())
  }
  const question: AskedReport = { kind: 'jobs', by: 'reason', period: 'yesterday' }
  const manager = async () => {
    const { rows } = await database.db.raw(
      `select id from employee where 'manager' = any (roles) and first_name = 'Olive'`,
    )
    return z.object({ id: z.string() }).parse(rows[0]).id
  }
  const scheduled = async (schedule: string, more = {}) =>
    save({ name: 'By reason', question, schedule, recipientIds: [await manager()], ...more })
  const round = async () => {
    await reportRound.run(
      desk.product.app,
      {},
      {
        taskId: '1',
        isLastTry: false,
        stopping: new AbortController().signal,
      },
    )
    const { rows } = await database.db.raw(
      `select to_address, subject, body, html from mail_message
       where idempotency_key like 'report %' order by created_at, id`,
    )
    return Mails.parse(rows)
  }

  it('are kept under a name, changed and removed, and nobody overwrites what another saved', async () => {
    const kept = await save({ name: ' Last month ', question: { kind: 'money' } })
    expect(kept).toMatchObject({
      name: 'Last month',
      version: 1,
      schedule: '',
      question: { kind: 'money', by: 'day', period: 'this month', reason: '' },
      lastSent: 0,
    })
    const change = { id: kept.id, version: 1, name: 'Money', question: kept.question }
    expect(await save(change)).toMatchObject({ id: kept.id, version: 2, name: 'Money' })
    const late = await call('POST', change)
    expect(await late.json()).toMatchObject({ error: 'newer_version', newer: { version: 2 } })
    expect((await list()).map(({ name }) => name)).toEqual(['Money'])
    expect((await call('DELETE', undefined, `/${kept.id}`)).status).toBe(200)
    expect((await call('DELETE', undefined, `/${kept.id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('say what is wrong with them', async () => {
    const june = await desk.employ('June', ['dispatcher'])
    const wrong = async (body: unknown) => (await refusalOf(await call('POST', body))).fields
    expect(await wrong({ name: ' ', question })).toEqual({ name: 'Give the report a name' })
    expect(await wrong({ name: 'x', question, schedule: 'daily' })).toEqual({
      recipientIds: 'Choose at least one manager to email it to',
    })
    expect(await wrong({ name: 'x', question, recipientIds: [june.id] })).toEqual({
      recipientIds: 'Reports go to managers only. Choose from the list.',
    })
    const fixed = { kind: 'jobs', period: 'custom', from: '2026-11-01', to: '2026-11-02' }
    const recipientIds = [await manager()]
    expect(await wrong({ name: 'x', question: fixed, schedule: 'daily', recipientIds })).toEqual({
      schedule: 'The days of this report never change. Choose a period such as last month.',
    })
  })

  it('are emailed at seven by the company’s clock, once a day, with figures and the way to the report', async () => {
    const { id } = await scheduled('daily')
    expect(await round()).toEqual([])
    now = MONDAY_SEVEN - HOUR
    await desk.save({ customerName: 'Nadia Brandt', towReason: '<b>Lockout</b>' })
    now = MONDAY_SEVEN + DAY - 60_000
    expect(await round()).toHaveLength(1)
    now = MONDAY_SEVEN + DAY
    const [, mail, ...more] = await round()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to_address: desk.ours.email,
      subject: 'By reason: Nov 23, 2026',
    })
    for (const line of [
      'Hello Olive,',
      'Jobs by reason at Our Towing, Nov 23, 2026.',
      '<b>Lockout</b>: Jobs 1, Completed 0',
      `/customer/dashboard/${desk.ours.companyId}/reports?saved=${id}`,
    ])
      expect(mail?.body).toContain(line)
    expect(mail?.html).toContain('&lt;b&gt;Lockout&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>')
    expect(await round()).toHaveLength(2)
    expect((await list())[0]?.lastSent).toBe(now)
  })

  it('are emailed once when two processes want to, and say so when nothing came in', async () => {
    const { id } = await scheduled('daily')
    now = MONDAY_SEVEN + 5 * HOUR
    const actor = systemOf(desk.ours.companyId)
    const input = { body: { reportId: id } }
    const tries = [1, 2, 3].map(() => executed(desk.product.app, mailReport, { actor, input }))
    const mailed = (await Promise.all(tries)).map((answer) => answer.mailed)
    expect(mailed.sort()).toEqual([0, 0, 1])
    expect((await round())[0]?.body).toContain('Nothing came in during this time.')
  })

  it('come weekly on Mondays and monthly on the first, and later when nobody was there to send them', async () => {
    await scheduled('weekly')
    now = MONDAY_SEVEN - 60_000
    expect(await round()).toHaveLength(0)
    now = MONDAY_SEVEN + 2 * DAY
    expect(await round()).toHaveLength(1)
    now = MONDAY_SEVEN + 6 * DAY
    expect(await round()).toHaveLength(1)
    const [kept] = await list()
    await scheduled('monthly', { id: kept?.id })
    expect(await round()).toHaveLength(1)
    now = Date.parse('2026-12-01T13:00:00Z')
    expect(await round()).toHaveLength(2)
  })

  it('go to nobody who is no manager any more', async () => {
    const june = await desk.employ('June', ['manager'])
    await scheduled('daily', { recipientIds: [june.id, await manager()] })
    await database.db.raw(`update employee set roles = '{driver}' where id = $1`, [june.id])
    now = MONDAY_SEVEN
    expect((await round()).map((mail) => mail.to_address)).toEqual([desk.ours.email])
    expect((await list())[0]?.recipients.map(({ name }) => name)).toEqual(['Olive Owner'])
  })
})
