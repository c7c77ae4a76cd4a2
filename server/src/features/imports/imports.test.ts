import { randomUUID } from 'node:crypto'
import { Import, type ImportColumns, type ImportKind, type ImportProblem } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { execute } from '../../platform/execute.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { findCaller } from '../calls/index.ts'

const towbook = [
  'Account Name,Account Type,Account #,Contact,Phone,Email,Address,City,State,Zip,Billing Email,Tax Exempt',
  'Midway Motor Club,motor clubs,PRV-1,Nan Cole,(469) 555-0101,nan@midway.example,1 Main St,Frisco,TX,75034,bills@midway.example,Yes',
  '"Smith, Sons ""Body"" & Frame",Body Shop,,,+1 469-555-0102,,,,,2134,,',
].join('\r\n')

eachEngine('imports', (database) => {
  let product: Product
  let ours: TestCompany
  beforeEach(async () => {
    product = await startProduct(database.db)
    ours = await product.company('Our Towing')
  })
  afterEach(() => product.stop())

  const ask = async (method: string, path: string, body?: unknown, basic = ours.basic) => {
    const answer = await product.call(method, `/towline/${path}`, { basic, body })
    return { status: answer.status, reply: Object(await answer.json()) as Record<string, unknown> }
  }
  const send = async (file: string | Uint8Array, kind: ImportKind = 'accounts') => {
    const id = randomUUID()
    const answer = await product.call('POST', `/towline/imports/of/${kind}`, {
      basic: ours.basic,
      file: new Blob([typeof file === 'string' ? file : Buffer.from(file)]),
      headers: { 'x-upload-id': id, 'x-file-name': 'accounts.csv' },
    })
    return { status: answer.status, reply: Object(await answer.json()) as Record<string, unknown> }
  }
  const sent = async (...args: Parameters<typeof send>) => {
    const { status, reply } = await send(...args)
    expect(status, JSON.stringify(reply)).toBe(200)
    return Import.parse(reply)
  }
  const now = async (id: string) => Import.parse((await ask('GET', `imports/${id}`)).reply)
  const step = async (id: string, name: 'check' | 'apply' | 'undo', body: unknown = {}) => {
    const { status, reply } = await ask('POST', `imports/${id}/${name}`, body)
    expect(status, JSON.stringify(reply)).toBe(200)
    await product.app.tasks.idle()
    return now(id)
  }
  const checked = async (file: string | Uint8Array, kind?: ImportKind, columns?: ImportColumns) => {
    const { id, columns: guessed } = await sent(file, kind)
    return step(id, 'check', { columns: columns ?? guessed })
  }
  const problems = async (id: string) => {
    const { reply } = await ask('GET', `imports/${id}/problems`)
    const found = reply.problems as ImportProblem[]
    return found.map(({ row, column, problem }) => `${row} ${column}: ${problem}`)
  }
  const Named = z.array(z.object({ id: z.string(), name: z.string() }).loose())
  const accounts = async () =>
    Named.parse((await ask('POST', 'api/vault/Vendor/byCriteria', {})).reply)
  const names = async () => (await accounts()).map(({ name }) => name)

  it('brings accounts from a list of another program, and takes them back', async () => {
    const before = await names()
    const { id, status, right } = await checked(towbook)
    expect({ status, right }).toEqual({ status: 'checked', right: 2 })
    expect(await names()).toEqual(before)
    expect(await step(id, 'apply')).toMatchObject({ status: 'done', made: 2 })
    expect(await accounts()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'Midway Motor Club',
          type: 'Motor Club',
          accountNumber: 'PRV-1',
          contactName: 'Nan Cole',
          contactPhoneNumber: '4695550101',
          contactEmail: 'nan@midway.example',
          billingContactEmail: 'bills@midway.example',
          taxExempt: true,
          isActive: true,
        }),
        expect.objectContaining({ name: 'Smith, Sons "Body" & Frame', zip: '02134' }),
      ]),
    )
    expect(await step(id, 'undo')).toMatchObject({ status: 'undone', made: 0 })
    expect(await names()).toEqual(before)
  })

  it('are taken back whole or not at all: not once something stands on one of them', async () => {
    const { id } = await checked(towbook)
    await step(id, 'apply')
    const midway = (await accounts()).find(({ name }) => name === 'Midway Motor Club')
    await ask('POST', 'dispatch', { vendorId: midway?.id, pickupAddress: '1 Elm St' })
    const after = await step(id, 'undo')
    expect(after).toMatchObject({ status: 'done', made: 2 })
    expect(after.note).toContain('Midway Motor Club')
    expect(await names()).toContain('Smith, Sons "Body" & Frame')
  })

  it('tell every problem by row and column, and leave those rows out', async () => {
    const { id, ...counts } = await checked(
      [
        'Name,Type,Phone,Email,Zip',
        'Right Garage,Repair Shop,4695550101,,',
        ',Fleet,,,',
        '',
        'Formula Inc,Fleet,,=HYPERLINK("http://x.example"),',
        'Odd Kind,Spaceship,123,nobody,7',
        'RIGHT GARAGE,,,,',
        'No Account Specified,,,,',
        'Too, many, , , ,cells here',
      ].join('\n'),
    )
    expect(counts).toMatchObject({ rows: 7, through: 7, right: 1, wrong: 4, twice: 2 })
    expect(await problems(id)).toEqual([
      '3 Name: Name is required',
      '5 Email: This is a formula. Put its value there',
      expect.stringMatching(/^6 Type: Write one of Account, Motor Club/),
      '6 Phone: Enter the ten digits of a US phone number',
      '6 Email: Please enter a valid email address',
      '6 Zip: Enter a ZIP of five digits',
      '7 Name: The same account is in row 2',
      '8 Name: You have this account already',
      expect.stringMatching(/^9 Type: Write one of/),
      expect.stringMatching(/^9 : There are 6 cells and 5 columns/),
    ])
    expect(await step(id, 'apply')).toMatchObject({ status: 'done', made: 1 })
    expect(await names()).toContain('Right Garage')
  })

  it.each(['utf16le', 'utf16be', 'windows-1252', 'utf8'])('are read in %s', async (encoding) => {
    const text = '\ufeffName;City\r\nGrúa Muñoz;Peñitas\r\n'
    const bytes = {
      utf16le: Buffer.from(text, 'utf16le'),
      utf16be: Buffer.from(text, 'utf16le').swap16(),
      'windows-1252': Buffer.from(text.slice(1).replace('Grúa', 'Gr\u00faa \u0093'), 'latin1'),
      utf8: Buffer.from(text),
    }[encoding]
    const { id } = await checked(bytes ?? '')
    await step(id, 'apply')
    const all = await accounts()
    const there = all.find(({ city }) => city === 'Peñitas')
    expect(there?.name).toBe(encoding === 'windows-1252' ? 'Grúa “ Muñoz' : 'Grúa Muñoz')
  })

  it.each([
    ['PK\u0003\u0004 a workbook', 'Save it as CSV'],
    ['', 'empty'],
    ['Name,Phone\n', 'no rows'],
    ['just words', 'at least two'],
    [`Name,Phone\nA,"1\n${'x,y\n'.repeat(50)}`, 'never closed'],
    ['Name,Phone\n\u0000\u0001\u0002,\u0000\u0000\u0000', 'isn’t a CSV'],
    // UTF-16 that ends in the middle of a character.
    [Buffer.from('de0b00', 'hex'), 'at least two'],
  ])('refuse what is no list: %j', async (file, why) => {
    const { status, reply } = await send(file)
    expect(status).toBe(415)
    expect(reply.message).toContain(why)
  })

  it('need the columns without which there is no record', async () => {
    const { id } = await sent('One,Two\na,b\n')
    const { status, reply } = await ask('POST', `imports/${id}/check`, { columns: {} })
    expect(status).toBe(400)
    expect(reply.fields).toEqual({ 'columns.name': 'Choose the column with the Name' })
    const doubled = { columns: { name: 0, city: 0, zip: 9 } }
    expect((await ask('POST', `imports/${id}/check`, doubled)).reply.fields).toEqual({
      'columns.city': 'This column fills another field already',
      'columns.zip': 'The file has no such column',
    })
  })

  it('bring trucks and employees, who are not invited by that', async () => {
    const trucks = await checked(
      'Unit #,Body Type,Tag,Reg expires\nT-1,rollback,abc1,12/31/2027\n',
      'trucks',
    )
    expect(await step(trucks.id, 'apply')).toMatchObject({ made: 1 })
    const list = Named.parse((await ask('GET', 'truck/all/active')).reply)
    expect(list).toMatchObject([{ name: 'T-1', type: 'FlatBed', licensePlate: 'ABC1' }])
    const people = await checked(
      `First Name,Last Name,E-mail,Cell,Role\nTeo,Alvarez,teo@x.example,4695550133,Tow Operator\nOlive,Owner,${ours.email},4695550133,driver\n`,
      'employees',
    )
    expect(people).toMatchObject({ right: 1, twice: 1 })
    expect(await step(people.id, 'apply')).toMatchObject({ made: 1 })
    expect((await ask('GET', 'employee/all/driver')).reply).toMatchObject([
      { email: 'teo@x.example' },
    ])
    for (const { id } of [trucks, people])
      expect(await step(id, 'undo')).toMatchObject({ status: 'undone' })
    expect((await ask('GET', 'truck/all/active')).reply).toEqual([])
  })

  it('bring customers, whom the phone line knows by name from then on', async () => {
    const list = 'First Name,Last Name,Mobile,Zip\nNadia,Brandt,(469) 555-0142,75034\nNo,Phone,,\n'
    const { id, right, wrong } = await checked(list, 'customers')
    expect({ right, wrong }).toEqual({ right: 1, wrong: 1 })
    expect(await problems(id)).toEqual(['3 Mobile: Enter the ten digits of a US phone number'])
    await step(id, 'apply')
    expect(await accounts()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Nadia Brandt', type: 'Cash' })]),
    )
    const caller = await execute(product.app, findCaller, {
      actor: systemOf(ours.companyId),
      input: { body: { number: '4695550142' } },
    })
    expect(caller).toEqual({ number: '4695550142', name: 'Nadia Brandt' })
    expect(await checked(list, 'customers')).toMatchObject({ right: 0, twice: 1 })
  })

  it('go on where the server was stopped, and make nothing twice', async () => {
    const rows = Array.from({ length: 1700 }, (_, index) => `Account ${index},"a\n${index}"`)
    const { id, rows: count } = await checked(`Name,Notes\n${rows.join('\n')}\n`)
    expect(count).toBe(1700)
    await ask('POST', `imports/${id}/apply`, {})
    await product.stop()
    product = await startProduct(database.db)
    await product.app.tasks.idle()
    expect(await now(id)).toMatchObject({ status: 'done', made: 1700 })
    const again = await ask('POST', `imports/${id}/apply`, {})
    expect(again.status).toBe(409)
    const { rows: made } = await database.db.raw(
      `select count(*)::int as count from vendor where company_id = $1 and name like 'Account %'`,
      [ours.companyId],
    )
    expect(made).toEqual([{ count: 1700 }])
    expect(await checked(`Name,Notes\n${rows.join('\n')}\n`)).toMatchObject({
      right: 0,
      twice: 1700,
    })
  })

  it('belong to managers of the company', async () => {
    const theirs = await product.company('Their Towing')
    const { id } = await sent(towbook)
    expect((await ask('GET', `imports/${id}`, undefined, theirs.basic)).status).toBe(404)
    expect((await ask('POST', `imports/${id}/apply`, {}, theirs.basic)).status).toBe(404)
  })
})
