import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { newId } from '../../platform/ids.ts'
import { agentDraft } from '../../testing/agent-draft.ts'
import { everyEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'
import { openPhoneCall } from '../calls/index.ts'
import { saveAgentJob } from '../voice/tools/save-agent-job.ts'
import { type Desk, openDesk } from './testing/desk.fixture.ts'

const draft = agentDraft({ customerPhone: '4695550142', towReason: 'Accident' })

everyEngine('the numbers of jobs', (database) => {
  let desk: Desk
  let other: Product
  beforeEach(async () => {
    desk = await openDesk(await startProduct(database.db))
    other = await startProduct(database.db)
  })
  afterEach(async () => {
    await other.stop()
    await desk.product.stop()
  })

  /** The agent opens the job of a call in this process. */
  async function fromPhone({ app }: Product): Promise<void> {
    const { companyId, number } = desk.ours
    const actor = systemOf(companyId)
    const ring = { callSid: `CA${newId()}`, fromNumber: '4695550142', toNumber: number }
    const call = await executed(app, openPhoneCall, { actor, input: { body: ring } })
    const body = { phoneCallId: call.id, draft }
    await executed(app, saveAgentJob, { actor, input: { body } })
  }
  async function fromDesk(product: Product, body: object, basic: string, wanted = 200) {
    const answer = await product.call('POST', '/towline/dispatch', { basic, body })
    const text = await answer.text()
    expect(answer.status, text).toBe(wanted)
  }

  it('follow each other without a gap when agents and dispatchers of two processes make jobs at once', async () => {
    const clientKey = newId()
    const theirs = await desk.product.company('Their Towing')
    const both = [desk.product, other]
    // Who they are is known from here on: so many passwords at once would be put off.
    for (const product of both)
      for (const { basic } of [desk.ours, theirs]) await fromDesk(product, {}, basic)
    await Promise.all(
      [...both, ...both, ...both].flatMap((product) => [
        fromPhone(product),
        fromDesk(product, {}, desk.ours.basic),
        // Sent again by one client, it is one job, and uses one number.
        fromDesk(product, { clientKey }, desk.ours.basic),
        // Refused, it uses none.
        fromDesk(product, { vendorId: newId() }, desk.ours.basic, 400),
        fromDesk(product, {}, theirs.basic),
      ]),
    )
    const jobs = await database.db.asSystem((tx) =>
      tx.selectFrom('dispatch_call').select(['company_id', 'dispatch_number']).execute(),
    )
    for (const [companyId, count] of [
      [desk.ours.companyId, 15],
      [theirs.companyId, 8],
    ] as const) {
      const numbers = jobs.filter((job) => job.company_id === companyId)
      expect(numbers.map((job) => Number(job.dispatch_number)).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, place) => 1001 + place),
      )
    }
  })
})
