import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import {
  createIdentify,
  createPasswordCheck,
  type Identify,
  isPasswordBy,
  sealAppSecrets,
} from './features/auth/index.ts'
import { openPaymentWebhook, planNumberRound, sandboxStore } from './features/billing/index.ts'
import { firstWordsFor } from './features/chat/index.ts'
import { keepAllAgentNumbers, takenNumbers } from './features/company/index.ts'
import { planReminderRound, takeCardEvent } from './features/invoices/index.ts'
import { planRetentionRound } from './features/privacy/index.ts'
import { planReportRound } from './features/reports/index.ts'
import { openVoice, planMorningRound, type Voice } from './features/voice/index.ts'
import { settleWhatIsDue } from './features/zones/index.ts'
import {
  tasks as allTasks,
  attachmentMakers,
  followers,
  handlers,
  sendHandlers,
} from './features.ts'
import { openFanOut } from './open-fan-out.ts'
import { DISCONNECTED, type OnTheWire, openRealtime, SESSION_ENDED } from './open-realtime.ts'
import { describeApi } from './platform/api-page.ts'
import type { App } from './platform/app.ts'
import { type ClientAddress, createClientAddress } from './platform/client-address.ts'
import { type Db, openDatabase } from './platform/db/index.ts'
import { isEnding } from './platform/early-answer.ts'
import { createFileWorker, printerLimits } from './platform/file-worker/index.ts'
import { openHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { createInBatches } from './platform/in-batches.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, measureBackups, measureDatabase } from './platform/metrics.ts'
import { openHandlers } from './platform/open-handlers.ts'
import { DEVICE_COOKIE, deviceIn } from './platform/place.ts'
import type { FanOut, Realtime } from './platform/realtime/index.ts'
import { createSealing } from './platform/sealing.ts'
import { openSecurityTxt } from './platform/security-txt.ts'
import { sessionIn } from './platform/session-cookies.ts'
import { operatorAddress, readSettings, type Settings } from './platform/settings.ts'
import { sharedTurns } from './platform/shared-turns.ts'
import { createTasks } from './platform/tasks/index.ts'
import { createTogether } from './platform/together.ts'
import { limitArrival, UPLOAD_MS } from './platform/upload.ts'
import { inlineScriptHashes, serveWebApp, WEB_ROOT } from './platform/web-app.ts'
import { chooseBreaches } from './providers/breaches/index.ts'
import { chooseFiles } from './providers/files/index.ts'
import { type Mailer, sandboxMail, smtpMail } from './providers/mail/index.ts'
import { chooseMaps } from './providers/maps/index.ts'
import { chooseModel, poweredBy } from './providers/model/index.ts'
import { type Payments, sandboxPayments, stripePayments } from './providers/payments/index.ts'
import { type Push, webPush } from './providers/push/index.ts'
import { chooseScanner } from './providers/scanner/index.ts'
import { sandboxTelephony, type Telephony, twilioTelephony } from './providers/telephony/index.ts'
import { carrierToken, paymentsSecret, pushKey, sealingKey } from './secrets.ts'
import { allTopics } from './topic-permissions.ts'

/** The product, running. */
export type Running = {
  app: App
  url: string
  /** Hands live calls on, finishes tasks, closes everything. Idempotent. */
  stop(): Promise<void>
}

/** What tests may set otherwise. */
export type StartOptions = {
  now?: () => number
  checkReplies?: boolean
  /** A database that is open already; whoever opened it closes it. */
  db?: Db
  webRoot?: string
  /** Starts no process before it is needed. */
  isCold?: boolean
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

type Local = Pick<App['realtime'], 'publish' | 'recheck'>

/** What handlers announce with: by the fan-out what concerns connections, wherever they are. */
const announcerOver = (fanOut: FanOut, realtime: () => Local): App['realtime'] => ({
  publish: (destination, body) => realtime().publish(destination, body),
  recheck: () => realtime().recheck(),
  endSession: (sessionId) => fanOut.publish({ destination: SESSION_ENDED, body: sessionId }),
  disconnect: (employeeId, exceptSessionId) =>
    fanOut.publish({ destination: DISCONNECTED, body: `${employeeId} ${exceptSessionId ?? ''}` }),
})

async function open(
  settings: Settings,
  log: Log,
  opened: Closers,
  options: StartOptions,
): Promise<Running> {
  const db = options.db ?? (await openOwnDatabase(settings, opened))
  const fanOut = await openFanOut(settings, db, log)
  opened.add(() => fanOut.close())
  const tasks = await createTasks({ db, log })
  opened.add(() => tasks.stop())
  const app: App = {
    settings,
    db,
    tasks,
    log,
    metrics: createMetrics(),
    telephony: createTelephony(settings, () => app),
    maps: chooseMaps(
      settings,
      (failure) => log.warn(failure, 'a map service failed; the gazetteer answered'),
      settings.DATABASE_URL ? sharedTurns({ db }, 'nominatim') : undefined,
    ),
    mail: openMail(settings, opened),
    files: chooseFiles(settings),
    ...openWorkers(log, opened, options),
    payments: createPayments(settings, () => app),
    push: createPush(settings),
    ...openGuards(settings),
    model: await chooseModel(settings),
    realtime: announcerOver(fanOut, () => realtime),
    together: createTogether(),
    inBatches: createInBatches(),
    followers,
    attachmentMakers,
    isPassword: (...tried) => isPasswordBy(checkPassword)(...tried),
    now: options.now ?? Date.now,
    checkReplies: options.checkReplies ?? false,
  }
  measure(app)
  const checkPassword = createPasswordCheck(app)
  const identify = createIdentify(app, checkPassword)
  const addressOf = createClientAddress(settings)
  const { realtime, visits } = openRealtime(app, { identify, addressOf, fanOut })
  const voice = openVoice(app, fanOut)
  const http = await openHttp(app, {
    identify,
    addressOf,
    realtime,
    voice,
    webRoot: options.webRoot ?? WEB_ROOT,
    isStopping: opened.isClosing,
  })
  // The carrier is still answered while live calls are handed on, so the telephone goes first.
  opened.add(() => closeHttp(http))
  opened.add(() => realtime.close())
  opened.add(() => visits.stop())
  opened.add(() => voice.stop())
  await sealAppSecrets(app)
  // Planned first, they do not wake the runner one by one.
  await planRounds(app)
  await tasks.start(allTasks, app)
  await voice.learnNumbers()
  await keepAllAgentNumbers(app)
  await http.listen({ port: settings.PORT, host: settings.HOST })
  return { app, url: settings.PUBLIC_URL, stop: opened.close }
}

function measure({ metrics, db, settings }: App): void {
  measureDatabase(metrics, db)
  measureBackups(metrics, settings.DATA_DIR)
}

/** What keeps secrets, and what passwords and files are held against. */
const openGuards = (settings: Settings): Pick<App, 'sealing' | 'breaches' | 'scanner'> => ({
  sealing: createSealing(sealingKey(settings)),
  breaches: chooseBreaches(settings),
  scanner: chooseScanner(settings),
})

/** The processes for files of strangers and for documents; each starts with its first task. */
function openWorkers(
  log: Log,
  opened: Closers,
  { isCold }: StartOptions,
): Pick<App, 'fileWorker' | 'printer'> {
  const printer = createFileWorker(log, printerLimits)
  const workers = {
    fileWorker: createFileWorker(log),
    printer: isCold ? { ...printer, isUp: () => true } : printer,
  }
  for (const worker of Object.values(workers)) opened.add(() => worker.stop())
  return workers
}

/** What is looked after again and again, planned once by whoever starts first. */
async function planRounds(app: App): Promise<void> {
  await planMorningRound(app)
  await planReportRound(app)
  await settleWhatIsDue(app)
  await planReminderRound(app)
  await planNumberRound(app)
  await planRetentionRound(app)
}

function openMail(settings: Settings, opened: Closers): App['mail'] {
  const mail = createMail(settings)
  opened.add(() => mail.close())
  return mail
}

/** How long answers that are under way may take when the server stops. */
const LAST_ANSWERS_MS = 5_000

/** Ends the HTTP server. Whoever has not taken his answer by then, or does not read it at all, is cut off. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  const late = setTimeout(() => http.server.closeAllConnections(), LAST_ANSWERS_MS)
  await http.close()
  clearTimeout(late)
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

async function openOwnDatabase(settings: Settings, opened: Closers): Promise<Db> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = settings
  const db = await openDatabase({
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(DATABASE_DIRECT_URL ? { directUrl: DATABASE_DIRECT_URL } : {}),
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
      ...(settings.TWILIO_MESSAGING_SERVICE_SID
        ? { messagingServiceSid: settings.TWILIO_MESSAGING_SERVICE_SID }
        : {}),
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

function createMail({ SMTP_URL, MAIL_FROM }: Settings): Mailer {
  if (SMTP_URL && MAIL_FROM) return smtpMail({ url: SMTP_URL, from: MAIL_FROM })
  // A sandbox mail is where everybody can read it already: in the table of mails, under /sandbox.
  return sandboxMail({ outbox: async () => {} })
}

/** Who takes the money: Stripe, or the stand-in with its test cards. */
function createPayments(settings: Settings, app: () => App): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_URL: apiUrl } = settings
  const { STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret } = settings
  if (secretKey && webhookSecret && priceId)
    return stripePayments({
      secretKey,
      webhookSecret,
      priceId,
      takesOnOwn: settings.STRIPE_CARD_PAYMENTS === 'own',
      ...(connectWebhookSecret ? { connectWebhookSecret } : {}),
      ...(apiUrl ? { apiUrl } : {}),
    })
  return sandboxPayments({
    secret: paymentsSecret(settings),
    publicUrl: settings.PUBLIC_URL,
    store: sandboxStore(app),
    now: () => app().now(),
  })
}

/** Web Push, from whoever runs this installation. */
function createPush(settings: Settings): Push {
  const { PUBLIC_URL, PUSH_API_URL: standIn } = settings
  const address = operatorAddress(settings)
  return webPush({
    privateKey: pushKey(settings),
    subject: address ? `mailto:${address}` : PUBLIC_URL,
    ...(standIn ? { standIn } : {}),
  })
}

type HttpDeps = { identify: Identify; addressOf: ClientAddress }

type Parts = HttpDeps & {
  realtime: Realtime<OnTheWire>
  voice: Voice
  webRoot: string
  isStopping: () => boolean
}

async function openHttp(
  app: App,
  { identify, addressOf, realtime, voice, webRoot, isStopping }: Parts,
): Promise<FastifyInstance> {
  const http = await createHttp(app, {
    scriptHashes: inlineScriptHashes(webRoot),
    serverFactory: (handler) => serverOver(handler, realtime, voice),
  })
  refuseUnknownRoutes(http)
  await describeApi(http, {
    topics: allTopics,
    places: sendHandlers.map(({ destination }) => destination),
  })
  openHandlers(http, app, [...handlers, ...voice.handlers], {
    addressOf,
    identify: (request) =>
      identify({
        authorization: request.headers.authorization,
        authToken: sessionIn(app.settings.PUBLIC_URL, (name) => request.cookies[name]),
        place: {
          address: addressOf(request.raw),
          device: deviceIn(request.cookies[DEVICE_COOKIE]),
        },
      }),
  })
  voice.openWebhooks(http)
  openPaymentWebhook(http, app, takeCardEvent)
  openHealth(http, app, isStopping)
  openSecurityTxt(http, app)
  const { PUBLIC_URL: publicUrl, MAP_ARCHIVE: archive } = app.settings
  const installation = { publicUrl, poweredBy: poweredBy(app.settings) }
  const firstWords = firstWordsFor(app, addressOf)
  await serveWebApp(http, webRoot, { installation, archive, firstWords })
  return http
}

/** How long a request may take to arrive whole, but for uploads; answers take as long as they need. */
const REQUEST_MS = 60_000
/** Longer than the minute proxies usually keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 72_000

/** Realtime and the phone line take what is theirs, before and beside HTTP. */
function serverOver(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  realtime: Realtime<OnTheWire>,
  voice: Voice,
): Server {
  const times = {
    headersTimeout: REQUEST_MS,
    requestTimeout: UPLOAD_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createServer(times, (request, response) => {
    if (isEnding(request)) return
    limitArrival(request, REQUEST_MS)
    if (!realtime.handleRequest(request, response)) handler(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    // Node no longer listens, and a socket that breaks unheard ends the process.
    socket.on('error', () => {})
    if (realtime.handleUpgrade(request, socket, head)) return
    if (voice.handleUpgrade(request, socket, head)) return
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return server
}

/** Every route is an operation of the contract or one of the few named here: a forgotten guard stops the start. */
function refuseUnknownRoutes(http: FastifyInstance): void {
  const ownRoutes = [/^\/towline\/docs/, /^\/\*?$/, /^\/map\.pmtiles$/]
  http.addHook('onRoute', ({ url, config }) => {
    if (!config?.operation && !ownRoutes.some((known) => known.test(url)))
      throw new Error(`The route ${url} belongs to no operation of the contract`)
  })
}
