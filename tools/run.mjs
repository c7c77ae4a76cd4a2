// npm run call | replay | bench: installs what is missing, then runs a program on the pinned Node.
import { install, runProgram } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
await install()
runProgram(file, args)
