import { newAgentSettings, RecordHistoryLine, type Role } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { hashPassword } from '../auth/index.ts'
import { insertEmployee } from '../employees/index.ts'

eachEngine('the history of a record', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const ask = (kind: string, id: string, basic = ours.basic) =>
    product.call('GET', `/towline/history/${kind}/${id}`, { basic })
  async function history(kind: string, id: string, basic = ours.basic) {
    const answer = await ask(kind, id, basic)
    expect(answer.status).toBe(200)
    const lines = RecordHistoryLine.strict()
      .array()
      .parse(await answer.json())
    return lines.map(({ who, action, changes }) => ({ who, action, changes }))
  }
  async function save(path: string, body: unknown, method = 'POST'): Promise<string> {
    const answer = await product.call(method, `/towline/${path}`, { basic: ours.basic, body })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return z.object({ id: z.string() }).parse(JSON.parse(text)).id
  }
  async function employ(role: Role, firstName: string) {
    const [id, email] = [newId(), `${firstName.toLowerCase()}@our-towing.example`]
    const passwordHash = await hashPassword('a long password')
    await product.app.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id,
        companyId: ours.companyId,
        email,
        firstName,
        lastName: 'Test',
        phoneNumber: '',
        passwordHash,
        roles: [role],
        now: Date.now(),
      }),
    )
    return { id, basic: `${email}:a long password` }
  }
  const who = 'Olive Owner'

  it('tells of an employee who changed what, and never a password', async () => {
    const person = {
      email: 'ed@our-towing.example',
      firstName: 'Ed',
      lastName: 'Kay',
      phoneNumber: '4695550142',
      roles: ['driver'],
      password: 'a first long one',
    }
    const id = await save('employee', person)
    await save('employee', {
      ...person,
      id,
      phoneNumber: '4695550143',
      roles: ['driver', 'dispatcher'],
      licenseExpirationDate: Date.UTC(2027, 2, 4, 12),
      password: 'another long one',
    })
    const { password: _, ...rest } = { ...person, phoneNumber: '4695550143' }
    await save('employee', { ...rest, id, roles: ['driver', 'dispatcher'], deleted: true })
    expect(await history('employee', id)).toEqual([
      { who, action: 'deleted this employee', changes: [] },
      {
        who,
        action: 'changed',
        changes: [
          { what: 'Phone', from: '(469) 555-0142', to: '(469) 555-0143' },
          { what: 'Roles', from: 'Driver', to: 'Dispatcher, Driver' },
          { what: 'License Expiration Date', from: '', to: '03/04/2027' },
          { what: 'Password', from: '', to: 'changed' },
        ],
      },
      { who, action: 'added this employee', changes: [] },
    ])
    expect(await (await ask('employee', id)).text()).not.toMatch(/long one|argon|scrypt/)
  })

  it('tells of a truck from when it was made until it is deleted, without saves that changed nothing', async () => {
    const id = await save('truck', { name: 'Rig' })
    await save('truck', { id, name: 'Rig' })
    await save('truck', { id, name: 'Big Rig', status: 'inactive' })
    await save(`truck/${id}`, undefined, 'DELETE')
    expect(await history('truck', id)).toEqual([
      { who, action: 'deleted this truck', changes: [] },
      {
        who,
        action: 'changed',
        changes: [
          { what: 'Name', from: 'Rig', to: 'Big Rig' },
          { what: 'Status', from: 'Active', to: 'Inactive' },
        ],
      },
      { who, action: 'added this truck', changes: [] },
    ])
  })

  it('tells of an account with yes and no, phones as they are written, and names in place of ids', async () => {
    const manager = await employ('manager', 'Mara')
    const id = await save('api/vault/Vendor', { name: 'Old Mill Garage' })
    await save('api/vault/Vendor', {
      id,
      name: 'Old Mill Garage',
      taxExempt: true,
      contactPhoneNumber: '4695550157',
      accountManagerId: manager.id,
    })
    await save('api/vault/Vendor', { id, name: 'Old Mill Garage', disabled: true })
    expect(await history('account', id)).toEqual([
      { who, action: 'changed', changes: [{ what: 'Disabled', from: 'no', to: 'yes' }] },
      {
        who,
        action: 'changed',
        changes: expect.arrayContaining([
          { what: 'Tax exempt', from: 'no', to: 'yes' },
          { what: 'Contact Phone', from: '', to: '(469) 555-0157' },
          { what: 'Account Manager', from: '', to: 'Mara Test' },
        ]),
      },
      { who, action: 'added this account', changes: [] },
    ])
  })

  it('tells of the company, its agent, how jobs are offered and what customers are texted', async () => {
    const { hours } = newAgentSettings
    const profile = { name: 'Our Towing & Recovery', phoneNumber: '4695550188', zip: '75034' }
    await save('company', { ...profile, agent: { recordCalls: true } }, 'PUT')
    await save(
      'company',
      {
        ...profile,
        agent: {
          hours: { ...hours, sunday: null },
          serviceArea: { towns: ['Frisco'], radiusMiles: 20 },
        },
      },
      'PUT',
    )
    const put = async (path: string, body: unknown) => {
      const { basic } = ours
      expect((await product.call('PUT', `/towline/${path}`, { basic, body })).status).toBe(200)
    }
    await put('offers/settings', { routing: 'suggest' })
    await put('milestones/settings', { nearby: false })
    const told = await history('company', ours.companyId)
    expect(told.slice(0, 4)).toEqual([
      {
        who,
        action: 'changed the texts to customers',
        changes: [{ what: 'The truck is five minutes away', from: 'yes', to: 'no' }],
      },
      {
        who,
        action: 'changed how jobs are offered',
        changes: [
          {
            what: 'Who chooses the driver',
            from: 'The dispatcher',
            to: 'The dispatcher, with a suggestion',
          },
        ],
      },
      {
        who,
        action: 'changed',
        changes: [
          { what: 'Hours, Sunday', from: 'all day', to: 'closed' },
          { what: 'Service area', from: 'anywhere', to: 'Frisco, 20 miles around' },
        ],
      },
      {
        who,
        action: 'changed',
        changes: [
          { what: 'Name', from: 'Our Towing', to: 'Our Towing & Recovery' },
          { what: 'Record calls', from: 'no', to: 'yes' },
        ],
      },
    ])
  })

  it('is at most 200 lines, the newest', async () => {
    const id = await save('truck', { name: 'Rig' })
    await database.db.raw(
      `insert into audit (id, company_id, at, actor, action, record_id, data)
       select gen_random_uuid(), $1, now() + n * interval '1 second', 'system', 'truck changed', $2,
         jsonb_build_object('year', jsonb_build_object('from', '', 'to', n::text))
       from generate_series(1, 205) n`,
      [ours.companyId, id],
    )
    const told = await history('truck', id)
    expect(told).toHaveLength(200)
    expect(told[0]).toEqual({
      who: 'Towline',
      action: 'changed',
      changes: [{ what: 'Year', from: '', to: '205' }],
    })
  })

  it('is of no other company, and of nothing that is not there', async () => {
    const theirs = await product.company('Their Towing')
    const employee = await employ('dispatcher', 'Dan')
    const records = [
      ['truck', await save('truck', { name: 'Rig' })],
      ['account', await save('api/vault/Vendor', { name: 'Garage' })],
      ['employee', employee.id],
      ['company', ours.companyId],
    ] as const
    for (const [kind, id] of records) {
      expect((await ask(kind, id)).status, kind).toBe(200)
      expect((await ask(kind, id, theirs.basic)).status, kind).toBe(404)
      expect((await ask(kind, newId())).status, kind).toBe(404)
    }
    // An id of one kind opens nothing of another.
    expect((await ask('account', records[0][1])).status).toBe(404)
    expect((await ask('job', newId())).status).toBe(400)
  })

  it('is for dispatchers but for the company’s own, and not for drivers, not even their own', async () => {
    const dispatcher = await employ('dispatcher', 'Dan')
    const driver = await employ('driver', 'Teo')
    const truckId = await save('truck', { name: 'Rig' })
    const accountId = await save('api/vault/Vendor', { name: 'Garage' })
    const records = [
      ['truck', truckId, 200],
      ['account', accountId, 200],
      ['employee', driver.id, 200],
      ['company', ours.companyId, 403],
    ] as const
    for (const [kind, id, dispatchers] of records) {
      expect((await ask(kind, id, dispatcher.basic)).status, kind).toBe(dispatchers)
      expect((await ask(kind, id, driver.basic)).status, kind).toBe(403)
    }
  })
})
