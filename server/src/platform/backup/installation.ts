import packageJson from '../../../package.json' with { type: 'json' }
import { chooseFiles } from '../../providers/files/index.ts'
import { asDatabaseError } from '../db/errors.ts'
import { createLog, type Log } from '../log.ts'
import { readSettings } from '../settings.ts'
import type { Installation } from './make-backup.ts'

/** The version of this program. */
export const { version } = packageJson

/** The installation that the environment names, as the server reads it, and its log, which tells warnings only. */
export function installationOf(
  environment: Record<string, string | undefined>,
  { withFiles }: { withFiles: boolean },
): { installation: Installation; log: Log } {
  const settings = readSettings(environment)
  // Its snapshot and its lock are of one connection, which a pooler does not promise.
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = settings
  return {
    installation: {
      dataDir: DATA_DIR,
      files: withFiles ? chooseFiles(settings) : null,
      ...(DATABASE_DIRECT_URL && { databaseUrl: DATABASE_DIRECT_URL }),
    },
    log: createLog({ LOG_LEVEL: 'warn' }),
  }
}

/** Why a backup or a restore failed, for whoever started it. */
export function reasonOf(error: unknown): string {
  const told = asDatabaseError(error)
  return told instanceof Error ? told.message : String(told)
}
