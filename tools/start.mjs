// npm start: tells wrong settings, installs what is missing, builds what is stale, starts. With --prepare it ends
// before the start: what is started after that writes nothing here.
import { buildWeb, checkSettings, install, isInstalled, runProgram } from './prepare.mjs'

const isPreparing = process.argv.includes('--prepare')

if (!isPreparing) checkSettings()
if (!isInstalled())
  console.log(
    'First start, about two minutes: packages are downloaded, the web app is built, the server starts.',
  )
await install()
const isRebuilt = await buildWeb()
if (isPreparing) {
  if (isRebuilt) console.log('A server that is running has the old pages: restart it.')
} else {
  console.log('Starting the server…')
  runProgram('server/src/main.ts', process.argv.slice(2))
}
