/** Every way a request can fail, with its HTTP status and the sentence a person reads. */
export const errors = {
  bad_request: {
    status: 400,
    message: 'Some fields aren’t right. Correct them and try again.',
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
    message: 'Your role doesn’t allow this. Ask a manager at your company.',
  },
  wrong_password: {
    status: 403,
    message: 'That isn’t your current password.',
  },
  sign_in_again: {
    status: 403,
    message: 'Sign in again to do this. Nothing was changed yet.',
  },
  two_step_owed: {
    status: 403,
    message:
      'This account has two-step login, so a password alone opens nothing. Log in first, then send the session.',
  },
  two_step_required: {
    status: 403,
    message: 'Your company requires two-step login for managers. Set it up to go on.',
  },
  unconfirmed: {
    status: 403,
    message:
      'Your company’s email isn’t confirmed yet, so nothing is sent to anyone else. A manager can open the link we emailed at sign-up, or send it again from the top of the dashboard.',
  },
  bad_origin: { status: 403, message: 'This request came from another site and was refused.' },
  bad_signature: { status: 403, message: 'The signature of this request is missing or wrong.' },
  not_found: { status: 404, message: 'Not found, or not yours.' },
  newer_version: {
    status: 409,
    message: 'Someone else saved this. Check both versions, then save again.',
  },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email address. Log in, or use another address.',
  },
  already_subscribed: {
    status: 409,
    message: 'This company has a subscription. Change it in the billing portal.',
  },
  already_connected: { status: 409, message: 'Cards are connected already.' },
  driver_taken: {
    status: 409,
    message: 'This driver is on another call, or is being sent to one.',
  },
  driver_missing: {
    status: 409,
    message: 'This call has no driver yet. Choose who goes, then try again.',
  },
  job_taken: {
    status: 409,
    message: 'This job already has a driver.',
  },
  offer_open: {
    status: 409,
    message: 'This job is being offered to a driver already. Take that back first.',
  },
  offer_over: {
    status: 409,
    message: 'This offer is over. Dispatch has been told.',
  },
  call_closed: {
    status: 409,
    message: 'This call is completed or cancelled. Undo that or change its status first.',
  },
  phone_call_over: {
    status: 409,
    message: 'This phone call is over.',
  },
  last_manager: {
    status: 409,
    message: 'You can’t remove yourself or the last manager. Make someone else a manager first.',
  },
  placeholder: {
    status: 409,
    message: 'No Account Specified is for calls without an account and can’t be changed.',
  },
  rates_in_force: {
    status: 409,
    message:
      'These rates have been in force since before today and stay as they were. Set new ones from today or later.',
  },
  space_taken: {
    status: 409,
    message: 'Another vehicle stands in this space. Choose another space, or move that one first.',
  },
  impound_held: {
    status: 409,
    message:
      'There’s a hold on this vehicle. Whoever placed it must lift it before the vehicle leaves.',
  },
  impound_left: {
    status: 409,
    message: 'This vehicle has left the lot. Its record stays as it is.',
  },
  letter_not_yet: {
    status: 409,
    message: 'This letter can’t be written yet.',
  },
  impound_not_yet: {
    status: 409,
    message: 'This vehicle can’t be sold or scrapped yet.',
  },
  already_invoiced: {
    status: 409,
    message: 'This job has an invoice already. Void that one first.',
  },
  not_billable: {
    status: 409,
    message: 'This job can’t be invoiced yet. Complete it and save its bill first.',
  },
  invoice_over: {
    status: 409,
    message: 'This invoice is void, paid or a credit note. Look at it again.',
  },
  invoice_paid: {
    status: 409,
    message: 'Money was paid on this invoice. Refund that first, or issue a credit note.',
  },
  amount_too_large: {
    status: 409,
    message: 'This is more than is left. Enter that or less.',
  },
  nothing_to_export: {
    status: 409,
    message: 'Everything of these days was exported already, or there is nothing in them.',
  },
  already_deposited: {
    status: 409,
    message: 'Some of this was handed in already. Look at the list again.',
  },
  no_email: {
    status: 409,
    message: 'This account has no billing email. Add one to the account first.',
  },
  import_busy: {
    status: 409,
    message: 'This import isn’t at that step. Look at it again.',
  },
  erasure_open: {
    status: 409,
    message: 'Some of this person’s jobs or calls aren’t over yet. Complete or cancel them first.',
  },
  erasure_too_large: {
    status: 409,
    message:
      'More than 500 jobs or calls have this. That looks like an account, not a person. Use a number or email of the person alone.',
  },
  media_full: {
    status: 409,
    message: 'This job has as many photos and videos as it can hold. Delete some first.',
  },
  link_ended: {
    status: 410,
    message: 'This link was already used or has expired. Get a new one.',
  },
  wrong_code: {
    status: 409,
    message: 'This code isn’t right, or was used already. Type the next one.',
  },
  wrong_passkey: {
    status: 409,
    message: 'This passkey isn’t known here. Log in with your password.',
  },
  login_as_it_is: {
    status: 409,
    message: 'This doesn’t fit how you log in now. Look at it again.',
  },
  login_over: {
    status: 410,
    message: 'This took too long. Log in again.',
  },
  too_large: { status: 413, message: 'That is too large.' },
  bad_media_type: { status: 415, message: 'Send this as application/json.' },
  bad_file: { status: 415, message: 'This file isn’t an image or video we can show.' },
  too_many: {
    status: 429,
    message: 'Too many tries in a short time. Wait a minute and try again.',
  },
  limit_reached: {
    status: 429,
    message: 'Your company has reached today’s sending limit. It resets at midnight.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Give support the request id.',
  },
  no_numbers: {
    status: 503,
    message: 'No phone numbers are available near you right now. Try again in a few minutes.',
  },
  unavailable: {
    status: 503,
    message: 'The service can’t do this right now. Try again shortly.',
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
