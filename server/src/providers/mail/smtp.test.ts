import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { MailRefused, MailUnavailable } from './mail.port.ts'
import { readSender } from './mail-address.mjs'
import { smtpMail } from './smtp.ts'
import { startSmtpStandIn } from './testing/smtp-stand-in.ts'

const aMail = {
  to: 'june@lonestar.example',
  subject: 'Shift',
  text: 'Friday night?\n.\nQUIT\n',
  idempotencyKey: 'mail-1',
}

describe('mail by SMTP', () => {
  const toClose: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close()
  })
  async function aServer(login?: { user: string; password: string; hasTls?: boolean }) {
    const server = await startSmtpStandIn(login)
    toClose.push(server.stop)
    return server
  }
  function mailTo(url: string) {
    const mailer = smtpMail({ url, from: '"Towline Desk" <desk@towline.test>' })
    toClose.push(mailer.close)
    return mailer
  }
  const failure = (sent: Promise<unknown>) => sent.catch((error: unknown) => error)

  it('goes out from our address in the name of the company, words and HTML', async () => {
    const server = await aServer()
    await mailTo(server.url).send({
      ...aMail,
      html: '<p>Friday?</p>',
      fromName: 'Lone Star Towing',
    })
    const [mail] = server.delivered
    expect(mail?.to).toEqual(['june@lonestar.example'])
    expect(mail?.raw).toContain('From: Lone Star Towing <desk@towline.test>')
    expect(mail?.raw).toContain('<p>Friday?</p>')
    expect(mail?.raw).toMatch(/multipart\/alternative/)
    expect(mail?.raw).toContain('QUIT')
  })

  it('signs in where the server asks for it', async () => {
    const server = await aServer({ user: 'towline', password: 'p@ss/word' })
    await mailTo(server.url).send(aMail)
    expect(server.delivered).toHaveLength(1)
  })

  it('does not blame a mail for a wrong password of ours', async () => {
    const server = await aServer({ user: 'towline', password: 'right' })
    const wrong = await failure(mailTo(server.url.replace('right', 'wrong')).send(aMail))
    expect(wrong).toBeInstanceOf(MailUnavailable)
  })

  describe('with a password to another machine', () => {
    const login = { user: 'towline', password: 'secret' }
    // Not one of the names this machine is known by, and yet here.
    const elsewhere = (url: string, more = '') =>
      `${url.replace('127.0.0.1', '[::ffff:127.0.0.1]')}?tls.rejectUnauthorized=false${more}`

    it('signs in over TLS', async () => {
      const server = await aServer({ ...login, hasTls: true })
      await mailTo(elsewhere(server.url)).send(aMail)
      expect(server.signIns).toEqual([{ isOverTls: true }])
      expect(server.delivered).toHaveLength(1)
    })

    it.each(['', '&ignoreTLS=true', '&opportunisticTLS=true', '&requireTLS=false'])(
      'keeps it where there is no TLS, whatever the address says: %s',
      async (more) => {
        const server = await aServer(login)
        const refused = await failure(mailTo(elsewhere(server.url, more)).send(aMail))
        expect(refused).toBeInstanceOf(MailUnavailable)
        expect(String(refused)).toContain('The mail server takes no TLS')
        expect(server.signIns).toEqual([])
      },
    )
  })

  it('is to be tried again when the server asks to wait or is not there, and never when it refuses', async () => {
    const server = await aServer()
    const mailer = mailTo(server.url)
    server.answers.push({ responseCode: 451, message: 'Greylisted, come back later' })
    const wait = await failure(mailer.send(aMail))
    expect(wait).toBeInstanceOf(MailUnavailable)
    expect(String(wait)).toContain('451 Greylisted, come back later')
    server.answers.push({ responseCode: 554, message: 'We take no such mail' })
    const never = await failure(mailer.send(aMail))
    expect(never).toBeInstanceOf(MailRefused)
    expect(String(never)).toContain('554 We take no such mail')
    await mailer.send(aMail)
    expect(server.delivered).toHaveLength(1)
    const nobodyThere = mailTo(`smtp://127.0.0.1:${await freePort()}`)
    expect(await failure(nobodyThere.send(aMail))).toBeInstanceOf(MailUnavailable)
  })

  it('reads the sender with and without a name', () => {
    const desk = { name: 'Towline Desk', address: 'desk@towline.test' }
    expect(readSender('"Towline Desk" <desk@towline.test>')).toEqual(desk)
    expect(readSender('Towline Desk <desk@towline.test>')).toEqual(desk)
    expect(readSender(' desk@towline.test ')).toEqual({ ...desk, name: '' })
    for (const wrong of ['', 'desk', 'Desk <desk>', 'a@b.c, d@e.f'])
      expect(readSender(wrong), wrong).toBeNull()
  })
})
