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

/** What is shown of each kind in the history of the whole company. */
export const allActions: Record<HistoryKind, Readonly<Record<string, string>>> = {
  ...actionsOf,
  signIn: signInActions,
}
