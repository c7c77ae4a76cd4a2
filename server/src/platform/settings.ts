import { z } from 'zod'

const url = (schemes: string[]) =>
  z
    .url()
    .refine(
      (value) => schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must begin with ${schemes.join(':// or ')}://`,
    )
const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
/** Empty in the environment means not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Every setting, with what it is for; `.env.example` says the same to people. */
const table = z
  .object({
    PORT: number(0, 65535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: optional(url(['http', 'https'])),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: optional(url(['postgres', 'postgresql'])),
    TWILIO_ACCOUNT_SID: optional(
      z.string().regex(/^AC[0-9a-f]{32}$/i, 'an account SID is AC and 32 hexadecimal digits'),
    ),
    TWILIO_AUTH_TOKEN: optional(z.string().min(8)),
    TWILIO_API_URL: optional(url(['http', 'https'])),
    CARRIER_TOKEN: optional(
      z.string().min(16, 'at least 16 characters, as it signs the phone line'),
    ),
    TRUST_PROXY: optional(z.string()),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    DEMO: z.enum(['auto', 'off']).default('auto'),
    SILENCE_FIRST_MS: number(1000, 120_000).default(15_000),
    SILENCE_NEXT_MS: number(1000, 120_000).default(15_000),
    MAX_CALLS: number(1, 10_000).default(300),
  })
  .superRefine((given, context) => {
    if (Boolean(given.TWILIO_ACCOUNT_SID) !== Boolean(given.TWILIO_AUTH_TOKEN)) {
      context.addIssue({
        code: 'custom',
        path: [given.TWILIO_ACCOUNT_SID ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_ACCOUNT_SID'],
        message: 'set both or neither: both are on the first page of the Twilio console',
      })
    }
    if (given.TWILIO_ACCOUNT_SID && !given.PUBLIC_URL) {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'Twilio must be able to reach this server: set its https:// address',
      })
    }
  })

export type Settings = z.infer<typeof table> & { PUBLIC_URL: string }

/** Thrown when settings are wrong; the message lists every problem. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** Reads all settings at once from the environment; throws `WrongSettings` with every problem and how to mend it. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = table.safeParse(environment)
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new WrongSettings(
      `These settings are not right (see .env.example):\n${problems.join('\n')}`,
    )
  }
  const settings = read.data
  const PUBLIC_URL = (
    settings.PUBLIC_URL ??
    `http://${settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST}:${settings.PORT}`
  ).replace(/\/+$/, '')
  return { ...settings, PUBLIC_URL }
}
