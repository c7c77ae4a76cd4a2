import { Company, newAgentSettings, type Role } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { hashPassword } from '../auth/index.ts'
import { insertEmployee } from '../employees/index.ts'

eachEngine('the company profile', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const profile = {
    name: 'Our Towing & Recovery',
    phoneNumber: '(469) 555-0199',
    street: '2 Yard Rd',
    city: 'Frisco',
    zip: '75034',
    aiAgentName: 'Sam',
  }
  const put = (body: unknown, basic = ours.basic) =>
    product.call('PUT', '/towline/company', { basic, body })
  const read = async (basic = ours.basic) => {
    const answer = await product.call('GET', '/towline/company', { basic })
    return Company.strict().parse(await answer.json())
  }
  const saved = async (body: unknown) => {
    const answer = await put(body)
    expect(answer.status).toBe(200)
    return Company.strict().parse(await answer.json())
  }
  const fieldsOf = async (body: unknown) => {
    const answer = await put(body)
    expect(answer.status).toBe(400)
    return z.object({ fields: z.record(z.string(), z.string()) }).parse(await answer.json()).fields
  }
  async function employ(role: Role): Promise<string> {
    const email = `${role}@our-towing.example`
    const passwordHash = await hashPassword('a long password')
    await product.app.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id: newId(),
        companyId: ours.companyId,
        email,
        firstName: 'Kit',
        lastName: 'Test',
        phoneNumber: '',
        passwordHash,
        roles: [role],
        now: Date.now(),
      }),
    )
    return `${email}:a long password`
  }

  it('is saved as the form has it, and leaves alone what the form has not', async () => {
    const before = await read()
    const after = await saved(profile)
    expect(after).toEqual({
      ...before,
      ...profile,
      phoneNumber: '4695550199',
      version: before.version + 1,
    })
    expect(after.twilioPhoneNumber).toBe(ours.number.slice(2))
    expect(await read()).toEqual(after)
  })

  it('keeps what the agent goes by, each setting by itself', async () => {
    expect((await read()).agent).toEqual(newAgentSettings)
    const night = { from: '18:00', to: '02:00' }
    const hours = { ...newAgentSettings.hours, saturday: night, sunday: null }
    const holidays = [{ date: '2026-12-25', name: 'Christmas', hours: null }]
    await saved({ ...profile, agent: { greeting: 'Howdy!', hours, holidays } })
    const serviceArea = { towns: ['Frisco, TX', 'Plano, TX'], radiusMiles: 40, zones: true }
    const more = { languages: ['en', 'es'], notes: 'No motorcycles.', serviceArea }
    const { agent } = await saved({
      ...profile,
      agent: { ...more, transferPhone: '(972) 555-0123' },
    })
    expect(agent).toEqual({
      ...newAgentSettings,
      greeting: 'Howdy!',
      hours,
      holidays,
      ...more,
      transferPhone: '9725550123',
    })
  })

  it('names every field that is not right, and saves nothing', async () => {
    const before = await read()
    expect(await fieldsOf({})).toEqual({
      name: 'Company name is required',
      phoneNumber: 'Phone number is required',
      zip: 'Zip code is required',
    })
    const hours = { ...newAgentSettings.hours, monday: { from: '08:00', to: '25:00' } }
    const wrong: [string, object][] = [
      ['name', { name: '   ' }],
      ['phoneNumber', { phoneNumber: '555' }],
      ['zip', { zip: '7503' }],
      ['zip', { zip: '75034-12' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['timeZone', { timeZone: 'UTC' }],
      ['timeZone', { timeZone: '+06:00' }],
      ['agent.greeting', { agent: { greeting: 'x'.repeat(301) } }],
      ['agent.languages', { agent: { languages: ['es'] } }],
      ['agent.languages', { agent: { languages: ['en', 'en'] } }],
      ['agent.hours.monday.to', { agent: { hours } }],
      ['agent.transferPhone', { agent: { transferPhone: '12345' } }],
      [
        'agent.serviceArea.radiusMiles',
        { agent: { serviceArea: { towns: [], radiusMiles: 501 } } },
      ],
      [
        'agent.holidays.0.date',
        { agent: { holidays: [{ date: '25.12.', name: '', hours: null }] } },
      ],
    ]
    for (const [field, change] of wrong)
      expect(Object.keys(await fieldsOf({ ...profile, ...change })), field).toEqual([field])
    expect(await read()).toEqual(before)
  })

  it('hands no caller to the number the agent answers', async () => {
    const own = ours.number
    expect(await fieldsOf({ ...profile, phoneNumber: own })).toHaveProperty('phoneNumber')
    expect(await fieldsOf({ ...profile, agent: { transferPhone: own } })).toHaveProperty([
      'agent.transferPhone',
    ])
  })

  it('finds the place, the state and the time zone anew when the company moves', async () => {
    const place = async () => {
      const { rows } = await database.db.raw('select lat, lng from company')
      return z.object({ lat: z.number(), lng: z.number() }).parse(rows[0])
    }
    const before = await place()
    await saved(profile)
    expect(await place()).toEqual(before)
    const moved = await saved({ ...profile, city: '', zip: '90012' })
    expect(moved).toMatchObject({
      state: 'CA',
      city: 'Los Angeles',
      timeZone: 'America/Los_Angeles',
    })
    expect((await place()).lat).toBeCloseTo(34.06, 1)
    const chosen = await saved({ ...profile, zip: '75034', timeZone: 'America/New_York' })
    expect(chosen).toMatchObject({ state: 'TX', timeZone: 'America/New_York' })
    expect(await saved({ ...profile, zip: '00000' })).toMatchObject({ state: '', zip: '00000' })
    expect(await saved({ ...profile, zip: '00001', state: 'OK' })).toMatchObject({ state: 'OK' })
    expect(await fieldsOf({ ...profile, state: 'Texas' })).toEqual({ state: 'Choose a state' })
  })

  it('is not saved over what somebody else saved meanwhile', async () => {
    const { version } = await read()
    await saved({ ...profile, version })
    const late = await put({ ...profile, name: 'Too late', version })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      error: 'newer_version',
      newer: { name: profile.name, version: version + 1 },
    })
  })

  it('tells everybody of the company, live, that it was saved', async () => {
    const driver = await employ('driver')
    const hears = (basic: string) =>
      listen(product.url, `/topic/company/${ours.companyId}/profile`, {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      })
    const cab = await hears(driver)
    const theirs = await product.company('Their Towing')
    await expect(hears(theirs.basic)).rejects.toThrow()
    const { id, version } = await saved(profile)
    await vi.waitFor(() => expect(cab.heard).toEqual([{ id, version }]))
  })

  it('is changed by managers only, each of their own company', async () => {
    for (const role of ['dispatcher', 'driver'] as const) {
      const basic = await employ(role)
      expect((await put(profile, basic)).status).toBe(403)
      expect((await read(basic)).name).toBe('Our Towing')
    }
    const theirs = await product.company('Their Towing')
    await put({ ...profile, name: 'Mine now' }, theirs.basic)
    expect((await read()).name).toBe('Our Towing')
  })
})
