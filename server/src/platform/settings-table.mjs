// Every setting, how it is read and how a wrong one is corrected. Plain JavaScript without a package, types in
// comments: `npm start` reads it on any Node from 20 on, before anything is installed.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { readSender, whyNoTls } from '../providers/mail/mail-address.mjs'
import { vendorOf } from '../providers/model/vendor-of.mjs'

/** @typedef {Record<string, string | undefined>} Environment */
/**
 * Reads what is set for one setting: its value, or what is wrong with it in words.
 * @template T
 * @typedef {(text: string) => { value: T } | { wrong: string }} Reader
 */

/**
 * A text, held to a rule where there is one.
 * @param {(text: string) => boolean} isRight
 * @param {string} wrong
 * @param {Reader<string>} first what is checked before it
 * @returns {Reader<string>}
 */
const text =
  (isRight = () => true, wrong = '', first = (value) => ({ value })) =>
  (value) => {
    const read = first(value)
    return 'wrong' in read || isRight(value) ? read : { wrong }
  }

/**
 * @param {RegExp} form
 * @param {string} wrong
 */
const pattern = (form, wrong) => text((value) => form.test(value), wrong)

/** @param {string} wrong */
const sender = (wrong) => text((value) => readSender(value) !== null, wrong)

/**
 * An absolute address with one of these schemes.
 * @param {string[]} schemes
 * @param {string} example
 */
const url = (schemes, example) =>
  text(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
    `must begin with ${schemes.join(':// or ')}://, ${example}`,
  )

/**
 * @param {number} min
 * @param {number} max
 * @returns {Reader<number>}
 */
const whole = (min, max) => (text) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max
    ? { value }
    : { wrong: `must be a whole number from ${min} to ${max}` }
}

/** @type {Reader<number>} */
const price = (text) => {
  const value = Number(text)
  return value >= 0 && Number.isFinite(value)
    ? { value }
    : { wrong: 'must be dollars for a million tokens, such as 0.4' }
}

/**
 * @template {string} Option
 * @param {readonly Option[]} options
 * @returns {Reader<Option>}
 */
const oneOf = (options) => (text) => {
  const value = options.find((option) => option === text)
  return value === undefined ? { wrong: `must be one of ${options.join(', ')}` } : { value }
}

/**
 * Empty in the environment means not set.
 * @template T
 * @param {Reader<T>} read
 * @returns {(text: string | undefined) => ReturnType<Reader<T | undefined>>}
 */
const optional = (read) => (text) => (text ? read(text) : { value: undefined })

/**
 * @template T
 * @param {Reader<T>} read
 * @param {string} usual
 * @returns {(text: string | undefined) => ReturnType<Reader<T>>}
 */
const withDefault = (read, usual) => (text) => read(text || usual)

/**
 * Addresses of the servers of one cluster.
 * @param {string} value
 */
const areNatsServers = (value) =>
  value
    .split(',')
    .every((one) => URL.canParse(one.trim()) && /^(nats|tls):$/.test(new URL(one.trim()).protocol))

/**
 * An address or range as `TRUST_PROXY` takes it.
 * @param {string} part
 */
function isProxy(part) {
  const [address = '', bits, ...more] = part.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isRange && more.length === 0
}

/** Every setting, with what it is for; `.env.example` says the same to people. */
const table = {
  PORT: withDefault(whole(0, 65535), '3000'),
  HOST: withDefault(text(), '127.0.0.1'),
  PUBLIC_URL: optional(
    text(
      (value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname),
      'must be scheme and host only: Towline is served at the root of its host',
      url(['http', 'https'], 'such as https://towline.example.com'),
    ),
  ),
  DATA_DIR: withDefault(text(), './data'),
  DATABASE_URL: optional(
    url(['postgres', 'postgresql'], 'such as postgres://towline:secret@localhost:5432/towline'),
  ),
  DATABASE_DIRECT_URL: optional(
    url(['postgres', 'postgresql'], 'the address of the server itself, past the pooler'),
  ),
  NATS_URL: optional(
    text(
      areNatsServers,
      'must begin with nats:// or tls://, such as nats://towline:secret@localhost:4222',
    ),
  ),
  TWILIO_ACCOUNT_SID: optional(pattern(/^AC\w+$/, 'must be an account SID, which begins with AC')),
  TWILIO_AUTH_TOKEN: optional(text()),
  TWILIO_MESSAGING_SERVICE_SID: optional(
    pattern(/^MG[0-9a-fA-F]{32}$/, 'must be the SID of a Messaging Service: MG and 32 digits'),
  ),
  TWILIO_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Twilio')),
  STRIPE_SECRET_KEY: optional(
    pattern(/^(sk|rk)_\w+$/, 'must be a secret or restricted key: sk_… or rk_…'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    pattern(/^whsec_[\w+/=-]+$/, 'must be the signing secret of the webhook: whsec_…'),
  ),
  STRIPE_CONNECT_WEBHOOK_SECRET: optional(
    pattern(/^whsec_[\w+/=-]+$/, 'must be the signing secret of the Connect webhook: whsec_…'),
  ),
  STRIPE_CARD_PAYMENTS: withDefault(oneOf(['connected', 'own']), 'connected'),
  STRIPE_PRICE_ID: optional(pattern(/^price_\w+$/, 'must be the id of a monthly price: price_…')),
  STRIPE_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Stripe')),
  GOOGLE_MAPS_BROWSER_KEY: optional(text()),
  GOOGLE_MAPS_SERVER_KEY: optional(text()),
  GOOGLE_MAPS_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Google')),
  OSRM_URL: optional(url(['http', 'https'], 'the address of an OSRM server')),
  NOMINATIM_URL: optional(url(['http', 'https'], 'the address of a Nominatim server')),
  OSM_TILES_URL: optional(
    pattern(
      /^https?:\/\/(?:\{s\}\.)?[\w.-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]+$/,
      'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
    ),
  ),
  MAP_ARCHIVE: optional(
    text(
      (file) => file.endsWith('.pmtiles') && existsSync(file),
      'must be a file that is there and ends with .pmtiles, such as /srv/maps/texas.pmtiles',
    ),
  ),
  FILES_S3_ENDPOINT: optional(url(['http', 'https'], 'such as https://s3.us-east-1.amazonaws.com')),
  FILES_S3_BUCKET: optional(text()),
  FILES_S3_REGION: withDefault(text(), 'us-east-1'),
  FILES_S3_ACCESS_KEY_ID: optional(text()),
  FILES_S3_SECRET_ACCESS_KEY: optional(text()),
  AGENT_MODEL: optional(text()),
  AGENT_BASE_URL: optional(url(['http', 'https'], 'such as http://localhost:11434/v1')),
  AGENT_API_KEY: optional(text()),
  OPENAI_API_KEY: optional(text()),
  ANTHROPIC_API_KEY: optional(text()),
  AGENT_PROMPT: withDefault(oneOf(['2026-11-23', '2026-11-21', 'limits-only']), '2026-11-23'),
  AGENT_INPUT_PRICE: optional(price),
  AGENT_OUTPUT_PRICE: optional(price),
  AGENT_FIRST_WORD_MS: withDefault(whole(100, 10_000), '1500'),
  AGENT_READING_MS: withDefault(whole(100, 30_000), '4000'),
  AGENT_TURN_MS: withDefault(whole(500, 30_000), '8000'),
  CARRIER_TOKEN: optional(
    text((value) => value.length >= 8, 'must be at least 8 characters; it signs the phone line'),
  ),
  PUSH_PRIVATE_KEY: optional(
    pattern(/^[\w-]{43}$/, 'must be 32 bytes in base64url: 43 letters and digits'),
  ),
  BREACHED_PASSWORDS_URL: optional(
    url(['http', 'https'], 'such as https://api.pwnedpasswords.com'),
  ),
  CLAMAV_URL: optional(
    pattern(
      /^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/,
      'must be where clamd listens: tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    ),
  ),
  SEALING_KEY: optional(
    pattern(/^[\w-]{43}$/, 'must be 32 bytes in base64url: 43 letters and digits'),
  ),
  PUSH_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for the push services')),
  SMTP_URL: optional(url(['smtp', 'smtps'], 'such as smtps://user:password@smtp.example.com')),
  MAIL_FROM: optional(
    sender('must be an address, such as desk@example.com or Towline <desk@example.com>'),
  ),
  CONTACT_EMAIL: optional(sender('must be an address, such as hello@example.com')),
  TRUST_PROXY: optional(
    text(
      (value) => value.split(',').every(isProxy),
      'must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8',
    ),
  ),
  LOG_LEVEL: withDefault(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  DEMO: withDefault(oneOf(['auto', 'still', 'small', 'off']), 'auto'),
  TRIALS_A_DAY: withDefault(whole(0, 1_000_000), '100'),
  TRIAL_TEXTS_A_DAY: withDefault(whole(0, 1_000_000), '60'),
  TRIAL_MAILS_A_DAY: withDefault(whole(0, 1_000_000), '50'),
  TRIAL_MAP_LOOKUPS_A_DAY: withDefault(whole(0, 1_000_000), '300'),
  PAID_TEXTS_A_DAY: withDefault(whole(0, 1_000_000), '500'),
  PAID_MAILS_A_DAY: withDefault(whole(0, 1_000_000), '500'),
  PAID_MAP_LOOKUPS_A_DAY: withDefault(whole(0, 1_000_000), '2000'),
  TRIAL_MODEL_TOKENS_A_DAY: withDefault(whole(0, 1_000_000_000), '3000000'),
  PAID_MODEL_TOKENS_A_DAY: withDefault(whole(0, 1_000_000_000), '30000000'),
  SILENCE_FIRST_MS: withDefault(whole(1000, 120_000), '15000'),
  SILENCE_NEXT_MS: withDefault(whole(1000, 120_000), '15000'),
  MAX_CALLS: withDefault(whole(1, 10_000), '300'),
}

/** @typedef {{ [Name in keyof typeof table]: Extract<ReturnType<typeof table[Name]>, { value: unknown }>['value'] }} Values */

/**
 * Reads all settings at once: their values, and every problem with how to correct it. The values hold only where
 * there is no problem.
 * @param {Environment} environment
 * @returns {{ values: Values, problems: string[] }}
 */
export function readTable(environment) {
  /** @type {string[]} */
  const problems = []
  /** @type {Record<string, unknown>} */
  const values = {}
  for (const [name, read] of Object.entries(table)) {
    const found = read(environment[name])
    if ('wrong' in found) problems.push(`${name}: ${found.wrong}`)
    else values[name] = found.value
  }
  problems.push(...problemsBetween(environment))
  return { values: /** @type {Values} */ (values), problems }
}

/**
 * What whoever starts the product is told of wrong settings.
 * @param {string[]} problems
 */
export const wrongSettings = (problems) =>
  [
    `These settings aren't right (see .env.example):`,
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n')

/**
 * What is wrong with settings taken together. Looked at in any case, so that all problems are told at once.
 * @param {Environment} given
 * @returns {string[]}
 */
function problemsBetween(given) {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, PUBLIC_URL, TWILIO_API_URL } = given
  /** @type {string[]} */
  const problems = []
  const { SMTP_URL, MAIL_FROM } = given
  if (Boolean(SMTP_URL) !== Boolean(MAIL_FROM)) {
    const missing = SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL'
    problems.push(`${missing}: set both or neither; a mail server needs a sender`)
  }
  const noTls = SMTP_URL && whyNoTls(SMTP_URL)
  if (noTls) problems.push(`SMTP_URL: ${noTls}`)
  if (Boolean(sid) !== Boolean(token)) {
    const missing = sid ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_ACCOUNT_SID'
    problems.push(
      `${missing}: set both or neither; both are on the first page of the Twilio console`,
    )
  }
  if (given.TWILIO_MESSAGING_SERVICE_SID && !sid)
    problems.push(
      'TWILIO_ACCOUNT_SID: set the account that TWILIO_MESSAGING_SERVICE_SID belongs to',
    )
  for (const name of ['DATABASE_DIRECT_URL', 'NATS_URL'])
    if (given[name] && !given.DATABASE_URL)
      problems.push(`${name}: is for server processes on one PostgreSQL: set DATABASE_URL as well`)
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

/**
 * A model without its key would fail on every call, and nobody would know why.
 * @param {Environment} given
 * @returns {string[]}
 */
function modelProblems(given) {
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

/**
 * A bucket that is named by half would send photos into the folder without a word.
 * @param {Environment} given
 * @returns {string[]}
 */
function bucketProblems(given) {
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

/**
 * Without its webhook nobody who paid would be served, and without a price nothing can be bought.
 * @param {Environment} given
 * @returns {string[]}
 */
function stripeProblems(given) {
  const whereFrom = {
    STRIPE_SECRET_KEY: 'it is under Developers, API keys in the Stripe dashboard',
    STRIPE_WEBHOOK_SECRET:
      'add a webhook to {PUBLIC_URL}/towline/billing/webhook in the Stripe dashboard',
    STRIPE_PRICE_ID: 'add a product with a monthly price in the Stripe dashboard',
  }
  const { STRIPE_SECRET_KEY: key = '', STRIPE_API_URL, PUBLIC_URL = '' } = given
  const missing = Object.entries(whereFrom).filter(([name]) => !given[name])
  if (missing.length === Object.keys(whereFrom).length)
    return given.STRIPE_CONNECT_WEBHOOK_SECRET
      ? ['STRIPE_SECRET_KEY: set the key that STRIPE_CONNECT_WEBHOOK_SECRET belongs to']
      : []
  const all = Object.keys(whereFrom).join(', ')
  const problems = missing.map(([name, mend]) => `${name}: set all of ${all}, or none; ${mend}`)
  // With test keys Stripe's own command line can hand events to a machine nobody reaches from outside.
  if (key.includes('_live_') && !STRIPE_API_URL && !PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: Stripe must be able to reach this server: set its https:// address')
  return problems
}
