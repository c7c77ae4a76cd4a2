import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installationOf, makeBackup, reasonOf, version } from '../platform/backup/index.ts'

const HELP = `Saves an installation: the database, photos, videos and recordings, and the secrets in DATA_DIR.

  npm run backup                     into DATA_DIR/backups/towline-backup-<time>
  npm run backup -- --to FOLDER      into FOLDER/towline-backup-<time>
  npm run backup -- --without-files  without photos, videos and recordings, where the bucket is saved by other means

It reads the settings the server has (DATABASE_URL, DATA_DIR, FILES_S3_… or .env). The server may be running: what is
saved is the database as it is at one moment. Keep the folder where only you can read it: it holds the companies'
data and the secrets of this installation. "npm run restore" puts it back.
`

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'without-files': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) console.log(HELP)
  else await save(values.to, !values['without-files'])
} catch (error) {
  console.error(`Nothing was saved. ${reasonOf(error)}`)
  process.exitCode = 1
}

async function save(to: string | undefined, withFiles: boolean): Promise<void> {
  const { installation } = installationOf(process.env, { withFiles })
  const asked = to && resolve(process.env.INIT_CWD ?? '.', to)
  const into = asked || resolve(installation.dataDir, 'backups')
  const { folder, manifest } = await makeBackup(installation, into, {
    version,
    now: new Date(),
    report: console.log,
  })
  const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0)
  const files = manifest.files ? `${manifest.files.lines} files` : 'no files'
  console.log(`Saved: ${rows} rows of ${manifest.tables.length} tables, ${files}\n${folder}`)
}
