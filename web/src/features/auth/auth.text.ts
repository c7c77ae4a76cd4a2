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
