import { BudgetKind, type DayBudget } from '@towline/contract'
import { sql } from 'kysely'
import type { Maps } from '../providers/maps/index.ts'
import type { App } from './app.ts'
import type { Tx } from './db/index.ts'
import { type Mailing, mailManagers } from './mail/index.ts'
import type { Settings } from './settings.ts'

/** The managers are told when this much of a day's budget is used. */
const WARN_AT = 0.8

type Spender = Mailing & { companyId: string; settings: Settings }

/**
 * Counts something that costs money against the company's budget of the day, which ends at its own
 * midnight; false, and nothing counted, when there is no room for it. Counted in the database, so that all
 * processes count together; the row is locked until the transaction ends.
 */
export async function spend(spender: Spender, kind: BudgetKind, units = 1): Promise<boolean> {
  const { tx, companyId, now, settings } = spender
  const company = await companyToday(tx, companyId, now)
  // Until somebody has shown whose address it is, nothing outside is asked for them.
  if (kind === 'maps' && !company.isConfirmed) return false
  const limit = limitOf(settings, kind, company.pays)
  if (units > limit) return false
  const { rows } = await sql<{ used: number }>`
    insert into usage_day as u (company_id, day, kind, used)
    values (${companyId}, ${company.day}::date, ${kind}, ${units})
    on conflict (company_id, day, kind) do update set used = u.used + excluded.used
      where u.used + excluded.used <= ${limit}
    returning used`.execute(tx)
  const used = rows[0]?.used
  if (used === undefined) return false
  await warn(spender, kind, { company, used, limit, units })
  return true
}

/**
 * Counts what was used already, of which nobody knew before how much it would be; units of 0 only look. True when
 * there is room for more today.
 */
export async function useUp(spender: Spender, kind: BudgetKind, units: number): Promise<boolean> {
  const { tx, companyId, now, settings } = spender
  const company = await companyToday(tx, companyId, now)
  const limit = limitOf(settings, kind, company.pays)
  const { rows } = await sql<{ used: number }>`
    insert into usage_day as u (company_id, day, kind, used)
    values (${companyId}, ${company.day}::date, ${kind}, ${units})
    on conflict (company_id, day, kind) do update set used = u.used + excluded.used
    returning used`.execute(tx)
  const used = rows[0]?.used ?? 0
  if (units > 0) await warn(spender, kind, { company, used, limit, units })
  return used < limit
}

/** What a company has used today of each budget; of a language model only where there is one. */
export async function budgetsToday({
  tx,
  companyId,
  now,
  settings,
}: Pick<Spender, 'tx' | 'companyId' | 'now' | 'settings'>): Promise<DayBudget[]> {
  const { day, pays } = await companyToday(tx, companyId, now)
  const { rows } = await sql<{ kind: BudgetKind; used: number }>`
    select kind, used from usage_day where company_id = ${companyId} and day = ${day}::date`.execute(
    tx,
  )
  const used = new Map(rows.map((row) => [row.kind, row.used]))
  return BudgetKind.options
    .filter((kind) => kind !== 'model' || settings.AGENT_MODEL !== undefined)
    .map((kind) => ({ kind, used: used.get(kind) ?? 0, limit: limitOf(settings, kind, pays) }))
}

type Used = { company: { name: string; day: string }; used: number; limit: number; units: number }

/** Tells the managers, once a day, with what most of a budget is used by. */
async function warn(
  spender: Spender,
  kind: BudgetKind,
  { company: { name, day }, used, limit, units }: Used,
): Promise<void> {
  const warnAt = Math.ceil(limit * WARN_AT)
  if (used >= warnAt && used - units < warnAt)
    await mailManagers(spender, `budget ${kind} ${day}`, (firstName) =>
      warning(kind, { firstName, name, used, limit }),
    )
}

/**
 * The map for what is done in a company's name: each look-up at a map service is counted, and beyond the
 * budget the gazetteer answers, as it does when it can't be counted. Strangers get the gazetteer alone.
 */
export function mapsWithinBudget(app: App, companyId: string | null): Maps {
  const { db, tasks, settings, log } = app
  return app.maps.paidBy(async (lookups) => {
    if (!companyId) return false
    try {
      return await db.asCompany(companyId, (tx) => {
        const enqueue: Mailing['enqueue'] = (task, data, options) =>
          tasks.enqueue(tx, task, data, options)
        return spend({ tx, companyId, now: app.now(), enqueue, settings }, 'maps', lookups)
      })
    } catch (error) {
      log.error({ err: error }, 'a map lookup could not be counted; the gazetteer answers')
      return false
    }
  })
}

/** The name, the calendar day and whether it pays, of the bound company. */
async function companyToday(tx: Tx, companyId: string, now: number) {
  const { rows } = await sql<{ name: string; day: string; pays: boolean; isConfirmed: boolean }>`
    select name, (${new Date(now)}::timestamptz at time zone time_zone)::date::text as day,
      plan_type = 'paid' and opened_at is not null as pays,
      mail_confirmed_at is not null as "isConfirmed"
    from company where id = ${companyId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a budget was asked for a company that is not there')
  return row
}

function limitOf(settings: Settings, kind: BudgetKind, pays: boolean): number {
  const [trial, paid] = {
    texts: [settings.TRIAL_TEXTS_A_DAY, settings.PAID_TEXTS_A_DAY],
    mails: [settings.TRIAL_MAILS_A_DAY, settings.PAID_MAILS_A_DAY],
    maps: [settings.TRIAL_MAP_LOOKUPS_A_DAY, settings.PAID_MAP_LOOKUPS_A_DAY],
    model: [settings.TRIAL_MODEL_TOKENS_A_DAY, settings.PAID_MODEL_TOKENS_A_DAY],
  }[kind] as [number, number]
  return pays ? paid : trial
}

const things: Record<BudgetKind, { are: string; after: string }> = {
  texts: { are: 'texts', after: 'no more texts go out until midnight' },
  mails: { are: 'emails', after: 'no more emails to others go out until midnight' },
  maps: {
    are: 'map look-ups',
    after:
      'until midnight, places are found by town only and distances are estimates. The agent keeps answering',
  },
  model: {
    are: 'tokens for the language model',
    after:
      'the agent speaks in its built-in words until midnight. It keeps answering every call, and takes jobs as before',
  },
}

function warning(
  kind: BudgetKind,
  at: { firstName: string; name: string; used: number; limit: number },
): { subject: string; text: string } {
  const { are, after } = things[kind]
  return {
    subject: `${at.name} has used ${at.used} of today's ${at.limit} ${are}`,
    text: `Hello ${at.firstName},

${at.name} has used ${at.used} of the ${at.limit} ${are} it has for today. When they're used up, ${after}.

If you need more, write to us. If you don't know why it's so many, check who has access to your account.`,
  }
}
