import {
  type Company,
  type Endpoint,
  may,
  type ReplyOf,
  type Sent,
  type Topic,
  topicFor,
} from '@towline/contract'
import type { z } from 'zod'
import { type Actor, actorId, companyOf } from './actor.ts'
import type { App } from './app.ts'
import type { Tx } from './db/index.ts'
import { Failure } from './failure.ts'
import { newId } from './ids.ts'
import { operatorAddress } from './settings.ts'
import { storableJson } from './storable.ts'
import { type AnyVerb, type Context, JsonText, type Outside, type SessionChange } from './verb.ts'

type Answer<V extends AnyVerb> = ReplyOf<V['endpoint']> | JsonText<ReplyOf<V['endpoint']>>

type Announcement = { topic: Topic; id: string; message: unknown }
type Afterwards = {
  announcements: Announcement[]
  sessions: SessionChange[]
  disconnected: { employeeId: string; exceptSessionId: string | null }[]
}
type AuditRow = { action: string; recordId: string; data: Record<string, unknown> }

/**
 * Does one thing, the only way anything is done: access, input, transaction bound to the company, the
 * verb, audit and job rows in the same transaction, commit, and then the announcements.
 * Throws `Failure` with one of the contract's codes.
 */
export async function perform<V extends AnyVerb>(
  app: App,
  verb: V,
  request: {
    actor: Actor
    input: Sent<V['endpoint']>
    onSession?: (change: SessionChange) => void
  },
): Promise<Answer<V>> {
  const { endpoint } = verb
  checkAccess(endpoint, request.actor)
  const input = parseInput(endpoint, request.input)
  const scope = await scopeOf(app, verb, request.actor, input)
  const outside = outsideOf(app, request.actor, typeof scope === 'function' ? null : scope)
  const prepared = await prepare(verb, outside, input)
  const after: Afterwards = { announcements: [], sessions: [], disconnected: [] }
  const done = await inTransaction(app, scope, verb.reads, async (tx, companyId) => {
    const audits: AuditRow[] = []
    const parts = { app, tx, actor: request.actor, companyId, after, audits, now: outside.now }
    const answer = await verb.run(contextOf(parts), input, prepared)
    if (!verb.reads) await writeAudit(parts)
    return { answer }
  }).catch(async (error: unknown) => {
    await verb.undo?.(outside, prepared)
    if (!verb.again?.(error)) throw error
  })
  if (!done) return perform(app, { ...verb, again: () => false }, request)
  const { answer: reply } = done
  for (const { topic, id, message } of after.announcements) {
    app.realtime.publish(topicFor(topic, id), JSON.stringify(message))
  }
  for (const { employeeId, exceptSessionId } of after.disconnected)
    app.realtime.disconnect(employeeId, exceptSessionId)
  for (const change of after.sessions) {
    if ('ends' in change && change.ends) app.realtime.endSession(change.ends)
    request.onSession?.(change)
  }
  if (app.checkReplies) endpoint.reply.parse(reply instanceof JsonText ? reply.parse() : reply)
  return asAnswer<V>(reply)
}

/** What a verb answered is its own endpoint's reply; a list of verbs has no type for that. */
const asAnswer = <V extends AnyVerb>(reply: unknown) => reply as Answer<V>

/** What `prepare` made goes to the same verb's `run` and `undo` only, as with its input. */
const prepare = async (verb: AnyVerb, outside: Outside, input: never) =>
  (await verb.prepare?.(outside, input)) as never

/** As `perform`, for callers inside the server: the reply as a value. */
export async function performed<V extends AnyVerb>(
  app: App,
  verb: V,
  request: { actor: Actor; input: Sent<V['endpoint']> },
): Promise<ReplyOf<V['endpoint']>> {
  const reply = await perform(app, verb, request)
  return reply instanceof JsonText ? reply.parse() : reply
}

function checkAccess({ access }: Endpoint, actor: Actor): void {
  switch (access.kind) {
    case 'public':
    case 'chat':
      return
    case 'signed':
      if (actor.kind !== 'carrier') throw new Failure('bad_signature')
      return
    case 'inside':
      if (actor.kind !== 'agent' && actor.kind !== 'system') throw new Failure('forbidden')
      return
    case 'staff':
      if (actor.kind === 'system') return
      if (actor.kind !== 'employee') throw new Failure('Unauthorized')
      if (!may(actor.roles, access.permission)) throw new Failure('forbidden')
      return
  }
}

/**
 * Parses params, query and body; throws `bad_request` naming every wrong field. What comes back fits the
 * endpoint's own verb and no other, which the types can not say of a list of verbs: hence `never`.
 */
function parseInput(endpoint: Endpoint, sent: unknown): never {
  const fields: Record<string, string> = {}
  const parsed: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part] as z.ZodType | undefined
    if (!schema) continue
    const given = partOf(sent, part) ?? {}
    const result = schema.safeParse(part === 'body' && endpoint.mend ? endpoint.mend(given) : given)
    if (result.success) parsed[part] = result.data
    else
      for (const issue of result.error.issues)
        fields[issue.path.join('.') || part] ??= issue.message
  }
  if (Object.keys(fields).length > 0) throw new Failure('bad_request', { fields })
  return parsed as never
}

function partOf(sent: unknown, part: string): unknown {
  return typeof sent === 'object' && sent !== null
    ? (sent as Record<string, unknown>)[part]
    : undefined
}

/** The company everything is bound to, or how it is found. */
type Scope = string | null | ((tx: Tx) => Promise<string>)

/**
 * The company of who asks. A chat's key opens that chat, whoever holds it: its company is found in the verb's
 * own transaction, unless what is prepared before that must know it.
 */
async function scopeOf(app: App, verb: AnyVerb, actor: Actor, input: never): Promise<Scope> {
  const own = verb.endpoint.access.kind === 'chat' ? null : companyOf(actor)
  const { companyOf: find } = verb
  if (own || !find) return own
  const found = async (tx: Tx) => {
    const companyId = await find(tx, input)
    if (!companyId) throw new Failure('not_found')
    return companyId
  }
  return verb.prepare ? app.db.asSystem(found, { readOnly: true }) : found
}

function inTransaction<T>(
  app: App,
  scope: Scope,
  readOnly: boolean,
  work: (tx: Tx, companyId: string | null) => Promise<T>,
): Promise<T> {
  const { db } = app
  if (typeof scope === 'function') return db.asCompanyFound(scope, work, { readOnly })
  return scope
    ? db.asCompany(scope, (tx) => work(tx, scope), { readOnly })
    : db.asSystem((tx) => work(tx, null), { readOnly })
}

type Parts = {
  app: App
  tx: Tx
  actor: Actor
  companyId: string | null
  after: Afterwards
  audits: AuditRow[]
  now: number
}

function contextOf({ app, tx, actor, companyId, after, audits, now }: Parts): Context {
  return {
    tx,
    actor,
    now,
    log: app.log,
    publicUrl: app.settings.PUBLIC_URL,
    operatorAddress: operatorAddress(app.settings),
    sandbox: sandboxOf(app),
    get companyId() {
      if (!companyId)
        throw new Error('this verb works on a company, but whoever performs it is bound to none')
      return companyId
    },
    announce: (topic, id, message) => void after.announcements.push({ topic, id, message }),
    enqueue: (job, data, options) => app.jobs.enqueue(tx, job, data, options),
    changeSession: (change) => void after.sessions.push(change),
    disconnect: (employeeId, exceptSessionId) =>
      void after.disconnected.push({ employeeId, exceptSessionId }),
    audit: (action, recordId, data = {}) => void audits.push({ action, recordId, data }),
    fail,
  }
}

const fail: Context['fail'] = (code, more) => {
  throw new Failure(code, more)
}

function outsideOf(app: App, actor: Actor, companyId: string | null): Outside {
  return {
    actor,
    companyId,
    maps: app.maps,
    telephony: app.telephony,
    files: app.files,
    payments: app.payments,
    now: app.now(),
    log: app.log,
    publicUrl: app.settings.PUBLIC_URL,
    look: (work) => app.db.asSystem(work, { readOnly: true }),
    note: (work) => inTransaction(app, companyId, false, work),
    enqueue: (job, data, options) =>
      app.db.asSystem((tx) => app.jobs.enqueue(tx, job, data, options)),
    fail,
  }
}

async function writeAudit({ tx, actor, companyId, audits, now }: Parts): Promise<void> {
  if (audits.length === 0) return
  await tx
    .insertInto('audit')
    .values(
      audits.map((row) => ({
        id: newId(),
        company_id: companyId,
        at: new Date(now),
        actor: actor.kind,
        actor_id: actorId(actor),
        action: row.action,
        record_id: row.recordId,
        data: storableJson(row.data),
      })),
    )
    .execute()
}

/** Which local twins stand in for vendors. */
export function sandboxOf({
  telephony,
  maps,
  mail,
  payments,
  model,
}: Pick<App, 'telephony' | 'maps' | 'mail' | 'payments' | 'model'>): Company['sandbox'] {
  const names: Company['sandbox'] = []
  if (telephony.name === 'sandbox') names.push('telephony')
  if (!model) names.push('model')
  if (maps.name === 'gazetteer') names.push('maps')
  if (mail.name === 'sandbox') names.push('mail')
  if (payments.name === 'sandbox') names.push('payments')
  return names
}
