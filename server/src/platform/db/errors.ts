/**
 * The database cannot be reached, or the connection broke before the answer came. Whether a
 * transaction that was just being committed went through is then unknown; everything before the
 * commit did not. Worth trying again: the pool opens new connections by itself.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The store or the server cannot be used as it is; the message tells the operator what to do. */
export class DatabaseMisconfigured extends Error {
  override name = 'DatabaseMisconfigured'
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

// Classes of SQLSTATE that mean "no server to talk to": connection exceptions, shutting down,
// crashed, starting up, and out of connection slots.
const unavailableStates = /^(08...|57P01|57P02|57P03|53300)$/

// The driver and its pool raise these without any code.
const driverSentences =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end|Postgres connection has been discarded)/

/** Turns the many shapes of a lost connection into one DatabaseUnavailable; other errors pass. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  return isConnectionLoss(error)
    ? new DatabaseUnavailable(`The database cannot be reached: ${reason(error)}`, { cause: error })
    : error
}

/** The SQLSTATE or system error code of an error, '' when it has none. */
export function errorCode(error: unknown): string {
  const has = typeof error === 'object' && error !== null && 'code' in error
  return has && typeof error.code === 'string' ? error.code : ''
}

function isConnectionLoss(error: Error): boolean {
  const code = errorCode(error)
  return (
    networkCodes.has(code) || unavailableStates.test(code) || driverSentences.test(error.message)
  )
}

// Node reports a host with several addresses as an AggregateError with an empty message.
function reason(error: Error): string {
  return error.message || errorCode(error) || error.name
}
