import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as the server has it: who it went to, and every line of it. */
export type DeliveredMail = { to: string[]; raw: string }

/** An SMTP server on this machine that keeps what it takes. */
export type SmtpStandIn = {
  url: string
  delivered: DeliveredMail[]
  /** For each try to sign in, whether it came over TLS. */
  signIns: { isOverTls: boolean }[]
  /** How many mails were brought, taken or not. */
  readonly tries: number
  /** The next mails are answered with these instead, one each. */
  answers: { responseCode: number; message: string }[]
  stop(): Promise<void>
}

/** Starts one, without STARTTLS unless the login says so. Addresses under `.invalid` have no mailbox here. */
export async function startSmtpStandIn(
  login?: { user: string; password: string; hasTls?: boolean },
  port = 0,
): Promise<SmtpStandIn> {
  const delivered: DeliveredMail[] = []
  const answers: SmtpStandIn['answers'] = []
  const signIns: SmtpStandIn['signIns'] = []
  let tries = 0
  const server = new SMTPServer({
    disabledCommands: [...(login?.hasTls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (given, { secure }, done) => {
      signIns.push({ isOverTls: secure })
      if (given.username === login?.user && given.password === login?.password)
        done(null, { user: given.username })
      else done(saying(535, 'Wrong user or password'))
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith('.invalid') ? saying(550, 'No such mailbox here') : null),
    onData: (stream, session, done) => {
      tries += 1
      const answer = answers.shift()
      text(stream).then((raw) => {
        if (answer) return done(saying(answer.responseCode, answer.message))
        delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done(null)
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the SMTP server has no port')
  const credentials = login ? `${login.user}:${encodeURIComponent(login.password)}@` : ''
  return {
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    delivered,
    answers,
    signIns,
    get tries() {
      return tries
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const saying = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
