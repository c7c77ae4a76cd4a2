// npm start: installs what is missing, builds what is stale, starts.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('server/src/main.ts', process.argv.slice(2))
