import { BASE, toE164 } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import { task } from '../../platform/tasks/index.ts'
import {
  CarrierUnavailable,
  type NumberUrls,
  type OwnNumber,
} from '../../providers/telephony/index.ts'
import { agentSettings } from './company.present.ts'

/** With the queue's pauses about a day; the next start of the server begins anew. */
const RETRIES = 100

/** Where the carrier is to send what happens on an agent number. */
export const numberUrls = (publicUrl: string): NumberUrls => ({
  voice: `${publicUrl}${BASE}/voice/incoming`,
  status: `${publicUrl}${BASE}/voice/status`,
  text: `${publicUrl}${BASE}/messages/incoming`,
})

/**
 * Sees to it that the carrier has one company's number, or everybody's, as it should be: pointed at this
 * server, and with the company's phone to ring when this server does not answer.
 */
export const keepAgentNumbers = task({
  name: 'keep-agent-numbers',
  data: z.object({ companyId: z.uuid().optional() }),
  retries: RETRIES,
  run: async ({ db, telephony, settings, log }: App, { companyId }) => {
    const numbers = await db.asSystem((tx) => ownNumbers(tx, companyId), { readOnly: true })
    const troubles = await telephony.keepNumbers(numbers, numberUrls(settings.PUBLIC_URL))
    for (const { sid, error } of troubles)
      log.error({ err: error, sid }, 'an agent number could not be set up at the carrier')
    const passing = troubles.find(({ error }) => error instanceof CarrierUnavailable)
    if (passing) throw passing.error
  },
})

/** Has all numbers, those that are no company's too, looked at once the server runs: its address may have changed, and the carrier's settings too. */
export async function keepAllAgentNumbers({ db, tasks, telephony }: App): Promise<void> {
  if (telephony.name === 'sandbox') return
  await db.asSystem((tx) => tasks.enqueue(tx, keepAgentNumbers, {}, { singletonKey: 'all' }))
}

async function ownNumbers(tx: Tx, companyId: string | undefined): Promise<OwnNumber[]> {
  let companies = tx
    .selectFrom('company')
    .select(['agent_number', 'agent_number_sid', 'phone_number', 'agent_settings'])
    .where('agent_number_sid', 'is not', null)
  if (companyId) companies = companies.where('id', '=', companyId)
  const rows = await companies.execute()
  const pooled = companyId
    ? []
    : await tx.selectFrom('number_pool').select(['e164', 'sid']).execute()
  const nobodys = pooled.map((number) => ({ ...number, fallbackPhone: '' }))
  const own = rows.flatMap((row) => {
    const { agent_number: e164, agent_number_sid: sid } = row
    const phone = toE164(agentSettings(row).transferPhone || row.phone_number)
    const fallbackPhone = /^\+1\d{10}$/.test(phone) ? phone : ''
    return e164 && sid ? [{ e164, sid, fallbackPhone }] : []
  })
  // One that is just given to a company stands in the pool as well.
  const taken = new Set(own.map(({ sid }) => sid))
  return [...own, ...nobodys.filter(({ sid }) => !taken.has(sid))]
}
