/** The service worker of the driver's app, once it is at work; null where there can be none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    })
    // Without asking, a browser may keep the old one for a day.
    await registration.update().catch(() => undefined)
    return registration
  } catch {
    return null
  }
}
