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
  card_declined: {
    status: 402,
    message: 'Your card was declined. Nothing was charged; try another card.',
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
  already_subscribed: {
    status: 409,
    message: 'This company has a subscription. Change it in the billing portal.',
  },
  driver_taken: {
    status: 409,
    message: 'This driver is on another call, or is being sent to one.',
  },
  call_closed: {
    status: 409,
    message: 'This call is completed or cancelled. Undo that or change its status first.',
  },
  phone_call_over: {
    status: 409,
    message: 'Nobody is on the line any more: this phone call is over.',
  },
  last_manager: {
    status: 409,
    message: 'Nobody can remove himself or the last manager. Make somebody else a manager first.',
  },
  placeholder: {
    status: 409,
    message: 'No Account Specified stands for calls without an account and can not be changed.',
  },
  media_full: {
    status: 409,
    message: 'This job has as many photos and videos as it can hold. Delete some first.',
  },
  link_ended: {
    status: 410,
    message: 'This link was used already, or its time is over. Ask for a new one.',
  },
  too_large: { status: 413, message: 'That is too large to be taken.' },
  bad_media_type: { status: 415, message: 'Send this as application/json.' },
  bad_file: { status: 415, message: 'This file is not an image or video that can be shown.' },
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
