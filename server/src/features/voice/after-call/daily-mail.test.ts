import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import { executed } from '../../../platform/execute.ts'
import { eachEngine } from '../../../testing/database.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'
import { mailYesterday } from './daily-mail.ts'

/** A morning in Texas. */
const FRIDAY_NINE = Date.parse('2026-11-20T15:00:00Z')
const SATURDAY_SEVEN = Date.parse('2026-11-21T13:00:00Z')
const HOUR = 3600 * 1000

const Mails = z.array(
  z.object({ to_address: z.string(), subject: z.string(), body: z.string(), html: z.string() }),
)

eachEngine('the daily mail', (database) => {
  let wire: Wire
  let now: number
  beforeEach(async () => {
    now = FRIDAY_NINE
    wire = await openWire(database.db, () => now)
  })
  afterEach(() => wire.product.stop())

  const dailyMails = async () => {
    const { rows } = await database.db.raw(
      `select to_address, subject, body, html from mail_message
       where idempotency_key like 'day %' order by to_address`,
    )
    return Mails.parse(rows)
  }
  const round = () => wire.letPass('morning-round')
  const aBusyFriday = async () => {
    await wire.call('+12145550142', ["I have a flat tire at 1245 Main Street in Frisco, I'm safe"])
    await wire.call('+12145550143', ["this is about your car's extended warranty"])
    const message = ['can I leave a message', 'tell Bob his parts came in']
    await wire.call('+12145550144', message, /have your message/)
  }

  it('tells the managers at seven of the day before: its figures, what went wrong, what must be asked', async () => {
    await aBusyFriday()
    now = SATURDAY_SEVEN - 60_000
    await round()
    expect(await dailyMails()).toEqual([])
    now = SATURDAY_SEVEN
    await round()
    const [mail, ...more] = await dailyMails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to_address: wire.company.email,
      subject: 'Lone Star Towing: 3 phone calls, 1 job on Friday, November 20',
    })
    const [call] = (await wire.calls()).filter(({ trouble }) => trouble === 'dropped')
    const [job] = await wire.jobs()
    const base = `${wire.product.url}/customer/dashboard/${wire.company.companyId}`
    for (const line of [
      'Hello Olive,',
      'Phone calls: 3 (wrong numbers or sales calls: 1)',
      'Jobs: 1',
      'Transferred to a person: 0',
      'Messages taken: 1',
      '- 9:00 AM, (214) 555-0142: cut off before everything was asked',
      `${base}/calls?from=2026-11-20&to=2026-11-20&call=${call?.id}`,
      `- #${job?.dispatchNumber}: Where should it be taken?`,
      `${base}/dispatching?job=${job?.id}`,
    ])
      expect(mail?.body).toContain(line)
    expect(mail?.html).toContain('<strong>3 (wrong numbers or sales calls: 1)</strong>')
    expect(mail?.html).toContain(`call=${call?.id}">9:00 AM, (214) 555-0142`)
  })

  it('tells what the jobs of the day came to, in money and time', async () => {
    await aBusyFriday()
    await database.db.raw(
      `update dispatch_call set status = 'completed', total_cents = 13531, fields = fields || jsonb_build_object(
         'onSceneDateTime', floor(extract(epoch from created_at) * 1000)::bigint + 38 * 60000,
         'billing', fields -> 'billing' || '{"totalAmountPreTax": 125, "totalAmount": 135.31}')`,
    )
    now = SATURDAY_SEVEN
    await round()
    const [mail] = await dailyMails()
    for (const line of [
      'Jobs completed so far: 1',
      'Billed so far, before tax: $125.00',
      'From call to on scene, half within: 38 min',
    ])
      expect(mail?.body).toContain(line)
  })

  it('comes once for a company and day, also when two processes want to send it at once', async () => {
    await aBusyFriday()
    now = SATURDAY_SEVEN + 5 * HOUR
    const actor = systemOf(wire.company.companyId)
    const tries = [1, 2, 3].map(() =>
      executed(wire.product.app, mailYesterday, { actor, input: { body: {} } }),
    )
    const mailed = (await Promise.all(tries)).filter((answer) => answer.mailed)
    expect(mailed).toHaveLength(1)
    await round()
    await round()
    expect(await dailyMails()).toHaveLength(1)
    now += 24 * HOUR
    await round()
    expect(await dailyMails()).toHaveLength(1)
  })

  it('does not come when it is switched off, nor about a day without calls', async () => {
    now = FRIDAY_NINE + HOUR
    await round()
    expect(await dailyMails()).toEqual([])
    await aBusyFriday()
    await wire.ask(
      '/company',
      {
        name: 'Lone Star Towing',
        phoneNumber: '4695550188',
        zip: '75034',
        agent: { dailyMail: false },
      },
      'PUT',
    )
    now = SATURDAY_SEVEN
    await round()
    expect(await dailyMails()).toEqual([])
  })

  it('takes what callers said for text', async () => {
    await wire.call('+12145550142', ['my name is Maria Lopez, I have a flat tire'])
    await database.db.raw(`update phone_call set customer_name = '<b>Maria</b> & "Co"'`)
    now = SATURDAY_SEVEN
    await round()
    const [mail] = await dailyMails()
    expect(mail?.html).toContain('&lt;b&gt;Maria&lt;/b&gt; &amp; &quot;Co&quot;')
    expect(mail?.html).not.toContain('<b>')
  })
})
