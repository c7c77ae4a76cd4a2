/**
 * A process of its own for the crash tests: opens the data directory given, commits numbered rows,
 * and says each number on a line of its output once its commit has been answered.
 */
import { openDatabase } from '../../index.ts'

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('which data directory?')
const db = await openDatabase({ dataDir })
const last = await db.asSystem((tx) =>
  tx
    .selectFrom('keepsake')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow(),
)
for (let number = last.rows; ; number++) {
  await db.asSystem((tx) =>
    tx
      .insertInto('keepsake')
      .values({ key: String(number), value: 'x'.repeat(300) })
      .execute(),
  )
  process.stdout.write(`${number}\n`)
}
