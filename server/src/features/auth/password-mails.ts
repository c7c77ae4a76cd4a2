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
      subject: `You're invited to ${companyName}`,
      text: `Hello ${firstName},

${companyName} made you an account on Towline, where it runs its jobs, drivers and calls. Choose your password here, then log in with ${email}:

${link}

The link works once, for 7 days. After that, ask a manager at ${companyName} to resend the invitation.`,
    }
  return {
    subject: 'Choose a new password',
    text: `Hello ${firstName},

Someone, probably you, asked for a new password for ${email} at ${companyName}. Choose it here:

${link}

The link works once, for an hour. A newer email replaces it.

If it wasn't you, ignore this email. Your password stays the same.`,
  }
}

/** What was changed about how somebody logs in, and by whom. */
export type CredentialsChange = {
  hasNewPassword: boolean
  /** The address that replaces the one written to; null when it stays. */
  newEmail: string | null
  /** Somebody else's name; null when it was the person. */
  by: string | null
  /** When, on the company's clock. */
  at: string
}

/** Tells, at the address that was known until now, that the password or the address is another one. */
export function changedMail(
  { firstName, email, companyName }: Person,
  { hasNewPassword, newEmail, by, at }: CredentialsChange,
  ways: { publicUrl: string; operatorAddress: string | null },
): Words {
  const what = [...(newEmail ? ['email address'] : []), ...(hasNewPassword ? ['password'] : [])]
  const were = what.length > 1 ? 'were' : 'was'
  const operator = ways.operatorAddress
    ? ` If you're its only manager, write to ${ways.operatorAddress}.`
    : ''
  const help = newEmail
    ? `If it wasn't you, tell a manager at ${companyName} right away. They can change it back. You can no longer log in with this address or get a password link sent to it.${operator}`
    : `If it wasn't you, choose a new one right away and tell a manager at ${companyName}:

${ways.publicUrl}/forgot-password`
  return {
    subject: `Your ${what.join(' and ')} ${were} changed`,
    text: `Hello ${firstName},

On ${at}, the ${what.join(' and the ')} of ${email} at ${companyName} ${were} changed${by ? ` by ${by}` : ''}.${
      newEmail ? ` The new address is ${masked(newEmail)}.` : ''
    } You were logged out everywhere else.

If you did this or know about it, ignore this email.

${help}`,
  }
}

/** `k…@elsewhere.example`: enough to know one's own by. */
const masked = (email: string) => email.replace(/^(.).*@/s, '$1…@')

/** The mail to an address that is to be the new one; it counts once the link is opened. */
export const newEmailMail = (
  { firstName, email, companyName }: Person,
  newEmail: string,
  link: string,
): Words => ({
  subject: 'Confirm your new email address',
  text: `Hello ${firstName},

You're to log in to Towline at ${companyName} with ${newEmail} instead of ${email}. Confirm that it's yours:

${link}

The link works once, for 7 days. Until then, log in with ${email}.

If you don't know about this, ignore this email. Nothing changes.`,
})

/** Tells the address that still counts that another one waits to take its place. */
export const newEmailAskedMail = (
  { firstName, email, companyName }: Person,
  newEmail: string,
  { by, publicUrl }: { by: string | null; publicUrl: string },
): Words => ({
  subject: 'A new email address waits to be confirmed',
  text: `Hello ${firstName},

Your email address at ${companyName} is to change from ${email} to ${masked(newEmail)}${by ? `, says ${by}` : ''}. We emailed a link there; until it's opened, nothing changes.

If you know about this, ignore this email. If not, choose a new password right away, which also calls this off, and tell a manager at ${companyName}:

${publicUrl}/forgot-password`,
})

/** Tells that somebody is trying passwords. */
export const guessesMail = (
  { firstName, email, companyName }: Person,
  publicUrl: string,
): Words => ({
  subject: 'Someone is trying to guess your password',
  text: `Hello ${firstName},

Someone tried many wrong passwords for ${email} at ${companyName} in one day. None worked, and we're slowing down further tries.

On a device or network where you've logged in before, you can log in as usual. If you can't log in elsewhere, choose a new password. The link below always works.

If you use this password anywhere else, or it's easy to guess, change it now:

${publicUrl}/forgot-password

We send this at most once a day.`,
})
