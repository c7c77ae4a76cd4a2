import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupTrouble, LAST_BACKUP, lastBackupAt, noteBackup } from './last-backup.ts'

const HOUR = 3600 * 1000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'towline-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('says nothing of a new installation, and that none was made once it is older than a day', async () => {
  expect(await backupTrouble(folder, Date.now())).toBeNull()
  expect(await backupTrouble(folder, Date.now() + 27 * HOUR)).toBe('no backup was made yet')
})

it('says how old the last one is, until there is a new one', async () => {
  const made = Date.now() + 100 * HOUR
  await noteBackup(folder, new Date(made))
  expect(await lastBackupAt(folder)).toBe(made)
  expect(await backupTrouble(folder, made + 25 * HOUR)).toBeNull()
  expect(await backupTrouble(folder, made + 50 * HOUR)).toBe('the last backup is 50 hours old')
  // A clock that was set back makes none old.
  expect(await backupTrouble(folder, made - 50 * HOUR)).toBeNull()
})

it('takes a note nobody can read for none', async () => {
  await writeFile(join(folder, LAST_BACKUP), 'yesterday')
  expect(await lastBackupAt(folder)).toBeNull()
})
