import { Account, AccountType, type SaveAccount } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { insertEmployee } from '../employees/index.ts'
import { accountsByPhone } from './index.ts'

/** A value of its own for every field that people may set. */
const everyField = {
  type: 'Motor Club',
  name: 'Prairie Motor Club',
  accountNumber: 'PMC-77',
  contactName: 'Vic Lund',
  contactPhoneNumber: '9725550155',
  contactFaxNumber: '9725550156',
  contactEmail: 'vic@prairie.example',
  accountManagerId: '',
  accountManagerEmail: 'desk@prairie.example',
  taxExempt: true,
  creditLimit: 2500,
  paymentTerms: 'Net 15',
  emailInvoicesAutomatically: true,
  disabled: false,
  addContactToCalls: true,
  isCallOut: true,
  isDeleted: false,
  address: '100 Main St',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  useAddressAs: 'Destination',
  billingAddress: 'PO Box 9',
  billingCity: 'Plano',
  billingState: 'TX',
  billingZip: '75074-1234',
  billingContactName: 'Bea',
  billingContactEmail: 'bea@prairie.example',
  notes: 'Ask for the member id \n <script>alert(1)</script>',
} satisfies SaveAccount

const VAULT = '/towline/api/vault/Vendor'
const PLACEHOLDER = 'No Account Specified'

eachEngine('accounts', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const post = (body: unknown, basic = ours.basic) => product.call('POST', VAULT, { basic, body })
  const read = (id: string, basic = ours.basic) => product.call('GET', `${VAULT}/${id}`, { basic })
  async function save(body: unknown): Promise<Account> {
    const answer = await post(body)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return Account.strict().parse(JSON.parse(text))
  }
  const refusal = async (body: unknown) => {
    const answer = await post(body)
    const { error, fields } = Object(await answer.json()) as Record<string, unknown>
    return { status: answer.status, error, fields: Object(fields) as Record<string, string> }
  }
  async function search(body: unknown, basic = ours.basic): Promise<Account[]> {
    const answer = await product.call('POST', `${VAULT}/byCriteria`, { basic, body })
    expect(answer.status).toBe(200)
    return Account.strict()
      .array()
      .parse(await answer.json())
  }
  const found = async (body: unknown) => (await search(body)).map(({ name }) => name)
  async function vendors(body: unknown = {}): Promise<string[]> {
    const answer = await product.call('PUT', '/towline/vendor/search', { basic: ours.basic, body })
    const list = z.strictObject({ id: z.uuid(), name: z.string() }).array()
    return list.parse(await answer.json()).map(({ name }) => name)
  }
  const employ = async (role: 'manager' | 'driver', companyId = ours.companyId) => {
    const id = newId()
    await database.db.asCompany(companyId, (tx) =>
      insertEmployee(tx, {
        id,
        companyId,
        email: `${id}@x.example`,
        passwordHash: null,
        roles: [role],
        firstName: 'Ann',
        lastName: 'Park',
        phoneNumber: '',
        now: 1,
      }),
    )
    return id
  }

  it('keep every field they are made with, and what a change leaves out', async () => {
    const made = await save(everyField)
    expect(made).toEqual({
      ...everyField,
      id: made.id,
      version: 1,
      isActive: true,
      isPlaceholder: false,
    })
    expect(await (await read(made.id)).json()).toEqual(made)
    const changed = await save({ id: made.id, name: 'Prairie Club', taxExempt: false })
    expect(changed).toEqual({ ...made, version: 2, name: 'Prairie Club', taxExempt: false })
    expect((await search({ name: 'prairie' })).at(0)).toEqual(changed)
  })

  it('start with the first type and nothing else', async () => {
    const made = await save({ id: '', name: 'Plain', contactEmail: null })
    expect(made).toMatchObject({ type: AccountType.options[0], contactEmail: '', isActive: true })
    const answer = await product.call('GET', '/towline/vendor/types', { basic: ours.basic })
    expect(await answer.json()).toContainEqual({ value: 'Motor Club', label: 'Motor Club' })
  })

  it('are active unless disabled or removed', async () => {
    const { id } = await save({ name: 'Garage' })
    expect((await save({ id, name: 'Garage', disabled: true })).isActive).toBe(false)
    expect((await save({ id, name: 'Garage', disabled: false })).isActive).toBe(true)
    expect((await save({ id, name: 'Garage', isDeleted: true })).isActive).toBe(false)
    expect((await search({ name: 'Garage' })).at(0)?.isActive).toBe(false)
  })

  it('are offered for jobs by name after the placeholder, without those not in use', async () => {
    await save({ name: 'zeta' })
    await save({ name: 'Alpha' })
    await save({ name: 'Gone', isDeleted: true })
    await save({ name: 'Off', disabled: true })
    expect(await vendors()).toEqual([PLACEHOLDER, 'Alpha', 'zeta'])
    expect(await vendors({ searchText: 'ET' })).toEqual(['zeta'])
    expect(await vendors({ limit: 2 })).toEqual([PLACEHOLDER, 'Alpha'])
  })

  it('are found by type, part of the name and manager, newest first', async () => {
    const manager = await employ('manager')
    await save({ name: 'Old Garage', type: 'Repair Shop', accountManagerId: manager })
    await save({ name: 'Garage on Main', type: 'Repair Shop' })
    await save({ name: 'City Police', type: 'Police', accountManagerId: manager })
    expect(await found({ name: ' gARage ' })).toEqual(['Garage on Main', 'Old Garage'])
    expect(await found({ type: 'Repair Shop', accountManagerId: manager })).toEqual(['Old Garage'])
    expect(await found({ accountManagerId: manager })).toEqual(['City Police', 'Old Garage'])
    const all = ['City Police', 'Garage on Main', 'Old Garage', PLACEHOLDER]
    expect(await found({ name: '', type: '', accountManagerId: '' })).toEqual(all)
    expect(await found({ name: null, type: null })).toEqual(all)
  })

  it('are found with and without the accents of their names', async () => {
    for (const name of ['Muñoz Grúas', 'Munoz & Sons', 'ÉTOILE']) await save({ name })
    for (const typed of ['munoz', 'MUÑOZ', 'Mun\u0303oz'])
      expect(await found({ name: typed }), typed).toEqual(['Munoz & Sons', 'Muñoz Grúas'])
    expect(await found({ name: 'etoi' })).toEqual(['ÉTOILE'])
    expect(await found({ name: 'Ñ%' })).toEqual([])
    const etoile = (await search({ name: 'étoile' }))[0]
    await save({ id: etoile?.id, name: 'Señor' })
    expect(await found({ name: 'etoile' })).toEqual([])
    expect(await found({ name: 'senor' })).toEqual(['Señor'])
  })

  it('are looked for by the characters typed, whatever they mean elsewhere', async () => {
    for (const name of ['A+ (Body) .*', '50% off', 'under_score', 'back\\slash'])
      await save({ name })
    const cases: Record<string, string[]> = {
      '.*': ['A+ (Body) .*'],
      '+ (': ['A+ (Body) .*'],
      '%': ['50% off'],
      _: ['under_score'],
      '\\': ['back\\slash'],
      '[a-z]': [],
      "' or 1=1 --": [],
      '(((((a+)+)+)+)+$': [],
    }
    for (const [name, names] of Object.entries(cases))
      expect(await found({ name }), name).toEqual(names)
  })

  it('come by the page', async () => {
    for (let n = 0; n < 5; n++) await save({ name: `Account ${n}` })
    const seen: string[] = []
    for (let before: string | undefined; ; ) {
      const page = await search({ limit: 2, ...(before && { before }) })
      if (page.length === 0) break
      seen.push(...page.map(({ name }) => name))
      before = page.at(-1)?.id
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Account ${n}`).concat(PLACEHOLDER))
  })

  it('answer the second of two editors with the newer record, and lose nothing', async () => {
    const { id } = await save({ name: 'Garage', notes: 'first' })
    await save({ id, version: 1, name: 'Garage', notes: 'second' })
    const late = await post({ id, version: 1, name: 'Garage', notes: 'third' })
    expect(late.status).toBe(409)
    const { error, newer } = Object(await late.json()) as { error: string; newer: unknown }
    expect(error).toBe('newer_version')
    expect(Account.strict().parse(newer)).toMatchObject({ notes: 'second', version: 2 })
    expect(await (await read(id)).json()).toMatchObject({ notes: 'second', version: 2 })
    await save({ id, version: 2, name: 'Garage', notes: 'third' })
    expect(await save({ id, name: 'Garage', notes: 'fourth' })).toMatchObject({ version: 4 })
  })

  it('let one of several editors win who save at the same moment', async () => {
    const { id } = await save({ name: 'Garage' })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => post({ id, version: 1, name: 'Garage', notes: `${n}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('have a placeholder that cannot be changed', async () => {
    const placeholder = (await search({ name: PLACEHOLDER })).at(0)
    expect(placeholder).toMatchObject({ isPlaceholder: true, isActive: true })
    for (const body of [{ name: 'Mine' }, { name: PLACEHOLDER, isDeleted: true }])
      expect(await refusal({ id: placeholder?.id, ...body })).toMatchObject({
        status: 409,
        error: 'placeholder',
      })
    expect(await vendors()).toEqual([PLACEHOLDER])
  })

  it('are looked after by a manager of the company, or one who has been', async () => {
    const [manager, driver] = [await employ('manager'), await employ('driver')]
    const theirs = await product.company('Their Towing')
    const stranger = await employ('manager', theirs.companyId)
    for (const accountManagerId of [driver, stranger, newId()])
      expect(await refusal({ name: 'Garage', accountManagerId })).toMatchObject({
        status: 400,
        fields: { accountManagerId: 'Choose one of your managers' },
      })
    const { id } = await save({ name: 'Garage', accountManagerId: manager })
    await database.db.raw('update employee set deleted_at = now() where id = $1', [manager])
    const kept = await save({ id, name: 'Garage', accountManagerId: manager, notes: 'x' })
    expect(kept.accountManagerId).toBe(manager)
    expect(await refusal({ name: 'Other', accountManagerId: manager })).toMatchObject({
      status: 400,
    })
    expect((await save({ id, name: 'Garage', accountManagerId: '' })).accountManagerId).toBe('')
  })

  it('of another company are not there', async () => {
    const { id } = await save(everyField)
    const theirs = await product.company('Their Towing')
    expect((await read(id, theirs.basic)).status).toBe(404)
    expect((await post({ id, name: 'Mine now' }, theirs.basic)).status).toBe(404)
    expect((await read(newId())).status).toBe(404)
    expect(await search({ name: 'Prairie' }, theirs.basic)).toEqual([])
    expect(await search({ before: id }, theirs.basic)).toEqual([])
  })

  it('refuse what cannot be, and name the fields', async () => {
    const wrong = {
      name: ' ',
      type: 'Friend',
      accountNumber: 'x'.repeat(61),
      contactPhoneNumber: '123',
      contactEmail: 'not an address',
      zip: '7503',
      useAddressAs: 'pickup',
      notes: 'x'.repeat(5001),
      taxExempt: 'yes',
      accountManagerId: 'me',
      version: 0,
    }
    const { status, fields } = await refusal(wrong)
    expect(status).toBe(400)
    expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort())
    const long = await product.call('POST', `${VAULT}/byCriteria`, {
      basic: ours.basic,
      body: { name: 'x'.repeat(201) },
    })
    expect(long.status).toBe(400)
  })

  it('are known by their phone when they are in use', async () => {
    const phone = '9725550155'
    const caller = async () => {
      const found = await database.db.asCompany(ours.companyId, (tx) =>
        accountsByPhone(tx, ours.companyId, [phone]),
      )
      return found.get(phone) ?? null
    }
    const { id } = await save({ name: 'Garage', contactPhoneNumber: '+1 (972) 555-0155' })
    expect(await caller()).toEqual({ id, name: 'Garage', type: 'Account' })
    await save({ id, name: 'Garage', disabled: true })
    expect(await caller()).toBeNull()
    await save({ id, name: 'Garage', disabled: false, isDeleted: true })
    expect(await caller()).toBeNull()
  })

  it('tell the company, live, that one was made or saved', async () => {
    const hears = (basic: string) =>
      listen(product.url, `/topic/company/${ours.companyId}/accounts`, {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      })
    const desk = await hears(ours.basic)
    const theirs = await product.company('Their Towing')
    await expect(hears(theirs.basic)).rejects.toThrow()
    const { id } = await save({ name: 'Garage' })
    await save({ id, name: 'Garage', notes: 'x' })
    await vi.waitFor(() =>
      expect(desk.heard).toEqual([
        { id, version: 1 },
        { id, version: 2 },
      ]),
    )
  })

  it('leave in the audit who did what', async () => {
    const { id } = await save({ name: 'Garage' })
    await save({ id, name: 'Garage', taxExempt: true })
    const { rows } = await database.db.raw(
      'select action, data from audit where record_id = $1 order by at, id',
      [id],
    )
    expect(rows).toEqual([
      { action: 'account made', data: { name: 'Garage', type: 'Account' } },
      { action: 'account changed', data: { taxExempt: { from: false, to: true } } },
    ])
  })
})
