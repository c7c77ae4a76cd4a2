import { beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { mailsTo } from './testing/test-payments.ts'

const DAY = 24 * 3600 * 1000

const START = Date.parse('2026-11-20T15:00:00Z')

eachEngine('the end of a trial', (database) => {
  let ours: TestCompany
  let now = START
  let gone: number
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    gone = 0
    now = START
    ours = await product.company('Trial Towing')
    await after(1)
  })

  const mails = () => mailsTo(database.db, ours.email)
  /** What the clock of the queue, which is the database's, would do by then. */
  const after = async (days: number) => {
    now += days * DAY
    gone += days
    await database.db.raw(`update pgboss.job set start_after = now()
      where state = 'created' and data->>'job' = 'trial-notice'
        and start_after <= now() + interval '${gone} days'`)
    await product.app.tasks.idle()
  }

  it('is told of three days ahead and when it comes, each once, and the dashboard hears it live', async () => {
    expect(await mails()).toEqual(["Trial Towing: your agent's number is (469) 555-0100"])
    const { rows } = await database.db.raw(
      `select round(extract(epoch from start_after - now()) / 86400)::int as days
       from pgboss.job where state = 'created' and data->>'job' = 'trial-notice' order by 1`,
    )
    expect(rows).toEqual([{ days: 11 }, { days: 14 }])
    const desk = await listen(product.url, `/topic/company/${ours.companyId}/profile`, {
      authorization: `Basic ${Buffer.from(ours.basic).toString('base64')}`,
    })
    await after(10)
    expect((await mails()).slice(1)).toEqual(['Your Towline trial ends on December 4, 2026'])
    expect(desk.heard).toEqual([])
    await after(3)
    expect((await mails()).slice(2)).toEqual(['Your Towline trial has ended'])
    await vi.waitFor(() => expect(desk.heard).toEqual([{ id: ours.companyId, version: 1 }]))
  })

  it('is told of later when somebody has made the trial longer', async () => {
    await database.db.raw(`update company set trial_ends_at = trial_ends_at + interval '10 days'`)
    await after(13)
    expect(await mails()).toHaveLength(1)
    await after(10)
    expect(await mails()).toHaveLength(3)
  })

  it('is nothing to tell a company that pays by then', async () => {
    await database.db.raw(`update company set plan_type = 'paid', subscription_status = 'active'`)
    await after(13)
    expect(await mails()).toHaveLength(1)
  })

  it('is told to every manager who is there, and to nobody else', async () => {
    for (const [email, role] of [
      ['second@x.example', 'manager'],
      ['desk@x.example', 'dispatcher'],
      ['gone@x.example', 'manager'],
    ] as const) {
      const body = { email, firstName: 'Kit', lastName: 'Test', phoneNumber: '4695550177' }
      const answer = await product.call('POST', '/towline/employee', {
        basic: ours.basic,
        body: { ...body, roles: [role], password: 'correct horse' },
      })
      expect(answer.status).toBe(200)
    }
    await database.db.raw(`update employee set deleted_at = now() where email = 'gone@x.example'`)
    await after(13)
    const subject = 'Your Towline trial has ended'
    expect(await mailsTo(database.db, 'second@x.example')).toContain(subject)
    expect(await mailsTo(database.db, 'desk@x.example')).not.toContain(subject)
    expect(await mailsTo(database.db, 'gone@x.example')).not.toContain(subject)
  })
})
