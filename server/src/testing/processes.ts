import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A process of this machine, with what it has in memory, in bytes. */
type OtherProcess = { pid: number; parent: number; resident: number }

/** A process, where there is one by that id, and its children. */
export async function familyOf(pid: number): Promise<OtherProcess[]> {
  const all = process.platform === 'linux' ? await fromProc() : await fromPs()
  // What has ended, and nobody has asked after yet, has nothing in memory.
  return all.filter((one) => one.resident > 0 && (one.pid === pid || one.parent === pid))
}

/** Linux says it itself: not every image of it comes with `ps`. */
async function fromProc(): Promise<OtherProcess[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = ids.map(async (id) => {
    // It may have ended meanwhile.
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    const figure = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { pid: Number(id), parent: figure('PPid'), resident: figure('VmRSS') * 1024 }
  })
  return Promise.all(read)
}

async function fromPs(): Promise<OtherProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, resident: kilobytes * 1024 }))
}
