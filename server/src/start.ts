import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { createIdentify, type Identify } from './features/auth/index.ts'
import { takenNumbers } from './features/company/index.ts'
import { type OpenPhoneLine, openPhoneLine } from './features/voice/index.ts'
import { mayHear } from './listeners.ts'
import type { Actor } from './platform/actor.ts'
import { describeApi } from './platform/api-page.ts'
import type { App } from './platform/app.ts'
import { type Db, openDatabase } from './platform/db/index.ts'
import { openHealth } from './platform/health.ts'
import { createHttp, openVerbs } from './platform/http.ts'
import { createJobs } from './platform/jobs/index.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import {
  createLocalFanOut,
  createPostgresFanOut,
  createRealtime,
  type FanOut,
  type Realtime,
  StompFault,
} from './platform/realtime/index.ts'
import { readSettings, type Settings } from './platform/settings.ts'
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
  const db =
    options.db ??
    (await openDatabase({
      ...(settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : {}),
      dataDir: settings.DATA_DIR,
    }))
  const jobs = await createJobs({ db, log })
  const fanOut = createFanOut(settings, log)
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
      endSession: (sessionId) =>
        void realtime.closeWhere(
          (actor) => actor.kind === 'employee' && actor.sessionId === sessionId,
        ),
    },
    now: options.now ?? Date.now,
    checkReplies: options.checkReplies ?? false,
  }
  const identify = createIdentify(app)
  const realtime = openRealtime(app, identify, fanOut)
  const phone = openPhoneLine(app)
  let stopping: Promise<void> | undefined
  const http = await openHttp(app, {
    identify,
    realtime,
    phone,
    webRoot: options.webRoot ?? WEB_ROOT,
    isStopping: () => stopping !== undefined,
  })
  await jobs.start(allJobs, app)
  await http.listen({ port: settings.PORT, host: settings.HOST })

  const stop = async () => {
    await phone.stop()
    realtime.close()
    await http.close()
    await jobs.stop()
    await fanOut.close()
    if (!options.db) await db.close()
  }
  return { app, url: settings.PUBLIC_URL, stop: () => (stopping ??= stop()) }
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

function createFanOut({ DATABASE_URL }: Settings, log: Log): FanOut {
  if (!DATABASE_URL) return createLocalFanOut()
  return createPostgresFanOut({
    newClient: () => new pg.Client({ connectionString: DATABASE_URL }),
    log,
  })
}

function openRealtime(app: App, identify: Identify, fanOut: FanOut): Realtime<Actor> {
  return createRealtime<Actor>({
    authenticate: ({ cookie, authorization, address, connectHeaders }) =>
      identify({
        authorization: authorization ?? connectHeaders.Authorization,
        authToken: cookieValue(cookie, 'authToken'),
        address,
      }),
    maySubscribe: async (actor, destination) => mayHear(actor, destination),
    onSend: async () => {
      throw new StompFault('There is nobody at this destination to send to')
    },
    allowedOrigins: [new URL(app.settings.PUBLIC_URL).origin],
    fanOut,
    log: app.log,
  })
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  const value = header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value && decodeURIComponent(value)
}

type Parts = {
  identify: Identify
  realtime: Realtime<Actor>
  phone: OpenPhoneLine
  webRoot: string
  isStopping: () => boolean
}

async function openHttp(
  app: App,
  { identify, realtime, phone, webRoot, isStopping }: Parts,
): Promise<FastifyInstance> {
  const surroundings = {
    identify: (request: Parameters<typeof identifyRequest>[1]) =>
      identifyRequest(identify, request),
    scriptHashes: inlineScriptHashes(webRoot),
    serverFactory: (handler: Parameters<typeof createServer>[1] & {}) => {
      const server = createServer((request, response) => {
        if (!realtime.handleRequest(request, response)) handler(request, response)
      })
      server.on('upgrade', (request, socket, head) => {
        if (
          realtime.handleUpgrade(request, socket, head) ||
          phone.handleUpgrade(request, socket, head)
        )
          return
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      })
      return server
    },
  }
  const http = await createHttp(app, surroundings)
  refuseUnknownRoutes(http)
  await describeApi(http, app.settings.PUBLIC_URL)
  openVerbs(http, app, [...verbs, ...phone.verbs], surroundings)
  phone.openWebhooks(http)
  openHealth(http, app, isStopping)
  await serveWebApp(http, webRoot)
  return http
}

type Request = {
  headers: { authorization?: string | undefined }
  cookies: Record<string, string | undefined>
  ip: string
}

const identifyRequest = (identify: Identify, request: Request): Promise<Actor> =>
  identify({
    authorization: request.headers.authorization,
    authToken: request.cookies.authToken,
    address: request.ip,
  })

/** Every route is an endpoint of the contract or one of the few named here: a forgotten guard stops the start. */
function refuseUnknownRoutes(http: FastifyInstance): void {
  const ownRoutes = [/^\/towline\/docs/, /^\/\*?$/]
  http.addHook('onRoute', ({ url, config }) => {
    if (!config?.endpoint && !ownRoutes.some((known) => known.test(url)))
      throw new Error(`The route ${url} belongs to no endpoint of the contract`)
  })
}
