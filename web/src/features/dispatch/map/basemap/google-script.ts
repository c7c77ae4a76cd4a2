const PATIENCE = 10_000

type GoogleMaps = { importLibrary?: (name: string) => Promise<unknown> }

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    towlineGoogleMapsReady?: () => void
    /** Google calls this when it refuses the key, which may be long after the script came. */
    gm_authFailure?: () => void
  }
}

let loading: Promise<void> | undefined
const refusals = new Set<() => void>()

/** Loads Google's script, once for the page. `onRefused` is called when Google refuses the key. */
export function loadGoogle(key: string, onRefused: () => void): Promise<void> {
  refusals.add(onRefused)
  loading ??= addScript(key)
  return loading
}

function addScript(key: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    loading: 'async',
    callback: 'towlineGoogleMapsReady',
  })
  const script = document.createElement('script')
  window.towlineGoogleMapsReady = () => {
    const library = window.google?.maps?.importLibrary?.('maps')
    Promise.resolve(library).then(() => resolve(), reject)
  }
  window.gm_authFailure = () => {
    for (const refused of refusals) refused()
  }
  script.onerror = () => reject(new Error('Google’s script did not load.'))
  setTimeout(() => reject(new Error('Google’s script did not answer.')), PATIENCE)
  script.async = true
  script.src = `https://maps.googleapis.com/maps/api/js?${query}`
  document.head.append(script)
  return promise
}
