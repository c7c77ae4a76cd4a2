import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installationOf, reasonOf, restoreBackup } from '../platform/backup/index.ts'

const HELP = `Puts back what "npm run backup" saved, on the same kind of database or the other one.

  npm run restore -- FOLDER                 into the empty installation that the settings name
  npm run restore -- FOLDER --replace       deletes what is in it first
  npm run restore -- FOLDER --without-files leaves photos, videos and recordings alone

It reads the settings the server is to have (DATABASE_URL, DATA_DIR, FILES_S3_… or .env). Stop the server first. A
backup of an older version is brought up to date; one of a newer version is refused. Every row and every file is
read back and compared; if anything fails, the database stays as it was.
`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'without-files': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [folder] = positionals
  if (values.help) console.log(HELP)
  else if (!folder) throw new Error('Which backup? Name its folder: npm run restore -- FOLDER')
  else
    await putBack(
      resolve(process.env.INIT_CWD ?? '.', folder),
      values.replace,
      !values['without-files'],
    )
} catch (error) {
  console.error(`Not restored. ${reasonOf(error)}`)
  process.exitCode = 1
}

async function putBack(folder: string, mayReplace: boolean, withFiles: boolean): Promise<void> {
  const { installation, log } = installationOf(process.env, { withFiles })
  const manifest = await restoreBackup(installation, folder, {
    mayReplace,
    log,
    report: console.log,
  })
  const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0)
  const files = manifest.files && withFiles ? `${manifest.files.lines} files` : 'no files'
  console.log(
    `Restored: ${rows} rows of ${manifest.tables.length} tables, ${files}. Start the server.`,
  )
}
