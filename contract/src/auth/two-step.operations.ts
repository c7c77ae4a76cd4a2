import { z } from 'zod'
import { asTexts, BASE, Id, Instant, operation } from '../kernel/index.ts'
import { LoggedInUser } from './auth.operations.ts'
import {
  MadePasskey,
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodes,
  TwoStep,
} from './two-step.schema.ts'

const Done = z.object({ done: z.literal(true) })
const HOUR_SECONDS = 3600
const own = { kind: 'staff', permission: 'profile.write' } as const

/** Six digits from an app, or a recovery code, as typed. */
const Code = z.string({ error: 'Type the code' }).trim().min(1, 'Type the code').max(40)

export const finishSignIn = operation({
  name: 'finishSignIn',
  method: 'POST',
  path: `${BASE}/admin/authenticate/second-step`,
  summary:
    'Signs in whoever owes a second step: with a code of their app, a recovery code, or a passkey',
  access: { kind: 'public', because: 'this is where one becomes somebody', knowsCaller: true },
  body: z.union([
    z.object({ pending: z.string().max(100), code: Code }),
    z.object({ pending: z.string().max(100), passkey: PasskeyAnswer }),
  ]),
  limit: { points: 120, seconds: HOUR_SECONDS, per: 'address' },
  reply: LoggedInUser,
  fails: ['login_over', 'wrong_code', 'too_many'],
})

export const beginPasskeySignIn = operation({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: `${BASE}/admin/authenticate/passkey/begin`,
  summary: 'What a browser needs to sign somebody in by a passkey alone',
  access: { kind: 'public', because: 'nobody is somebody yet' },
  limit: { points: 240, seconds: HOUR_SECONDS, per: 'address' },
  reply: PasskeyOptions,
  fails: [],
})

export const signInByPasskey = operation({
  name: 'signInByPasskey',
  method: 'POST',
  path: `${BASE}/admin/authenticate/passkey`,
  summary:
    'Signs in by a passkey that knows its owner by finger, face or PIN; no password is asked',
  access: { kind: 'public', because: 'this is where one becomes somebody', knowsCaller: true },
  body: PasskeyAnswer,
  limit: { points: 120, seconds: HOUR_SECONDS, per: 'address' },
  reply: LoggedInUser,
  fails: ['wrong_passkey'],
})

export const readTwoStep = operation({
  name: 'readTwoStep',
  method: 'GET',
  path: `${BASE}/admin/two-step`,
  summary: "The caller's authenticator app, passkeys and recovery codes",
  access: { kind: 'staff', permission: 'profile.read' },
  beforeTwoStep: true,
  reply: TwoStep,
  fails: [],
})

export const beginApp = operation({
  name: 'beginApp',
  method: 'POST',
  path: `${BASE}/admin/two-step/app/begin`,
  summary: 'A secret for an authenticator app; it counts once a code of it was confirmed',
  access: own,
  isFresh: true,
  beforeTwoStep: true,
  reply: z.object({
    /** For typing it in, base32. */
    secret: z.string(),
    /** `otpauth://…`, for the square to scan. */
    uri: z.string(),
  }),
  fails: ['forbidden', 'login_as_it_is'],
})

export const confirmApp = operation({
  name: 'confirmApp',
  method: 'POST',
  path: `${BASE}/admin/two-step/app/confirm`,
  summary: 'Turns the app on with a first code, and signs the caller out everywhere else',
  access: own,
  isFresh: true,
  beforeTwoStep: true,
  body: z.object({ code: Code }),
  normalize: asTexts,
  reply: RecoveryCodes,
  fails: ['forbidden', 'wrong_code'],
})

export const removeApp = operation({
  name: 'removeApp',
  method: 'POST',
  path: `${BASE}/admin/two-step/app/remove`,
  summary: "Takes no more codes of the caller's app",
  access: own,
  isFresh: true,
  reply: Done,
  fails: ['forbidden', 'login_as_it_is'],
})

export const makeRecoveryCodes = operation({
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: `${BASE}/admin/two-step/recovery-codes`,
  summary: 'Ten new recovery codes, shown once; the earlier ones end',
  access: own,
  isFresh: true,
  reply: RecoveryCodes,
  fails: ['forbidden', 'login_as_it_is'],
})

export const beginPasskey = operation({
  name: 'beginPasskey',
  method: 'POST',
  path: `${BASE}/admin/two-step/passkey/begin`,
  summary: 'What a browser needs to make a passkey for the caller',
  access: own,
  isFresh: true,
  beforeTwoStep: true,
  reply: NewPasskeyOptions,
  fails: ['forbidden', 'login_as_it_is'],
})

export const addPasskey = operation({
  name: 'addPasskey',
  method: 'POST',
  path: `${BASE}/admin/two-step/passkey`,
  summary: 'Keeps a passkey the browser has made, and signs the caller out everywhere else',
  access: own,
  isFresh: true,
  beforeTwoStep: true,
  body: MadePasskey,
  reply: RecoveryCodes,
  fails: ['forbidden', 'wrong_passkey'],
})

export const removePasskey = operation({
  name: 'removePasskey',
  method: 'POST',
  path: `${BASE}/admin/two-step/passkey/:id/remove`,
  summary: "Takes one of the caller's passkeys no more",
  access: own,
  isFresh: true,
  params: z.object({ id: Id }),
  reply: Done,
  fails: ['forbidden', 'not_found'],
})

export const clearTwoStep = operation({
  name: 'clearTwoStep',
  method: 'POST',
  path: `${BASE}/employee/:id/two-step/clear`,
  summary: 'Lets somebody in by the password alone who lost app, passkeys and recovery codes',
  access: { kind: 'staff', permission: 'employees.write' },
  isFresh: true,
  params: z.object({ id: Id }),
  reply: Done,
  fails: ['not_found', 'login_as_it_is'],
})

export const requireTwoStep = operation({
  name: 'requireTwoStep',
  method: 'PUT',
  path: `${BASE}/company/two-step`,
  summary:
    'Whether managers need a second step; they have a week, and set it up at their next login after that',
  access: { kind: 'staff', permission: 'company.write' },
  isFresh: true,
  body: z.object({ isRequired: z.boolean() }),
  reply: z.object({ managersFrom: Instant }),
  fails: [],
})
