import {
  type CompanyHistoryLine,
  formatPhone,
  type HistoryKind,
  HistoryKind as Kinds,
  listCompanyHistory as operation,
  RecordKind,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { handle } from '../../platform/handler.ts'
import { allActions } from './actions.ts'
import { changesInWords } from './changes-in-words.ts'
import { linesOfCompany, namesOf, namesOfRecords, numbersOfRecords } from './history.store.ts'
import { managersIn, whoOf } from './list-record-history.ts'

type Line = Awaited<ReturnType<typeof linesOfCompany>>[number]

const kindOfAction = new Map(
  Kinds.options.flatMap((kind) => Object.keys(allActions[kind]).map((action) => [action, kind])),
)

/** Who changed what in the whole company, and who signed in, page by page. */
export const listCompanyHistory = handle(
  operation,
  async ({ tx, companyId }, { query: { kind, ...page } }) => {
    const actions = kind ? Object.keys(allActions[kind]) : [...kindOfAction.keys()]
    const lines = (await linesOfCompany(tx, companyId, actions, page)).flatMap((line) => {
      const its = kindOfAction.get(line.action)
      return its ? [{ ...line, kind: its }] : []
    })
    const managers = await namesOf(tx, companyId, managersIn(lines))
    const records = await recordNames(tx, companyId, lines)
    return lines.map(
      (line): CompanyHistoryLine => ({
        id: line.id,
        at: line.at.getTime(),
        who: whoOf(line),
        kind: line.kind,
        record: records.get(line.record_id) ?? numberIn(line),
        action: allActions[line.kind][line.action] ?? '',
        changes: hasChanges(line.kind) ? changesInWords(line.kind, line.data, managers) : [],
      }),
    )
  },
)

/** Calls are looked up by the number itself. */
const numberIn = ({ action, record_id }: Line) =>
  action === 'calls of a number read' ? formatPhone(record_id) : ''

const hasChanges = (kind: HistoryKind): kind is RecordKind => RecordKind.safeParse(kind).success

/** Today's names of what these lines are about; who signs in is named as who did it. */
async function recordNames(
  tx: Tx,
  companyId: string,
  lines: readonly (Line & { kind: HistoryKind })[],
): Promise<ReadonlyMap<string, string>> {
  const ids = (...kinds: HistoryKind[]) => [
    ...new Set(lines.filter(({ kind }) => kinds.includes(kind)).map(({ record_id }) => record_id)),
  ]
  const asked = lines.filter(({ actor }) => actor !== 'employee')
  const employees = [...ids('employee'), ...asked.map(({ record_id }) => record_id)]
  return new Map([
    ...(await namesOf(tx, companyId, employees)),
    ...(await namesOfRecords(tx, companyId, 'truck', ids('truck'))),
    ...(await namesOfRecords(tx, companyId, 'vendor', ids('account'))),
    ...(await numbersOfRecords(tx, companyId, ids('job', 'invoice', 'look'))),
  ])
}
