import { randomBytes } from 'node:crypto'
import {
  addPasskey as addPasskeyOperation,
  beginApp as beginAppOperation,
  beginPasskey as beginPasskeyOperation,
  confirmApp as confirmAppOperation,
  makeRecoveryCodes as makeCodesOperation,
  readTwoStep as readOperation,
  removeApp as removeAppOperation,
  removePasskey as removePasskeyOperation,
} from '@towline/contract'
import { type Context, handle } from '../../../platform/handler.ts'
import { newId } from '../../../platform/ids.ts'
import type { Employee } from '../auth.store.ts'
import { deviceWords } from '../device-words.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { isOwnJobsOnly, ownSessions } from '../own-sessions.ts'
import { appCode, appOf, stepOf } from './app-codes.ts'
import { challengeIn, madePasskey, newPasskeyOptions } from './passkeys.ts'
import { type NewRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts'
import { mailTwoStep } from './tell-two-step.ts'
import {
  appSecret,
  beginStep,
  deleteApp,
  deletePasskey,
  insertPasskey,
  insertRecoveryCodes,
  lockedLogin,
  passkeysOf,
  putApp,
  settleTwoStep,
  spendNewPasskey,
  spendStep,
  twoStepOf,
} from './two-step.store.ts'

/** How many passkeys one person keeps. */
const PASSKEYS = 20

/**
 * Whoever asks, their login locked. It takes a session of their own: a link in a text opens jobs and nothing of
 * how one logs in.
 */
async function own(context: Context): Promise<Employee> {
  const { tx, actor, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  if (isOwnJobsOnly(await ownSessions(context))) return fail('forbidden')
  await lockedLogin(tx, actor.id)
  return actor
}

export const readTwoStep = handle(readOperation, async ({ tx, actor, fail }) =>
  actor.kind === 'employee' ? twoStepOf(tx, actor.id) : fail('forbidden'),
)

/** Makes a secret for an app; a code of it turns it on. */
export const beginApp = handle(beginAppOperation, async (context) => {
  const { id, email } = await own(context)
  const secret = randomBytes(20)
  if (!(await putApp(context, id, secret)))
    context.fail('login_as_it_is', {
      message: 'An authenticator app is on already. Remove it first.',
    })
  return appOf(secret, email)
})

/** Turns the app on by a first code of it. */
export const confirmApp = handle(
  confirmAppOperation,
  async (context, { body }, codes: NewRecoveryCodes) => {
    const { tx, now, audit, fail } = context
    const { id } = await own(context)
    const secret = (await appSecret(context, id, false)) ?? fail('wrong_code')
    const code = appCode(body.code)
    const step = code ? stepOf(secret, code, now) : null
    if (step === null || !(await spendStep(tx, id, { step, confirmedAt: now }))) fail('wrong_code')
    audit('authenticator app added', id)
    return turnedOn(context, id, codes, 'an authenticator app was added')
  },
  { prepare: newRecoveryCodes },
)

/** What follows from a new way to log in: sessions that were begun without it end, its owner is told. */
async function turnedOn(context: Context, id: string, codes: NewRecoveryCodes, what: string) {
  const { tx, now } = context
  const { recoveryCodes } = await twoStepOf(tx, id)
  if (recoveryCodes === 0) await insertRecoveryCodes(tx, id, codes.stored)
  await settleTwoStep(tx, id, now)
  await endSessionsOf(context, id)
  await mailTwoStep(context, id, what)
  return { recoveryCodes: recoveryCodes === 0 ? codes.shown : [] }
}

export const removeApp = handle(removeAppOperation, async (context) => {
  const { id } = await own(context)
  await deleteApp(context.tx, id)
  return turnedOff(context, id, 'authenticator app')
})

async function turnedOff(context: Context, id: string, what: string) {
  await settleTwoStep(context.tx, id, context.now)
  context.audit(`${what} removed`, id)
  await mailTwoStep(context, id, `the ${what} was removed`)
  return { done: true as const }
}

/** Ten new recovery codes in place of those there are. */
export const makeRecoveryCodes = handle(
  makeCodesOperation,
  async (context, _, codes: NewRecoveryCodes) => {
    const { tx, audit, fail } = context
    const { id } = await own(context)
    const { hasApp, passkeys } = await twoStepOf(tx, id)
    if (!hasApp && passkeys.length === 0)
      fail('login_as_it_is', { message: 'Add an authenticator app or a passkey first.' })
    await insertRecoveryCodes(tx, id, codes.stored)
    audit('recovery codes made', id)
    await mailTwoStep(context, id, 'new recovery codes were made')
    return { recoveryCodes: codes.shown }
  },
  { prepare: newRecoveryCodes },
)

/** What the browser needs to make a passkey. */
export const beginPasskey = handle(beginPasskeyOperation, async (context) => {
  const { tx, now, publicUrl, fail } = context
  const { id, email, name } = await own(context)
  const those = await passkeysOf(tx, id)
  if (those.length >= PASSKEYS)
    fail('login_as_it_is', { message: `You have ${PASSKEYS} passkeys. Remove one first.` })
  const options = await newPasskeyOptions(publicUrl, { id, email, name }, those)
  await beginStep(tx, {
    employeeId: id,
    kind: 'new passkey',
    challenge: options.challenge,
    now,
  })
  return options
})

/** Keeps the passkey that the browser made. */
export const addPasskey = handle(
  addPasskeyOperation,
  async (context, { body }, codes: NewRecoveryCodes) => {
    const { tx, now, from, publicUrl, audit, fail } = context
    const { id } = await own(context)
    const challenge = challengeIn(body) ?? ''
    const isAsked = await spendNewPasskey(tx, id, challenge, now)
    const made = isAsked ? await madePasskey(publicUrl, body, challenge) : null
    if (!made)
      return fail('wrong_passkey', { message: 'This passkey wasn’t made here. Try again.' })
    const isNew = await insertPasskey(tx, {
      ...made,
      id: newId(),
      employee_id: id,
      transports: body.response.transports ?? [],
      name: deviceWords(from.userAgent ?? ''),
      made_at: new Date(now),
    })
    if (!isNew) return fail('wrong_passkey', { message: 'This passkey is known here already.' })
    audit('passkey added', id)
    return turnedOn(context, id, codes, 'a passkey was added')
  },
  { prepare: newRecoveryCodes },
)

export const removePasskey = handle(removePasskeyOperation, async (context, { params }) => {
  const { id } = await own(context)
  if (!(await deletePasskey(context.tx, id, params.id))) context.fail('not_found')
  return turnedOff(context, id, 'passkey')
})
