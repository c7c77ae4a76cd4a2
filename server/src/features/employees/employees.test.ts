import { Employee, type Role } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { executed } from '../../platform/execute.ts'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { saveEmployee } from './index.ts'

const PASSWORD = 'a long password'

/** A value of its own for every field that people may set. */
const everyField = {
  email: 'Teo.Alvarez@our-towing.example',
  firstName: 'Teo',
  lastName: 'Álvarez',
  phoneNumber: '4695550171',
  roles: ['dispatcher', 'driver'] as Role[],
  notes: 'Nights only \n <i>prefers the flatbed</i>',
  language: 'es' as const,
  tdlrNumber: '0061234',
  licenseNumber: '12345678',
  licenseClass: 'A',
  licenseExpirationDate: 1_850_000_000_000,
  emergencyContactName: 'Ana Álvarez',
  emergencyContactPhone: '4695550172',
}

eachEngine('employees', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const PATH = '/towline/employee'
  type Sender = { basic?: string; headers?: Record<string, string> }
  const asOwner = (): Sender => ({ basic: ours.basic })
  const postAsIs = (body: unknown, sender = asOwner()) =>
    product.call('POST', PATH, { ...sender, body })
  /** Without the version, so that what is sent is taken at its word. */
  const post = (body: unknown, sender = asOwner()) => {
    const { version: _, ...form } = Object(body) as Record<string, unknown>
    return postAsIs(form, sender)
  }
  const read = (id: string, sender = asOwner()) => product.call('GET', `${PATH}/${id}`, sender)
  async function save(body: unknown, sender = asOwner()): Promise<Employee> {
    const answer = await post(body, sender)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return Employee.strict().parse(JSON.parse(text))
  }
  const refusal = async (body: unknown, sender = asOwner()) => {
    const answer = await post(body, sender)
    const { error, fields } = Object(await answer.json()) as Record<string, unknown>
    return { status: answer.status, error, fields: Object(fields) as Record<string, string> }
  }
  async function list(filter = '', sender = asOwner()): Promise<Employee[]> {
    const answer = await product.call('GET', `${PATH}/all${filter}`, sender)
    expect(answer.status).toBe(200)
    return Employee.strict()
      .array()
      .parse(await answer.json())
  }
  const names = async (filter = '') => (await list(filter)).map(({ firstName }) => firstName)

  let people = 0
  /** Somebody with a password, as he is stored, and how he signs in. */
  async function aPerson(roles: Role[], firstName = 'Ed') {
    const email = `p${++people}@our-towing.example`
    const form = { email, firstName, lastName: 'Park', phoneNumber: '4695550173', roles }
    const made = await save({ ...form, password: PASSWORD })
    return { made, as: { basic: `${email}:${PASSWORD}` } satisfies Sender }
  }
  const owner = async () => {
    const found = (await list('/manager')).find(({ email }) => email === ours.email)
    if (!found) throw new Error('the company has lost its owner')
    return found
  }
  const statusOf = async (sender: Sender) =>
    (await product.call('GET', '/towline/company', sender)).status
  async function signIn(sender: Sender): Promise<Sender> {
    const answer = await product.call('GET', '/towline/admin/authenticate', sender)
    expect(answer.status).toBe(200)
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { headers: { cookie, origin: product.url } }
  }
  /** The credential in a session's cookie, as a header has it. */
  const authOf = ({ headers }: Sender) =>
    decodeURIComponent(headers?.cookie?.slice('authToken='.length) ?? '')
  const board = (sender: Sender) => {
    const authorization = `Basic ${Buffer.from(sender.basic ?? '').toString('base64')}`
    const topic = `/topic/company/${ours.companyId}/dispatch`
    return listen(product.url, topic, sender.headers ?? { authorization })
  }

  it('keep every field they are made with, and what a change leaves out', async () => {
    const made = await save(everyField)
    const { id, version } = made
    expect(made).toEqual({ ...everyField, id, version, lastLogin: 0, deleted: false })
    expect(await (await read(made.id)).json()).toEqual(made)
    const { email, firstName, phoneNumber, roles } = everyField
    const few = { email, firstName, lastName: 'Reyes', phoneNumber, roles }
    const changed = await save({ id: made.id, ...few, notes: null })
    expect(changed).toEqual({ ...made, version: version + 1, lastName: 'Reyes' })
    expect((await list('/driver')).at(0)).toEqual(changed)
  })

  it('never tell a password or its hash', async () => {
    await aPerson(['driver'])
    const answer = await product.call('GET', `${PATH}/all`, asOwner())
    expect(await answer.text()).not.toMatch(/password|argon/i)
    const { rows } = await database.db.raw('select data from audit')
    expect(JSON.stringify(rows)).not.toMatch(/a long password|argon/)
  })

  it('come by name, by role, and without those who were removed', async () => {
    await aPerson(['driver'], 'bea')
    await aPerson(['driver', 'dispatcher'], 'Al')
    const { made } = await aPerson(['manager', 'driver'], 'Zoe')
    expect(await names()).toEqual(['Al', 'bea', 'Olive', 'Zoe'])
    await save({ ...made, deleted: true })
    expect(await names()).toEqual(['Al', 'bea', 'Olive'])
    expect(await names('/driver')).toEqual(['Al', 'bea'])
    expect(await names('/dispatcher')).toEqual(['Al', 'Olive'])
    expect(await names('/manager')).toEqual(['Olive'])
    expect(await names('/deleted')).toEqual(['Zoe'])
    expect((await product.call('GET', `${PATH}/all/owner`, asOwner())).status).toBe(400)
  })

  it('sign in with the password they were given, and not at all without one', async () => {
    const { as } = await aPerson(['driver'])
    const before = Date.now()
    await signIn(as)
    const seen = (await list('/driver')).at(0)?.lastLogin ?? 0
    expect(seen).toBeGreaterThanOrEqual(before)
    expect(seen).toBeLessThanOrEqual(Date.now())
    await save(everyField)
    for (const password of ['', 'null', PASSWORD])
      expect(await statusOf({ basic: `${everyField.email}:${password}` })).toBe(401)
  })

  it('keep their password while it is left blank', async () => {
    const { made, as } = await aPerson(['driver'])
    for (const password of ['', null, undefined]) await save({ ...made, password })
    expect(await statusOf(as)).toBe(200)
  })

  it('with a new password are signed out elsewhere, on sockets too, and stay signed in here', async () => {
    const { made, as } = await aPerson(['dispatcher'])
    const [here, elsewhere] = [await signIn(as), await signIn(as)]
    const [kept, closed, byHeader] = [await board(here), await board(elsewhere), await board(as)]
    const change = { password: 'another long one', currentPassword: PASSWORD }
    await save({ ...made, ...change }, here)
    await vi.waitFor(() => {
      expect([closed.isConnected(), byHeader.isConnected()]).toEqual([false, false])
    })
    expect(kept.isConnected()).toBe(true)
    expect([await statusOf(here), await statusOf(elsewhere), await statusOf(as)]).toEqual([
      200, 401, 401,
    ])
    expect(await statusOf({ basic: `${made.email}:another long one` })).toBe(200)
  })

  it('change neither their password nor their address by a session alone', async () => {
    const { made, as } = await aPerson(['manager'])
    const here = await signIn(as)
    const header = { headers: { authorization: authOf(here) } }
    const refused = { status: 403, error: 'wrong_password' }
    for (const session of [here, header])
      for (const change of [{ password: 'another long one' }, { email: 'mine@thief.example' }])
        for (const [currentPassword, sentence] of [
          [undefined, /^Type your current password/],
          ['', /^Type your current password/],
          ['a guess', 'That isn’t your current password.'],
        ] as const) {
          const body = { ...made, ...change, currentPassword }
          const { fields, ...answer } = await refusal(body, session)
          expect(answer).toEqual(refused)
          expect(fields).toEqual({ currentPassword: expect.stringMatching(sentence) })
        }
    expect(await statusOf(as)).toBe(200)
    const { email } = await save({ ...made, email: made.email.toUpperCase(), notes: 'x' }, here)
    expect(email).toBe(made.email.toUpperCase())

    const change = { email: 'ed@our-towing.example', password: 'another long one' }
    const changed = await save({ ...made, ...change, currentPassword: PASSWORD }, here)
    expect(changed).toMatchObject({ email: made.email.toUpperCase(), newEmail: change.email })
    expect(await statusOf(here)).toBe(200)
    const { rows } = await database.db.raw('select data from audit')
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  it('who send email and password with the request have shown that they know it', async () => {
    const { made, as } = await aPerson(['driver'])
    const changed = await save({ ...made, password: 'another long one' }, as)
    const basic = `${made.email}:another long one`
    const asked = await save({ ...changed, email: 'ed@our-towing.example' }, { basic })
    expect(asked.newEmail).toBe('ed@our-towing.example')
  })

  /** The key in the last link mailed to a new address. */
  async function linkTo(email: string): Promise<string> {
    const { rows } = await database.db.raw(
      `select body from mail_message where to_address = $1 order by created_at desc, id desc limit 1`,
      [email],
    )
    return /new-email#(\S+)/.exec(String(Object(rows[0]).body))?.[1] ?? ''
  }
  const confirm = (token: string) =>
    product.call('POST', '/towline/admin/new-email', { body: { token } })

  it('log in with a new address once its link was opened, and are told at the old one', async () => {
    const { made, as } = await aPerson(['dispatcher'])
    const session = await signIn(as)
    const email = 'ed@new-place.example'
    const basic = `${email}:${PASSWORD}`
    const asked = await save({ ...made, email })
    expect([asked.email, asked.newEmail]).toEqual([made.email, email])
    expect([await statusOf({ basic }), await statusOf(as), await statusOf(session)]).toEqual([
      401, 200, 200,
    ])
    const token = await linkTo(email)
    const both = await Promise.all([confirm(token), confirm(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    expect([await statusOf({ basic }), await statusOf(as), await statusOf(session)]).toEqual([
      200, 401, 401,
    ])
    const { rows } = await database.db.raw(
      `select subject from mail_message where to_address = $1 order by created_at, id`,
      [made.email],
    )
    expect(rows).toEqual([
      { subject: 'A new email address waits to be confirmed' },
      { subject: 'Your email address was changed' },
    ])
  })

  it('keep their address when the password was changed since, or somebody else has the new one', async () => {
    const { made } = await aPerson(['dispatcher'])
    const asked = await save({ ...made, email: 'mine@thief.example' })
    const token = await linkTo('mine@thief.example')
    await save({ ...made, version: asked.version, password: 'another long one' })
    expect((await confirm(token)).status).toBe(410)
    await save({ ...made, email: 'one@our.example' })
    const late = await linkTo('one@our.example')
    await save({ ...everyField, email: 'one@our.example' })
    expect((await confirm(late)).status).toBe(409)
    expect(await refusal({ ...made, email: 'one@our.example' })).toMatchObject({
      error: 'email_taken',
    })
    // Of somebody removed whose address another has by now, the rest can still be changed.
    await save({ ...made, deleted: true })
    await save({ ...everyField, email: made.email })
    await save({ ...made, deleted: true, notes: 'Left in May' })
  })

  it('who change themselves are told who they are now in the cookie of their session', async () => {
    const session = await signIn(asOwner())
    const own = await owner()
    const currentPassword = ours.basic.slice(ours.email.length + 1)
    const changed = { ...own, firstName: 'Zoë', email: own.email.toUpperCase() }
    const answer = await post({ ...changed, currentPassword }, session)
    const [, cookie = ''] = answer.headers.getSetCookie()
    expect(decodeURIComponent(cookie)).toMatch(/^loggedInUser={.*"name":"Zoë .*"email":"OWNER@/)
    expect(await statusOf(session)).toBe(200)
    const other = await post({ ...everyField, id: (await save(everyField, session)).id }, session)
    expect([other.status, other.headers.getSetCookie()]).toEqual([200, []])
  })

  it('are signed out everywhere when a manager sets their password', async () => {
    const { made, as } = await aPerson(['dispatcher'])
    const session = await signIn(as)
    await save({ ...made, password: 'another long one' }, await signIn(asOwner()))
    expect([await statusOf(session), await statusOf(as)]).toEqual([401, 401])
  })

  it('that are removed are signed out at once, on sockets too, and stay out when they come back', async () => {
    const { made, as } = await aPerson(['dispatcher'])
    const session = await signIn(as)
    const sockets = [await board(session), await board(as)]
    expect((await save({ ...made, deleted: true })).deleted).toBe(true)
    expect([await statusOf(session), await statusOf(as)]).toEqual([401, 401])
    await vi.waitFor(() => expect(sockets.map((one) => one.isConnected())).toEqual([false, false]))
    expect((await save({ ...made, deleted: false })).deleted).toBe(false)
    expect([await statusOf(session), await statusOf(as)]).toEqual([401, 200])
  })

  it('stay removed when a change does not say otherwise', async () => {
    const { made } = await aPerson(['driver'])
    const { deleted: _, ...form } = await save({ ...made, deleted: true })
    expect((await save({ ...form, notes: 'left in May' })).deleted).toBe(true)
    expect(await names('/deleted')).toEqual(['Ed'])
  })

  it('hear only what their roles allow as soon as those have changed', async () => {
    const { made, as } = await aPerson(['dispatcher', 'driver'])
    const open = await board(as)
    await save({ ...made, roles: ['driver'] })
    await vi.waitFor(() => expect(open.isConnected()).toBe(false))
    expect(await statusOf(as)).toBe(200)
    await expect(board(as)).rejects.toThrow()
  })

  it('give their address free when removed, and do not get it back once somebody has it', async () => {
    const { made } = await aPerson(['driver'], 'First')
    await save({ ...made, deleted: true })
    const { id: _, ...form } = made
    const next = await save({ ...form, firstName: 'Second', email: made.email.toUpperCase() })
    const taken = { status: 409, error: 'email_taken', fields: { email: expect.any(String) } }
    expect(await refusal({ ...made, deleted: false })).toEqual(taken)
    const answer = await post({ ...made, deleted: false }, asOwner())
    expect(Object(await answer.json()).message).toBe(
      'Someone already signs in with this email address.',
    )
    expect(await names('/driver')).toEqual(['Second'])
    await save({ ...next, deleted: true })
    await save({ ...made, deleted: false })
    expect(await names('/driver')).toEqual(['First'])
  })

  it('have an address nobody else signs in with, in whatever company and letter case', async () => {
    const theirs = await product.company('Their Towing')
    const { made } = await aPerson(['driver'])
    for (const email of [theirs.email.toUpperCase(), ours.email]) {
      expect(await refusal({ ...made, email })).toMatchObject({ error: 'email_taken' })
      const { id: _, ...form } = made
      expect(await refusal({ ...form, email })).toMatchObject({ error: 'email_taken' })
    }
    expect(await names()).toEqual(['Ed', 'Olive'])
  })

  it('always have a manager, and nobody can remove themselves', async () => {
    const me = await owner()
    const lastManager = { status: 409, error: 'last_manager' }
    expect(await refusal({ ...me, deleted: true })).toMatchObject(lastManager)
    expect(await refusal({ ...me, roles: ['dispatcher'] })).toMatchObject(lastManager)
    const { made: second, as } = await aPerson(['manager'])
    expect(await refusal({ ...me, deleted: true })).toMatchObject(lastManager)
    await save({ ...me, roles: ['dispatcher'] })
    expect(await refusal({ ...second, roles: ['driver'] }, as)).toMatchObject(lastManager)
    expect(await refusal({ ...me, roles: ['manager'] })).toMatchObject({ error: 'forbidden' })
    await save({ ...me, deleted: true }, as)
    expect((await list('/manager', as)).map(({ firstName }) => firstName)).toEqual(['Ed'])
  })

  it('always have a manager, also when two demote each other at the same moment', async () => {
    const me = await owner()
    const { made: other } = await aPerson(['manager'])
    const demote = (by: Employee, whom: Employee) =>
      executed(product.app, saveEmployee, {
        actor: {
          kind: 'employee',
          id: by.id,
          companyId: ours.companyId,
          name: '',
          email: by.email,
          roles: by.roles,
          sessionId: null,
        },
        input: { body: { ...whom, roles: ['driver'] } },
      })
    const results = await Promise.allSettled([demote(me, other), demote(other, me)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last_manager' },
    })
  })

  it('who are no managers change themselves only, and neither roles nor being there', async () => {
    const { made: other } = await aPerson(['driver'])
    for (const role of ['dispatcher', 'driver'] as const) {
      const { made, as } = await aPerson([role], 'Kit')
      const own = await save({ ...made, firstName: 'Kat', licenseClass: 'B' }, as)
      expect(own).toMatchObject({ firstName: 'Kat', licenseClass: 'B', roles: [role] })
      const { id: _, ...form } = made
      for (const body of [
        { ...made, roles: [role, 'manager'] },
        { ...made, deleted: true },
        { ...other, firstName: 'Mine' },
        { ...form, email: 'new@our-towing.example' },
      ])
        expect(await refusal(body, as)).toMatchObject({ status: 403, error: 'forbidden' })
      expect(await refusal({ ...made, id: newId() }, as)).toMatchObject({ status: 404 })
    }
    expect(await names('/driver')).toEqual(['Ed', 'Kat'])
  })

  it('who drive read themselves only, and no list', async () => {
    const { made, as } = await aPerson(['driver'])
    const dispatcher = await aPerson(['dispatcher'])
    expect((await read(made.id, as)).status).toBe(200)
    expect((await read(dispatcher.made.id, as)).status).toBe(404)
    expect((await read(made.id, dispatcher.as)).status).toBe(200)
    for (const path of ['/all', '/all/driver'])
      expect((await product.call('GET', PATH + path, as)).status).toBe(403)
  })

  it('of another company are not there', async () => {
    const { made } = await aPerson(['driver'])
    const theirs = { basic: (await product.company('Their Towing')).basic }
    expect((await read(made.id, theirs)).status).toBe(404)
    expect(await refusal({ ...made, firstName: 'Mine' }, theirs)).toMatchObject({ status: 404 })
    expect(await refusal({ ...made, deleted: true }, theirs)).toMatchObject({ status: 404 })
    expect((await list('', theirs)).map(({ id }) => id)).not.toContain(made.id)
    expect(await names('/driver')).toEqual(['Ed'])
  })

  it('have no password that is guessed first, nor a short one', async () => {
    const refused = async (password: string) =>
      (await refusal({ ...everyField, password })).fields.password
    expect(await refused('Password123')).toMatch(/first passwords people guess/)
    expect(await refused('seven77')).toBe('Use at least 8 characters')
    expect(await refused('x'.repeat(201))).toBe('Use at most 200 characters')
    await save({ ...everyField, password: 'tow truck tango' })
  })

  it('refuse what cannot be, and name the fields', async () => {
    const wrong = {
      email: 'not an address',
      firstName: ' ',
      lastName: 'x'.repeat(101),
      phoneNumber: '123',
      password: 'seven77',
      roles: ['boss'],
      notes: 'x'.repeat(5001),
      tdlrNumber: 'x'.repeat(11),
      licenseExpirationDate: -1,
      emergencyContactPhone: '469-555-0172',
    }
    const { status, fields } = await refusal(wrong)
    expect(status).toBe(400)
    expect(
      Object.keys(fields)
        .map((field) => field.replace(/\.\d$/, ''))
        .sort(),
    ).toEqual(Object.keys(wrong).sort())
    expect(fields).toMatchObject({
      email: 'Please enter a valid email address',
      firstName: 'First name is required',
      password: 'Use at least 8 characters',
    })
    const nobody = await refusal({ ...everyField, roles: [] })
    expect(nobody.fields).toEqual({ roles: 'Choose at least one role' })
  })

  it('tell the company, live, what became of one', async () => {
    const hears = (basic: string) =>
      listen(product.url, `/topic/company/${ours.companyId}/employees`, {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
      })
    const desk = await hears(ours.basic)
    const theirs = await product.company('Their Towing')
    await expect(hears(theirs.basic)).rejects.toThrow()
    const made = await save(everyField)
    const { id } = made
    const gone = await save({ ...made, deleted: true })
    await save({ ...gone, deleted: false })
    await vi.waitFor(() =>
      expect(desk.heard).toEqual([
        { id, version: made.version },
        { id, version: made.version + 1 },
        { id, version: made.version + 2 },
      ]),
    )
  })

  it('of which somebody saved a newer version are kept from an older one', async () => {
    const made = await save(everyField)
    expect((await postAsIs({ ...made, notes: 'theirs' })).status).toBe(200)
    const late = await postAsIs({ ...made, notes: 'mine' })
    expect(late.status).toBe(409)
    const newer = await (await read(made.id)).json()
    expect(newer).toMatchObject({ notes: 'theirs', version: made.version + 1 })
    expect(await late.json()).toMatchObject({ error: 'newer_version', newer })
    expect((await postAsIs({ ...Object(newer), notes: 'mine' })).status).toBe(200)
    expect(await save({ ...made, notes: 'at my word' })).toMatchObject({ notes: 'at my word' })
  })

  it('leave in the audit who did what', async () => {
    const { made } = await aPerson(['driver'])
    await save({ ...made, firstName: 'Edward', password: 'another long one' })
    await save({ ...made, firstName: 'Edward', deleted: true })
    await save({ ...made, firstName: 'Edward', deleted: false })
    const { rows } = await database.db.raw(
      'select action, data from audit where record_id = $1 order by at, id',
      [made.id],
    )
    const { email } = made
    expect(rows).toEqual([
      { action: 'employee made', data: { email, roles: ['driver'] } },
      {
        action: 'employee changed',
        data: { firstName: { from: 'Ed', to: 'Edward' }, password: 'changed' },
      },
      { action: 'employee removed', data: { deleted: { from: false, to: true } } },
      { action: 'employee restored', data: { deleted: { from: true, to: false } } },
    ])
  })
})
