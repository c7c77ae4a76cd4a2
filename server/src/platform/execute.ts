import {
  type Company,
  may,
  type Operation,
  type ReplyOf,
  type Sent,
  type Topic,
  topicFor,
} from '@towline/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Actor, actorId, companyOf, systemOf } from './actor.ts'
import type { App } from './app.ts'
import { budgetsToday, mapsWithinBudget, spend } from './budget.ts'
import { prepared, type Tx } from './db/index.ts'
import { Failure } from './failure.ts'
import { follow } from './follower.ts'
import { isFresh } from './fresh.ts'
import {
  type AnyHandler,
  type Context,
  JsonText,
  type Outside,
  type SessionChange,
} from './handler.ts'
import { newId } from './ids.ts'
import { insideServer, type Place } from './place.ts'
import { operatorAddress } from './settings.ts'
import { storableJson } from './storable.ts'

type Answer<V extends AnyHandler> = ReplyOf<V['operation']> | JsonText<ReplyOf<V['operation']>>

type Announcement = { topic: Topic; id: string; message: unknown }
type Afterwards = {
  announcements: Announcement[]
  sessions: SessionChange[]
  disconnected: { employeeId: string; exceptSessionId: string | null }[]
}
type AuditRow = { action: string; recordId: string; data: Record<string, unknown> }

/**
 * Does one thing, the only way anything is done: access, input, transaction bound to the company, the
 * handler, audit and task rows in the same transaction, commit, and then the announcements.
 * Throws `Failure` with one of the contract's codes.
 */
export async function execute<V extends AnyHandler>(
  app: App,
  handler: V,
  request: {
    actor: Actor
    input: Sent<V['operation']>
    /** Where it came from; nothing for what the server does by itself. */
    from?: Place
    onSession?: (change: SessionChange) => void
  },
): Promise<Answer<V>> {
  const { operation } = handler
  checkAccess(operation, request.actor, app.now())
  const input = parseInput(operation, request.input)
  const scope = await scopeOf(app, handler, request.actor, input)
  const { actor, from = insideServer } = request
  const companyId = typeof scope === 'function' ? null : scope
  const outside = outsideOf(app, { actor, companyId, from })
  const prepared = await prepare(handler, outside, input)
  const after: Afterwards = { announcements: [], sessions: [], disconnected: [] }
  const done = await inTransaction(app, scope, handler.reads, async (tx, companyId) => {
    const audits: AuditRow[] = []
    const parts = { app, tx, actor, from, companyId, after, audits, now: outside.now }
    const context = contextOf(parts)
    const answer = await handler.run(context, input, prepared)
    if (after.announcements.length > 0) {
      const announced = new Set(after.announcements.map(({ topic }) => topic))
      await follow(app.followers, announced, context)
    }
    if (!handler.reads) await writeAudit(parts)
    const isLook = handler.reads && audits.length > 0 && actor.kind === 'employee'
    return { answer, looks: isLook ? parts : null }
  }).catch(async (error: unknown) => {
    await handler.undo?.(outside, prepared)
    if (!handler.again?.(error)) throw error
  })
  if (!done) return execute(app, { ...handler, again: () => false }, request)
  const { answer: reply, looks } = done
  if (looks) await inTransaction(app, looks.companyId, false, (tx) => noteLooks({ ...looks, tx }))
  for (const { topic, id, message } of after.announcements) {
    app.realtime.publish(topicFor(topic, id), JSON.stringify(message))
  }
  for (const { employeeId, exceptSessionId } of after.disconnected)
    app.realtime.disconnect(employeeId, exceptSessionId)
  for (const change of after.sessions) {
    const ended =
      'ends' in change ? change.ends : 'begins' in change ? change.begins.replaced : null
    if (ended) app.realtime.endSession(ended)
    request.onSession?.(change)
  }
  if (app.checkReplies) operation.reply.parse(reply instanceof JsonText ? reply.parse() : reply)
  return asAnswer<V>(reply)
}

/** What a handler answered is its own operation's reply; a list of handlers has no type for that. */
const asAnswer = <V extends AnyHandler>(reply: unknown) => reply as Answer<V>

/** What `prepare` made goes to the same handler's `run` and `undo` only, as with its input. */
const prepare = async (handler: AnyHandler, outside: Outside, input: never) =>
  (await handler.prepare?.(outside, input)) as never

/** As `perform`, for callers inside the server: the reply as a value. */
export async function executed<V extends AnyHandler>(
  app: App,
  handler: V,
  request: { actor: Actor; input: Sent<V['operation']> },
): Promise<ReplyOf<V['operation']>> {
  const reply = await execute(app, handler, request)
  return reply instanceof JsonText ? reply.parse() : reply
}

function checkAccess(operation: Operation, actor: Actor, now: number): void {
  const { access } = operation
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
      if (actor.kind === 'halfway') throw new Failure('two_step_owed')
      if (actor.kind !== 'employee') throw new Failure('Unauthorized')
      if (actor.owesTwoStep && !operation.beforeTwoStep) throw new Failure('two_step_required')
      if (!may(actor.roles, access.permission)) throw new Failure('forbidden')
      if (operation.isFresh && !isFresh(actor, now)) throw new Failure('sign_in_again')
      return
  }
}

/**
 * Parses params, query and body; throws `bad_request` naming every wrong field. What comes back fits the
 * operation's own handler and no other, which the types can not say of a list of handlers: hence `never`.
 */
function parseInput(operation: Operation, sent: unknown): never {
  const fields: Record<string, string> = {}
  const parsed: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part] as z.ZodType | undefined
    if (!schema) continue
    const given = partOf(sent, part) ?? {}
    const result = schema.safeParse(
      part === 'body' && operation.normalize ? operation.normalize(given) : given,
    )
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
 * The company of who asks. Whoever holds a link of another company, such as a bill to pay, may be signed in to his
 * own. A chat's key opens that chat, whoever holds it: its company is found in the handler's
 * own transaction, unless what is prepared before that must know it.
 */
async function scopeOf(app: App, handler: AnyHandler, actor: Actor, input: never): Promise<Scope> {
  const { companyOf: find } = handler
  const { kind } = handler.operation.access
  const own = kind === 'chat' || (kind === 'public' && find) ? null : companyOf(actor)
  if (own || !find) return own
  const found = async (tx: Tx) => {
    const companyId = await find(tx, input, app.now())
    if (!companyId) throw new Failure('not_found')
    return companyId
  }
  return handler.prepare ? app.db.asSystem(found, { readOnly: true }) : found
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
  from: Place
  companyId: string | null
  after: Afterwards
  audits: AuditRow[]
  now: number
}

function contextOf({ app, tx, actor, from, companyId, after, audits, now }: Parts): Context {
  const enqueue: Context['enqueue'] = (task, data, options) =>
    app.tasks.enqueue(tx, task, data, options)
  const context: Context = {
    tx,
    actor,
    from,
    now,
    log: app.log,
    publicUrl: app.settings.PUBLIC_URL,
    operatorAddress: operatorAddress(app.settings),
    sandbox: sandboxOf(app),
    sealing: app.sealing,
    get companyId() {
      if (!companyId)
        throw new Error('this handler works on a company, but whoever performs it is bound to none')
      return companyId
    },
    announce: (topic, id, message) => void after.announcements.push({ topic, id, message }),
    enqueue,
    spend: (kind) =>
      spend({ tx, companyId: context.companyId, now, enqueue, settings: app.settings }, kind),
    budgets: () => budgetsToday({ tx, companyId: context.companyId, now, settings: app.settings }),
    changeSession: (change) => void after.sessions.push(change),
    disconnect: (employeeId, exceptSessionId) =>
      void after.disconnected.push({ employeeId, exceptSessionId }),
    audit: (action, recordId, data = {}) => void audits.push({ action, recordId, data }),
    fail,
  }
  return context
}

const fail: Context['fail'] = (code, more) => {
  throw new Failure(code, more)
}

function outsideOf(
  app: App,
  { actor, companyId, from }: Pick<Parts, 'actor' | 'companyId' | 'from'>,
): Outside {
  return {
    actor,
    from,
    companyId,
    maps: mapsWithinBudget(app, companyId),
    telephony: app.telephony,
    files: app.files,
    fileWorker: app.fileWorker,
    printer: app.printer,
    payments: app.payments,
    push: app.push,
    breaches: app.breaches,
    scanner: app.scanner,
    now: app.now(),
    log: app.log,
    publicUrl: app.settings.PUBLIC_URL,
    isPassword: (email, password) => app.isPassword(email, password, from),
    trialsADay: app.settings.TRIALS_A_DAY,
    readFirst: (work) => app.db.asSystem(work, { readOnly: true }),
    writeFirst: (work) => inTransaction(app, companyId, false, work),
    together: (handler, companyId, item) =>
      app.together(`${handler.operation.name} ${companyId}`, item, (body) =>
        executed(app, handler, { actor: systemOf(companyId), input: { body } as never }),
      ),
    enqueue: (task, data, options) =>
      app.db.asSystem((tx) => app.tasks.enqueue(tx, task, data, options)),
    fail,
  }
}

async function writeAudit({ tx, actor, companyId, audits, now }: Parts): Promise<void> {
  if (audits.length === 0) return
  // One parameter: of an import's batch there would be thousands, which take a database longer than the rows.
  const rows = audits.map(({ recordId, ...row }) => ({ ...row, id: newId(), record_id: recordId }))
  await sql`${prepared}
    insert into audit (id, company_id, at, actor, actor_id, action, record_id, data)
    select a.id, ${companyId}::uuid, ${new Date(now)}::timestamptz, ${actor.kind}::text, ${actorId(actor)}::text,
      a.action, a.record_id, a.data
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as a(id uuid, action text, record_id text, data jsonb)`.execute(
    tx,
  )
}

/** Somebody who has the same record open sees it anew again and again: that is one look. */
const LOOK_MS = 15 * 60_000

/** Writes down what was only looked at, in a transaction of its own: the one that read can not write. */
async function noteLooks(parts: Parts): Promise<void> {
  const { tx, actor, companyId, audits, now } = parts
  const seen = await tx
    .selectFrom('audit')
    .select(['action', 'record_id'])
    .where('company_id', '=', companyId)
    .where('record_id', 'in', [...new Set(audits.map(({ recordId }) => recordId))])
    .where('actor_id', '=', actorId(actor))
    .where('at', '>', new Date(now - LOOK_MS))
    .execute()
  const isNew = ({ action, recordId }: AuditRow) =>
    !seen.some((one) => one.action === action && one.record_id === recordId)
  await writeAudit({ ...parts, audits: audits.filter(isNew) })
}

/** Which sandboxes stand in for vendors. */
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
