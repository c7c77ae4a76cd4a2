import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'

/** A database engine as the tables name it, and the settings of a product on it. */
export type OnEngine<T> = (name: string, settings: Record<string, string>) => Promise<T>

/**
 * Measures on the embedded database and on PostgreSQL, or `only` on the one of that name; `note` says when there is
 * no PostgreSQL to measure on.
 */
export async function onEngines<T>(
  only: string | undefined,
  measure: OnEngine<T>,
): Promise<{ measured: T[]; note: string }> {
  const measured: T[] = []
  if (only !== 'PostgreSQL') measured.push(await measure('embedded', {}))
  if (only === 'embedded') return { measured, note: '' }
  const server = await findPostgres()
  if (!server)
    return { measured, note: ' PostgreSQL was not measured: none answers on 127.0.0.1:5432.' }
  const { url, drop } = await postgresCopyUrl(server)
  try {
    measured.push(await measure('PostgreSQL', { DATABASE_URL: url }))
  } finally {
    await drop()
  }
  return { measured, note: '' }
}
