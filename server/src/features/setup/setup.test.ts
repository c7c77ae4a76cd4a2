import { LINE_CHECK_MS, Setup } from '@towline/contract'
import { afterEach, expect, it } from 'vitest'
import { CarrierPhone } from '../../providers/telephony/phone/carrier-phone.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const PATH = '/towline/company/setup'

eachEngine('the first steps of a new company', (database) => {
  let product: Product
  let now = Date.now()
  afterEach(() => product.stop())

  async function aCompany(name = 'Lone Star Towing'): Promise<TestCompany> {
    product = await startProduct(database.db, { CARRIER_TOKEN }, () => now)
    return product.company(name)
  }
  const setupOf = async ({ basic }: TestCompany, body?: unknown) =>
    Setup.parse(await (await product.call(body ? 'PUT' : 'GET', PATH, { basic, body })).json())
  const post = async ({ basic }: TestCompany, path: string, body: unknown) =>
    expect((await product.call('POST', path, { basic, body })).status).toBe(200)

  async function aCall({ number }: TestCompany): Promise<void> {
    const caller = { server: product.url, token: CARRIER_TOKEN, from: '+12145550142' }
    const phone = new CarrierPhone({ ...caller, to: number })
    await phone.dial()
    await phone.hangUp()
  }

  it('are read from what there is', async () => {
    const company = await aCompany()
    expect(await setupOf(company)).toEqual({
      isDemo: false,
      isHidden: false,
      email: true,
      testCall: false,
      settings: false,
      people: false,
      truck: false,
      job: false,
      lineHeardAt: 0,
      lineCheckAt: 0,
    })
    await post(company, '/towline/truck', { name: 'Flatbed 1' })
    await post(company, '/towline/dispatch', { customerName: 'Ann' })
    await post(company, '/towline/employee', {
      firstName: 'Kit',
      lastName: 'Park',
      email: 'kit@first-hour.example',
      phoneNumber: '4695550177',
      roles: ['driver'],
    })
    const saved = await product.call('PUT', '/towline/company', {
      basic: company.basic,
      body: {
        name: 'Lone Star Towing',
        phoneNumber: '4695550188',
        zip: '75034',
        agent: { greeting: 'Howdy' },
      },
    })
    expect(saved.status).toBe(200)
    expect(await setupOf(company)).toMatchObject({
      settings: true,
      people: true,
      truck: true,
      job: true,
    })
  })

  it('take a call for a check of the line only while one is waited for', async () => {
    const company = await aCompany()
    await aCall(company)
    now += 1000
    expect((await setupOf(company)).lineHeardAt).toBe(0)
    expect((await setupOf(company, { checkLine: true })).lineCheckAt).toBe(now)
    now += LINE_CHECK_MS + 1
    await aCall(company)
    expect((await setupOf(company)).lineHeardAt).toBe(0)
    await setupOf(company, { checkLine: true })
    now += 60_000
    await aCall(company)
    expect((await setupOf(company)).lineHeardAt).toBe(now)
  })

  it('are put away and taken out again, by managers of the company alone', async () => {
    const company = await aCompany()
    const other = await product.company('Other Towing')
    expect(await setupOf(company, { isHidden: true })).toMatchObject({ isHidden: true })
    expect(await setupOf(other)).toMatchObject({ isHidden: false })
    expect(await setupOf(company, { isHidden: false })).toMatchObject({ isHidden: false })
    expect((await product.call('GET', PATH)).status).toBe(401)
  })
})
