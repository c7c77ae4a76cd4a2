// Its other entry, for script tags, exports nothing.
declare module 'leaflet.gridlayer.googlemutant/src/Leaflet.GoogleMutant.mjs' {
  import { GridLayer, type GridLayerOptions } from 'leaflet'

  /** Shows the pictures of a Google map as a layer. */
  export default class GoogleMutant extends GridLayer {
    constructor(options?: GridLayerOptions & { type?: 'roadmap' | 'satellite' })
  }
}
