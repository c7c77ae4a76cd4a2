import { beforeEach, expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from './testing/desk.fixture.ts'

everyEngine('the counts on the tabs of the board', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  let others: TestCompany
  beforeEach(async () => {
    desk = await openDesk(product)
    others = await desk.product.company('Their Towing')
  })

  const countsOf = async ({ basic } = desk.ours) => (await desk.get('/counts', basic)).json()

  /** The kept counts that hold something, and the same of the jobs themselves; of every company. */
  const rowsOf = async (table: string) => (await database.db.raw(table)).rows
  const kept = () =>
    rowsOf(`select company_id, status, jobs from job_count where jobs <> 0 order by 1, 2`)
  const counted = () =>
    rowsOf(`select company_id, status, count(*)::int as jobs from dispatch_call
      group by company_id, status order by 1, 2`)

  it('follow every job from the call to its end, and back again', async () => {
    await desk.save({}, others.basic)
    const job = await desk.save({})
    await desk.save({ status: 'scheduled' })
    expect(await countsOf()).toMatchObject({ pending: 1, current: 1, scheduled: 1, completed: 0 })
    const done = await desk.step(job.id, { step: 'complete' })
    expect(await countsOf()).toMatchObject({ pending: 0, current: 0, completed: 1 })
    await desk.undo(job.id, done.version)
    expect(await countsOf()).toMatchObject({ pending: 1, current: 1, completed: 0 })
    await desk.save({ id: job.id, notes: 'By the fence' })
    await desk.save({ id: job.id, status: 'cancelled' })
    expect(await countsOf()).toMatchObject({ pending: 0, completed: 1, scheduled: 1 })
    expect(await countsOf(others)).toMatchObject({ pending: 1, scheduled: 0, completed: 0 })
    expect(await kept()).toEqual(await counted())
  })

  it('are right whoever writes at the same time, and in whatever order', async () => {
    const jobs = await Promise.all(Array.from({ length: 12 }, () => desk.save({})))
    const ends = jobs.map(({ id }, nth) =>
      nth % 2 ? desk.step(id, { step: 'complete' }) : desk.save({ id, status: 'cancelled' }),
    )
    await Promise.all([...ends, desk.save({}), desk.save({}, others.basic)])
    expect(await countsOf()).toMatchObject({ pending: 1, completed: 12 })
    expect(await kept()).toEqual(await counted())
  })

  it('lose what is removed, many at once, and go with their company', async () => {
    for (const status of ['pending', 'scheduled', 'cancelled']) {
      await desk.save({ status })
      await desk.save({ status })
      await desk.save({ status }, others.basic)
    }
    await database.db.asCompany(desk.ours.companyId, (tx) =>
      tx.deleteFrom('dispatch_call').where('status', '<>', 'pending').execute(),
    )
    expect(await countsOf()).toMatchObject({ pending: 2, scheduled: 0, completed: 0 })
    expect(await countsOf(others)).toMatchObject({ pending: 1, scheduled: 1, completed: 1 })
    expect(await kept()).toEqual(await counted())
    await database.db.raw('delete from company where id = $1', [others.companyId])
    expect(await kept()).toEqual(await counted())
  })
})
