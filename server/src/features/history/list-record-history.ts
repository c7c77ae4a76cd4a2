import {
  may,
  listRecordHistory as operation,
  type Permission,
  type RecordHistoryLine,
  type RecordKind,
} from '@towline/contract'
import { changesIn } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { actionsOf } from './actions.ts'
import { changesInWords } from './changes-in-words.ts'
import { type AuditLine, hasRecord, linesOf, namesOf } from './history.store.ts'

/** Who may see the history of a record is who may see all of it. */
const permissionOf: Record<RecordKind, Permission> = {
  employee: 'employees.read',
  truck: 'trucks.read',
  account: 'accounts.read',
  company: 'company.write',
  invoiceSettings: 'invoices.manage',
}

/** Who changed what of a record, and when. */
export const listRecordHistory = handle(operation, async (context, { params }) => {
  const { tx, companyId, actor, fail } = context
  const { kind } = params
  if (actor.kind === 'employee' && !may(actor.roles, permissionOf[kind])) return fail('forbidden')
  if (!(await hasRecord(tx, companyId, params))) return fail('not_found')
  const actions = actionsOf[kind]
  const lines = await linesOf(tx, companyId, params.id, Object.keys(actions))
  const names = await namesOf(tx, companyId, managersIn(lines))
  return lines.map(
    (line): RecordHistoryLine => ({
      id: line.id,
      at: line.at.getTime(),
      who: whoOf(line),
      action: actions[line.action] ?? '',
      changes: changesInWords(kind, line.data, names),
    }),
  )
})

/** Who did it, as people read it. */
export function whoOf({ actor, name }: AuditLine): string {
  if (actor === 'employee') return name
  return actor === 'nobody' ? 'Someone not signed in' : 'Towline'
}

/** The ids of the people whom lines name as looking after an account. */
export function managersIn(lines: readonly AuditLine[]): string[] {
  const ids = lines.flatMap(({ data }) => {
    const change = changesIn(data).accountManagerId
    return change ? [change.from, change.to] : []
  })
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
