// The service worker of the driver's app. It knows nothing but what stands here: the build takes its types off and
// fills in what it keeps. It never serves an old page while the server answers.

/** What the build fills in: its version, and the files the driver's pages need without a line. */
declare const BUILD: { version: string; files: string[] }

type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Waiting & { request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Waiting & { data: { json(): unknown } | null }
type Shown = { close(): void; data: { offerId?: string; navigate?: string } | null }
type Clicked = Waiting & { notification: Shown }
type Page = { url: string; focus(): Promise<Page>; navigate(url: string): Promise<unknown> }
type Worker = {
  addEventListener(type: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(type: 'push', listen: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listen: (event: Clicked) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: object): Promise<void> }
  location: Location
}

const worker = globalThis as unknown as Worker
const CACHE = `towline-${BUILD.version}`
/** What every page of the app is made of. */
const SHELL = '/__spa-fallback.html'
/** A page that does not come in this time is made from what is kept, in ms. */
const PATIENCE = 4_000

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll([SHELL, ...BUILD.files].map((file) => new Request(file, { cache: 'reload' }))),
      )
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('towline-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && isDrivers(pathname)) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The pages a driver needs on the road; all others are the network's. */
const isDrivers = (path: string) => /^\/(driver|customer\/dashboard\/[^/]+(\/jobs)?)\/?$/.test(path)

/** From the server, and only where it does not answer from what is kept. */
async function page(request: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  try {
    // Whoever asks for no page by name is told of none: the server answers others than browsers, too.
    const headers = { accept: 'text/html' }
    const asked = { headers, signal: late.signal, credentials: 'same-origin' } as const
    return await withoutPreloads(await fetch(request.url, asked))
  } catch {
    return keptPage()
  } finally {
    clearTimeout(timer)
  }
}

async function keptPage(): Promise<Response> {
  const kept = await caches.match(SHELL)
  return kept ? withoutPreloads(kept) : Response.error()
}

/** What the page is made of is at hand: nothing of it is asked for beforehand, and past this worker. */
async function withoutPreloads(page: Response): Promise<Response> {
  const text = (await page.text()).replace(/<link rel="modulepreload"[^>]*>/g, '')
  return new Response(text, { status: page.status, headers: page.headers })
}

/** Its name changes with its content, so what is kept is always right. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

type Note = { title: string; navigate: string; data: { offerId: string } }

worker.addEventListener('push', (event) => {
  const { notification } = Object(event.data?.json()) as { notification: Note }
  const { title, navigate, data, ...rest } = notification
  const shown = worker.registration.showNotification(title, {
    ...rest,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    vibrate: [300, 120, 300],
    renotify: true,
    data: { ...data, navigate },
  })
  const told = fetch(`/towline/driver/offers/${data.offerId}/received`, {
    method: 'POST',
    credentials: 'same-origin',
  }).catch(() => undefined)
  event.waitUntil(Promise.all([shown, told]))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = event.notification.data?.navigate ?? '/'
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const open = pages.find((one) => new URL(one.url).pathname === new URL(url).pathname)
      return open ? open.focus() : worker.clients.openWindow(url)
    }),
  )
})

export {}
