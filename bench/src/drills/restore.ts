import { drillSizes, restoreDrill } from '@towline/server/testing/restore-drill'
import { ms, size } from '../report.ts'
import type { Drill } from './drill.ts'

/** Another number of jobs, with two phone calls to each, by `RESTORE_JOBS`. */
const asked = Number(process.env.RESTORE_JOBS) || undefined

/** A company that was backed up is restored to fresh places on both engines, and held against its source. */
export const restore: Drill = {
  name: 'restore',
  async run(length) {
    const usual = drillSizes[length]
    const legs = await restoreDrill(
      asked ? { ...usual, jobs: asked, office: { ...usual.office, phoneCalls: 2 * asked } } : usual,
    )
    return [
      {
        title: 'Backup and restore',
        columns: ['from', 'to', 'rows', 'files', 'backup is', 'backup', 'longest wait', 'restore'],
        rows: legs.map((leg) => [
          leg.from,
          leg.to,
          leg.rows,
          leg.files,
          size(leg.bytes),
          ms(leg.backupMs),
          leg.longestWaitMs === null ? '' : ms(leg.longestWaitMs),
          ms(leg.restoreMs),
        ]),
        note: 'By the programs behind `npm run backup` and `npm run restore`, from start to end. After each restore every file, and from a stopped server every row of every table, was the same as in the source, and a login over HTTP worked. The longest wait is that of requests for the board’s counts, one after the other, while a running server was backed up. The fresh PostgreSQL server is a cluster just made, without our role, and its user no superuser.',
      },
    ]
  },
}
