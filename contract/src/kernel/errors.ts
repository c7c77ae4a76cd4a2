/** Every way a request can fail, with its HTTP status and the sentence a person reads. */
export const errors = {
  bad_request: {
    status: 400,
    message: 'Some of what was sent is not right. Mend the fields named and send it again.',
  },
  Unauthorized: { status: 401, message: 'Invalid email or password' },
  payment_required: {
    status: 402,
    message: 'The subscription has ended. A manager can renew it under Settings, Subscription.',
  },
  forbidden: {
    status: 403,
    message: 'Your role does not allow this. Ask a manager of your company.',
  },
  bad_origin: { status: 403, message: 'This request came from another site and was refused.' },
  bad_signature: { status: 403, message: 'The signature of this request is missing or wrong.' },
  not_found: { status: 404, message: 'There is nothing here by that name, or it is not yours.' },
  newer_version: {
    status: 409,
    message: 'Somebody saved this meanwhile. Look at both, then save again.',
  },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email address. Log in, or use another address.',
  },
  too_large: { status: 413, message: 'That is too large to be taken.' },
  bad_media_type: { status: 415, message: 'Send this as application/json.' },
  too_many: {
    status: 429,
    message: 'Too many tries in a short time. Wait a minute and try again.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Tell support the request id.',
  },
  no_numbers: {
    status: 503,
    message: 'No phone number can be had near you at the moment. Try again in a few minutes.',
  },
  unavailable: {
    status: 503,
    message: 'The service can not do this at the moment. Try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** What an error looks like on the wire. `fields` maps a field's path to what is wrong with it. */
export type ErrorReply = {
  status: 'error'
  error: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId: string
  /** The newer record, with `newer_version`. */
  newer?: unknown
}
