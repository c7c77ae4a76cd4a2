import { type LoggedInUser, may, type Standing } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'

/** What is wrong with a login form, by field. */
export const loginRules = {
  email: (value: string) => (value.trim() ? null : 'Email is required'),
  password: (value: string) => (value ? null : 'Password is required'),
}

/** The sentence over the form when signing in failed. */
export function loginProblem(error: Error): string {
  return error instanceof ApiError && error.code === 'Unauthorized'
    ? 'Invalid Email or Password'
    : error.message
}

/** The address that came along from the page before; empty if none did. */
export const emailIn = (state: unknown): string =>
  typeof state === 'object' && state && 'email' in state ? String(state.email) : ''

/** Whether one comes from choosing a password. */
export const hasNewPassword = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasNewPassword' in state

/** Where somebody who can pay arrives while the agent does not answer; null for the dashboard. */
export const paymentPage = (
  { companyId, roles }: LoggedInUser,
  standing: Standing | undefined,
): string | null =>
  (standing === 'ended' || standing === 'unpaid') && may(roles, 'billing.write')
    ? `/customer/dashboard/${companyId}/settings/subscription`
    : null
