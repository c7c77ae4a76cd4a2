import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** The programs of the newest PostgreSQL server that is installed here, as Debian lays them down. */
const binaries = globSync('/usr/lib/postgresql/*/bin/initdb')
  .map((path) => dirname(path))
  .sort()
  .at(-1)

/** Whether a PostgreSQL server can be made here. */
export const canMakeCluster = binaries !== undefined

/** A PostgreSQL server of the caller's own, on which nothing has ever been: no role, no database of ours. */
export type Cluster = {
  /** The URL of an empty database owned by a user who may make roles, and no more. */
  url: string
  /** Where its user may write. */
  folder: string
  /** Runs one of its programs, such as pg_dump. */
  program(name: string, ...args: string[]): Promise<unknown>
  stop(): Promise<void>
}

/** Makes and starts one; takes some seconds. */
export async function freshCluster(): Promise<Cluster> {
  if (!binaries) throw new Error('There is no PostgreSQL server in /usr/lib/postgresql')
  const folder = await mkdtemp(join(tmpdir(), 'towline-cluster-'))
  const user = await notRoot()
  if (user) await chown(folder, user.uid, user.gid)
  const program = (name: string, ...args: string[]) =>
    run(join(binaries, name), args, { cwd: folder, ...user })
  const data = join(folder, 'data')
  const port = await freePort()
  await program(
    'initdb',
    '-D',
    data,
    '-U',
    'admin',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`
  await program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const stop = async () => {
    await program('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
    await rm(folder, { recursive: true, force: true })
  }
  const adminUrl = `postgres://admin@127.0.0.1:${port}/postgres`
  await program(
    'psql',
    '-q',
    adminUrl,
    '-c',
    'create role towline login createrole',
    '-c',
    'create database towline owner towline',
  )
  return { url: `postgres://towline@127.0.0.1:${port}/towline`, folder, program, stop }
}

/** PostgreSQL refuses to run as root: then whoever else it can run as. */
async function notRoot(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].flatMap((wanted) =>
    users.filter(([name]) => name === wanted),
  )
  const [, , uid, gid] = found[0] ?? []
  if (!uid || !gid) throw new Error('There is nobody here to run PostgreSQL as')
  return { uid: Number(uid), gid: Number(gid) }
}
