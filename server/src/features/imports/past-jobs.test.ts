import { randomUUID } from 'node:crypto'
import { DispatchCall, Import } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

/** A Friday morning in Texas. */
const NOW = Date.parse('2026-11-20T15:00:00Z')

const heads =
  'Call #,Date Created,Status,Account,Tow Reason,Customer,Phone,Source,Destination,Year,Make,Model,Plate,State,Driver,Truck,Dispatched,On Scene,Completed,Total,Tax,Balance,Notes'
const done =
  '88123,11/02/2025 12:30 AM,Completed,Midway Club,Jump Start,Nadia Brandt,(469) 555-0142,"1 Elm St, Frisco, TX",,2019,Honda,Civic,ABC-123,TX,June Reyes,Flatbed 9,11/2/2025 12:40 AM,11/2/2025 1:05 AM,11/2/2025 3:30 AM,$162.37,12.37,62.37,Gate code 12'
const gone = '88124,2025-06-02 14:00,GOA,,Tow,,,,,,,,,,,,,,,,,,'

eachEngine('past jobs', (database) => {
  let ours: TestCompany
  const product = sharedProduct(database, { now: () => NOW })
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await product.call(method, `/towline/${path}`, { basic: ours.basic, body })
    return Object(await answer.json()) as Record<string, unknown>
  }
  const step = async (id: string, name: 'check' | 'apply' | 'undo', body: unknown = {}) => {
    await ask('POST', `imports/${id}/${name}`, body)
    await product.app.tasks.idle()
    return Import.parse(await ask('GET', `imports/${id}`))
  }
  const checked = async (...rows: string[]) => {
    const answer = await product.call('POST', '/towline/imports/of/jobs', {
      basic: ours.basic,
      file: new Blob([[heads, ...rows].join('\n')]),
      headers: { 'x-upload-id': randomUUID(), 'x-file-name': 'towbook.csv' },
    })
    const { id, columns } = Import.parse(await answer.json())
    return step(id, 'check', { columns })
  }
  const jobs = async (status = 'completed') => {
    const found = await ask('POST', 'dispatch/search', { status })
    return z
      .array(DispatchCall)
      .parse(found)
      .map(({ dispatchNumber, ...job }) => ({ dispatchNumber, ...job }))
  }
  const total = async (kind: string, period: string) =>
    (await ask('GET', `report?kind=${kind}&period=${period}`)).total

  it('become completed jobs of their own days, with the account that goes by that name here', async () => {
    const { id: vendorId } = await ask('POST', 'api/vault/Vendor', {
      name: 'Midway Club',
      type: 'Motor Club',
    })
    const { id, right } = await checked(done, gone)
    expect(right).toBe(2)
    expect(await step(id, 'apply')).toMatchObject({ status: 'done', made: 2 })
    const [first, second] = await jobs()
    expect(first).toMatchObject({
      dispatchNumber: 'P88123',
      isImported: true,
      status: 'completed',
      // In Texas clocks went back at two that night.
      createdDate: Date.parse('2025-11-02T05:30:00Z'),
      completedDateTime: Date.parse('2025-11-02T09:30:00Z'),
      vendorId,
      vendorName: 'Midway Club',
      towReason: 'Dead battery',
      customerPhone: '4695550142',
      vehicle: '2019 Honda Civic',
      driverName: 'June Reyes',
      balance: 62.37,
      billing: { totalAmountPreTax: 150, taxAmount: 12.37, totalAmount: 162.37 },
    })
    expect(second).toMatchObject({ status: 'cancelled', cancelReason: 'GONE_ON_ARRIVAL' })
    expect(await ask('GET', `dispatch/${first?.id}/history`)).toMatchObject([
      { action: 'imported from towbook.csv by Olive Owner' },
    ])
  })

  it('change no figure of today, are texted to nobody, are not to be invoiced, and give no number away', async () => {
    const { id } = await checked(done, gone)
    await step(id, 'apply')
    expect(await total('jobs', 'this+month')).toBeNull()
    expect(await total('jobs', 'last+year')).toEqual([2, 1, 0, 1, 0, 0, 0])
    expect(await total('money', 'last+year')).toEqual(expect.arrayContaining([15_000, 1237, 1]))
    expect(await ask('GET', 'jobs-to-invoice')).toMatchObject({ jobs: [], count: 0 })
    const [first] = await jobs()
    expect(await ask('GET', `invoice-of-job/${first?.id}`)).toMatchObject({
      whyNot: 'It was imported: the program it came from has billed it.',
    })
    expect(await ask('GET', 'company/setup')).toMatchObject({ job: false })
    for (const table of ['text_message', 'mail_message', 'chat_request', 'offer']) {
      const { rows } = await database.db.raw(
        `select count(*)::int as count from ${table} where company_id = $1`,
        [ours.companyId],
      )
      expect(rows, table).toEqual([{ count: 0 }])
    }
    const made = await ask('POST', 'dispatch', { pickupAddress: '1 Oak St' })
    expect(made.dispatchNumber).toMatch(/^\d+$/)
  })

  it('come in once by their number, and say what is wrong with the others', async () => {
    const { id } = await checked(done)
    await step(id, 'apply')
    const again = await checked(
      done,
      '1,11/01/2027,,,,,,,,,,,,,,,,,,,,,',
      '2,13/45/2025,,,,,,,,,,,,,,,,,,,,,',
      '3,11/01/2025 26:00,,,,,,,,,,,,,,,,,,,,,',
      '4,11/01/2025,Waiting,,,,,,,,,,,,,,,,,,,,',
      '5,11/01/2025,,,,,,,,,,,,,,,,,,10,9,,',
      '6,,,,,,,,,,,,,,,,,,,ten,,11,',
      ',11/01/2025,,,,,,,,,,,,,,,,,,,,,',
    )
    const { problems } = await ask('GET', `imports/${again.id}/problems`)
    const told = z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() }))
    expect(
      told.parse(problems).map(({ row, column, problem }) => `${row} ${column}: ${problem}`),
    ).toEqual([
      '2 Call #: You have this job already',
      '3 Date Created: This is still to come',
      '4 Date Created: Write date and time as MM/DD/YYYY 3:45 PM',
      '5 Date Created: Write date and time as MM/DD/YYYY 3:45 PM',
      '6 Status: Only jobs that are over come in. Write completed, cancelled or GOA',
      '7 Tax: The tax can’t be more than half of the total',
      '8 Total: Write an amount, such as 1500.00',
      '8 Date Created: When it came in is required',
      '9 Call #: The number it had is required',
    ])
  })

  it('are taken back whole, unless somebody has worked on one of them', async () => {
    const { id } = await checked(done, gone)
    await step(id, 'apply')
    const [first] = await jobs()
    expect(await ask('GET', 'dispatch/counts')).toMatchObject({ completed: 2 })
    await ask('POST', 'dispatch', { id: first?.id, notes: 'Found the keys' })
    expect((await step(id, 'undo')).note).toContain('#P88123')
    expect(await jobs()).toHaveLength(2)
    await database.db.raw('update dispatch_call set version = 1 where company_id = $1', [
      ours.companyId,
    ])
    expect(await step(id, 'undo')).toMatchObject({ status: 'undone', made: 0 })
    expect(await jobs()).toEqual([])
    expect(await ask('GET', 'dispatch/counts')).toMatchObject({ completed: 0 })
    expect(await total('jobs', 'last+year')).toBeNull()
  })
})
