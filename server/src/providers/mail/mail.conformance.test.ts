import { afterEach, describe, expect, it } from 'vitest'
import { type Mailer, MailRefused, MOST_ATTACHED, type OutgoingMail } from './mail.port.ts'
import { sandboxMail } from './sandbox.ts'
import { smtpMail } from './smtp.ts'
import { filesIn } from './testing/files-in.ts'
import { startSmtpStandIn } from './testing/smtp-stand-in.ts'

/** A post office whose counter can be looked at: the head of each mail it took, and its words. */
type Post = {
  mailer: Mailer
  mails: () => { to: string; subject: string; text: string; replyTo: string; all: string }[]
  /** What the last mail carries, as whoever gets it reads it. */
  files: () => { name: string; contentType: string; content: Buffer }[]
  stop: () => Promise<void>
}

async function smtp(): Promise<Post> {
  const server = await startSmtpStandIn()
  const mailer = smtpMail({ url: server.url, from: 'Towline <desk@towline.test>' })
  const head = (raw: string, name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ') ??
    ''
  return {
    mailer,
    mails: () =>
      server.delivered.map(({ to, raw }) => ({
        to: to.join(', '),
        subject: head(raw, 'Subject'),
        text: raw.slice(raw.indexOf('\r\n\r\n')).trim(),
        replyTo: head(raw, 'Reply-To'),
        all: raw,
      })),
    files: () => filesIn(server.delivered.at(-1)?.raw ?? ''),
    stop: async () => {
      await mailer.close()
      await server.stop()
    },
  }
}

async function sandbox(): Promise<Post> {
  const taken: OutgoingMail[] = []
  return {
    mailer: sandboxMail({ outbox: async (mail) => void taken.push(mail) }),
    mails: () =>
      taken.map(({ to, subject, text, replyTo = '' }) => ({
        to,
        subject,
        text,
        replyTo,
        all: `Subject: ${subject}\r\n\r\n${text}`,
      })),
    files: () =>
      (taken.at(-1)?.attachments ?? []).map(({ name, contentType, content }) => ({
        name,
        contentType,
        content: Buffer.from(content),
      })),
    stop: async () => {},
  }
}

const aMail: OutgoingMail = {
  to: 'june@lonestar.example',
  subject: 'Shift on Friday',
  text: 'Can you take the night?',
  idempotencyKey: 'mail-1',
}

describe.each([
  ['An SMTP server', smtp],
  ['the sandbox', sandbox],
])('%s as the post office', (_, open) => {
  const opened: Post[] = []
  const aPost = async () => {
    const post = await open()
    opened.push(post)
    return post
  }
  afterEach(async () => {
    for (const post of opened.splice(0)) await post.stop()
  })

  it('takes a mail to one person', async () => {
    const { mailer, mails } = await aPost()
    await mailer.send({ ...aMail, replyTo: 'dana@lonestar.example' })
    expect(mails()).toMatchObject([
      {
        to: 'june@lonestar.example',
        subject: 'Shift on Friday',
        text: 'Can you take the night?',
        replyTo: 'dana@lonestar.example',
      },
    ])
  })

  it('names a mail by its key, so that a second sending can be told', async () => {
    const { mailer } = await aPost()
    const first = await mailer.send(aMail)
    expect(first.messageId).toMatch(/^<[0-9a-f]{32}@[\w.]+>$/)
    expect(await mailer.send(aMail)).toEqual(first)
    const other = await mailer.send({ ...aMail, idempotencyKey: 'mail-2' })
    expect(other.messageId).not.toBe(first.messageId)
  })

  it('lets no line of the head be written through the subject, the name or the answer address', async () => {
    const { mailer, mails } = await aPost()
    await mailer.send({
      ...aMail,
      subject: 'Hello\r\nBcc: everybody@elsewhere.example\n\nand more',
      fromName: 'Dana\r\nX-Evil: 1',
      replyTo: 'dana@lonestar.example\r\nBcc: everybody@elsewhere.example',
    })
    const [mail] = mails()
    expect(mail).toMatchObject({ to: 'june@lonestar.example', replyTo: '' })
    expect(mail?.subject).toBe('Hello Bcc: everybody@elsewhere.example and more')
    expect(mail?.all).not.toMatch(/^(Bcc|X-Evil):/m)
  })

  it.each([
    'june',
    'june@lonestar',
    'june@lonestar.example, all@lonestar.example',
    'june,all@lonestar.example',
    '<june@lonestar.example>',
    'June <june@lonestar.example>',
    'june@lonestar.example\r\nBcc: all@lonestar.example',
    '"june evil"@lonestar.example',
    'june@lonestar.example(comment)',
    `${'j'.repeat(250)}@lonestar.example`,
    '',
  ])('refuses what is not one plain address: %j', async (to) => {
    const { mailer, mails } = await aPost()
    await expect(mailer.send({ ...aMail, to })).rejects.toThrow(MailRefused)
    expect(mails()).toEqual([])
  })

  it('carries files, whole and by their names', async () => {
    const { mailer, mails, files } = await aPost()
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256))
    const pdf = { name: 'Invoice 1001.pdf', contentType: 'application/pdf', content }
    await mailer.send({ ...aMail, attachments: [{ ...pdf, name: 'Invoice\r\n1001.pdf' }] })
    expect(files()).toEqual([pdf])
    expect(mails()).toHaveLength(1)
  })

  it('refuses files that are too large for an email', async () => {
    const { mailer, mails } = await aPost()
    const large = { name: 'a', contentType: 'text/plain', content: Buffer.alloc(MOST_ATTACHED) }
    const more = { ...large, content: Buffer.alloc(1) }
    await expect(mailer.send({ ...aMail, attachments: [large, more] })).rejects.toThrow(MailRefused)
    expect(mails()).toEqual([])
  })

  it('refuses for good where there is no mailbox, and says so', async () => {
    const { mailer, mails } = await aPost()
    const refused = await mailer
      .send({ ...aMail, to: 'nobody@nowhere.invalid' })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(MailRefused)
    expect(String(refused)).toMatch(/no such mailbox/i)
    expect(mails()).toEqual([])
  })
})
