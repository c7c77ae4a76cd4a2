import { z } from 'zod'
import { passwordWeakness } from './password-weakness.ts'

/** The fewest characters of a password. */
export const PASSWORD_LENGTH = 8
/** The most. All of them count: nothing is cut off. */
export const PASSWORD_MOST = 200

/** A password somebody chooses. The server holds it against a longer list, and against the person's own words. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(PASSWORD_LENGTH, `Use at least ${PASSWORD_LENGTH} characters`)
  .max(PASSWORD_MOST, `Use at most ${PASSWORD_MOST} characters`)
  .superRefine((password, { addIssue }) => {
    // What is too long is refused already, and a megabyte of it would take long.
    const message = password.length > PASSWORD_MOST ? null : passwordWeakness(password)
    if (message) addIssue({ code: 'custom', message })
  })
