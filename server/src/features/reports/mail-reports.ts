import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { task } from '../../platform/tasks/index.ts'
import { ownCompany } from '../company/index.ts'
import { settleWhatIsDue } from '../zones/index.ts'
import { buildReport } from './build-report.ts'
import { reportMail } from './report-mail.text.ts'
import { dueReports, managersAmong, savedReport, takeDue } from './saved-reports.store.ts'

/** How often it is looked what is due; time zones are whole quarters of an hour apart. */
const LOOK_MS = 15 * 60 * 1000
/** More rows than anybody reads in a mail. */
const MOST_ROWS = 60

/** Mails a report to its managers, once for each day it is due, whoever comes first. */
export const mailReport = handle(
  inside({
    name: 'mailReport',
    because: 'the hour of a report comes by itself',
    body: z.object({ reportId: z.string() }),
    reply: z.object({ mailed: z.int() }),
  }),
  async (context, { body: { reportId } }) => {
    const { tx, companyId, now, publicUrl } = context
    const day = await takeDue(tx, companyId, reportId, now)
    const saved = day && (await savedReport(tx, companyId, reportId))
    if (!saved) return { mailed: 0 }
    const company = await ownCompany(tx, companyId)
    const report = await buildReport(tx, { companyId, now, most: MOST_ROWS }, saved.question)
    const link = `${publicUrl}/customer/dashboard/${companyId}/reports?saved=${reportId}`
    const told = { name: saved.name, companyName: company.name, report, link }
    const ids = saved.recipients.map(({ id }) => id)
    let mailed = 0
    for (const { id, email, firstName } of await managersAmong(tx, companyId, ids)) {
      const mail = { ...reportMail(firstName, told), to: email, fromName: company.name }
      if (await queueMail(context, { ...mail, key: `report ${reportId} ${day} ${id}` })) mailed += 1
    }
    return { mailed }
  },
)

/** Looks which reports are due, and whose figures, again and again. */
export const reportRound = task({
  name: 'report-round',
  data: z.object({}),
  run: async (app: App) => {
    // First of all the next round, so that a round that fails is not the last one.
    await planReportRound(app)
    await settleWhatIsDue(app)
    const due = await app.db.asSystem((tx) => dueReports(tx, app.now()), { readOnly: true })
    for (const { companyId, reportId } of due)
      await execute(app, mailReport, {
        actor: systemOf(companyId),
        input: { body: { reportId } },
      })
  },
})

/** Plans the next round at the next quarter of an hour, if it is not planned yet. */
export async function planReportRound(app: App): Promise<void> {
  const startAfterMs = LOOK_MS - (app.now() % LOOK_MS)
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, reportRound, {}, { startAfterMs, singletonKey: 'next' }),
  )
}
