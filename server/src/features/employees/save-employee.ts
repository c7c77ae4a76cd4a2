import {
  type Employee,
  employeeChanged,
  may,
  saveEmployee as operation,
  Role,
  type SaveEmployee,
} from '@towline/contract'
import { errorCode } from '../../platform/db/errors.ts'
import { differences, given } from '../../platform/differences.ts'
import { isFresh } from '../../platform/fresh.ts'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import {
  askNewEmail,
  employeeByEmail,
  endEmailChange,
  endSessionsOf,
  hashNewPassword,
  invite,
  mailCredentialsChanged,
} from '../auth/index.ts'
import { ownCompany } from '../company/index.ts'
import {
  employeeById,
  insertEmployee,
  lockWithManagers,
  updateEmployee,
  waitsForPassword,
} from './employees.store.ts'

const UNIQUE_VIOLATION = '23505'
const taken = {
  fields: { email: 'Someone already signs in with this address' },
  message: 'Someone already signs in with this email address.',
}

/** What was found out before the transaction: the hash of a new password, and whether the address is another's. */
type Prepared = { passwordHash: string | null; isTaken: boolean }

/** An employee of whom only the name is known. */
export const newEmployee = (): Employee => ({
  id: newId(),
  version: 1,
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  notes: '',
  roles: [],
  lastLogin: 0,
  deleted: false,
  language: 'en',
  tdlrNumber: '',
  licenseNumber: '',
  licenseClass: '',
  licenseExpirationDate: 0,
  emergencyContactName: '',
  emergencyContactPhone: '',
})

/**
 * Makes, changes, removes or restores an employee. Who is no manager changes his own record only, and in
 * it neither the roles nor whether he is still there.
 */
export const saveEmployee = handle(
  operation,
  async (context, { body }, { passwordHash, isTaken }: Prepared) => {
    const { tx, companyId, announce, fail } = context
    const { id, version, password: _new, currentPassword: _current, ...fields } = body
    const managers = await lockWithManagers(tx, companyId, id || null)
    const current = id ? ((await employeeById(tx, companyId, id)) ?? fail('not_found')) : null
    const before = current ?? newEmployee()
    const after: Employee = { ...before, ...given(fields) }
    after.roles = Role.options.filter((role) => fields.roles.includes(role))
    if (!current) after.deleted = false
    checkRights(context, before, after)
    checkFresh(context, before, after, passwordHash !== null)
    if (current && version !== undefined && version !== current.version)
      fail('newer_version', { newer: current })
    checkManagersLeft(context, managers, before, after)
    if (!current) await make(context, after, passwordHash)
    else await change(context, current, after, { passwordHash, isTaken })
    announce(employeeChanged, companyId, { id: after.id, version: after.version })
    return after
  },
  {
    prepare: async (outside, { body }) => {
      await checkCurrentPassword(outside, body)
      const { companyId, readFirst, now } = outside
      const found = body.id ? await readFirst((tx) => employeeByEmail(tx, body.email, now)) : null
      const isTaken = found !== null && found.actor.id !== body.id
      if (!body.password) return { passwordHash: null, isTaken }
      const company = companyId ? await readFirst((tx) => ownCompany(tx, companyId)) : null
      const { firstName, lastName, email } = body
      const about = [firstName, lastName, email, company?.name ?? '']
      return { passwordHash: await hashNewPassword(outside, body.password, about), isTaken }
    },
  },
)

/**
 * A session alone, which a lost phone has too, changes neither one's own password nor the address one signs in
 * with. Whoever sends email and password with the request has shown that he knows it.
 */
async function checkCurrentPassword(
  { actor, isPassword, fail }: Outside,
  { id, email, password, currentPassword }: SaveEmployee,
): Promise<void> {
  if (actor.kind !== 'employee' || actor.id !== id || actor.sessionId === null) return
  if (!password && isSameAddress(email, actor.email)) return
  const wrong = (message: string) =>
    fail('wrong_password', { fields: { currentPassword: message }, message })
  if (!currentPassword)
    wrong('Type your current password to change your password or your email address.')
  else if (!(await isPassword(actor.email, currentPassword)))
    wrong('That isn’t your current password.')
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function checkRights({ actor, fail }: Context, before: Employee, after: Employee): void {
  if (actor.kind !== 'employee' || may(actor.roles, 'employees.write')) return
  const isOwn = before.id === actor.id
  if (!isOwn || before.deleted !== after.deleted || !hasSameRoles(before, after)) fail('forbidden')
}

const hasSameRoles = (one: Employee, other: Employee) =>
  Role.options.every((role) => one.roles.includes(role) === other.roles.includes(role))

/**
 * Who may do what, and another's way in, are changed only minutes after signing in: a session that was left open
 * or stolen makes no managers. One's own password and address ask for the current password instead.
 */
function checkFresh(
  { actor, now, fail }: Context,
  before: Employee,
  after: Employee,
  hasNewPassword: boolean,
): void {
  if (isFresh(actor, now)) return
  const isNew = before.version === 1 && before.roles.length === 0
  const isOther = !isNew && actor.kind === 'employee' && actor.id !== after.id
  const opensOther = isOther && (hasNewPassword || !isSameAddress(before.email, after.email))
  const givesRights = isNew ? after.roles.includes('manager') : !hasSameRoles(before, after)
  if (givesRights || opensOther) fail('sign_in_again')
}

/** A company is never without a manager, and nobody shuts himself out. */
function checkManagersLeft(
  { actor, fail }: Context,
  managers: string[],
  before: Employee,
  after: Employee,
): void {
  const isRemoved = after.deleted && !before.deleted
  if (isRemoved && actor.kind === 'employee' && actor.id === after.id) fail('last_manager')
  const staysManager = !after.deleted && after.roles.includes('manager')
  if (!staysManager && managers.includes(after.id) && managers.length === 1) fail('last_manager')
}

async function make(
  context: Context,
  employee: Employee,
  passwordHash: string | null,
): Promise<void> {
  const { tx, companyId, now, audit, fail } = context
  const { id, email, firstName, lastName, phoneNumber, roles } = employee
  const isNew = await insertEmployee(tx, {
    id,
    companyId,
    email,
    firstName,
    lastName,
    phoneNumber,
    passwordHash,
    roles,
    now,
  })
  if (!isNew) return fail('email_taken', taken)
  employee.version = await updateEmployee(tx, companyId, employee)
  audit('employee made', id, { email, roles })
  if (!passwordHash) await invite(context, id)
}

/**
 * Writes all fields. Who is removed, or has a new password or address, is signed out; with other roles, his sockets
 * begin anew.
 */
async function change(
  context: Context,
  before: Employee,
  after: Employee,
  { passwordHash, isTaken }: Prepared,
): Promise<void> {
  const { tx, companyId, now, audit, fail } = context
  if (isTaken && !isSameAddress(before.email, after.email)) fail('email_taken', taken)
  const waits = await keepUntilConfirmed(context, before, after)
  const isOtherwiseThere = after.deleted !== before.deleted
  const version = await updateEmployee(tx, companyId, after, {
    ...(isOtherwiseThere ? { deleted_at: after.deleted ? new Date(now) : null } : {}),
    ...(passwordHash ? { password_hash: passwordHash } : {}),
  }).catch((error: unknown) => {
    if (errorCode(error) === UNIQUE_VIOLATION) return fail('email_taken', taken)
    throw error
  })
  const password = passwordHash ? { password: 'changed' } : {}
  audit(actionOf(before, after), after.id, { ...differences(before, after), ...password })
  after.version = version
  const newEmail = isSameAddress(before.email, after.email) ? null : after.email
  if (passwordHash) await endEmailChange(tx, after.id)
  if (passwordHash || newEmail || (isOtherwiseThere && after.deleted))
    await endSessionsOf(context, after.id)
  else if (!hasSameRoles(before, after)) context.disconnect(after.id, null)
  tellOwnSession(context, after)
  await mailAbout(context, before, { hasNewPassword: passwordHash !== null, newEmail })
  if (!waits) return
  const { id: employeeId, firstName, email } = after
  await askNewEmail(context, { employeeId, firstName, email }, waits)
  audit('new email asked for', employeeId, { email: waits })
  after.newEmail = waits
}

/**
 * Another address counts once it is confirmed, and the old one stays until then; answers which. Who was never
 * able to log in is invited to it instead, and before the company's own address is confirmed that is done there.
 */
async function keepUntilConfirmed(
  { tx, companyId }: Context,
  before: Employee,
  after: Employee,
): Promise<string | null> {
  if (isSameAddress(before.email, after.email) || after.deleted) return null
  if (await waitsForPassword(tx, companyId, after.id)) return null
  if (!(await ownCompany(tx, companyId)).mail_confirmed_at) return null
  const { email } = after
  after.email = before.email
  return email
}

/** What was changed is told where the person was known; who has no password yet is invited to a new address. */
async function mailAbout(
  context: Context,
  before: Employee,
  change: { hasNewPassword: boolean; newEmail: string | null },
): Promise<void> {
  const { id, firstName, email } = before
  if (!change.hasNewPassword && !change.newEmail) return
  if (await waitsForPassword(context.tx, context.companyId, id)) await invite(context, id)
  else await mailCredentialsChanged(context, { employeeId: id, firstName, email }, change)
}

/** The page of whoever changed himself greets him by the new name, and shows what his roles allow. */
function tellOwnSession({ actor, companyId, changeSession }: Context, after: Employee): void {
  if (actor.kind !== 'employee' || actor.id !== after.id || !actor.sessionId) return
  const { id, email, firstName, lastName, roles, language } = after
  const name = `${firstName} ${lastName}`.trim()
  changeSession({ is: { id, companyId, name, email, roles, language } })
}

function actionOf(before: Employee, after: Employee): string {
  if (before.deleted === after.deleted) return 'employee changed'
  return after.deleted ? 'employee removed' : 'employee restored'
}
