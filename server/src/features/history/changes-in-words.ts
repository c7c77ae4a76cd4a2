import { isDeepStrictEqual } from 'node:util'
import {
  accountLabels,
  companyLabels,
  employeeLabels,
  invoiceSettingLabels,
  isRecord,
  keptKinds,
  milestoneLabels,
  offerSettingLabels,
  type RecordHistoryLine,
  type RecordKind,
  truckLabels,
  WEEKDAYS,
} from '@towline/contract'
import { changesIn, type FieldChange } from '../../platform/differences.ts'
import { capitalized, type Names, readable } from './readable.ts'

const keptLabels = Object.fromEntries(
  Object.entries(keptKinds).map(([kind, { name }]) => [kind, name]),
)

/** What people call the fields; one without a label follows from another, and is not shown. */
const labelsOf: Record<RecordKind, Readonly<Record<string, string>>> = {
  employee: employeeLabels,
  truck: truckLabels,
  account: { ...accountLabels, isDeleted: 'Deleted' },
  invoiceSettings: invoiceSettingLabels,
  company: { ...companyLabels, ...offerSettingLabels, ...milestoneLabels, ...keptLabels },
}

/** The changes a line of the audit tells of, as people read them. Of a password, only that it is another. */
export function changesInWords(
  kind: RecordKind,
  data: unknown,
  names: Names,
): RecordHistoryLine['changes'] {
  const told = changesIn(data)
  // In the order of the form: the database keeps none.
  const changes = Object.entries(labelsOf[kind]).flatMap(([field, label]) => {
    const change = told[field]
    if (!change) return []
    return field === 'hours' ? dayByDay(label, change) : [inWords(field, label, change, names)]
  })
  const isNewPassword = kind === 'employee' && isRecord(data) && data.password === 'changed'
  return isNewPassword
    ? [...changes, { what: employeeLabels.password, from: '', to: 'changed' }]
    : changes
}

const inWords = (field: string, what: string, { from, to }: FieldChange, names: Names) => ({
  what,
  from: readable(field, from, names),
  to: readable(field, to, names),
})

/** Of the week's hours, the days that have others now. */
function dayByDay(label: string, { from, to }: FieldChange): RecordHistoryLine['changes'] {
  const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
  return WEEKDAYS.filter((day) => !isDeepStrictEqual(before[day], after[day])).map((day) => ({
    what: `${label}, ${capitalized(day)}`,
    from: readable('hours', before[day], new Map()),
    to: readable('hours', after[day], new Map()),
  }))
}
