import { Account, DispatchCall, Employee, Position, Truck } from '@towline/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { eachEngine } from '../testing/database.ts'
import { startProduct } from '../testing/product.ts'
import { seedDemo } from './demo.ts'

eachEngine('the demo company', (database) => {
  it('has people who can sign in, trucks, accounts and jobs that name them', async () => {
    const product = await startProduct(database.db)
    try {
      const { app } = product
      const demo = await seedDemo({ ...app, settings: { ...app.settings, DEMO: 'auto' } })
      const basic = `${demo?.email}:${demo?.password}`
      async function list<T extends z.ZodType>(one: T, path: string, body?: unknown) {
        const method = body ? 'POST' : 'GET'
        const answer = await product.call(method, `/towline/${path}`, {
          basic,
          ...(body ? { body } : {}),
        })
        return one.array().parse(await answer.json())
      }
      const people = await list(Employee, 'employee/all')
      expect(people.map(({ firstName }) => firstName)).toEqual([
        ...['Bea', 'Dana', 'June', 'Marcus', 'Ray', 'Teo'],
      ])
      for (const { email } of people) {
        const answer = await product.call('GET', '/towline/company', {
          basic: `${email}:${demo?.password}`,
        })
        expect(answer.status, email).toBe(200)
      }
      const trucks = await list(Truck, 'truck/all/active')
      expect(new Set(trucks.map(({ duty }) => duty))).toEqual(new Set(['Light', 'Medium', 'Heavy']))
      const positions = await list(Position, 'employee/positions')
      expect(positions.map(({ name }) => name)).toEqual(
        people
          .filter(({ roles }) => roles.includes('driver'))
          .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      )
      const accounts = await list(Account, 'api/vault/Vendor/byCriteria', {})
      expect(accounts.filter(({ isPlaceholder }) => !isPlaceholder)).toHaveLength(8)
      const jobs = [
        ...(await list(DispatchCall, 'dispatch/search', { searchText: '', status: 'current' })),
        ...(await list(DispatchCall, 'dispatch/search', { searchText: '', status: 'scheduled' })),
        ...(await list(DispatchCall, 'dispatch/search', { searchText: '', status: 'completed' })),
      ]
      expect(jobs).toHaveLength(4)
      for (const { vendorId, vendorName, truckId, truckName, driverId, driverName } of jobs) {
        const account = accounts.find(({ id }) => id === vendorId)
        expect(account?.name ?? '').toBe(vendorName)
        expect(trucks.find(({ id }) => id === truckId)?.name ?? '').toBe(truckName)
        const driver = people.find(({ id }) => id === driverId)
        expect(driver ? `${driver.firstName} ${driver.lastName}` : '').toBe(driverName)
      }
      expect(jobs.filter(({ vendorId, truckId }) => vendorId && truckId)).toHaveLength(2)
    } finally {
      await product.stop()
    }
  })
})
