// npm run dev: the server and the web app's build, both watching, in one terminal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, checkSettings, install, node, root, withPinnedNode } from './prepare.mjs'

checkSettings()
await install()
await buildWeb()
const inherit = { cwd: root, stdio: 'inherit', env: withPinnedNode() }
const children = [
  spawn(
    node,
    ['--watch', '--disable-warning=ExperimentalWarning', join(root, 'server/src/main.ts')],
    inherit,
  ),
  spawn('npm', ['run', 'dev', '--silent', '--workspace', 'web'], {
    ...inherit,
    shell: process.platform === 'win32',
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
