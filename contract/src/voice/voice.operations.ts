import { z } from 'zod'
import { BASE, operation, PhoneDigits, text } from '../kernel/index.ts'
import { CarrierForm, Twiml } from '../messages/index.ts'
import { AnsweredCall } from './answered-call.ts'

const signed = { kind: 'signed', by: 'carrier' } as const

export const answerCall = operation({
  name: 'answerCall',
  method: 'POST',
  path: `${BASE}/voice/incoming`,
  summary: 'Somebody calls an agent number: answers the TwiML that opens the relay',
  access: signed,
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const endRelay = operation({
  name: 'endRelay',
  method: 'POST',
  path: `${BASE}/voice/ended`,
  summary: 'The relay ended (the action URL): hang up, hand over, or open it again',
  access: signed,
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const receiveCallStatus = operation({
  name: 'receiveCallStatus',
  method: 'POST',
  path: `${BASE}/voice/status`,
  summary: 'The carrier tells how a call stands and how long it lasted',
  access: signed,
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

/** The relay's socket; not an HTTP operation. */
export const RELAY_PATH = `${BASE}/voice/relay`

export const callAgent = operation({
  name: 'callAgent',
  method: 'POST',
  path: `${BASE}/voice/phone`,
  summary:
    "Calls the company's agent from the built-in phone in the browser; the ticket opens the relay once",
  access: { kind: 'staff', permission: 'phone.ring' },
  body: z.object({ fromNumber: PhoneDigits }),
  reply: AnsweredCall,
  fails: [],
})

export const rejoinAgent = operation({
  name: 'rejoinAgent',
  method: 'POST',
  path: `${BASE}/voice/phone/rejoin`,
  summary: 'The built-in phone lost its socket: a new ticket to the call that is going on',
  access: { kind: 'staff', permission: 'phone.ring' },
  body: z.object({ callSid: text(64) }),
  reply: z.object({ relayUrl: z.string() }),
  fails: ['not_found'],
})

export const hangUpPhone = operation({
  name: 'hangUpPhone',
  method: 'POST',
  path: `${BASE}/voice/phone/hang-up`,
  summary: 'The built-in phone was hung up: what the carrier tells by its callbacks',
  access: { kind: 'staff', permission: 'phone.ring' },
  body: z.object({ callSid: text(64), seconds: z.int().min(0).max(86_400) }),
  reply: z.object({ done: z.literal(true) }),
  fails: ['not_found'],
})
