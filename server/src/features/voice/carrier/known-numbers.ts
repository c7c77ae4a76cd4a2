import { readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { companyChanged, idInDestination, toE164 } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import { errorCode } from '../../../platform/db/index.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import { within } from '../../../platform/within.ts'
import { type CompanyOfLine, companiesWithNumbers } from '../../company/index.ts'
import { companyLineOf } from '../session/company-line.ts'
import type { CompanyLine } from '../voice.ports.ts'

/** Which company has which agent number, known without asking the database: so that its callers reach its phone. */
export type KnownNumbers = {
  /** The company of a number (as the carrier writes it), as last known. */
  find(number: string): CompanyLine | undefined
  /** Asks the database for all of them anew; never rejects. */
  refresh(): Promise<void>
  /** Ends when the reading that is under way is over. */
  stop(): Promise<void>
}

/** What several processes have not told each other is known to all of them after this time. */
const REFRESH_MS = 60_000
/** How long a reading that is under way may take when the server stops. */
const LAST_READING_MS = 2_000

const Time = z.iso.datetime().transform((time) => new Date(time))
const Kept = z
  .object({
    id: z.string(),
    name: z.string(),
    phone_number: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    ai_agent_name: z.string(),
    agent_number: z.string(),
    time_zone: z.string(),
    plan_type: z.enum(['paid', 'trial']),
    trial_ends_at: Time.nullable(),
    opened_at: Time.nullable(),
    subscription_status: z.enum(['', 'active', 'past_due', 'ended']),
    agent_settings: z.record(z.string(), z.unknown()),
  })
  .array()

/**
 * Opens what is known of the companies' numbers: first as an earlier process left it under the data directory,
 * then as the database has it, whenever a company changes and from time to time.
 */
export function openKnownNumbers(
  { db, log, now, settings }: Pick<App, 'db' | 'log' | 'now' | 'settings'>,
  fanOut: Pick<FanOut, 'subscribe'>,
): KnownNumbers {
  const file = join(settings.DATA_DIR, 'phone-lines.json')
  let written = ''
  let known = byNumber(readKept())
  let going: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  function readKept(): CompanyOfLine[] {
    try {
      written = readFileSync(file, 'utf8')
      return Kept.parse(JSON.parse(written))
    } catch (error) {
      if (errorCode(error) !== 'ENOENT')
        log.warn({ err: error }, 'the numbers of the companies could not be read from their file')
      return []
    }
  }

  async function readAndKeep(): Promise<void> {
    while (isWanted) {
      isWanted = false
      const companies = await db.asSystem(companiesWithNumbers, { readOnly: true })
      known = byNumber(companies)
      const text = JSON.stringify(companies)
      if (text === written) continue
      await replaceFile(file, text)
      written = text
    }
  }

  // One reading at a time; whoever asks meanwhile is served by one more afterwards.
  function refresh(): Promise<void> {
    if (isStopped) return going ?? Promise.resolve()
    isWanted = true
    going ??= readAndKeep()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the numbers of the companies could not be brought up to date'),
      )
      .finally(() => {
        going = undefined
        if (isWanted) void refresh()
      })
    return going
  }

  const unsubscribe = fanOut.subscribe(
    ({ destination }) => {
      if (idInDestination(companyChanged, destination) !== null) void refresh()
    },
    () => void refresh(),
  )
  const timer = setInterval(refresh, REFRESH_MS)
  timer.unref()

  return {
    find: (number) => {
      const company = known.get(toE164(number))
      return company && companyLineOf(company, now())
    },
    refresh,
    stop: async () => {
      clearInterval(timer)
      unsubscribe()
      isStopped = true
      // Not for long: the database may be the reason for stopping.
      await within(LAST_READING_MS, going ?? Promise.resolve()).catch(() => {})
    },
  }
}

const byNumber = (companies: CompanyOfLine[]) =>
  new Map(companies.map((company) => [company.agent_number, company]))

/** The file as it was or as it is to be, also after a crash; only the product's user may read it. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${process.pid}`
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path)
}
