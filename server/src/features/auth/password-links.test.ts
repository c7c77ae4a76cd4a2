import { Employee, type MailMessage, PasswordLink, type Role } from '@towline/contract'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type SmtpStandIn, startSmtpStandIn } from '../../providers/mail/testing/smtp-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OLD = 'a long password'
const NEW = 'quite another one'
const KIT = 'kit@our-towing.example'
const ended = {
  status: 410,
  error: 'link_ended',
  message: 'This link was already used or has expired. Get a new one.',
}

eachEngine('links for a password', (database) => {
  let product: Product
  let ours: TestCompany
  let smtp: SmtpStandIn
  let now = 0
  let addresses = 0
  const start = async (environment: Record<string, string> = {}) => {
    const withProxy = { TRUST_PROXY: '127.0.0.1', ...environment }
    product = await startProduct(database.db, withProxy, () => now)
    ours = await product.company('Our Towing')
  }
  beforeEach(async () => {
    now = Date.parse('2026-11-20T15:00:00Z')
    smtp = await startSmtpStandIn()
    await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Towline <desk@towline.test>' })
  })
  afterEach(async () => {
    await product.stop()
    await smtp.stop()
  })

  /** A request from an address of its own, so that limits are counted for nobody else. */
  const post = (path: string, body: unknown, address = `198.51.100.${++addresses % 250}`) =>
    product.call('POST', `/towline/admin/${path}`, {
      body,
      headers: { 'x-forwarded-for': address },
    })
  const forget = async (email = KIT) => {
    const answer = await post('forgot-password', { email })
    await product.app.tasks.idle()
    return { status: answer.status, body: await answer.text() }
  }
  const outcome = async (answer: Response) => {
    const { error, message, fields } = Object(await answer.json()) as Record<string, unknown>
    return { status: answer.status, error, message, ...(fields ? { fields } : {}) }
  }
  const choose = (token: string, password = NEW, confirmPassword = password) =>
    post('reset-password', { token, password, confirmPassword })
  const look = (token: string) => post('password-link', { token })
  const statusOf = async (password: string, email = KIT) =>
    (await product.call('GET', '/towline/company', { basic: `${email}:${password}` })).status

  const save = (body: object, basic = ours.basic) =>
    product.call('POST', '/towline/employee', { basic, body })
  async function employ(
    more: { email?: string; password?: string; roles?: Role[] } = { password: OLD },
  ) {
    const form = { firstName: 'Kit', lastName: 'Park', phoneNumber: '4695550171' }
    const answer = await save({ email: KIT, roles: ['driver'], ...form, ...more })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    await product.app.tasks.idle()
    // Without its version it is saved again whatever was saved between.
    return { ...Employee.parse(JSON.parse(text)), version: undefined }
  }

  const mailsTo = (email: string) =>
    smtp.delivered
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => ({
        subject: /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '',
        from: /^From: (.*)\r$/m.exec(raw)?.[1] ?? '',
        token: /\/reset-password#([\w-]{22})\r$/m.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '',
        raw,
      }))
  /** Opens the link that was mailed to a new address. */
  async function confirmAddress(email: string): Promise<void> {
    await product.app.tasks.idle()
    const raw = mailsTo(email).findLast(({ subject }) => subject.startsWith('Confirm'))?.raw ?? ''
    const token = /\/new-email#([\w-]{22})/.exec(raw.replace(/=\r\n/g, ''))?.[1]
    expect((await post('new-email', { token })).status).toBe(200)
  }
  /** A mail's words, without the line breaks and signs of its encoding. */
  const wordsOf = (raw = '') =>
    Buffer.from(
      raw
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    )
      .toString('utf8')
      .replaceAll('\u202f', ' ')
  const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)
  const lastToken = (email = KIT) => {
    const token = mailsTo(email).findLast((mail) => mail.token)?.token
    if (!token) throw new Error(`no link was mailed to ${email}`)
    return token
  }

  it('are mailed to who has forgotten the password, and set another one, once', async () => {
    await employ()
    expect(await forget('KIT@Our-Towing.example')).toEqual({ status: 200, body: '{"done":true}' })
    const [mail] = mailsTo(KIT)
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.raw).toContain(`${product.url}/reset-password#${mail?.token}`)
    const told = await look(lastToken())
    expect(PasswordLink.parse(await told.json())).toEqual({
      kind: 'reset',
      email: KIT,
      companyName: 'Our Towing',
    })
    expect((await choose(lastToken())).status).toBe(200)
    expect(await statusOf(NEW)).toBe(200)
    expect(await statusOf(OLD)).toBe(401)
    expect(await outcome(await choose(lastToken(), 'and a third one'))).toEqual(ended)
    expect(await outcome(await look(lastToken()))).toEqual(ended)
    await product.app.tasks.idle()
    expect(subjectsTo(KIT)).toEqual(['Choose a new password', 'Your password was changed'])
  })

  it('leave no trace of their key', async () => {
    await employ()
    await forget()
    const { rows } = await database.db.raw(
      `select (select jsonb_agg(to_jsonb(m)) from mail_message m) as mails,
        (select jsonb_agg(to_jsonb(l)) from password_link l) as links,
        (select jsonb_agg(to_jsonb(a)) from audit a) as audit,
        (select jsonb_agg(to_jsonb(j)) from pgboss.job j) as jobs`,
    )
    expect(JSON.stringify(rows)).toContain(KIT)
    expect(JSON.stringify(rows)).not.toContain(lastToken())
  })

  it('are asked for with the same answer for the same work, whether somebody signs in there or not', async () => {
    await employ()
    await forget()
    await forget('nobody@x.example')
    expect(new Set(smtp.delivered.flatMap(({ to }) => to))).toEqual(new Set([KIT]))
    // Whatever a job does with it is not done while the answer is waited for.
    await product.app.tasks.stop()
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => asked.mockRestore())
    const workFor = async (email: string) => {
      asked.mockClear()
      const answer = await post('forgot-password', { email })
      const queries = asked.mock.calls.map(([query]) => Object(query).text ?? query)
      return { answer: `${answer.status} ${await answer.text()}`, queries }
    }
    const known = await workFor(KIT)
    expect(known.answer).toBe('200 {"done":true}')
    expect(known.queries.join()).toMatch(/insert into .*pgboss/is)
    expect(await workFor('nobody@x.example')).toEqual(known)
  })

  it('last an hour', async () => {
    await employ()
    await forget()
    now += 59 * MINUTE
    expect((await look(lastToken())).status).toBe(200)
    now += MINUTE
    expect(await outcome(await look(lastToken()))).toEqual(ended)
    expect(await outcome(await choose(lastToken()))).toEqual(ended)
    expect(await statusOf(OLD)).toBe(200)
  })

  it('end those that were mailed before', async () => {
    await employ()
    await forget()
    const first = lastToken()
    await forget()
    expect(lastToken()).not.toBe(first)
    expect(await outcome(await choose(first))).toEqual(ended)
    expect((await choose(lastToken())).status).toBe(200)
  })

  it('sign their person out everywhere, and nobody else', async () => {
    await employ()
    const theirs = await product.company('Their Towing')
    await forget()
    const topic = `/topic/company/${ours.companyId}/positions`
    const signIn = async (basic: string) => {
      const answer = await product.call('GET', '/towline/admin/authenticate', { basic })
      return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', origin: product.url }
    }
    await save({ ...(await own()), roles: ['driver', 'dispatcher'] })
    const kit = await signIn(`${KIT}:${OLD}`)
    const others = [await signIn(ours.basic), await signIn(theirs.basic)]
    const socket = await listen(product.url, topic, kit)
    const otherSocket = await listen(product.url, topic, others[0] ?? {})
    expect(await statusOf(OLD)).toBe(200)
    expect((await choose(lastToken())).status).toBe(200)
    await vi.waitFor(() => expect(socket.isConnected()).toBe(false))
    expect(otherSocket.isConnected()).toBe(true)
    const asked = async (headers: Record<string, string>) =>
      (await product.call('GET', '/towline/company', { headers })).status
    expect(await asked(kit)).toBe(401)
    for (const other of others) expect(await asked(other)).toBe(200)
    expect(await statusOf(OLD)).toBe(401)
    expect(await statusOf('correct horse battery', theirs.email)).toBe(200)
  })
  async function own() {
    const answer = await product.call('GET', '/towline/employee/all/driver', { basic: ours.basic })
    const [kit] = Employee.array().parse(await answer.json())
    if (!kit) throw new Error('Kit is not there')
    return kit
  }

  it('work for one of many who use them at once', async () => {
    await employ()
    await forget()
    const passwords = Array.from({ length: 6 }, (_, n) => `password of try ${n}`)
    const tried = await Promise.all(passwords.map((password) => choose(lastToken(), password)))
    const statuses = tried.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410, 410])
    expect(await statusOf(passwords[statuses.indexOf(200)] ?? '')).toBe(200)
  })

  it('are nothing to who was removed or has another address, and to who changed the password', async () => {
    const kit = await employ()
    await forget()
    const token = lastToken()
    await save({ ...kit, deleted: true })
    expect(await outcome(await choose(token))).toEqual(ended)
    await forget()
    expect(mailsTo(KIT)).toHaveLength(1)
    await save({ ...kit, deleted: false })
    expect(await outcome(await choose(token))).toEqual(ended)

    await forget()
    const forgotten = lastToken()
    await save({ ...kit, email: 'kit@elsewhere.example' })
    expect((await look(forgotten)).status).toBe(200)
    await confirmAddress('kit@elsewhere.example')
    expect(await outcome(await look(forgotten))).toEqual(ended)
    await save(kit)
    await confirmAddress(KIT)
    await forget()
    await save({ ...kit, password: 'given by the owner' })
    expect(await outcome(await choose(lastToken()))).toEqual(ended)
    expect(await statusOf('given by the owner')).toBe(200)
  })

  it('take no password that is short, guessed first or typed in two ways, and stay', async () => {
    await employ()
    await forget()
    const refusals = [
      ['', '', 'password', 'Password is required'],
      ['short', 'short', 'password', 'Use at least 8 characters'],
      ['Password123', 'Password123', 'password', /first passwords people guess/],
      ['x'.repeat(201), 'x'.repeat(201), 'password', 'Use at most 200 characters'],
      [NEW, `${NEW}!`, 'confirmPassword', "Passwords don't match"],
    ] as const
    for (const [password, again, field, sentence] of refusals) {
      const refused = await outcome(await choose(lastToken(), password, again))
      expect(refused).toMatchObject({ status: 400 })
      expect(Object(refused.fields)[field]).toMatch(sentence)
    }
    expect((await choose(lastToken())).status).toBe(200)
  })

  it('that nobody was mailed are all answered in the same way', async () => {
    for (const token of ['', 'x', 'A'.repeat(22), '\u0000', '../..', 'é'.repeat(10_000)]) {
      expect(await outcome(await choose(token)), token.slice(0, 30)).toEqual(ended)
      expect(await outcome(await look(token)), token.slice(0, 30)).toEqual(ended)
    }
    expect((await post('reset-password', { password: NEW, confirmPassword: NEW })).status).toBe(400)
    expect((await post('forgot-password', { email: 'kit' })).status).toBe(400)
    expect((await post('forgot-password', {})).status).toBe(400)
  })

  it('fill nobody’s mailbox, and are asked for so often from one address', async () => {
    await employ()
    for (let round = 0; round < 7; round++) expect((await forget()).status).toBe(200)
    expect(mailsTo(KIT)).toHaveLength(5)
    expect((await choose(lastToken())).status).toBe(200)
    now += HOUR + 1
    await forget()
    expect(subjectsTo(KIT).filter((subject) => subject.startsWith('Choose'))).toHaveLength(6)

    const statuses: number[] = []
    for (let n = 0; n < 22; n++)
      statuses.push(
        (await post('forgot-password', { email: `a${n}@x.example` }, '203.0.113.9')).status,
      )
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  })

  it('invite who is employed without a password, for a week', async () => {
    await employ({ roles: ['dispatcher'] })
    const [mail] = mailsTo(KIT)
    expect(mail).toMatchObject({
      subject: "You're invited to Our Towing",
      from: 'Our Towing <desk@towline.test>',
    })
    now += 7 * DAY - 1
    expect(await (await look(lastToken())).json()).toMatchObject({ kind: 'invitation', email: KIT })
    expect((await choose(lastToken())).status).toBe(200)
    expect(await statusOf(NEW)).toBe(200)
    await product.app.tasks.idle()
    expect(mailsTo(KIT)).toHaveLength(1)
  })

  it('invite nobody who was given a password', async () => {
    await employ({ password: OLD })
    expect(smtp.delivered).toEqual([])
  })

  it('invite again when the manager asks for it, or the address was wrong, or the invited has lost it', async () => {
    const kit = await employ({ roles: ['driver'] })
    const [first] = mailsTo(KIT)
    now += 8 * DAY
    expect(await outcome(await choose(first?.token ?? ''))).toEqual(ended)
    const inviteAgain = (basic = ours.basic) =>
      product.call('POST', `/towline/employee/${kit.id}/invite`, { basic })
    expect((await inviteAgain()).status).toBe(200)
    await product.app.tasks.idle()
    const second = lastToken()
    await save({ ...kit, email: 'kit.park@our-towing.example' })
    await product.app.tasks.idle()
    expect(subjectsTo('kit.park@our-towing.example')).toEqual(["You're invited to Our Towing"])
    expect(await outcome(await choose(second))).toEqual(ended)
    await forget('kit.park@our-towing.example')
    expect(subjectsTo('kit.park@our-towing.example')[1]).toBe("You're invited to Our Towing")

    const theirs = await product.company('Their Towing')
    expect((await inviteAgain(theirs.basic)).status).toBe(404)
    expect((await choose(lastToken('kit.park@our-towing.example'))).status).toBe(200)
    expect((await inviteAgain()).status).toBe(404)
    expect((await inviteAgain(`kit.park@our-towing.example:${NEW}`)).status).toBe(403)
  })

  it('are offered to who changed the password in their profile, in case it was somebody else', async () => {
    const kit = await employ()
    expect((await save({ ...kit, password: NEW }, `${KIT}:${OLD}`)).status).toBe(200)
    await product.app.tasks.idle()
    const [mail] = mailsTo(KIT)
    expect(mail?.subject).toBe('Your password was changed')
    const words = wordsOf(mail?.raw)
    expect(words).toContain(`Friday, November 20, 2026 at 9:00:00 AM CST, the password of ${KIT}`)
    expect(words).toContain('/forgot-password')
    expect(words).not.toContain('changed by')
    expect((await save({ ...kit, lastName: 'Parker' })).status).toBe(200)
    await product.app.tasks.idle()
    expect(smtp.delivered).toHaveLength(1)
  })

  it('are no help once the address is another one, which the old one is told, with who can put it back', async () => {
    const kit = await employ()
    const elsewhere = 'kit@elsewhere.example'
    expect((await save({ ...kit, email: elsewhere }, `${KIT}:${OLD}`)).status).toBe(200)
    await product.app.tasks.idle()
    expect(subjectsTo(KIT)).toEqual(['A new email address waits to be confirmed'])
    expect(wordsOf(mailsTo(KIT)[0]?.raw)).toMatch(
      / to k…@elsewhere.example\.[\s\S]*forgot-password/,
    )
    await confirmAddress(elsewhere)
    await product.app.tasks.idle()
    expect(subjectsTo(KIT).at(-1)).toBe('Your email address was changed')
    const words = wordsOf(mailsTo(KIT).at(-1)?.raw)
    expect(words).toContain('The new address is k…@elsewhere.example.')
    expect(words).toContain('tell a manager at Our Towing right away')
    expect(words).toContain('Friday, November 20, 2026')
    expect(words).not.toMatch(/kit@elsewhere|forgot-password/)
    expect(subjectsTo(elsewhere)).toEqual(['Confirm your new email address'])

    expect((await save({ ...kit, email: KIT, password: NEW })).status).toBe(200)
    await product.app.tasks.idle()
    expect(subjectsTo(elsewhere).slice(1).sort()).toEqual([
      'A new email address waits to be confirmed',
      'Your password was changed',
    ])
    expect(
      mailsTo(elsewhere).some(({ raw }) => wordsOf(raw).includes('was changed by Olive Owner.')),
    ).toBe(true)
    const mailed = smtp.delivered.length
    expect((await save({ ...kit, email: elsewhere.toUpperCase() })).status).toBe(200)
    await product.app.tasks.idle()
    expect(smtp.delivered).toHaveLength(mailed)
  })

  it('are read in the outbox where there is no mail server, by managers of their own company only', async () => {
    await product.stop()
    await database.db.raw('delete from company')
    await start()
    await employ({ password: OLD, roles: ['dispatcher'] })
    await forget()
    const theirs = await product.company('Their Towing')
    const outbox = async (basic: string) => {
      const answer = await product.call('GET', '/towline/messages/mails', { basic })
      return (await answer.json()) as MailMessage[]
    }
    expect(await outbox(theirs.basic)).toEqual([])
    expect(await outbox(`${KIT}:${OLD}`)).toEqual([])
    const [mail] = await outbox(ours.basic)
    expect(mail).toMatchObject({ to: KIT, subject: 'Choose a new password' })
    const token = mail?.body.split('#')[1]?.slice(0, 22) ?? ''
    expect((await choose(token)).status).toBe(200)
    expect(smtp.tries).toBe(0)
  })
})
