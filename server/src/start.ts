import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { createIdentify, type Identify } from './features/auth/index.ts'
import { takenNumbers } from './features/company/index.ts'
import { type OpenPhoneLine, openPhoneLine } from './features/voice/index.ts'
import { mayHear } from './listeners.ts'
import type { Actor } from './platform/actor.ts'
import { describeApi } from './platform/api-page.ts'
import type { App } from './platform/app.ts'
import { type ClientAddress, createClientAddress } from './platform/client-address.ts'
import { type Db, openDatabase } from './platform/db/index.ts'
import { Failure } from './platform/failure.ts'
import { openHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { createJobs } from './platform/jobs/index.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, measureRealtime } from './platform/metrics.ts'
import { openVerbs } from './platform/open-verbs.ts'
import {
  createLocalFanOut,
  createPostgresFanOut,
  createRealtime,
  type FanOut,
  type Realtime,
  StompFault,
} from './platform/realtime/index.ts'
import { ownOrigins, readSettings, type Settings } from './platform/settings.ts'
import { inlineScriptHashes, serveWebApp, WEB_ROOT } from './platform/web-app.ts'
import { gazetteerMaps } from './providers/maps/index.ts'
import { sandboxTelephony, type Telephony, twilioTelephony } from './providers/telephony/index.ts'
import { jobs as allJobs, verbs } from './rooms.ts'
import { carrierToken } from './secrets.ts'

/** The product, running. */
export type Running = {
  app: App
  url: string
  /** Hands live calls on, finishes jobs, closes everything. Idempotent. */
  stop(): Promise<void>
}

/** What tests may set otherwise. */
export type StartOptions = {
  now?: () => number
  checkReplies?: boolean
  /** A database that is open already; whoever opened it closes it. */
  db?: Db
  webRoot?: string
}

/** Starts the product from its environment. Throws `WrongSettings`, or what keeps it from starting. */
export async function start(
  environment: Record<string, string | undefined>,
  options: StartOptions = {},
): Promise<Running> {
  const settings = readSettings(environment)
  const log = createLog(settings)
  const opened = createClosers(log)
  try {
    return await open(settings, log, opened, options)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function open(
  settings: Settings,
  log: Log,
  opened: Closers,
  options: StartOptions,
): Promise<Running> {
  const db = options.db ?? (await openOwnDatabase(settings, opened))
  const fanOut = await openFanOut(settings, log)
  opened.add(() => fanOut.close())
  const jobs = await createJobs({ db, log })
  opened.add(() => jobs.stop())
  const app: App = {
    settings,
    db,
    jobs,
    log,
    metrics: createMetrics(),
    telephony: createTelephony(settings, () => app),
    maps: gazetteerMaps(),
    realtime: {
      publish: (destination, body) => realtime.publish(destination, body),
      endSession: (sessionId) => fanOut.publish({ destination: SESSION_ENDED, body: sessionId }),
    },
    now: options.now ?? Date.now,
    checkReplies: options.checkReplies ?? false,
  }
  const identify = createIdentify(app)
  const addressOf = createClientAddress(settings)
  const realtime = openRealtime(app, { identify, addressOf, fanOut })
  const phone = openPhoneLine(app)
  const http = await openHttp(app, {
    identify,
    addressOf,
    realtime,
    phone,
    webRoot: options.webRoot ?? WEB_ROOT,
    isStopping: opened.isClosing,
  })
  // The carrier is still answered while live calls are handed on, so the telephone goes first.
  opened.add(() => http.close())
  opened.add(() => realtime.close())
  opened.add(() => phone.stop())
  await jobs.start(allJobs, app)
  await http.listen({ port: settings.PORT, host: settings.HOST })
  return { app, url: settings.PUBLIC_URL, stop: opened.close }
}

type Closers = {
  add(close: () => Promise<unknown> | unknown): void
  isClosing(): boolean
  close(): Promise<void>
}

/** Closes what was opened, the last first. What fails to close does not keep the rest open. */
function createClosers(log: Log): Closers {
  const closers: Parameters<Closers['add']>[0][] = []
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close()
      } catch (error) {
        log.error({ err: error }, 'something could not be closed')
      }
    }
  }
  return {
    add: (close) => void closers.push(close),
    isClosing: () => closing !== undefined,
    close: () => (closing ??= closeAll()),
  }
}

async function openOwnDatabase({ DATABASE_URL, DATA_DIR }: Settings, opened: Closers): Promise<Db> {
  const db = await openDatabase({
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    dataDir: DATA_DIR,
  })
  opened.add(() => db.close())
  return db
}

function createTelephony(settings: Settings, app: () => App): Telephony {
  if (settings.TWILIO_ACCOUNT_SID && settings.TWILIO_AUTH_TOKEN) {
    return twilioTelephony({
      accountSid: settings.TWILIO_ACCOUNT_SID,
      authToken: settings.TWILIO_AUTH_TOKEN,
      ...(settings.TWILIO_API_URL ? { apiUrl: settings.TWILIO_API_URL } : {}),
    })
  }
  return sandboxTelephony({
    token: carrierToken(settings),
    taken: (numbers) => app().db.asSystem((tx) => takenNumbers(tx, numbers), { readOnly: true }),
    // A sandbox text is where everybody can read it already: in the table of texts, under /sandbox.
    outbox: async () => {},
    redirect: async () => {},
  })
}

/** The way announcements take; with PostgreSQL, once those of other processes arrive. */
async function openFanOut({ DATABASE_URL }: Settings, log: Log): Promise<FanOut> {
  if (!DATABASE_URL) return createLocalFanOut()
  const fanOut = createPostgresFanOut({
    newClient: () => new pg.Client({ connectionString: DATABASE_URL, keepAlive: true }),
    log,
  })
  await fanOut.ready()
  return fanOut
}

/** Where the server's processes tell each other that a session has ended. Nobody can subscribe to it. */
const SESSION_ENDED = '/server/session-ended'

type Surroundings = { identify: Identify; addressOf: ClientAddress }

function openRealtime(
  app: App,
  { identify, addressOf, fanOut }: Surroundings & { fanOut: FanOut },
): Realtime<Actor> {
  const realtime = createRealtime<Actor>({
    authenticate: ({ cookie, authorization, address, connectHeaders }) =>
      identify({
        authorization: authorization ?? connectHeaders.Authorization,
        authToken: cookieValue(cookie, 'authToken'),
        address,
      }).catch((error: unknown) => {
        throw error instanceof Failure ? new StompFault(error.message) : error
      }),
    maySubscribe: async (actor, destination) => mayHear(actor, destination),
    onSend: async () => {
      throw new StompFault('There is nobody at this destination to send to')
    },
    allowedOrigins: ownOrigins(app.settings),
    addressOf,
    fanOut,
    log: app.log,
  })
  measureRealtime(app.metrics, () => realtime.figures)
  fanOut.subscribe(({ destination, body }) => {
    if (destination !== SESSION_ENDED) return
    realtime.closeWhere((actor) => actor.kind === 'employee' && actor.sessionId === String(body))
  })
  return realtime
}

/** A cookie's value; none when it is not there or can not be read. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : fastifyCookie.parse(header)[name]
}

type Parts = Surroundings & {
  realtime: Realtime<Actor>
  phone: OpenPhoneLine
  webRoot: string
  isStopping: () => boolean
}

async function openHttp(
  app: App,
  { identify, addressOf, realtime, phone, webRoot, isStopping }: Parts,
): Promise<FastifyInstance> {
  const http = await createHttp(app, {
    scriptHashes: inlineScriptHashes(webRoot),
    serverFactory: (handler) => serverOver(handler, realtime, phone),
  })
  refuseUnknownRoutes(http)
  await describeApi(http)
  openVerbs(http, app, [...verbs, ...phone.verbs], {
    addressOf,
    identify: (request) =>
      identify({
        authorization: request.headers.authorization,
        authToken: request.cookies.authToken,
        address: addressOf(request.raw),
      }),
  })
  phone.openWebhooks(http)
  openHealth(http, app, isStopping)
  await serveWebApp(http, webRoot)
  return http
}

/** How long a request may take to arrive whole; answers take as long as they need. */
const REQUEST_MS = 60_000
/** Longer than the minute proxies usually keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 72_000

/** Realtime and the phone line take what is theirs, before and beside HTTP. */
function serverOver(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  realtime: Realtime<Actor>,
  phone: OpenPhoneLine,
): Server {
  const times = { requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createServer(times, (request, response) => {
    if (!realtime.handleRequest(request, response)) handler(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    // Node no longer listens, and a socket that breaks unheard ends the process.
    socket.on('error', () => {})
    if (realtime.handleUpgrade(request, socket, head)) return
    if (phone.handleUpgrade(request, socket, head)) return
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return server
}

/** Every route is an endpoint of the contract or one of the few named here: a forgotten guard stops the start. */
function refuseUnknownRoutes(http: FastifyInstance): void {
  const ownRoutes = [/^\/towline\/docs/, /^\/\*?$/]
  http.addHook('onRoute', ({ url, config }) => {
    if (!config?.endpoint && !ownRoutes.some((known) => known.test(url)))
      throw new Error(`The route ${url} belongs to no endpoint of the contract`)
  })
}
