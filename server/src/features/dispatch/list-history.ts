import { listHistory as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { type HistoryRow, historyOf } from './history.store.ts'

/** Who changed what of a job, and when. */
export const listHistory = handle(operation, async ({ tx, companyId, fail }, { params }) => {
  const rows = await historyOf(tx, companyId, params.id)
  if (rows.length === 0) return fail('not_found')
  return rows.map((row) => ({
    id: row.id,
    at: row.at.getTime(),
    who: whoOf(row),
    action: [row.action.replace(/^job /, ''), row.detail].filter(Boolean).join(' '),
    changes: Object.entries(row.changes).map(([field, change]) => ({ field, ...change })),
  }))
})

function whoOf({ actor, who }: HistoryRow): string {
  if (actor === 'employee') return who
  return actor === 'agent' ? 'AI agent' : 'Towline'
}
