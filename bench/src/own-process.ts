import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Something that is measured against, in a process of its own, which tells its address when it is there. */
export type OwnProcess = {
  url: string
  /** Asks it something; resolves with its next message. */
  ask(what: string): Promise<unknown>
  stop(): Promise<void>
}

/** Starts a file of the measurements as a process. */
export async function startOwnProcess(file: string, ...args: string[]): Promise<OwnProcess> {
  const child: ChildProcess = fork(file, args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [url] = await once(child, 'message')
  return {
    url: String(url),
    ask: async (what) => {
      child.send(what)
      const [answer] = await once(child, 'message')
      return answer
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
