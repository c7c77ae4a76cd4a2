import type { PostgresPool } from 'kysely'
import { expect, it } from 'vitest'
import { BindingDriver } from './binding-driver.ts'

it('takes a transaction back that has begun and could not be bound', async () => {
  const asked: string[] = []
  const client = {
    async query(text: string) {
      asked.push(text)
      if (text.startsWith('begin')) throw new Error('no such role')
      return { command: 'ROLLBACK', rowCount: null, rows: [] }
    },
    release() {},
  }
  const pool = { options: {}, connect: async () => client, end: async () => {} }
  const driver = new BindingDriver({ pool: pool as unknown as PostgresPool }, () => 'a company')
  await driver.init()
  const connection = await driver.acquireConnection()
  await expect(driver.beginTransaction(connection, { accessMode: 'read only' })).rejects.toThrow(
    'no such role',
  )
  expect(asked).toEqual([expect.stringMatching(/^begin read only; select set_config/), 'rollback'])
})
