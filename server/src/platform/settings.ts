import { isIP } from 'node:net'
import { PROMPT_VERSION, promptVersions } from '@towline/agent'
import { z } from 'zod'
import { readSender } from '../providers/mail/index.ts'
import { vendorOf } from '../providers/model/vendor-of.ts'

/** An absolute address with one of these schemes. */
const url = (schemes: string[], mend: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must begin with ${schemes.join(':// or ')}://, ${mend}`,
    )
const number = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}
/** Empty in the environment means not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, usual: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? usual : value), schema)
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` })

/** An address or range as `TRUST_PROXY` takes it. */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isRange && more.length === 0
}

/** Every setting, with what it is for; `.env.example` says the same to people. */
const table = z.object({
  PORT: withDefault(number(0, 65535), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(
    url(['http', 'https'], 'such as https://towline.example.com').refine(
      (value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname),
      'must be scheme and host only: Towline is served at the root of its host',
    ),
  ),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    url(['postgres', 'postgresql'], 'such as postgres://towline:secret@localhost:5432/towline'),
  ),
  TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC\w+$/, 'must be an account SID, which begins with AC'),
  ),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Twilio')),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key: sk_… or rk_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_[\w+/=-]+$/, 'must be the signing secret of the webhook: whsec_…'),
  ),
  STRIPE_PRICE_ID: optional(
    z.string().regex(/^price_\w+$/, 'must be the id of a monthly price: price_…'),
  ),
  STRIPE_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Stripe')),
  GOOGLE_MAPS_BROWSER_KEY: optional(z.string()),
  GOOGLE_MAPS_SERVER_KEY: optional(z.string()),
  GOOGLE_MAPS_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Google')),
  OSRM_URL: optional(url(['http', 'https'], 'the address of an OSRM server')),
  NOMINATIM_URL: optional(url(['http', 'https'], 'the address of a Nominatim server')),
  OSM_TILES_URL: optional(
    z
      .string()
      .regex(
        /^https?:\/\/(?:\{s\}\.)?[\w.-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]+$/,
        'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
      ),
  ),
  FILES_S3_ENDPOINT: optional(url(['http', 'https'], 'such as https://s3.us-east-1.amazonaws.com')),
  FILES_S3_BUCKET: optional(z.string()),
  FILES_S3_REGION: withDefault(z.string(), 'us-east-1'),
  FILES_S3_ACCESS_KEY_ID: optional(z.string()),
  FILES_S3_SECRET_ACCESS_KEY: optional(z.string()),
  AGENT_MODEL: optional(z.string()),
  AGENT_BASE_URL: optional(url(['http', 'https'], 'such as http://localhost:11434/v1')),
  AGENT_API_KEY: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  ANTHROPIC_API_KEY: optional(z.string()),
  AGENT_PROMPT: withDefault(oneOf(promptVersions), PROMPT_VERSION),
  AGENT_INPUT_PRICE: optional(z.coerce.number().min(0, 'dollars for a million tokens')),
  AGENT_OUTPUT_PRICE: optional(z.coerce.number().min(0, 'dollars for a million tokens')),
  AGENT_FIRST_WORD_MS: withDefault(number(100, 10_000), '1500'),
  AGENT_TURN_MS: withDefault(number(500, 30_000), '8000'),
  CARRIER_TOKEN: optional(
    z.string().min(8, 'must be at least 8 characters, as it signs the phone line'),
  ),
  SMTP_URL: optional(url(['smtp', 'smtps'], 'such as smtps://user:password@smtp.example.com')),
  MAIL_FROM: optional(
    z
      .string()
      .refine(
        (value) => readSender(value) !== null,
        'must be an address, such as desk@example.com or Towline <desk@example.com>',
      ),
  ),
  CONTACT_EMAIL: optional(
    z
      .string()
      .refine(
        (value) => readSender(value) !== null,
        'must be an address, such as hello@example.com',
      ),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        (value) => value.split(',').every(isProxy),
        'must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8',
      ),
  ),
  LOG_LEVEL: withDefault(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  DEMO: withDefault(oneOf(['auto', 'off']), 'auto'),
  SILENCE_FIRST_MS: withDefault(number(1000, 120_000), '15000'),
  SILENCE_NEXT_MS: withDefault(number(1000, 120_000), '15000'),
  MAX_CALLS: withDefault(number(1, 10_000), '300'),
})

export type Settings = z.infer<typeof table> & { PUBLIC_URL: string }

type Environment = Record<string, string | undefined>

/** What is wrong with settings taken together. Looked at in any case, so that all problems are told at once. */
function problemsBetween(given: Environment): string[] {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, PUBLIC_URL, TWILIO_API_URL } = given
  const problems: string[] = []
  const { SMTP_URL, MAIL_FROM } = given
  if (Boolean(SMTP_URL) !== Boolean(MAIL_FROM)) {
    const missing = SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL'
    problems.push(`${missing}: set both or neither; a mail server takes no mail without a sender`)
  }
  if (Boolean(sid) !== Boolean(token)) {
    const missing = sid ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_ACCOUNT_SID'
    problems.push(
      `${missing}: set both or neither; both are on the first page of the Twilio console`,
    )
  }
  problems.push(...bucketProblems(given), ...stripeProblems(given), ...modelProblems(given))
  // A stand-in of Twilio runs where the server does, and a loopback address is a trial of the same kind.
  if (!sid || TWILIO_API_URL) return problems
  if (!PUBLIC_URL)
    problems.push('PUBLIC_URL: Twilio must be able to reach this server: set its https:// address')
  else if (
    PUBLIC_URL.startsWith('http://') &&
    !/^http:\/\/(localhost|127\.|\[::1])/.test(PUBLIC_URL)
  )
    problems.push('PUBLIC_URL: Twilio opens the phone line over TLS only: use an https:// address')
  return problems
}

/** A model without its key would fail on every call, and nobody would know why. */
function modelProblems(given: Environment): string[] {
  const { AGENT_MODEL: model, AGENT_BASE_URL: base } = given
  if (!model) return base ? ['AGENT_MODEL: name the model that is served at AGENT_BASE_URL'] : []
  const { vendor } = vendorOf(model, base)
  if (vendor === 'compatible')
    return base
      ? []
      : ['AGENT_BASE_URL: set the address of the server, such as http://localhost:11434/v1']
  const key = vendor === 'openai' ? 'OPENAI_API_KEY' : 'ANTHROPIC_API_KEY'
  return given[key] || given.AGENT_API_KEY ? [] : [`${key}: set the key for ${model}`]
}

/** A bucket that is named by half would send photos into the folder without a word. */
function bucketProblems(given: Environment): string[] {
  const names = [
    'FILES_S3_ENDPOINT',
    'FILES_S3_BUCKET',
    'FILES_S3_ACCESS_KEY_ID',
    'FILES_S3_SECRET_ACCESS_KEY',
  ]
  const missing = names.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === names.length) return []
  return missing.map((name) => `${name}: set all of ${names.join(', ')}, or none`)
}

/** Without its webhook nobody who paid would be served, and without a price nothing can be bought. */
function stripeProblems(given: Environment): string[] {
  const whereFrom = {
    STRIPE_SECRET_KEY: 'it is under Developers, API keys in the Stripe dashboard',
    STRIPE_WEBHOOK_SECRET:
      'make a webhook to {PUBLIC_URL}/towline/billing/webhook in the Stripe dashboard',
    STRIPE_PRICE_ID: 'make a product with a monthly price in the Stripe dashboard',
  }
  const { STRIPE_SECRET_KEY: key = '', STRIPE_API_URL, PUBLIC_URL = '' } = given
  const missing = Object.entries(whereFrom).filter(([name]) => !given[name])
  if (missing.length === Object.keys(whereFrom).length) return []
  const all = Object.keys(whereFrom).join(', ')
  const problems = missing.map(([name, mend]) => `${name}: set all of ${all}, or none; ${mend}`)
  // With test keys Stripe's own command line can hand events to a machine nobody reaches from outside.
  if (key.includes('_live_') && !STRIPE_API_URL && !PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: Stripe must be able to reach this server: set its https:// address')
  return problems
}

/** Thrown when settings are wrong; the message lists every problem. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** Reads all settings at once from the environment; throws `WrongSettings` with every problem and how to mend it. */
export function readSettings(environment: Environment): Settings {
  const read = table.safeParse(environment)
  const issues = read.error?.issues ?? []
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...problemsBetween(environment),
  ]
  if (!read.success || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n')
    throw new WrongSettings(`These settings are not right (see .env.example):\n${lines}`)
  }
  return { ...read.data, PUBLIC_URL: publicUrl(read.data) }
}

/** The origin people and carriers reach this server at; without PUBLIC_URL, on this machine. */
function publicUrl({ PUBLIC_URL, HOST, PORT }: z.infer<typeof table>): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : localUrl({ HOST, PORT })
}

/** Where this process can reach itself, whatever stands before it. */
export function localUrl({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://127.0.0.1:${PORT}`
  return `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
}

/** Where what visitors write to us is mailed: the address set for it, or the one all mail is sent from. */
export function operatorAddress({
  CONTACT_EMAIL,
  MAIL_FROM,
}: Pick<Settings, 'CONTACT_EMAIL' | 'MAIL_FROM'>): string | null {
  return readSender(CONTACT_EMAIL ?? MAIL_FROM ?? '')?.address ?? null
}

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Whether only this machine can reach the server, as far as the settings say. */
export function isForThisMachine({ HOST, PUBLIC_URL }: Settings): boolean {
  return (
    ['127.0.0.1', 'localhost', '::1'].includes(HOST) &&
    loopback.includes(new URL(PUBLIC_URL).hostname)
  )
}

/** The origins a browser may show our pages under: the public one, and on one machine its other names. */
export function ownOrigins(settings: Settings): string[] {
  const own = new URL(settings.PUBLIC_URL)
  if (!loopback.includes(own.hostname)) return [own.origin]
  return loopback.map((host) => `${own.protocol}//${host}${own.port && `:${own.port}`}`)
}
