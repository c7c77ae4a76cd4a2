import { Company, DashboardCharts, DashboardWork, Subscription } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { newId } from '../../platform/ids.ts'
import { agentDraft } from '../../testing/agent-draft.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { endPhoneCall, openPhoneCall } from '../calls/index.ts'
import { saveAgentJob } from '../voice/tools/save-agent-job.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const DAY = 24 * 3600 * 1000

eachEngine('the overview', (database) => {
  let ours: TestCompany
  let now = NOW
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOW
    ours = await product.company('Our Towing')
  })

  async function aCall(at: string, seconds: number, { becomesJob = false, company = ours } = {}) {
    now = Date.parse(at)
    const actor = systemOf(company.companyId)
    const callSid = `CA${newId()}`
    const ring = { callSid, fromNumber: '4695550142', toNumber: company.number }
    const call = await executed(product.app, openPhoneCall, { actor, input: { body: ring } })
    const draft = agentDraft({ customerPhone: '4695550142', towReason: 'Accident' })
    const job = { actor, input: { body: { phoneCallId: call.id, draft } } }
    if (becomesJob) await executed(product.app, saveAgentJob, job)
    const end = { callSid, seconds }
    await executed(product.app, endPhoneCall, { actor, input: { body: end } })
    now = NOW
  }
  const charts = async (basic = ours.basic) => {
    const answer = await product.call('GET', '/towline/dashboard/charts', { basic })
    return DashboardCharts.strict().parse(await answer.json())
  }
  const work = async () => {
    const answer = await product.call('GET', '/towline/dashboard/work', { basic: ours.basic })
    return DashboardWork.strict().parse(await answer.json())
  }
  const saveJob = async (body: Record<string, unknown>) => {
    const answer = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    expect(answer.status).toBe(200)
  }
  const subscription = async (basic = ours.basic) => {
    const answer = await product.call('GET', '/towline/subscription', { basic })
    return Subscription.strict().parse(await answer.json())
  }

  it('sets the last seven days beside the seven before, and says what wants attention', async () => {
    const MINUTE = 60_000
    const none = { now: null, before: null }
    expect(await work()).toMatchObject({
      minutesToScene: none,
      callsAnswered: { now: 0, before: 0 },
    })
    const company = await product.call('GET', '/towline/company', { basic: ours.basic })
    const { name, phoneNumber, zip, agent } = Company.parse(await company.json())
    const open = { from: '08:00', to: '18:00' }
    const hours = Object.fromEntries(Object.keys(agent.hours).map((day) => [day, open]))
    const body = { name, phoneNumber, zip, agent: { hours } }
    const saved = await product.call('PUT', '/towline/company', { basic: ours.basic, body })
    expect(saved.status).toBe(200)
    await aCall('2026-11-19T14:00:00Z', 60, { becomesJob: true })
    await aCall('2026-11-20T09:00:00Z', 60)
    await aCall('2026-11-08T20:00:00Z', 60)
    const came = NOW - 60 * MINUTE
    for (const wait of [10, 20, 40])
      await saveJob({
        createdDate: came,
        driverName: 'June Park',
        dispatchedDateTime: came + wait * MINUTE,
        ...(wait < 40 && { onSceneDateTime: came + (wait + 10) * MINUTE }),
        ...(wait === 10 && { completedDateTime: NOW }),
        ...(wait === 40 && { etaDateTime: NOW - MINUTE }),
      })
    await saveJob({ createdDate: NOW, priority: 'Emergency', pickupAddress: 'behind the barn' })
    await saveJob({ createdDate: came })
    expect(await work()).toEqual({
      callsAnswered: { now: 2, before: 1 },
      afterHours: { now: 1, before: 0 },
      jobsMade: { now: 1, before: 0 },
      minutesToDispatch: { now: 20, before: null },
      minutesToScene: { now: 20, before: null },
      drivers: [{ name: 'June Park', open: 2, done: 1 }],
      // The caller's job waits since the day before.
      attention: { emergencies: 1, unanswered: 0, late: 1, waiting: 2, unplaced: 1 },
    })
  })

  it('has thirty days and twenty-four hours, also before the first call', async () => {
    const { byDay, byHour, month, lifetime, plan } = await charts()
    expect(byDay).toHaveLength(30)
    expect([byDay[0]?.day, byDay[29]?.day]).toEqual(['2026-10-22', '2026-11-20'])
    expect(byHour.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    const nothing = { calls: 0, jobs: 0, jobShare: 0, minutesSaved: 0 }
    expect([month, lifetime]).toEqual([nothing, nothing])
    expect(plan).toEqual({ name: 'Smart Dispatch', callsPerMonth: 50, isTrial: true })
  })

  it("counts calls and jobs by the company's own days and hours, over a change of the clocks too", async () => {
    // Clocks went back in Texas on 1 November: 05:30 UTC was half past midnight, 06:30 half past one, 07:30 again.
    await aCall('2026-11-01T05:30:00Z', 60)
    await aCall('2026-11-01T06:30:00Z', 60)
    await aCall('2026-11-01T07:30:00Z', 60)
    await aCall('2026-11-20T05:59:00Z', 90, { becomesJob: true })
    await aCall('2026-11-20T06:01:00Z', 30, { becomesJob: true })
    await aCall('2026-10-22T04:59:00Z', 3600)
    await aCall('2026-10-22T05:00:00Z', 600)
    const { byDay, byHour, month, lifetime } = await charts()
    expect(byDay.filter(({ calls }) => calls > 0)).toEqual([
      { day: '2026-10-22', calls: 1, jobs: 0 },
      { day: '2026-11-01', calls: 3, jobs: 0 },
      { day: '2026-11-19', calls: 1, jobs: 1 },
      { day: '2026-11-20', calls: 1, jobs: 1 },
    ])
    expect(byHour.filter(({ calls }) => calls > 0)).toEqual([
      { hour: 0, calls: 3, jobs: 1 },
      { hour: 1, calls: 2, jobs: 0 },
      { hour: 23, calls: 1, jobs: 1 },
    ])
    expect(month).toEqual({ calls: 5, jobs: 2, jobShare: 0.4, minutesSaved: 5 })
    expect(lifetime).toEqual({ calls: 7, jobs: 2, jobShare: 2 / 7, minutesSaved: 75 })
  })

  it('keeps its count when calls are changed or removed, by whatever way', async () => {
    await aCall('2026-11-20T10:00:00Z', 60, { becomesJob: true })
    await aCall('2026-11-20T11:00:00Z', 60)
    await database.db.raw('update phone_call set seconds = seconds + 60')
    expect((await charts()).lifetime).toMatchObject({ calls: 2, jobs: 1, minutesSaved: 4 })
    await database.db.raw('update phone_call set dispatch_call_id = null')
    await database.db.raw(
      `delete from phone_call where started_at > '2026-11-20T10:30:00Z' and call_sid not in
        (select call_sid from phone_call join chat_request on phone_call_id = phone_call.id)`,
    )
    const { month, lifetime } = await charts()
    expect(lifetime).toMatchObject({ calls: 1, jobs: 0, minutesSaved: 2 })
    expect(month).toEqual(lifetime)
  })

  it('is of the own company only', async () => {
    const theirs = await product.company('Their Towing')
    await aCall('2026-11-20T10:00:00Z', 60, { company: theirs })
    expect((await charts()).lifetime.calls).toBe(0)
    expect((await charts(theirs.basic)).lifetime.calls).toBe(1)
    expect((await subscription()).usedThisMonth).toBe(0)
  })

  it('goes with a subscription that says what is used, and when the trial ends or has ended', async () => {
    await database.db.raw(
      `insert into usage_day (company_id, day, kind, used) select $1, day, kind, used
        from (values ('2026-11-20'::date, 'texts', 7), ('2026-11-19', 'mails', 5)) used (day, kind, used)`,
      [ours.companyId],
    )
    await aCall('2026-10-31T10:00:00Z', 60)
    await aCall('2026-11-20T10:00:00Z', 60)
    expect(await subscription()).toMatchObject({
      status: 'trial',
      price: 0,
      allowance: 50,
      usedThisMonth: 1,
      today: [
        { kind: 'texts', used: 7, limit: 60 },
        { kind: 'mails', used: 0, limit: 50 },
        { kind: 'maps', used: 0, limit: 300 },
      ],
      renewsAt: 0,
      plan: { name: 'Smart Dispatch', price: 599, numberOfCalls: 500 },
      trialEndsAt: NOW + 14 * DAY,
    })
    now = NOW + 14 * DAY
    expect(await subscription()).toMatchObject({ status: 'ended' })
    await database.db.raw(`update company set plan_type = 'paid', plan_id = '200',
      call_allowance = 500, trial_ends_at = null`)
    expect(await subscription()).toMatchObject({
      status: 'active',
      price: 599,
      allowance: 500,
      trialEndsAt: 0,
    })
  })
})
