import type { HistoryKind, RecordKind } from '@towline/contract'

/**
 * What the audit calls the things that are done to records, and what people read. What is not here is not shown:
 * going on duty changes no record.
 */
export const actionsOf: Record<RecordKind, Readonly<Record<string, string>>> = {
  employee: {
    'employee made': 'added this employee',
    'employee changed': 'changed',
    'employee removed': 'deleted this employee',
    'employee restored': 'restored this employee',
    'invitation sent': 'sent the invitation',
    'password chosen': 'set the password through the emailed link',
  },
  truck: {
    'truck made': 'added this truck',
    'truck changed': 'changed',
    'truck removed': 'deleted this truck',
  },
  account: {
    'account made': 'added this account',
    'account changed': 'changed',
  },
  company: {
    'company registered': 'signed up',
    'email confirmed': 'confirmed the email address',
    'company changed': 'changed',
    'offer settings saved': 'changed how jobs are offered',
    'milestone texts changed': 'changed the texts to customers',
    'demo removed': 'removed the demo',
    'retention changed': 'changed how long records are kept',
    'person erased': 'erased a person',
    'export begun': 'asked for all data',
    'export downloaded': 'downloaded all data',
  },
  invoiceSettings: {
    'invoice settings changed': 'changed the invoice settings',
  },
}

/** The same for signing in, which changes no record: the history of the whole company shows it. */
const signInActions = {
  'signed in': 'signed in',
  'signed out': 'signed out',
  'signed out everywhere else': 'signed out everywhere else',
  'new password asked for': 'asked for a new password',
}

/** What is done to jobs and invoices, whose own histories say the rest. */
const jobActions = {
  'job made': 'added this job',
  'job changed': 'changed',
  'job dispatched': 'dispatched this job',
  'job completed': 'completed this job',
  'job cancelled': 'cancelled this job',
  'job gone on arrival': 'set this job to gone on arrival',
  'job undone': 'undid a step of this job',
  'media added': 'added a photo or video',
  'media removed': 'deleted a photo or video',
}
const invoiceActions = {
  'invoice issued': 'issued this invoice',
  'invoice sent': 'sent this invoice',
  'invoice paid': 'took a payment on this invoice',
  'invoice voided': 'voided this invoice',
  'invoice credited': 'credited this invoice',
}

/** Who looked at what somebody said or is. */
const lookActions = {
  'job opened': 'opened job',
  'transcript read': 'read the transcript of a call',
  'recording heard': 'listened to the recording of a call',
  'calls of a number read': 'looked up the calls of a number',
}

/** What is shown of each kind in the history of the whole company. */
export const allActions: Record<HistoryKind, Readonly<Record<string, string>>> = {
  ...actionsOf,
  job: jobActions,
  invoice: invoiceActions,
  look: lookActions,
  signIn: signInActions,
}
