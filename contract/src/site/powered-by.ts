/**
 * What the footer of the public site says as it is built, and what holds in every installation. Where a
 * language model speaks as well, the server puts in a sentence that names its vendor.
 */
export const POWERED_BY = 'Powered by Towline’s built-in agent.'

/** Name of the `meta` in which a page tells its own script the same. */
export const POWERED_BY_META = 'powered-by'
