// npm start: tells wrong settings, installs what is missing, builds what is stale, starts.
import { buildWeb, checkSettings, install, isInstalled, runProgram } from './prepare.mjs'

checkSettings()
if (!isInstalled())
  console.log(
    'First start, about two minutes: packages are downloaded, the web app is built, the server starts.',
  )
await install()
await buildWeb()
console.log('Starting the server…')
runProgram('server/src/main.ts', process.argv.slice(2))
