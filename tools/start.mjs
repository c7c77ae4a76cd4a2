// npm start: installs what is missing, builds what is stale, starts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, install, root, runProgram } from './prepare.mjs'

install()
buildWeb()
if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'))
runProgram('server/src/main.ts', process.argv.slice(2))
