import { createHash } from 'node:crypto'
import { connect } from '../platform/db/index.ts'
import type { Files } from '../providers/files/index.ts'

/** Where an installation is. */
type Place = { dataDir: string; databaseUrl?: string | undefined }

/**
 * What is in every table of a database, columns made by the database included: the number of rows and a sum
 * over them, in whatever order they lie. The server must not be running on an embedded store.
 */
export async function contentsOf({ dataDir, databaseUrl }: Place): Promise<Map<string, string>> {
  const opened = await connect({ dataDir, poolSize: 1, ...(databaseUrl && { databaseUrl }) })
  try {
    await opened.pool.query('set statement_timeout = 0')
    const { rows: tables } = await opened.pool.query<{ table: string }>(
      `select format('%I.%I', nspname, relname) as table
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p') and (nspname = 'public' and relname <> 'migration' or nspname = 'pgboss' and relname = 'job')
       order by 1`,
    )
    const contents = new Map<string, string>()
    for (const { table } of tables) {
      const { rows } = await opened.pool.query<{ held: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0) as held
         from ${table} one`,
      )
      contents.set(table, rows[0]?.held ?? '')
    }
    return contents
  } finally {
    await opened.close()
  }
}

/** The files of companies, each with the SHA-256 of its bytes. */
export async function filesOf(
  files: Files,
  companyIds: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const companyId of companyIds)
    for await (const key of files.list(companyId)) {
      const hash = createHash('sha256')
      for await (const piece of (await files.open(key)) ?? []) hash.update(piece)
      found.set(key, hash.digest('hex'))
    }
  return new Map([...found].sort())
}
