import { type ErrorCode, errors } from '@towline/contract'

/** A request that can not be done, by one of the contract's codes. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  /** Field path to what is wrong with it. */
  readonly fields: Record<string, string> | undefined
  /** The newer record, with `newer_version`. */
  readonly newer: unknown
  /** Seconds to wait, with `too_many`. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>
      newer?: unknown
      retryAfter?: number
      message?: string
    } = {},
  ) {
    super(more.message ?? errors[code].message)
    this.code = code
    this.fields = more.fields
    this.newer = more.newer
    this.retryAfter = more.retryAfter
  }
}
