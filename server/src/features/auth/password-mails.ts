import type { PasswordLink } from '@towline/contract'

type Words = { subject: string; text: string }
type Person = { firstName: string; email: string; companyName: string }

/** How long a link of each kind can be used. */
export const LINK_LASTS_MS = { reset: 3600 * 1000, invitation: 7 * 24 * 3600 * 1000 } as const

/** The mail that carries a link. */
export function linkMail(kind: PasswordLink['kind'], person: Person, link: string): Words {
  const { firstName, email, companyName } = person
  if (kind === 'invitation')
    return {
      subject: `You have been invited to ${companyName}`,
      text: `Hello ${firstName},

${companyName} has made an account for you on Towline, where it keeps its jobs, its drivers and its calls. Choose your password here, then log in with ${email}:

${link}

The link works once, for 7 days. After that, ask a manager of ${companyName} to send the invitation again.`,
    }
  return {
    subject: 'Choose a new password',
    text: `Hello ${firstName},

Somebody, most likely you, asked for a new password for ${email} at ${companyName}. Choose it here:

${link}

The link works once, for an hour. A newer mail of this kind ends it.

If it was not you, there is nothing to do: your password stays as it is.`,
  }
}

/** Tells that the password is another one. */
export const changedMail = ({ firstName, email }: Person, publicUrl: string): Words => ({
  subject: 'Your password was changed',
  text: `Hello ${firstName},

The password for ${email} was changed just now, and everybody who was signed in with the old one was signed out.

If it was not you, choose a new one at once and tell a manager of your company:

${publicUrl}/forgot-password`,
})
