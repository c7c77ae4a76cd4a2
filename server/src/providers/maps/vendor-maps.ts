import { estimateDrive, straightMiles, straightRoute } from './distance.ts'
import { resolveOnPaper } from './gazetteer.ts'
import { loadGazetteer } from './gazetteer-data.ts'
import type {
  Distance,
  DrivingRoute,
  LatLng,
  MapGround,
  Maps,
  Near,
  Resolved,
  Suggestion,
} from './maps.port.ts'
import { suggestAddresses } from './suggest.ts'
import { VendorFailed } from './vendor-http.ts'

/** Where a map service puts an address. */
export type Located = {
  latLng: LatLng
  /** The place itself and not the middle of a road or town. */
  isExact: boolean
  zip?: string
}

/** What a map service is asked; what one can not do is left out. Each throws `VendorFailed`. */
export type MapVendor = {
  name: 'google' | 'osm'
  /** Null when it knows no such address. */
  locate?(address: string, signal: AbortSignal): Promise<Located | null>
  suggest?(text: string, near: Near, signal: AbortSignal): Promise<Suggestion[]>
  route?(from: LatLng, to: LatLng, signal: AbortSignal): Promise<DrivingRoute>
  /** Null for a place there is no way from. */
  distances?(from: readonly LatLng[], to: LatLng, signal: AbortSignal): Promise<(Distance | null)[]>
}

/** Told when a map service failed; never holds what was asked. */
export type MapFailure = { vendor: string; question: string; why: string }

export type VendorOptions = {
  ground: MapGround
  report(failure: MapFailure): void
  /** How long an answer is waited for; callers on the phone wait for it too. */
  timeoutMs?: number
  now?(): number
}

const TIMEOUT_MS = 3000
const REPORT_EVERY_MS = 60_000
/** A place further than this from the middle of its town is another one of the same name. */
const SAME_PLACE_MILES = 40

/**
 * A map service with the gazetteer behind it. The gazetteer decides which town is meant and whether the
 * line is complete, the service where exactly that is and how one drives there; a question it fails is
 * answered by the gazetteer, marked as estimated.
 */
export function vendorMaps(vendor: MapVendor, options: VendorOptions): Maps {
  loadGazetteer()
  return mapsOver(vendor, options.ground, createAsk(vendor, options))
}

function mapsOver(vendor: MapVendor, ground: MapGround, ask: Ask): Maps {
  return {
    name: vendor.name,
    ground,
    async resolve(place, near) {
      const onPaper = resolveOnPaper(place, near)
      const locate = vendor.locate?.bind(vendor)
      if (!onPaper.valid || !locate) return onPaper
      const found = await ask('place', null, (signal) => locate(onPaper.address, signal))
      return found ? placed(onPaper, found) : onPaper
    },
    async suggest(text, near) {
      const suggest = vendor.suggest?.bind(vendor)
      const onPaper = () => suggestAddresses(text, near)
      if (text.trim().length < 2 || !suggest) return onPaper()
      const found = await ask('suggestions', null, (signal) => suggest(text.trim(), near, signal))
      return found ? found.slice(0, 8) : onPaper()
    },
    async route(from, to) {
      const route = vendor.route?.bind(vendor)
      const straight = straightRoute(from, to)
      return route ? ask('route', straight, (signal) => route(from, to, signal)) : straight
    },
    async distances(from, to) {
      const distances = vendor.distances?.bind(vendor)
      const ways =
        distances && from.length > 0
          ? await ask('distances', [], (signal) => distances(from, to, signal), from.length)
          : []
      return from.map((one, at) => ways[at] ?? estimateDrive(one, to))
    },
    paidBy: (pay) =>
      mapsOver(vendor, ground, async (question, otherwise, work, lookups = 1) =>
        (await pay(lookups)) ? ask(question, otherwise, work) : otherwise,
      ),
  }
}

/** Asks the service; `otherwise` is the answer where it gives none. `lookups` is what the service counts it as. */
type Ask = <T, O>(
  question: string,
  otherwise: O,
  work: (signal: AbortSignal) => Promise<T>,
  lookups?: number,
) => Promise<T | O>

/** The paper's place where the service puts it; one that lies somewhere else altogether is not believed. */
function placed(onPaper: Resolved, { latLng, isExact, zip }: Located): Resolved {
  if (onPaper.latLng && straightMiles(onPaper.latLng, latLng) > SAME_PLACE_MILES) return onPaper
  const isNews = isExact && zip && !onPaper.zip && onPaper.address.endsWith(`, ${onPaper.state}`)
  return {
    ...onPaper,
    latLng,
    estimated: !isExact,
    ...(isNews && { address: `${onPaper.address} ${zip}`, zip }),
  }
}

/** Asks within the time, and answers `otherwise` when that fails, which is told once a minute. */
function createAsk({ name }: MapVendor, options: VendorOptions): Ask {
  const { report, timeoutMs = TIMEOUT_MS, now = Date.now } = options
  let nextReport = 0
  return async (question, otherwise, work) => {
    try {
      return await work(AbortSignal.timeout(timeoutMs))
    } catch (error) {
      if (!(error instanceof VendorFailed)) throw error
      if (now() >= nextReport) {
        nextReport = now() + REPORT_EVERY_MS
        report({ vendor: name, question, why: error.why })
      }
      return otherwise
    }
  }
}
