import type { DriverLanguage, Role } from '@towline/contract'

/** Who does something. */
export type Actor =
  | { kind: 'nobody' }
  | {
      kind: 'employee'
      id: string
      companyId: string
      name: string
      email: string
      roles: Role[]
      sessionId: string | null
      /** What their driver's page speaks, where that is not English. */
      language?: DriverLanguage
      /** When their session began, epoch ms; absent where the request itself brings the password. */
      signedInAt?: number
      /** A manager who has yet to set up the second step their company requires. */
      owesTwoStep?: true
    }
  /** Whose password was right, and who owes a second step: somebody nowhere but where that is paid. */
  | { kind: 'halfway'; id: string; companyId: string }
  /** The phone agent, in one phone call. */
  | { kind: 'agent'; companyId: string; phoneCallId: string }
  /** A carrier or payment service whose signature has been checked. */
  | { kind: 'carrier' }
  /** The product itself: jobs, seeds, the phone line's bookkeeping. */
  | { kind: 'system'; companyId: string | null }

export const nobody: Actor = { kind: 'nobody' }
export const carrier: Actor = { kind: 'carrier' }

/** The product acting for one company. */
export const systemOf = (companyId: string | null): Actor => ({ kind: 'system', companyId })

/** The company an actor is bound to, if any. */
export function companyOf(actor: Actor): string | null {
  return 'companyId' in actor ? actor.companyId : null
}

/** The id that goes into the audit. */
export function actorId(actor: Actor): string {
  if (actor.kind === 'employee' || actor.kind === 'halfway') return actor.id
  return actor.kind === 'agent' ? actor.phoneCallId : ''
}

/** The name of whoever does something, as it stands in what was done. */
export const whoIn = ({ actor }: { actor: Actor }): string =>
  actor.kind === 'employee' ? actor.name : 'Towline'
