/** What one realtime server allows. Bytes and milliseconds; the first six follow Spring's documented defaults. */
export type RealtimeLimits = {
  /** Longest body of one message. */
  messageBytes: number
  /** Bytes waiting to be sent to one listener before it counts as too slow. */
  bufferedBytes: number
  /** How long one message may take to leave before its listener counts as too slow. */
  slowMs: number
  /** How long a fallback client may stay away between two polls. */
  awayMs: number
  /** Time from the opened socket to a complete CONNECT. */
  connectMs: number
  headers: number
  /** Command and headers of one frame together. */
  headerBytes: number
  /** One HTTP body or WebSocket message; several frames may share it. */
  requestBytes: number
  subscriptions: number
  transactions: number
  /** Frames and bytes received but not yet worked off, those held in open transactions included. */
  waitingBytes: number
  /** Frames a client may send on average, and at once. */
  framesPerSecond: number
  framesAtOnce: number
  /** How often one address may CONNECT, at once and on average: each time costs a look at who that is. */
  connectsAtOnce: number
  connectsPerSecond: number
  /** The same for SUBSCRIBE on one connection, which costs a look at whether he may. */
  subscribesAtOnce: number
  subscribesPerSecond: number
  /** And by one address on all of its connections. */
  addressSubscribesAtOnce: number
  addressSubscribesPerSecond: number
  /** How often it is looked whether everybody may still be there and hear what he hears. */
  recheckMs: number
  /** The shortest heart-beat offered and wanted. The browser client asks for 1000 both ways. */
  heartBeatMs: number
  /** How often an open WebSocket is pinged, so that a dead one without heart-beats is noticed. */
  pingMs: number
  connectionsPerAddress: number
  /** Fallback sessions cost more: they live on in memory between requests. */
  fallbackSessionsPerAddress: number
}

export const defaultLimits: RealtimeLimits = {
  messageBytes: 64 * 1024,
  bufferedBytes: 512 * 1024,
  slowMs: 10_000,
  awayMs: 5_000,
  connectMs: 10_000,
  headers: 64,
  headerBytes: 16 * 1024,
  requestBytes: 128 * 1024,
  subscriptions: 100,
  transactions: 10,
  waitingBytes: 1024 * 1024,
  framesPerSecond: 100,
  framesAtOnce: 1_000,
  // After a restart all that may be open come back at once.
  connectsAtOnce: 2_000,
  connectsPerSecond: 200,
  subscribesAtOnce: 200,
  subscribesPerSecond: 10,
  addressSubscribesAtOnce: 6_000,
  addressSubscribesPerSecond: 300,
  recheckMs: 30_000,
  heartBeatMs: 1_000,
  pingMs: 25_000,
  connectionsPerAddress: 2_000,
  fallbackSessionsPerAddress: 200,
}
