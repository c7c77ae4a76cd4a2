import type { NewPasskeyOptions, PasskeyOptions } from '@towline/contract'

/** Read when it is needed: most pages never ask for a passkey. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser can have passkeys for this page; a bare address such as 127.0.0.1 has none. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Has the browser make a passkey; throws a sentence for people. */
export const makePasskey = async (options: NewPasskeyOptions) =>
  (await library()).startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new Error(
      nameOf(error) === 'InvalidStateError'
        ? 'This device has a passkey for your account already.'
        : 'No passkey was made. Try again, or use an authenticator app.',
    )
  })

/** Asks the browser for a passkey; throws a sentence for people. */
export const askPasskey = async (options: PasskeyOptions) =>
  (await library()).startAuthentication({ optionsJSON: options }).catch(() => {
    throw new Error('No passkey was used. Try again, or log in another way.')
  })

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
