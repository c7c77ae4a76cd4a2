import { z } from 'zod'
import { Id, Instant } from '../kernel/index.ts'

/** Bytes as WebAuthn writes them in JSON. */
const Bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)
const CredentialId = Bytes.min(1).max(1400)
/** How a passkey is reached, such as `usb`: browsers make up new ones. */
const Transport = z
  .string()
  .max(30)
  .regex(/^[a-z-]+$/)
const KeyType = z.literal('public-key')
const Verification = z.enum(['required', 'preferred', 'discouraged'])
const Descriptor = z.object({
  id: z.string(),
  type: KeyType,
  transports: z.array(Transport).exactOptional(),
})

/** What a browser needs to make a passkey (WebAuthn's `PublicKeyCredentialCreationOptionsJSON`). */
export const NewPasskeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: KeyType })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: Verification,
    requireResidentKey: z.boolean(),
    userVerification: Verification,
  }),
  attestation: z.literal('none'),
})
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>

/** What a browser needs to ask for a passkey (WebAuthn's `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Descriptor),
  userVerification: Verification,
})
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const answer = {
  id: CredentialId,
  rawId: CredentialId,
  type: KeyType,
  /** None of the extensions are asked for. */
  clientExtensionResults: z.object({}),
}

/** A passkey a browser has made (WebAuthn's `RegistrationResponseJSON`). */
export const MadePasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(Transport).max(10).exactOptional(),
  }),
})

/** The answer of a passkey (WebAuthn's `AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.exactOptional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** A passkey somebody has here. */
export const Passkey = z.object({
  id: Id,
  /** The device it was made on, in plain words; empty when it did not say. */
  name: z.string(),
  madeAt: Instant,
  /** 0 for never. */
  usedAt: Instant,
})
export type Passkey = z.infer<typeof Passkey>

/** How somebody proves who they are besides the password. */
export const TwoStep = z.object({
  /** Whether an authenticator app's code is taken. */
  hasApp: z.boolean(),
  passkeys: z.array(Passkey),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** From when on managers of the company need a second step, epoch ms; 0 where they don't. */
  managersFrom: Instant,
})
export type TwoStep = z.infer<typeof TwoStep>

/** Shown once; each opens the account once where the app and the passkeys are gone. Empty where there are some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** What somebody still owes whose password was right. */
export const OwedStep = z.object({
  /** What is taken: a code of the app or a recovery code, or a passkey. */
  owed: z.array(z.enum(['code', 'passkey'])),
  /** Opens nothing by itself: it goes with the second step, within ten minutes. */
  pending: z.string(),
  /** For the browser's passkey, where there is one. */
  passkey: PasskeyOptions.exactOptional(),
})
export type OwedStep = z.infer<typeof OwedStep>
