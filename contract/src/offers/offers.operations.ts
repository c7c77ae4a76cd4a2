import { z } from 'zod'
import { LoggedInUser } from '../auth/index.ts'
import { OwnJob, TakeStep } from '../dispatch/index.ts'
import { BASE, Id, operation, SecretId } from '../kernel/index.ts'
import { Decline, MakeOffer, Offer, OfferSettings, OwnOffer, Suggestion } from './offers.schema.ts'

const params = z.object({ id: Id })
const write = { kind: 'staff', permission: 'dispatch.write' } as const
const ownRead = { kind: 'staff', permission: 'ownJobs.read' } as const
const ownWrite = { kind: 'staff', permission: 'ownJobs.write' } as const

export const listOffers = operation({
  name: 'listOffers',
  method: 'GET',
  path: `${BASE}/offers`,
  summary:
    'The offers of jobs that wait for a driver, newest first; the first of a job is how it stands',
  access: { kind: 'staff', permission: 'dispatch.read' },
  reply: z.array(Offer),
  fails: [],
})

export const listSuggestions = operation({
  name: 'listSuggestions',
  method: 'GET',
  path: `${BASE}/offers/suggestions`,
  summary:
    'Who should take which waiting job by arrival at the pickup, all jobs looked at together; nothing where the company routes by hand',
  access: { kind: 'staff', permission: 'dispatch.read' },
  reply: z.array(Suggestion),
  fails: [],
})

export const offerJob = operation({
  name: 'offerJob',
  method: 'POST',
  path: `${BASE}/dispatch/:id/offer`,
  summary:
    'Offers a job to a driver, who is told at once; it stays pending until it is accepted. One offer of a job at a time',
  access: write,
  params,
  body: MakeOffer,
  reply: Offer,
  fails: ['not_found', 'call_closed', 'job_taken', 'offer_open', 'driver_taken'],
})

export const withdrawOffer = operation({
  name: 'withdrawOffer',
  method: 'POST',
  path: `${BASE}/offers/:id/withdraw`,
  summary: 'Takes an offer back that is not answered yet',
  access: write,
  params,
  reply: z.object({ done: z.literal(true) }),
  fails: ['not_found', 'offer_over'],
})

export const listOwnOffers = operation({
  name: 'listOwnOffers',
  method: 'GET',
  path: `${BASE}/driver/offers`,
  summary: 'The jobs that are being offered to whoever asks',
  access: ownRead,
  reply: z.array(OwnOffer),
  fails: [],
})

export const seeOffer = operation({
  name: 'seeOffer',
  method: 'POST',
  path: `${BASE}/driver/offers/:id/seen`,
  summary: 'The driver has an offer on their screen; dispatch is told',
  access: ownWrite,
  params,
  reply: z.object({ done: z.literal(true) }),
  fails: ['not_found'],
})

export const acceptOffer = operation({
  name: 'acceptOffer',
  method: 'POST',
  path: `${BASE}/driver/offers/:id/accept`,
  summary: 'The driver takes the job: it has its driver, truck and dispatch time from now on',
  access: ownWrite,
  params,
  body: TakeStep.pick({ ago: true }),
  reply: OwnJob,
  fails: ['not_found', 'offer_over'],
})

export const declineOffer = operation({
  name: 'declineOffer',
  method: 'POST',
  path: `${BASE}/driver/offers/:id/decline`,
  summary: 'The driver can’t take the job, with why; dispatch is told',
  access: ownWrite,
  params,
  body: Decline,
  reply: z.object({ done: z.literal(true) }),
  fails: ['not_found', 'offer_over'],
})

export const openOfferLink = operation({
  name: 'openOfferLink',
  method: 'POST',
  path: `${BASE}/offers/link`,
  summary:
    'Signs a driver in by the link that was texted with an offer, once and within 15 minutes, to their own jobs and nothing else',
  access: { kind: 'public', because: 'the key in the link shows whose it is' },
  body: z.object({ token: SecretId }),
  limit: { points: 60, seconds: 3600, per: 'address' },
  reply: LoggedInUser,
  fails: ['link_ended'],
})

export const readOfferSettings = operation({
  name: 'readOfferSettings',
  method: 'GET',
  path: `${BASE}/offers/settings`,
  summary: 'How the company offers its jobs to drivers',
  access: { kind: 'staff', permission: 'company.read' },
  reply: OfferSettings,
  fails: [],
})

export const saveOfferSettings = operation({
  name: 'saveOfferSettings',
  method: 'PUT',
  path: `${BASE}/offers/settings`,
  summary:
    'Changes who chooses drivers, how long they have to answer, and whether the next one is asked without a dispatcher',
  access: { kind: 'staff', permission: 'company.write' },
  body: OfferSettings.partial(),
  reply: OfferSettings,
  fails: [],
})
