import {
  listSavedReports as listOperation,
  removeSavedReport as removeOperation,
  saveReport as saveOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import {
  beginSchedule,
  deleteReport,
  insertReport,
  managersAmong,
  savedReport,
  savedReports,
  updateReport,
} from './saved-reports.store.ts'

/** The reports a company keeps. */
export const listSavedReports = handle(listOperation, ({ tx, companyId }) =>
  savedReports(tx, companyId),
)

/** Keeps a report, and has its schedule begin when it has got another one. */
export const saveReport = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, now, audit, fail } = context
  const before = body.id ? await savedReport(tx, companyId, body.id) : undefined
  if (body.id && !before) return fail('not_found')
  if (before && body.version !== undefined && body.version !== before.version)
    return fail('newer_version', { newer: before })
  const managers = await managersAmong(tx, companyId, body.recipientIds)
  if (managers.length < new Set(body.recipientIds).size)
    return fail('bad_request', {
      fields: { recipientIds: 'Reports go to managers only. Choose from the list.' },
    })
  const kept = { ...body, recipientIds: managers.map(({ id }) => id) }
  if (before) await updateReport(tx, companyId, before.id, kept)
  const id = before?.id ?? (await insertReport(tx, companyId, kept, now))
  if (body.schedule !== (before?.schedule ?? '')) await beginSchedule(tx, companyId, id, now)
  audit('report saved', id, { name: body.name, schedule: body.schedule })
  return (await savedReport(tx, companyId, id)) ?? fail('not_found')
})

/** Keeps a report no longer. */
export const removeSavedReport = handle(
  removeOperation,
  async ({ tx, companyId, audit, fail }, { params: { id } }) => {
    if (!(await deleteReport(tx, companyId, id))) return fail('not_found')
    audit('report removed', id)
    return { id }
  },
)
