import { type CompanyExport, formatPhone, MOST_DAYS, type PersonFound } from '@towline/contract'

/** `1 job`, `2 jobs`; `photo or video` becomes `photos or videos`. */
const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : one.replaceAll(/\w+(?= or |$)/g, (word) => `${word}s`)}`

const YEAR = 365
const choices = [1, 7, 30, 90, 180, YEAR, 2 * YEAR, 3 * YEAR, 4 * YEAR, 7 * YEAR, MOST_DAYS]

/** `90 days`, `2 years`, `for good`. */
export function daysText(days: number): string {
  if (days === 0) return 'For good'
  if (days % YEAR === 0) return countText(days / YEAR, 'year')
  return countText(days, 'day')
}

/** The times one may choose from, the one that is set among them. */
export const daysToChoose = (least: number, set: number): number[] => [
  ...[...new Set([...choices, ...(set === 0 ? [] : [set])])]
    .filter((days) => days >= least)
    .sort((a, b) => a - b),
  0,
]

/** What erasing takes away, a line each; empty where there is nothing. */
export function goesText(found: PersonFound): string[] {
  const line = (count: number, one: string, what: string) =>
    count > 0 ? [`${countText(count, one)}: ${what}`] : []
  return [
    ...line(
      found.jobs,
      'job',
      'name, phones, email, street, plate, VIN, notes. Town, vehicle, reason, times and bill stay.',
    ),
    ...line(
      found.calls,
      'phone call',
      'number, name, transcript. When it was and how it ended stays.',
    ),
    ...line(found.recordings, 'recording', 'deleted, at the phone carrier too.'),
    ...line(found.chats, 'chat', 'deleted.'),
    ...line(found.texts, 'text', 'deleted.'),
    ...line(found.emails, 'email', 'deleted.'),
    ...line(found.media, 'photo or video', 'deleted.'),
    ...line(found.accounts, 'account', 'the account stays, its contact is emptied.'),
    ...line(found.importedRows, 'imported row', 'emptied. The files of finished imports go.'),
    ...line(
      found.imports,
      'unfinished import',
      'deleted with its file. Send it again without them.',
    ),
  ]
}

/** What stays, and why. */
export function staysText({ invoices, impounds }: PersonFound): string[] {
  return [
    ...(invoices > 0
      ? [`${countText(invoices, 'invoice')} with the name on it: tax law wants it for years.`]
      : []),
    ...(impounds > 0
      ? [
          `${countText(impounds, 'stored vehicle')} with its owner and photos: storage law wants it.`,
        ]
      : []),
  ]
}

/** A phone as it is read, an email as it is. */
export const markText = (mark: string): string => (mark.includes('@') ? mark : formatPhone(mark))

/** `1.2 GB` */
export function sizeText(bytes: number): string {
  const units = ['kB', 'MB', 'GB'] as const
  let size = bytes / 1000
  let unit = 0
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`
}

/** How far an archive has come, from 0 to 100. */
export const percentOf = ({ done, parts }: CompanyExport): number =>
  parts === 0 ? 0 : Math.min(99, Math.floor((done / parts) * 100))
