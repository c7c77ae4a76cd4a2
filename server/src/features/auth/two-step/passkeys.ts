import {
  type MadePasskey,
  NewPasskeyOptions,
  type PasskeyAnswer,
  PasskeyOptions,
} from '@towline/contract'
import { z } from 'zod'
import { STEP_MS } from './two-step.store.ts'

/** Read with the first passkey: it takes a second and 27 MB, and few have one. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which all authenticators have; what Node calls experimental is not asked for. */
const ALGORITHMS = [-8, -7, -257]

/** A passkey as it is stored. */
type Stored = {
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

/** Who passkeys are for: the host of this installation. Browsers take no bare address, so on one machine it is localhost. */
export function relyingParty(publicUrl: string): { rpID: string; origin: string } {
  const url = new URL(publicUrl)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}

const described = ({ credential_id: id, transports }: Stored) => ({ id, transports })

/** What a browser needs to make a passkey of somebody's. */
export async function newPasskeyOptions(
  publicUrl: string,
  person: { id: string; email: string; name: string },
  those: readonly Stored[],
): Promise<NewPasskeyOptions> {
  return NewPasskeyOptions.parse(
    await (await library()).generateRegistrationOptions({
      rpName: 'Towline',
      rpID: relyingParty(publicUrl).rpID,
      userID: new TextEncoder().encode(person.id),
      userName: person.email,
      userDisplayName: person.name,
      timeout: STEP_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: those.map(described),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    }),
  )
}

/** What a browser needs to ask for a passkey: of one of these, or alone, by whoever's finger, face or PIN it knows. */
export async function passkeyOptions(
  publicUrl: string,
  those: readonly Stored[] | 'alone',
): Promise<PasskeyOptions> {
  const isAlone = those === 'alone'
  return PasskeyOptions.parse(
    await (await library()).generateAuthenticationOptions({
      rpID: relyingParty(publicUrl).rpID,
      timeout: STEP_MS,
      allowCredentials: isAlone ? [] : those.map(described),
      userVerification: isAlone ? 'required' : 'preferred',
    }),
  )
}

/** A passkey that was made for this host and signed what it was asked; null for any other. */
export async function madePasskey(
  publicUrl: string,
  response: z.infer<typeof MadePasskey>,
  expectedChallenge: string,
): Promise<Omit<Stored, 'transports'> | null> {
  const { rpID, origin } = relyingParty(publicUrl)
  const made = await (await library())
    .verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    })
    .catch(refused)
  if (!made?.registrationInfo) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter }
}

/** How often a passkey was used now, when it signed what it was asked; null when it did not. */
export async function usedPasskey(
  publicUrl: string,
  response: PasskeyAnswer,
  stored: Stored,
  how: { expectedChallenge: string; isAlone: boolean },
): Promise<number | null> {
  const { rpID, origin } = relyingParty(publicUrl)
  const used = await (await library())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: how.expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(stored.public_key),
        counter: stored.counter,
      },
      // By itself it takes the place of the password too.
      requireUserVerification: how.isAlone,
    })
    .catch(refused)
  return used?.verified ? used.authenticationInfo.newCounter : null
}

/** The library throws for whatever does not fit, from the first byte to the signature. */
const refused = () => null

const ClientData = z.object({ challenge: z.string().max(200) })

/** What a passkey says it was asked to sign; null for what can not be read. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')
    return ClientData.safeParse(JSON.parse(text)).data?.challenge ?? null
  } catch {
    return null
  }
}
