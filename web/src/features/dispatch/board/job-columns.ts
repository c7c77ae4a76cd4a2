/** The columns of a row, in their order; those without `optional` are always there. */
export const jobColumns = [
  { id: 'number', name: '#', label: 'Number', sort: 'newest' },
  { id: 'time', name: 'Time', label: 'Age or time past ETA', sort: 'urgent' },
  { id: 'step', name: 'Step', label: 'Step' },
  { id: 'vehicle', name: 'Vehicle', label: 'Vehicle and color' },
  { id: 'place', name: 'From and to', label: 'From and to' },
  { id: 'reason', name: 'Reason', label: 'Reason', optional: true },
  { id: 'driver', name: 'Driver', label: 'Driver and truck', sort: 'driver', optional: true },
  { id: 'eta', name: 'ETA', label: 'ETA', optional: true },
  { id: 'phone', name: 'Phone', label: 'Phone', optional: true },
  { id: 'zone', name: 'Zone', label: 'Zone', sort: 'zone', optional: true, isOff: true },
  { id: 'customer', name: 'Customer', label: 'Customer', optional: true, isOff: true },
  { id: 'account', name: 'Account', label: 'Account', optional: true, isOff: true },
  { id: 'balance', name: 'Balance', label: 'Balance', optional: true, isOff: true },
  { id: 'flags', name: '', label: 'Flags' },
] as const satisfies readonly {
  id: string
  name: string
  label: string
  sort?: 'newest' | 'urgent' | 'driver' | 'zone'
  optional?: true
  /** Not shown until somebody wants it. */
  isOff?: true
}[]

export type JobColumn = (typeof jobColumns)[number]
export type ColumnId = JobColumn['id']

/** How wide each column is, as a track of the grid. */
const tracks: Record<ColumnId, string> = {
  number: '2.8rem',
  // As wide as “2 h 53 min late”.
  time: '6.4rem',
  step: '5.8rem',
  vehicle: 'minmax(8rem, 1.3fr)',
  // What a driver is sent by comes before the name of the truck.
  place: 'minmax(9rem, 4fr)',
  reason: 'minmax(5rem, 0.6fr)',
  driver: 'minmax(6rem, 0.8fr)',
  eta: '4.1rem',
  phone: '6.2rem',
  zone: 'minmax(5rem, 0.8fr)',
  customer: 'minmax(5rem, 0.8fr)',
  account: 'minmax(5rem, 0.8fr)',
  balance: '4.6rem',
  flags: 'minmax(2rem, 4rem)',
}

/** The grid of rows with these columns. */
export const gridOf = (columns: readonly ColumnId[]): string =>
  columns.map((id) => tracks[id]).join(' ')

/** The columns to show, of those that somebody chose: what is always there, and what they want. */
export const shownColumns = (wanted: readonly string[]): ColumnId[] =>
  jobColumns
    .filter((column) => !('optional' in column) || wanted.includes(column.id))
    .map(({ id }) => id)

/** What is shown until somebody chooses. */
export const usualColumns: readonly ColumnId[] = jobColumns
  .filter((column) => !('isOff' in column))
  .map(({ id }) => id)
